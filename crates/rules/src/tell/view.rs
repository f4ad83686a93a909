//! Projections of the state: what a viewer may know, built by allow-list.
//!
//! **Architecture invariant:** every projection takes the state apart with all its fields named and no
//! `..`, so that a new field does not compile until somebody has decided who may see it.

use dradis_facts::ability::Ability;
use dradis_facts::battle::Pace;
use dradis_facts::content::{
    AttackCardId, Board, CharacterId, CivilianKind, DestinationId, HeldCard, HeldKind, LoyaltyCard,
    SkillType,
};
use dradis_facts::destiny::SkillCard;
use dradis_facts::kit::{Kit, Players};
use dradis_facts::mark::RuleId;
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::resources::{Resource, red_from};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::CivilianHandle;
use dradis_facts::titles::Title;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_state::agenda::{Agenda, Work};
use dradis_state::battle::Battle;
use dradis_state::crossroads::{CrossroadsStep, Resolving};
use dradis_state::destiny::Destiny;
use dradis_state::effect::EffectStep;
use dradis_state::happening::Happening;
use dradis_state::held::{Held, HeldCount};
use dradis_state::jump::Destinations;
use dradis_state::look::Looking;
use dradis_state::loyalty::{Loyalty, Standing};
use dradis_state::opened::OpenedHand;
use dradis_state::seat::Seat;
use dradis_state::space::Space;
use dradis_state::state::State;
use dradis_state::titles::Titles;
use dradis_state::turn::{DrawLine, Outcome, Turn, in_sickbay, in_the_brig_itself, shape};
use serde::{Deserialize, Serialize};

use crate::books::happening;
use crate::play::action::actions_left;
use crate::play::battle::{InARow, in_a_row};
use crate::play::hands::excess;
use crate::play::prompt::Prompt;
use crate::play::prompts;
use crate::tell::reminder::{self, Reminder};

mod board;
mod cards;
mod odds;

pub use board::{AreaView, BoardView, LocationView, NewCapricaView, OuterView, PileView};
pub use cards::{AbilityView, AddedView, CheckView, CrisisView, OpenCard};
pub use odds::{CountOdds, DialOdds, IconOdds, OddsView};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody: the referee's page, the wall, and every phone.
    Public,
    /// One seat's own phone.
    Seat(SeatId),
}

/// What a viewer sees: the public part, which is the same for everybody, and a seat's own secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The same bytes for every viewer.
    pub public: PublicView,
    /// For [`Viewer::Seat`] alone.
    pub secret: Option<SeatSecret>,
}

/// What everybody may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublicView {
    /// Where the game is.
    pub stage: Stage,
    /// What the table agreed on.
    pub options: Options,
    /// What is played with. It stays as it is through a game.
    pub kit: KitView,
    /// The players by seat number.
    pub seats: Vec<SeatView>,
    /// The clockwise order in which they sit.
    pub order: Vec<SeatId>,
    /// The dials, in the order of the board; empty before the set-up.
    pub dials: Vec<Dial>,
    /// The player who goes first.
    pub first: Option<SeatId>,
    /// The running turn.
    pub turn: Option<TurnView>,
    /// Loyalty cards in the deck beside the board (SECRET-17 hides only which they are).
    pub loyalty_deck: u8,
    /// How many players still read; `None` when nobody is asked to.
    pub still_reading: Option<u8>,
    /// Whether a position is being laid out: corrections are no corrections then.
    pub laying_out: bool,
    /// The fight.
    pub battle: BattleView,
    /// The crisis that is being resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub crisis: Option<CrisisView>,
    /// The skill check that runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub check: Option<CheckView>,
    /// Crisis and Quorum cards that lie open; Cylon attack cards stand with the fight.
    pub lying_open: Vec<OpenCard>,
    /// Names of the destinations by the objective, in order, as far as they were named.
    pub visited: Vec<String>,
    /// Abilities that are used once in a game and have been.
    pub used: Vec<Ability>,
    /// What the table waits for.
    pub prompts: Vec<Prompt>,
    /// What is often forgotten at this moment; the muted ones are left out.
    pub reminders: Vec<Reminder>,
    /// Reminders that the table does not want to see again.
    pub muted: Vec<RuleId>,
    /// What carrying out a Cylon ship icon can bring; left out where there is none to carry out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub odds: Option<OddsView>,
    /// Where the Crossroads phase is (ION-4); left out where it does not run.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub crossroads: Option<CrossroadsView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// Who has won.
    pub winner: Option<Winner>,
    /// Everybody's Loyalty cards, once they have been turned up after the end (END-13).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub opened: Option<Vec<OpenedHand>>,
    /// The board, as it is laid out.
    pub board: BoardView,
    /// What the table can tell that players do in a fight with the locations where their characters stand, and by their
    /// sheets, seat by seat. Left out where there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Happening>>"))]
    pub deeds: Vec<Happening>,
}

/// What is played with, as far as a page lists it. Everything in the order in which it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitView {
    /// How many play (COMP-11).
    pub players: Players,
    /// Boards with locations; the ship that the space areas lie around is the first.
    pub boards: Vec<Board>,
    /// Titles that somebody holds.
    pub titles: Vec<Title>,
    /// Types of skill cards.
    pub skill_types: Vec<SkillType>,
    /// Skill cards as a check tells them, type by type, weakest first.
    pub skill_faces: Vec<SkillCard>,
    /// Distances at which the objective asks for something (GOAL-1, JUMP-8).
    pub goals: Vec<u8>,
    /// Rules that say what is laid out beside the board, and what goes back into the box, before the game; their texts
    /// are the table's list (XSETUP-3, XBOARD-2, XCOMP-12, XCOMP-1). Left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<RuleId>>"))]
    pub lay_out: Vec<RuleId>,
}

impl KitView {
    /// A kit, as everybody sees it.
    #[must_use]
    pub fn of(kit: &Kit) -> Self {
        if !kit.lay_out.is_empty() {
            rule!("XCOMP-1");
            rule!("XCOMP-12");
            rule!("XSETUP-3");
            rule!("XBOARD-2");
            rule!("XSETUP-18");
        }
        if !kit.missions.is_empty() {
            rule!("XSETUP-20");
            rule!("EARTH-SETUP-1");
            rule!("EARTH-SETUP-2");
        }
        if kit.new_caprica.is_some() {
            rule!("NC-SETUP-1");
            rule!("NC-SETUP-2");
            rule!("OPEN-28");
            rule!("XSETUP-23");
        }
        Self {
            players: kit.players,
            boards: kit.boards.clone(),
            titles: kit.titles().collect(),
            skill_types: kit.skill_types.clone(),
            skill_faces: kit.skill_faces().collect(),
            goals: vec![kit.distances.first, kit.distances.second],
            lay_out: kit.lay_out.clone(),
        }
    }
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nothing is set up.
    NotBegun,
    /// Characters are being chosen.
    ChoosingCharacters,
    /// The Loyalty cards wait to be dealt.
    Dealing,
    /// Everybody reads.
    Reading,
    /// Turns are played.
    Playing,
    /// The game is over.
    Over,
}

/// A player, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: SeatId,
    /// Name.
    pub name: String,
    /// Chosen character.
    pub character: Option<CharacterId>,
    /// Titles held.
    pub titles: Vec<Title>,
    /// How many cards are held of each kind; which they are is the seat's secret (SECRET-18).
    pub held: Vec<HeldCount>,
    /// Cards that lie open before the player, kind by kind: the Cylon card that was shown, the Mutineer, Personal Goals,
    /// Motives. Left out where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Held>>"))]
    pub open: Vec<Held>,
    /// Motives that a Cylon Leader has left unrevealed, once everybody's cards have been turned up and Dradis keeps them
    /// (XMOT-6): their secret until then. Left out where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<HeldCard>>"))]
    pub unrevealed: Vec<HeldCard>,
    /// Cards that everybody has seen and that lie face down again among those of the player (XFIVE-2). Left out where
    /// there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<HeldCard>>"))]
    pub seen: Vec<HeldCard>,
    /// Where the character is; `None` until it is placed.
    pub place: Option<Place>,
    /// Skill cards in hand.
    pub hand: u8,
    /// How many of them are above the player's limit, and go as the turn ends (HAND-1). Left out where none is.
    #[serde(skip_serializing_if = "no_cards")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub above_limit: u8,
    /// Whether the player is a revealed Cylon.
    pub revealed_cylon: bool,
    /// How the player stands where they are a Cylon Leader, whom everybody knows (XLEAD-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub leader: Option<LeaderView>,
    /// Miracle tokens, where they are in play (XMIR-2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub miracles: Option<u8>,
    /// Whether the character is in the Brig.
    pub in_brig: bool,
    /// Whether the character is in Sickbay.
    pub in_sickbay: bool,
    /// Civilian ships on the board that the player has looked at; what they are is the seat's secret.
    pub civilians_seen: Vec<CivilianHandle>,
    /// Nobody sits here any more.
    pub empty: bool,
    /// The player is out of the game (ION-15), and has lost. Left out where they are not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub eliminated: bool,
    /// Whether a trauma token lies face down beside the player's Crossroads card (ION-7). Left out where none does.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub token_laid: bool,
}

/// A Cylon Leader, as everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderView {
    /// Whether they are among the humans now (XINF-2).
    pub infiltrating: bool,
}

/// The Crossroads phase, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrossroadsView {
    /// Which of its three parts runs (ION-4).
    pub part: CrossroadsPart,
    /// The card that is being resolved; left out where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub resolving: Option<Resolving>,
}

/// A part of the Crossroads phase, in the order in which they are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CrossroadsPart {
    /// Cylons and vipers come (ION-5).
    Battle,
    /// Cards are laid out and resolved (ION-6 to ION-9).
    Cards,
    /// Trauma is shown and counted (ION-10 to ION-15).
    Trial,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn no_cards(cards: &u8) -> bool {
    *cards == 0
}

impl SeatView {
    /// How many cards of one kind the player holds.
    #[must_use]
    pub fn held(&self, kind: HeldKind) -> u8 {
        let held = self.held.iter().find(|held| held.kind == kind);
        held.map_or(0, |held| held.cards)
    }
}

/// The fight, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    /// How far Dradis goes by itself.
    pub pace: Pace,
    /// Whether an activation, an attack or a Cylon attack card is being carried out.
    pub running: bool,
    /// Which of the raiders or basestars acts, while all of them do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub in_a_row: Option<InARow>,
    /// Cylon attack cards that stay in play.
    pub in_play: Vec<AttackCardId>,
}

/// A dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dial {
    /// Which one.
    pub resource: Resource,
    /// Value, 0 to `maximum`.
    pub value: u8,
    /// Highest value (RES-5).
    pub maximum: u8,
    /// Red from this value downward (RES-4).
    pub red_from: u8,
    /// Whether it stands in the red zone.
    pub red: bool,
}

/// The running turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// Number, the first is 1.
    pub number: u16,
    /// The active player.
    pub active: SeatId,
    /// Where the turn is.
    pub step: TurnStep,
    /// The steps of this turn, in order: fewer for a revealed Cylon and in the Brig (CYTURN-4, TURN-7).
    pub steps: Vec<TurnStep>,
    /// Cards the active player draws in the Receive Skills step.
    pub draws: u8,
    /// The same by type: a line of several types is split as the player likes.
    pub draw_lines: Vec<DrawLine>,
    /// Actions that the active player still has in this turn.
    pub actions: u8,
}

/// What one seat alone may see (SECRET-18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSecret {
    /// The seat.
    pub seat: SeatId,
    /// The cards it holds, where Dradis keeps them, kind by kind in the order received: the answers that choose a Super
    /// Crisis card count in it (CYPLAYER-6).
    pub held: Vec<Held>,
    /// The fronts of the civilian ships it has looked at and that are on the board (CIV-3).
    pub civilians: Vec<CivilianSeen>,
    /// The destinations it chooses among, in the order of the answers; empty unless it is the one who chooses
    /// (JUMP-4).
    pub destinations: Vec<DestinationId>,
    /// The Destiny deck that it looks through, its top first and in the order of the answers; empty for everybody else.
    pub destiny: Vec<SkillCard>,
    /// Loyalty cards that are being looked at: by this player those of another one, or by another one this
    /// player's own (LOYAL-3, DIS-31). Gone when the one who looks has said so.
    pub look: Option<LoyaltyLook>,
    /// Whether it has said that it has read; the others see only how many have.
    pub has_read: bool,
}

impl SeatSecret {
    /// The cards of one kind, in the order received.
    #[must_use]
    pub fn held(&self, kind: HeldKind) -> &[HeldCard] {
        let held = self.held.iter().find(|held| held.kind == kind);
        held.map_or(&[], |held| &held.cards)
    }
}

/// Loyalty cards that one player looks at and another one holds. For these two alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LoyaltyLook {
    /// Who looks.
    pub by: SeatId,
    /// Whose cards they are.
    pub at: SeatId,
    /// The cards, in the order received: one drawn at random, or all that are unrevealed (LOYAL-4).
    pub cards: Vec<LoyaltyCard>,
}

/// A civilian ship that a player has looked at: its public name, and what its front says is lost with it. A pair,
/// so that a player's secrets fit one frame of the channel whatever they have seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CivilianSeen(pub CivilianHandle, pub CivilianKind);

/// What this viewer may see.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
    let secret = match viewer {
        Viewer::Public => None,
        Viewer::Seat(seat) => Some(seat_secret(state, seat)),
    };
    View {
        public: public_view(state),
        secret,
    }
}

fn public_view(state: &State) -> PublicView {
    let State {
        options,
        seats,
        order,
        resources,
        titles,
        space,
        reserve,
        damage,
        jump,
        boarding,
        places,
        hands,
        piles,
        destiny,
        loyalty,
        turn,
        battle,
        crises,
        check,
        quorum,
        destinations,
        held: decks,
        holding: _,
        used,
        miracles,
        muted,
        gone: _,
        unmourned: _,
        reminding: _,
        new_caprica,
        earth,
        ionian,
        crossroads,
        eliminated,
        agenda,
        chance: _,
        outcome,
        waived: _,
    } = state;
    let Titles {
        holders,
        nukes,
        no_more_nukes: _,
    } = &**titles;
    let Loyalty {
        cards: _,
        shown: _,
        dealt: _,
        by_hand: _,
        revealed,
        leader: _,
        turned_up,
        open,
        seen,
        sympathizer: _,
        motives_judged: _,
        sleeper_phase: _,
        sympathizer_shown: _,
        sympathizer_with: _,
        looking: _,
        opened,
    } = &**loyalty;
    let Turn {
        first,
        number,
        active,
        step,
        taken: _,
        began_flying: _,
        acted: _,
        extra: _,
        ordered: _,
        maintained: _,
        over: _,
        remembered: _,
        benched: _,
    } = turn;
    let kit = options.kit();
    let seat_view = |(index, seat): (u8, &Seat)| {
        let Seat {
            name,
            character,
            empty,
        } = seat;
        let seat = SeatId(index);
        SeatView {
            seat,
            name: name.clone(),
            character: *character,
            titles: holders
                .iter()
                .filter(|(_, holder)| **holder == seat)
                .map(|(title, _)| *title)
                .collect(),
            held: {
                rule!("CYPLAYER-6");
                state.held_counts(seat)
            },
            open: {
                let shown = turned_up.get(&seat).filter(|_| revealed.contains(&seat));
                let loyalty = open.iter().filter(|(owner, _)| *owner == seat);
                let loyalty = shown.into_iter().chain(loyalty.map(|(_, card)| card));
                cards::open_before(kit, seat, loyalty.copied(), decks)
            },
            unrevealed: {
                rule!("XMOT-6");
                match opened {
                    Some(_) => state.held_hand(HeldKind::MOTIVE, seat).to_vec(),
                    None => Vec::new(),
                }
            },
            seen: {
                rule!("XFIVE-2");
                let seen = seen.iter().filter(|(owner, _)| *owner == seat);
                seen.map(|(_, card)| (*card).into()).collect()
            },
            place: places.of(seat),
            hand: {
                rule!("SECRET-4");
                rule!("SECRET-9");
                if revealed.contains(&seat) {
                    rule!("SECRET-8");
                }
                hands.of(seat)
            },
            above_limit: excess(state, seat),
            revealed_cylon: revealed.contains(&seat),
            leader: match loyalty.standing(seat) {
                Standing::Leader { infiltrating } => Some(LeaderView { infiltrating }),
                Standing::Human | Standing::Cylon => None,
            },
            miracles: miracles.get(&seat).copied(),
            in_brig: in_the_brig_itself(state, seat),
            in_sickbay: in_sickbay(state, seat),
            civilians_seen: space.seen_by(seat),
            empty: *empty,
            eliminated: eliminated.contains(&seat),
            token_laid: {
                rule!("ION-7");
                let there = crossroads.as_ref();
                there.is_some_and(|there| there.with_token.contains(&seat))
            },
        }
    };
    let dial = |resource| {
        let value = resources.get(resource);
        Dial {
            resource,
            value,
            maximum: kit.dial_maximum,
            red_from: red_from(kit, resource, options.red_zone),
            red: value <= red_from(kit, resource, options.red_zone),
        }
    };
    let stage = stage(state);
    let prompts = prompts(state);
    rule!("SECRET-17");
    rule!("SECRET-19");
    rule!("LOYAL-3");
    PublicView {
        stage,
        options: *options,
        kit: KitView::of(kit),
        seats: (0u8..).zip(seats).map(seat_view).collect(),
        order: order.clone(),
        dials: if seats.is_empty() {
            Vec::new()
        } else {
            kit.resources.iter().map(|row| dial(row.id)).collect()
        },
        first: *first,
        turn: active.map(|active| TurnView {
            number: *number,
            active,
            step: *step,
            steps: shape(state),
            draws: crate::play::hands::draws(state, active),
            draw_lines: crate::play::hands::draw_lines(state, active),
            actions: actions_left(state),
        }),
        loyalty_deck: u8::try_from(loyalty.left()).unwrap_or(u8::MAX),
        still_reading: (stage == Stage::Reading)
            .then(|| u8::try_from(agenda.still_reading().len()).unwrap_or(u8::MAX)),
        laying_out: agenda.laying_out(),
        battle: battle_view(state, battle, agenda),
        crisis: cards::crisis(crises),
        check: check.as_ref().map(|check| cards::check(state, check)),
        lying_open: cards::lying_open(crises, quorum),
        visited: cards::visited(destinations),
        used: used.iter().copied().collect(),
        reminders: reminder::of(state, &prompts),
        muted: muted.iter().copied().collect(),
        prompts,
        odds: odds::odds_view(state),
        outcome: outcome.clone(),
        // The team and no names: who is in it shows when the players turn their cards up.
        crossroads: crossroads_view(state),
        winner: outcome.as_ref().map(|outcome| {
            rule!("END-13");
            outcome.winner()
        }),
        opened: opened.clone(),
        board: board::board(
            state,
            &board::OnBoard {
                space,
                reserve,
                damage,
                jump,
                boarding,
                places,
                nukes: *nukes,
                piles,
                destiny,
                new_caprica: new_caprica.as_ref(),
                earth,
                ionian: ionian.as_ref(),
            },
        ),
        deeds: happening::deeds(state),
    }
}

/// Which part of the Crossroads phase runs: what is still to come says it.
fn crossroads_view(state: &State) -> Option<CrossroadsView> {
    let there = state.crossroads.as_ref().filter(|there| !there.over)?;
    rule!("ION-4");
    let waits = |step| {
        let mut steps = state.agenda.steps.iter();
        steps.any(|other| other.work == Work::Crossroads { crossroads: step })
    };
    let part = if waits(CrossroadsStep::Deal) {
        CrossroadsPart::Battle
    } else if waits(CrossroadsStep::Trial) {
        CrossroadsPart::Cards
    } else {
        CrossroadsPart::Trial
    };
    Some(CrossroadsView {
        part,
        resolving: there.resolving,
    })
}

fn battle_view(state: &State, battle: &Battle, agenda: &Agenda) -> BattleView {
    let Battle {
        pace,
        acted: _,
        in_play,
        eco_used: _,
        read_on: _,
    } = battle;
    BattleView {
        pace: *pace,
        running: agenda.fighting(),
        in_a_row: in_a_row(state),
        in_play: in_play.clone(),
    }
}

fn stage(state: &State) -> Stage {
    let Agenda {
        steps,
        next_number: _,
    } = &state.agenda;
    match steps.last().map(|step| &step.work) {
        _ if state.outcome.is_some() => Stage::Over,
        _ if !state.has_begun() => Stage::NotBegun,
        Some(Work::ChooseCharacter { .. } | Work::LaunchViper { .. } | Work::GiveTitles) => {
            Stage::ChoosingCharacters
        }
        // After an execution too.
        Some(Work::ChooseStart { .. }) if state.turn.active.is_none() => Stage::ChoosingCharacters,
        Some(Work::DealLoyalty) => Stage::Dealing,
        Some(Work::BuildDestiny | Work::PlaceShips | Work::ReadLoyalty { .. }) => Stage::Reading,
        Some(Work::LayOutPosition) if state.turn.active.is_none() => Stage::Dealing,
        Some(
            Work::BeginTurns
            | Work::LayOutPosition
            | Work::TakeTurn
            | Work::Action { .. }
            | Work::DiscardToLimit
            | Work::PassToTheEnd
            | Work::EndTurn
            | Work::DrawDamage { .. }
            | Work::Crisis { .. }
            | Work::Check { .. }
            | Work::Effects { .. }
            | Work::Jump { .. }
            | Work::Sleeper { .. }
            | Work::Passing { .. }
            | Work::Execution { .. }
            | Work::NewCaprica { .. }
            | Work::Earth { .. }
            | Work::Ionian { .. }
            | Work::Crossroads { .. }
            | Work::ChooseStart { .. }
            | Work::Fight { .. },
        )
        | None => Stage::Playing,
    }
}

fn civilians_seen(space: &Space, seat: SeatId) -> Vec<CivilianSeen> {
    rule!("CIV-3");
    let seen = space.seen_by(seat).into_iter();
    seen.filter_map(|handle| {
        let kind = space.front(handle)?;
        Some(CivilianSeen(handle, kind))
    })
    .collect()
}

fn destinations_of(destinations: &Destinations, seat: SeatId) -> Vec<DestinationId> {
    let Destinations {
        deck: _,
        drawn,
        chooser,
        visited: _,
    } = destinations;
    if *chooser == Some(seat) {
        rule!("JUMP-4");
        drawn.reveal().clone()
    } else {
        Vec::new()
    }
}

/// The Destiny deck, for the one who looks it through until they have discarded what they had to.
fn destiny_of(destiny: &Destiny, seat: SeatId) -> Vec<SkillCard> {
    let Destiny {
        deck,
        drawn: _,
        looking,
    } = destiny;
    if *looking == Some(seat) {
        rule!("SECRET-2");
        deck.reveal().clone()
    } else {
        Vec::new()
    }
}

/// The look that a seat takes part in, while the one who looks has not said that they have seen it. The owner may
/// know which of their cards it was (SECRET-3).
fn look_of(looking: Option<&Looking>, agenda: &Agenda, seat: SeatId) -> Option<LoyaltyLook> {
    let Looking { by, at, cards } = looking?;
    let step = EffectStep::SeeLoyalty;
    let top = agenda.top().map(|step| &step.work);
    if ![*by, *at].contains(&seat) || top != Some(&Work::Effects { effects: step }) {
        return None;
    }
    rule!("LOYAL-3");
    rule!("SECRET-2");
    rule!("SECRET-3");
    rule!("DIS-31");
    Some(LoyaltyLook {
        by: *by,
        at: *at,
        cards: cards.reveal().clone(),
    })
}

/// What this seat alone may see: the secret part of its view, without the work for the public one.
#[must_use]
pub fn seat_secret(state: &State, seat: SeatId) -> SeatSecret {
    let State {
        options: _,
        seats: _,
        order: _,
        resources: _,
        titles: _,
        space,
        reserve: _,
        damage: _,
        jump: _,
        boarding: _,
        places: _,
        hands: _,
        piles: _,
        destiny,
        loyalty,
        turn: _,
        battle: _,
        crises: _,
        check: _,
        quorum: _,
        destinations,
        held: _,
        holding: _,
        used: _,
        miracles: _,
        muted: _,
        gone: _,
        unmourned: _,
        reminding: _,
        new_caprica: _,
        earth: _,
        ionian: _,
        crossroads: _,
        eliminated: _,
        agenda,
        chance: _,
        outcome: _,
        waived: _,
    } = state;
    let Loyalty {
        cards: _,
        shown: _,
        dealt,
        by_hand: _,
        revealed: _,
        leader: _,
        turned_up: _,
        open: _,
        seen: _,
        sympathizer: _,
        motives_judged: _,
        sleeper_phase: _,
        sympathizer_shown: _,
        sympathizer_with: _,
        looking,
        opened: _,
    } = &**loyalty;
    rule!("SECRET-18");
    rule!("LOYAL-2");
    rule!("XLOY-2");
    SeatSecret {
        seat,
        held: {
            rule!("CYPLAYER-6");
            state.held(seat)
        },
        civilians: civilians_seen(space, seat),
        destinations: destinations_of(destinations, seat),
        destiny: destiny_of(destiny, seat),
        look: look_of(looking.as_ref(), agenda, seat),
        has_read: *dealt && !agenda.still_reading().contains(&seat),
    }
}
