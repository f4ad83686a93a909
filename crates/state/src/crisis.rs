//! Crises: the card that is being resolved, and those that stay in play.

use std::collections::BTreeSet;

use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{AttackCardId, CrisisDeck, CrisisId, CrisisRule, SkillType};
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// What leads to a crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CrisisFrom {
    /// The Crisis step of a turn (CRISIS-1).
    Turn,
    /// A further Crisis step after the Activate Cylon Ships step (CRISIS-7, CRISIS-9).
    Further,
    /// Caprica: one of two drawn, with no icons (LOC-CAPRICA-1).
    Caprica,
    /// Breeder's Canyon: the top card, with its Cylon ships and occupation forces alone (LOC-CANYON-1, OPEN-51).
    Canyon,
    /// A Super Crisis card that a revealed Cylon plays at Caprica.
    SuperCrisis,
}

/// The crisis that is being resolved. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenCrisis {
    /// The card; `None` where the table has tapped its icons without naming it.
    pub card: Option<CrisisId>,
    /// The current player: who drew it, or the Cylon who plays it (CYPLAYER-7).
    pub current: SeatId,
    /// What led to it.
    pub from: CrisisFrom,
    /// Its Cylon ship icons, in order.
    pub icons: Vec<ShipIcon>,
    /// Whether it has the jump icon.
    pub jump: bool,
    /// Whether it has the icon of the occupation forces (NC-25).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub forces: bool,
    /// Whether it counts as having it because of the Engine Room (LOC-ENGINE-1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub jump_added: bool,
    /// Whether it stays in play instead of being discarded (TURN-3).
    pub stays: bool,
    /// Whether it leaves the game, or lies by the objective, instead of being discarded.
    pub removed: bool,
    /// What was chosen on it, where there was a choice: the number of the option, or the check.
    pub chosen: Option<CrisisChoice>,
}

impl OpenCrisis {
    /// Whether the fleet token advances for it: once, whatever the card shows already.
    #[must_use]
    pub const fn prepares(&self) -> bool {
        self.jump || self.jump_added
    }
}

/// What may be chosen on a crisis card (CHECK-2, CRISIS-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CrisisChoice {
    /// The skill check.
    Check,
    /// An option without a check.
    Option {
        /// Which one, from 0.
        index: u8,
    },
    /// Neither: cards are discarded in their place (CLAR-46).
    Path,
}

/// A card that the table describes instead of naming it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Described {
    /// Its Cylon ship icons, in order.
    pub icons: Vec<ShipIcon>,
    /// Whether it has the jump icon.
    pub jump: bool,
    /// Whether it has the icon of the occupation forces (NC-25).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub forces: bool,
    /// Its check, if it has one and that was chosen.
    #[serde(default)]
    pub check: Option<DescribedCheck>,
}

/// The numbers of a check as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DescribedCheck {
    /// The total that passes it, 1 to 30.
    pub difficulty: u8,
    /// The total that reaches the partial result, below the difficulty.
    #[serde(default)]
    pub partial_difficulty: Option<u8>,
    /// The types that count for it, at least one.
    pub skills: Vec<SkillType>,
}

/// What is remembered of crises. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crises {
    /// The crisis that is being resolved. A further one lies on top of the first.
    pub open: Vec<OpenCrisis>,
    /// Cards that stay in play, in the order they came.
    pub in_play: Vec<CrisisId>,
    /// Cards that are neither in a deck nor discarded for the rest of the game.
    pub removed: u8,
    /// Whether the crisis of the running turn has come up.
    pub came: bool,
    /// Whether another crisis follows the Activate Cylon Ships step of this one (CRISIS-7).
    pub another: bool,
    /// Abilities that its drawer has used for the card drawn last, once for a card however it is told (XORDER-4).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub drawn_with: BTreeSet<Ability>,
}

/// A step of a crisis, as work on the agenda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CrisisStep {
    /// The table says which card came up.
    Name {
        /// Whose crisis it is.
        current: SeatId,
        /// What led to it.
        from: CrisisFrom,
        /// Whether it is one card, also where two are drawn: one that was told is told anew, or another comes from
        /// Caprica in the place of one (CHAR-4).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        single: bool,
    },
    /// A Cylon attack card came up; Starbuck may still have it discarded (Secret Destiny).
    Attack {
        /// Whose crisis it is.
        current: SeatId,
        /// What led to it.
        from: CrisisFrom,
        /// The card.
        card: AttackCardId,
    },
    /// Whoever the card names chooses between the check and the options.
    Choose,
    /// What was chosen begins, unless somebody has it chosen otherwise (Moral Compass).
    Begin,
    /// A card that the table has described begins, unless somebody has it discarded (Secret Destiny) or chosen
    /// otherwise (Moral Compass).
    Described {
        /// Its check, where that was chosen.
        check: Option<DescribedCheck>,
    },
    /// The Activate Cylon Ships step (TURN-8): the icons of the open card.
    Activate,
    /// The further crisis, if there is one (CRISIS-9).
    Further,
    /// The Prepare for Jump step (TURN-10): the jump icon of the open card.
    Prepare,
    /// The card is discarded, unless it stays (TURN-3).
    Discard,
}

/// What happens to crises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CrisisEvent {
    /// A card came up; in the Crisis step it is the one of this turn.
    CameUp {
        /// What led to it.
        from: CrisisFrom,
    },
    /// A card was drawn or played, and named or described.
    Opened {
        /// The card.
        crisis: OpenCrisis,
    },
    /// Somebody chose, or had it chosen otherwise.
    Chosen {
        /// Who chose.
        seat: Option<SeatId>,
        /// What.
        choice: CrisisChoice,
    },
    /// A card that came up was discarded for another (Secret Destiny).
    Replaced {
        /// Who had it so.
        seat: SeatId,
    },
    /// A described card is chosen on otherwise: the table describes it once more (Moral Compass).
    TakenBack,
    /// The open card stays in play.
    Stays,
    /// The open card leaves the game.
    Removed,
    /// Another crisis follows.
    Another,
    /// The further crisis has come.
    AnotherBegan,
    /// The open card is done with.
    Closed,
}

impl Crises {
    /// The crisis that is being resolved now.
    #[must_use]
    pub fn current(&self) -> Option<&OpenCrisis> {
        self.open.last()
    }

    /// Whether a card with this rule stays in play: from the moment that it does, whatever is still to come of it.
    #[must_use]
    pub fn rule(&self, rule: CrisisRule) -> bool {
        let staying = self.open.iter().filter(|open| open.stays);
        let staying = staying.filter_map(|open| open.card.as_ref());
        let mut lasting = self.in_play.iter().chain(staying);
        lasting.any(|card| card.facts().lasting == Some(rule))
    }

    /// Somebody has used an ability: its drawer for the card, or Starbuck, who has another card drawn.
    pub(crate) fn used(&mut self, ability: Ability) {
        if matches!(
            ability,
            Ability::ReligiousVisions | Ability::DelusionalIntuition
        ) {
            self.drawn_with.insert(ability);
        } else if ability == Ability::SecretDestiny {
            self.drawn_with.clear();
        }
    }

    /// Whether the jump icon that the Engine Room adds is still to come after this: a card that is opened takes it, and
    /// one that is taken back gives it back (LOC-ENGINE-1).
    pub(crate) fn jump_icon_to_come(&self, before: bool, event: &CrisisEvent) -> bool {
        match event {
            CrisisEvent::Opened { crisis } => before && !crisis.jump_added,
            CrisisEvent::Replaced { .. } | CrisisEvent::TakenBack => {
                before || self.current().is_some_and(|open| open.jump_added)
            }
            CrisisEvent::CameUp { .. }
            | CrisisEvent::Chosen { .. }
            | CrisisEvent::Stays
            | CrisisEvent::Removed
            | CrisisEvent::Another
            | CrisisEvent::AnotherBegan
            | CrisisEvent::Closed => before,
        }
    }

    /// Where no card is being resolved, nothing is remembered of the last one.
    pub(crate) fn rest(&mut self) {
        if self.open.is_empty() {
            self.drawn_with.clear();
        }
    }

    /// Writes an event, for `apply`.
    pub(crate) fn apply(&mut self, event: &CrisisEvent) {
        match event {
            CrisisEvent::CameUp { from } => {
                self.drawn_with.clear();
                match from {
                    CrisisFrom::Turn => self.came = true,
                    CrisisFrom::Further
                    | CrisisFrom::Caprica
                    | CrisisFrom::Canyon
                    | CrisisFrom::SuperCrisis => {}
                }
            }
            CrisisEvent::Opened { crisis } => self.open.push(crisis.clone()),
            CrisisEvent::Chosen { seat: _, choice } => {
                if let Some(open) = self.open.last_mut() {
                    open.chosen = Some(*choice);
                }
            }
            CrisisEvent::Replaced { seat: _ } | CrisisEvent::TakenBack => {
                self.open.pop();
            }
            CrisisEvent::Stays => {
                if let Some(open) = self.open.last_mut() {
                    open.stays = true;
                }
            }
            CrisisEvent::Removed => {
                if let Some(open) = self.open.last_mut() {
                    open.removed = true;
                }
            }
            CrisisEvent::Another => self.another = true,
            CrisisEvent::AnotherBegan => {
                self.another = false;
                self.drawn_with.clear();
            }
            CrisisEvent::Closed => {
                if let Some(open) = self.open.pop() {
                    if open.removed {
                        self.removed = self.removed.saturating_add(1);
                    } else if let (true, Some(card)) = (open.stays, open.card) {
                        self.in_play.push(card);
                    }
                }
                self.rest();
            }
        }
    }

    /// Cards of the Crisis deck that are neither in it nor on its discard pile.
    #[must_use]
    pub fn out_of_the_deck(&self, deck: CrisisDeck) -> u8 {
        let of_deck = |card: &CrisisId| card.facts().deck == deck;
        let lying = self.in_play.iter().filter(|card| of_deck(card)).count();
        let open = self.open.iter();
        let open = open.filter(|open| open.card.as_ref().is_none_or(of_deck));
        u8::try_from(lying + open.count())
            .unwrap_or(u8::MAX)
            .saturating_add(self.removed)
    }
}
