//! What a position says of a game beside what a correction could write.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::ability::Ability;
use dradis_facts::battle::Pace;
use dradis_facts::content::{
    AttackCardId, CharacterId, CivilianKind, CrisisId, DestinationId, LoyaltyCard,
};
use dradis_facts::craft::Counts;
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::Kit;
use dradis_facts::mark::RuleId;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_facts::turn::TurnStep;
use serde::{Deserialize, Serialize};

use crate::crossroads::{self, Crossroads};
use crate::destiny::Destiny;
use crate::earth::Earth;
use crate::held::{self, HeldDeck};
use crate::ionian::Ionian;
use crate::new_caprica::LaidNewCaprica;
use crate::quorum::OpenQuorum;
use crate::space::CivilianShip;
use crate::state::State;
use crate::turn::{Outcome, Remembered};

/// What a position says beside what a correction could write. What is `None` or empty stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Seats at which nobody sits any more.
    pub empty: BTreeSet<SeatId>,
    /// Abilities that are used once in a game and have been.
    pub used: BTreeSet<Ability>,
    /// Reminders that the table does not want to see.
    pub muted: BTreeSet<RuleId>,
    /// Players in the Brig who lost the title of Admiral there.
    pub deposed: BTreeSet<SeatId>,
    /// How far Dradis goes by itself in a fight.
    pub pace: Pace,
    /// The ends that the table has played on from.
    #[serde(with = "crate::turn::waived")]
    pub waived: Vec<Outcome>,
    /// What the running turn has come to.
    pub turn: Option<LaidTurn>,
    /// Quorum cards that lie open.
    pub quorum: Vec<OpenQuorum>,
    /// Quorum cards that have left the game.
    pub quorum_removed: u8,
    /// Crisis cards that have left the game.
    pub crises_removed: u8,
    /// Where the fleet has been.
    pub visited: Vec<DestinationId>,
    /// Whether the Sleeper phase has come; by the distance when `None`.
    pub sleeper_phase: Option<bool>,
    /// The revealed Cylon whom the Sympathizer made one.
    pub sympathizer: Option<SeatId>,
    /// Whether the Sympathizer has been shown.
    pub sympathizer_shown: bool,
    /// Who has had the Sympathizer since then.
    pub sympathizer_with: Option<SeatId>,
    /// The Cylon cards that revealed players have shown.
    pub turned_up: BTreeMap<SeatId, LoyaltyCard>,
    /// The civilian ships one by one, instead of those that were counted by area.
    pub civilians: Option<Vec<CivilianShip>>,
    /// The first number that no civilian ship has had.
    pub next_handle: u16,
    /// Who has looked at which of them.
    pub seen: BTreeMap<SeatId, Vec<CivilianHandle>>,
    /// The Destiny deck that Dradis keeps.
    pub destiny: Option<Destiny>,
    /// The Destination deck that Dradis keeps.
    pub destinations: Option<Hidden<Vec<DestinationId>>>,
    /// Cards to hold that Dradis keeps.
    pub held: Vec<HeldDeck>,
    /// Cylon attack cards that lie open, those of the Crisis deck too, in the order they came; none where corrections say.
    pub attack_cards: Vec<AttackCardId>,
    /// Crises that stay in play, those of the Crisis deck too, in the order they came; none where corrections say.
    pub crises: Vec<CrisisId>,
    /// New Caprica, once the fleet has come there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_caprica: Option<LaidNewCaprica>,
    /// What only a game for Earth has.
    #[serde(default, skip_serializing_if = "Earth::is_nothing")]
    pub earth: Earth,
    /// Allies and trauma tokens on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ionian: Option<Ionian>,
    /// Whether the Crossroads phase is over (ION-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crossroads_over: bool,
    /// Players who are out of the game (ION-15).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub eliminated: BTreeSet<SeatId>,
    /// Loyalty cards that lie open before players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open_loyalty: Vec<(SeatId, LoyaltyCard)>,
    /// Loyalty cards that everybody has seen and that lie face down again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen_loyalty: Vec<(SeatId, LoyaltyCard)>,
    /// Characters who have left the game.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub gone: BTreeSet<CharacterId>,
    /// Those of them whose execution has cost no morale.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub unmourned: BTreeSet<CharacterId>,
    /// Whether the nuke tokens have left the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_more_nukes: bool,
}

/// What the running turn has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidTurn {
    /// Its steps so far.
    pub taken: Vec<TurnStep>,
    /// Whether the active player was in a viper when it began.
    pub began_flying: bool,
    /// Actions taken.
    pub acted: u8,
    /// Actions given by an action.
    pub extra: u8,
    /// Whether Executive Order was played.
    pub ordered: bool,
    /// Whether Maintenance Engineer was used.
    pub maintained: bool,
    /// Whether Helo has rolled again.
    pub eco_used: bool,
    /// Whether the crisis has come up.
    pub crisis_came: bool,
    /// Cylon ships that have acted.
    pub ships_acted: BTreeMap<Area, Counts>,
    /// What abilities of characters remember of it; what its beginning wrote when `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remembered: Option<Remembered>,
    /// Whose character skips a Receive Skills step, and the number of the turn in which they came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub benched: Option<(SeatId, u16)>,
}

/// Writes what a position says, for `apply`.
pub(crate) fn write(state: &mut State, laid: &Laid) {
    let Laid {
        empty,
        used,
        muted,
        deposed,
        pace,
        waived,
        turn,
        quorum,
        quorum_removed,
        crises_removed,
        visited,
        sleeper_phase,
        sympathizer,
        sympathizer_shown,
        sympathizer_with,
        turned_up,
        civilians,
        next_handle,
        seen,
        destiny,
        destinations,
        held,
        attack_cards,
        crises,
        new_caprica,
        earth,
        ionian,
        crossroads_over,
        eliminated,
        open_loyalty,
        seen_loyalty,
        gone,
        unmourned,
        no_more_nukes,
    } = laid;
    state.earth.clone_from(earth);
    if *crossroads_over {
        state.crossroads = Some(Crossroads {
            over: true,
            ..Crossroads::default()
        });
    }
    for seat in eliminated {
        crossroads::eliminate(state, *seat);
    }
    for seat in empty {
        if let Some(seat) = state.seats.get_mut(seat.index()) {
            seat.empty = true;
        }
    }
    state.used.extend(used);
    state.muted.extend(muted);
    state.reminding.deposed.extend(deposed);
    state.battle.pace = *pace;
    state.waived.clone_from(waived);
    if let Some(turn) = turn {
        write_turn(state, turn);
    }
    state.quorum.open.extend(quorum);
    state.quorum.removed = *quorum_removed;
    state.crises.removed = *crises_removed;
    state.destinations.visited.clone_from(visited);
    if let Some(come) = sleeper_phase {
        state.loyalty.sleeper_phase = *come;
    }
    state.loyalty.sympathizer = *sympathizer;
    state.loyalty.sympathizer_shown = *sympathizer_shown;
    state.loyalty.sympathizer_with = *sympathizer_with;
    state.loyalty.turned_up.clone_from(turned_up);
    state.loyalty.open.extend(open_loyalty);
    state.loyalty.seen.extend(seen_loyalty);
    state.gone.extend(gone);
    state.unmourned.extend(unmourned);
    if *no_more_nukes {
        state.titles.no_more_nukes = true;
    }
    if let Some(civilians) = civilians {
        state.space.civilians.clone_from(civilians);
    }
    state.space.next_handle = state.space.next_handle.max(*next_handle);
    for (seat, handles) in seen {
        state.space.see(*seat, handles);
    }
    if let Some(destiny) = destiny {
        state.destiny = destiny.clone().into();
    }
    if let Some(deck) = destinations {
        state.destinations.deck = deck.clone();
    }
    for deck in held {
        held::lay(state, deck);
    }
    state.battle.in_play.extend(attack_cards);
    state.crises.in_play.extend(crises);
    if ionian.is_some() {
        state.ionian.clone_from(ionian);
    }
    if let Some(LaidNewCaprica {
        there,
        locked,
        prepared,
    }) = new_caprica
    {
        state.new_caprica = Some(there.clone());
        state.space.locked.clone_from(locked);
        state.space.prepared.clone_from(prepared);
        for ship in state.space.locked.iter().chain(&state.space.prepared) {
            let next = ship.handle.0.saturating_add(1);
            state.space.next_handle = state.space.next_handle.max(next);
        }
    }
}

fn write_turn(state: &mut State, turn: &LaidTurn) {
    let LaidTurn {
        taken,
        began_flying,
        acted,
        extra,
        ordered,
        maintained,
        eco_used,
        crisis_came,
        ships_acted,
        remembered,
        benched,
    } = turn;
    state.turn.taken.clone_from(taken);
    state.turn.began_flying = *began_flying;
    state.turn.acted = *acted;
    state.turn.extra = *extra;
    state.turn.ordered = *ordered;
    state.turn.maintained = *maintained;
    state.battle.eco_used = *eco_used;
    state.crises.came = *crisis_came;
    if let Some(remembered) = remembered {
        state.turn.remembered.clone_from(remembered);
    }
    state.turn.benched = *benched;
    for (area, acted) in ships_acted {
        *state.battle.acted_mut(*area) = *acted;
    }
}

/// Whether these civilian ships are in the box, beside those that were destroyed.
pub fn in_the_box(kit: &Kit, fronts: &[CivilianKind], destroyed: &[CivilianKind]) -> bool {
    kit.civilian_ships.iter().all(|kind| {
        let all = fronts.iter().chain(destroyed);
        all.filter(|other| *other == kind).count() <= usize::from(kind.facts().copies)
    })
}
