//! Effects being carried out.

use dradis_facts::battle::BasestarAt;
use dradis_facts::content::{CivilianKind, LocationId, LoyaltyCard, SkillType};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::hidden::Hidden;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use serde::{Deserialize, Serialize};

use crate::loyalty::Standing;
use crate::state::State;

/// A list of effects being carried out, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// What they belong to.
    pub of: Source,
    /// The player whose crisis, check or action it is.
    pub current: SeatId,
    /// The player picked before.
    pub picked: Option<SeatId>,
    /// The effects not carried out yet.
    pub left: Vec<Effect>,
}

/// A step of carrying effects out, as work on the agenda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EffectStep {
    /// What follows is shown as one list and confirmed.
    Confirm {
        /// What follows.
        course: Course,
    },
    /// The next effect is carried out, then the rest.
    Next {
        /// What is left.
        course: Course,
    },
    /// Somebody sees the Loyalty cards that they may look at, until they say that they have (LOYAL-3). Which they
    /// are stands with the Loyalty cards.
    SeeLoyalty,
    /// The Quorum card that was played is discarded, unless an effect of it said otherwise (POOL-5).
    DiscardQuorum,
    /// A die has decided between two lists. It lies below the roll.
    Fork {
        /// The highest number that counts as low.
        low_to: u8,
        /// What happens then.
        low: Course,
        /// What happens otherwise.
        high: Course,
        /// What the highest number brings instead, where that is something else (NC-17).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        highest: Option<Course>,
    },
}

/// What effects do that nothing else does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EffectEvent {
    /// Somebody picked a player.
    Picked {
        /// Who picked.
        by: SeatId,
        /// Whom.
        seat: SeatId,
    },
    /// A civilian ship of the unused pile was turned up and left the game (DEST-4). What is lost with it
    /// follows.
    CivilianLost {
        /// Its front. Public from now on.
        kind: CivilianKind,
    },
    /// Destroyed raptors came back to the Reserve.
    RaptorsRestored {
        /// How many.
        count: u8,
    },
    /// No Cylon ship is launched or activated for the rest of the turn.
    CeasedFire,
    /// An icon, or what launches ships, did nothing for that reason.
    HeldFire,
    /// An assault raptor came from beside the board to the Reserve (XRAPTOR-6).
    AssaultRaptorGained,
    /// Destroyed vipers came back to the Reserve.
    VipersRestored {
        /// How many.
        count: u8,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// A viper of the Reserve or of the Damaged Vipers box left the game (DMG-3).
    ViperLost {
        /// It was a damaged one.
        damaged: bool,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// Every Cylon ship of an area went back beside the board, with its damage tokens.
    AreaCleared {
        /// The area.
        area: Area,
    },
    /// A character goes to the Brig as the turn ends (CLAR-53).
    BrigAtEnd {
        /// Whose.
        seat: SeatId,
    },
    /// A location is activated again by an ability that does so once for each location (OPEN-56).
    Again {
        /// Whose ability it is.
        seat: SeatId,
        /// The location.
        location: LocationId,
    },
    /// A title that was taken goes back to its owner as the turn ends (CLAR-12).
    TitleLent {
        /// The title.
        title: Title,
        /// Whose it is.
        owner: SeatId,
    },
    /// The next crisis card that is drawn in this turn counts as having the jump icon (LOC-ENGINE-1).
    JumpIconAdded,
    /// Every nuke token left the game, and none can be gained any more (CLAR-74).
    NukesRemoved,
    /// The next loss of a dial is smaller by 1 (CLAR-71); `None` once it was.
    Spared {
        /// The dial.
        resource: Option<Resource>,
    },
    /// Cylon ships of a type may act once more in this turn (CYATT-7a).
    ActAgain {
        /// The type.
        ship: Craft,
    },
    /// A basestar went back beside the board, with its damage tokens.
    BasestarRemoved {
        /// Which.
        basestar: BasestarAt,
    },
    /// Cards were shuffled into the Destiny deck, or it was shuffled without any.
    DestinyMixed {
        /// The type of the cards that came; `None` where none came.
        skill: Option<SkillType>,
        /// How many came. Public.
        cards: u8,
        /// The deck now, its top first. Empty where the table keeps it.
        deck: Hidden<Vec<SkillCard>>,
    },
    /// Somebody looks the Destiny deck through that Dradis keeps.
    DestinyLooked {
        /// Who, and alone.
        seat: SeatId,
    },
    /// A card of the deck that somebody looks through was discarded. Public from now on.
    DestinyDiscarded {
        /// Where it lay, from 0.
        at: u8,
        /// The card.
        card: SkillCard,
    },
    /// Nobody looks the Destiny deck through any more.
    DestinySeen,
    /// The Destiny deck was discarded, and there is a new one of one type.
    DestinyRebuilt {
        /// The type. Public.
        skill: SkillType,
        /// How many cards. Public.
        cards: u8,
        /// The deck, its top first. Empty where the table keeps it.
        deck: Hidden<Vec<SkillCard>>,
    },
    /// The distance travelled grew without a jump (SLEEPER-1a).
    DistanceGrew {
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// Somebody looks at Loyalty cards of another player.
    LoyaltyLooked {
        /// Who looks.
        seat: SeatId,
        /// At whose.
        at: SeatId,
        /// At all of them, and not at a random one.
        all: bool,
        /// The cards, in the order received, for these two players alone; left out where the table keeps them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Hidden<Vec<LoyaltyCard>>>,
    },
    /// Who looks has seen the cards, and nobody is shown them any more.
    LoyaltySeen {
        /// Who has looked.
        seat: SeatId,
    },
    /// Dradis drew damage tokens to choose from. Public.
    TokensDrawn {
        /// They, in the order drawn.
        tokens: Vec<GalacticaToken>,
    },
    /// A revealed Cylon has handed unrevealed Loyalty cards on.
    LoyaltyGiven {
        /// The Cylon.
        from: SeatId,
        /// Who has them now.
        to: SeatId,
        /// The Cylon also keeps the Sympathizer, which everybody has seen. Public.
        #[serde(default)]
        keeps_sympathizer: bool,
    },
}

impl Course {
    /// The players that a part of it names, clockwise from the current player; nobody where there is no such
    /// player.
    pub fn players(&self, state: &State, who: Who) -> Vec<SeatId> {
        let one = |seat: Option<SeatId>| seat.into_iter().collect();
        let mut players: Vec<SeatId> = match who {
            Who::Current => one(Some(self.current)),
            Who::Active => one(Some(state.turn.active.unwrap_or(self.current))),
            Who::Holder(title) => one(state.titles.holder(title)),
            Who::Picked | Who::Willing => one(self.picked),
            Who::Everyone => clockwise_from(&state.order, self.current).collect(),
            Who::Cylons => {
                let mut players: Vec<SeatId> = clockwise_from(&state.order, self.current).collect();
                players.retain(|seat| state.loyalty.standing(*seat).is_cylon_player());
                players
            }
        };
        players.retain(|seat| !state.is_out(*seat));
        players
    }

    /// Those of them that an effect can concern: no revealed Cylon (CYPLAYER-3), unless it names them, or they have
    /// chosen it (XCY-1).
    pub fn affected(&self, state: &State, who: Who) -> Vec<SeatId> {
        let mut players = self.players(state, who);
        if self.is_of_crossroads() {
            // It is no crisis: Cylon players have it like everybody else (ION-6).
            rule!("ION-6");
            return players;
        }
        match who {
            Who::Cylons | Who::Willing => {
                rule!("XCY-1");
                rule!("CLAR-75");
            }
            // What a Cylon player does by a location of theirs, or by their own sheet, is for them.
            Who::Current if self.is_a_cylons_own(state) => {
                rule!("LOC-HUMANFLEET-2");
            }
            Who::Current | Who::Active | Who::Everyone | Who::Picked | Who::Holder(_) => {
                rule!("CYPLAYER-3");
                rule!("DIS-55");
                players.retain(|seat| state.loyalty.standing(*seat).acts_as_human());
            }
        }
        players
    }

    /// Whether it comes of a location of the Cylons or of a character's sheet. A Leader who activates a location of
    /// humans from among the Cylons does so by their sheet (Resolute).
    fn is_a_cylons_own(&self, state: &State) -> bool {
        match self.of {
            Source::Location { location } if state.is_cylon_board(location.facts().board) => true,
            Source::Location { location: _ } => match state.loyalty.standing(self.current) {
                Standing::Leader { infiltrating: _ } => {
                    rule!("CLAR-56");
                    true
                }
                Standing::Human | Standing::Cylon => false,
            },
            Source::Ability { .. } => true,
            Source::Crisis { .. }
            | Source::Destination { .. }
            | Source::Quorum { .. }
            | Source::Title { .. }
            | Source::SkillCard { .. }
            | Source::Loyalty { .. }
            | Source::Mission { .. }
            | Source::Held { .. }
            | Source::Ally { .. } => false,
        }
    }

    /// Whether it is the result of a Crossroads card.
    fn is_of_crossroads(&self) -> bool {
        match self.of {
            Source::Held { card } => card.crossroads().is_some(),
            Source::Crisis { .. }
            | Source::Destination { .. }
            | Source::Quorum { .. }
            | Source::Location { .. }
            | Source::Ability { .. }
            | Source::Title { .. }
            | Source::SkillCard { .. }
            | Source::Loyalty { .. }
            | Source::Mission { .. }
            | Source::Ally { .. } => false,
        }
    }

    /// Who sees cards, or whose are seen: a revealed Cylon neither looks nor is looked at by the result of a crisis
    /// or check, while a card of the President or an ability names any player (CYPLAYER-3).
    pub fn looking(&self, state: &State, who: Who) -> Vec<SeatId> {
        if self.of.spares_cylons() {
            self.affected(state, who)
        } else {
            self.players(state, who)
        }
    }

    /// Who decides where a part of it leaves a choice: the one it names, or the current player.
    pub fn decider(&self, state: &State, by: Who) -> SeatId {
        rule!("CYPLAYER-7");
        let named = self.players(state, by);
        named.first().copied().unwrap_or(self.current)
    }

    /// The same with other effects, for what belongs to a part of it.
    pub fn with(&self, left: &[Effect]) -> Self {
        Self {
            left: left.to_vec(),
            ..self.clone()
        }
    }
}
