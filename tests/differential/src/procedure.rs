//! What is carried out on both sides.

use dradis_facts::craft::Craft;
use std::fmt;

use dradis_facts::SeatId;
use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{AttackCardId, Board as Ship, LocationId};
use dradis_facts::happening::DISTANCE_MOST;
use dradis_facts::jump::{jump_track, next_jump_is_final};
use dradis_facts::places::Place;
use dradis_reference::{
    Board, FleetOrder, Location, Stop, activate, cylon_attack, cylon_fleet, damage_galactica, jump,
    prepare_for_jump, send_away,
};
use dradis_rules::Command;
use dradis_rules::prompts;
use dradis_state::State;
use dradis_state::happening::Happening;

use crate::action::Action;
use crate::echo::Echo;
use crate::position::next_seat;
use crate::table::Heard;
use crate::translate;
use crate::whim::{Whim, small};

/// Something that happens in a battle.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Procedure {
    /// A Cylon ship icon (COMBAT-ACT-4).
    Icon(ShipIcon),
    /// A Cylon attack card (CYATT-1).
    CylonAttack(AttackCardId),
    /// A revealed Cylon has every basestar launch (LOC-CYLONFLEET-1).
    CylonFleetLaunch,
    /// Galactica takes a damage token (DMG-GAL-1).
    GalacticaDamaged,
    /// A character is sent to Sickbay (PILOT-7).
    ToSickbay(SeatId),
    /// The fleet token advances (TURN-10).
    JumpPrepared,
    /// The fleet jumps out of the battle (JUMP-COMBAT-1).
    FleetJumped(u8),
    /// The humans do something.
    Action(Action),
    /// The turn ends, and the next player's begins (TURN-4).
    EndTurn(SeatId),
}

impl Procedure {
    /// One that is possible now, icons above all. `None` where the one that came to mind is not.
    pub(crate) fn any(state: &State, whim: &mut Whim) -> Option<Procedure> {
        if whim.percent(35) {
            return Action::any(state, whim).map(Procedure::Action);
        }
        Some(match whim.below(100) {
            0..50 => Procedure::Icon(*whim.one(&ShipIcon::ALL)),
            50..80 => {
                let cards: Vec<AttackCardId> = AttackCardId::all().collect();
                let card = *whim.one(&cards);
                (!state.battle.in_play.contains(&card)).then_some(Procedure::CylonAttack(card))?
            }
            80..84 => {
                // With no basestar there is nothing to tell.
                let basestars = state.space.count(Craft::Basestar);
                (basestars > 0).then_some(Procedure::CylonFleetLaunch)?
            }
            84..88 => {
                // With none left there is nothing to tell.
                let left = dradis_rules::play::damage::pool(state, Ship::GALACTICA);
                (!left.is_empty()).then_some(Procedure::GalacticaDamaged)?
            }
            88..91 => {
                let seat = SeatId(small(whim.below(state.seats.len())));
                may_fall_ill(state, seat).then_some(Procedure::ToSickbay(seat))?
            }
            91..93 => {
                let last = usize::from(state.jump.space) + 2 >= jump_track(state.kit()).len();
                (!last).then_some(Procedure::JumpPrepared)?
            }
            93..95 => {
                let distance = whim.between(0, DISTANCE_MOST);
                (!next_jump_is_final(state.kit(), state.jump.distance))
                    .then_some(Procedure::FleetJumped(distance))?
            }
            _ => Procedure::EndTurn(next_seat(state)),
        })
    }

    /// What the engine is told.
    pub(crate) fn command(self, state: &State) -> Command {
        let happening = match self {
            Procedure::Icon(icon) => Happening::ShipsActivated { icon },
            Procedure::CylonAttack(card) => Happening::CylonAttack { card },
            Procedure::CylonFleetLaunch => Happening::CylonFleetLaunch,
            Procedure::GalacticaDamaged => Happening::GalacticaDamaged { token: None },
            Procedure::ToSickbay(seat) => {
                let location = LocationId::find("sickbay").expect("a location");
                let place = Place::Location { location };
                Happening::CharacterMoved { seat, place }
            }
            Procedure::JumpPrepared => Happening::JumpPrepared,
            Procedure::FleetJumped(distance) => Happening::FleetJumped { distance },
            Procedure::Action(action) => action.happening(),
            Procedure::EndTurn(_) => {
                let prompt = prompts(state)[0].id;
                let option = "end-turn".to_owned();
                return Command::Answer { prompt, option };
            }
        };
        Command::Record { happening }
    }

    /// What happened besides, of which the reference model knows nothing.
    pub(crate) fn prepare(self, board: &mut Board, heard: &Heard) {
        for SeatId(seat) in &heard.arrived {
            board.characters.insert(*seat, Location::HangarDeck);
        }
    }

    /// What the reference model does.
    ///
    /// # Errors
    /// Its reason for refusing.
    pub(crate) fn carry_out(
        self,
        board: &mut Board,
        people: &mut Echo<'_>,
    ) -> Result<(), &'static str> {
        let done = match self {
            Procedure::Icon(icon) => activate(board, people, &[translate::icon(icon)]),
            Procedure::CylonAttack(card) => {
                cylon_attack(board, people, translate::attack_card(card))
            }
            Procedure::CylonFleetLaunch => {
                people.order(FleetOrder::Launch);
                cylon_fleet(board, people)
            }
            Procedure::GalacticaDamaged => damage_galactica(board, people),
            Procedure::ToSickbay(SeatId(seat)) => send_away(board, seat, Location::Sickbay),
            Procedure::JumpPrepared => prepare_for_jump(board),
            Procedure::FleetJumped(_) => jump(board),
            Procedure::Action(action) => action.carry_out(board, people),
            Procedure::EndTurn(SeatId(next)) => board.end_turn(next),
        };
        match done {
            Ok(()) | Err(Stop::Over) => Ok(()),
            Err(Stop::Refused(why)) => Err(why),
        }
    }
}

/// Whether the character is among humans, and neither in the Brig nor in Sickbay already.
fn may_fall_ill(state: &State, seat: SeatId) -> bool {
    match state.places.of(seat) {
        Some(Place::Location { location }) => {
            let cylon = state.loyalty.revealed.contains(&seat);
            !cylon && !["brig", "sickbay"].contains(&location.name())
        }
        Some(Place::Viper { area: _, kind: _ }) => true,
        Some(Place::OffBoard) | None => false,
    }
}

impl fmt::Display for Procedure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Procedure::Icon(icon) => f.write_str(icon.id()),
            Procedure::Action(action) => write!(f, "{action:?}"),
            Procedure::CylonAttack(card) => f.write_str(card.name()),
            Procedure::CylonFleetLaunch
            | Procedure::GalacticaDamaged
            | Procedure::ToSickbay(_)
            | Procedure::JumpPrepared
            | Procedure::FleetJumped(_)
            | Procedure::EndTurn(_) => write!(f, "{self:?}"),
        }
    }
}
