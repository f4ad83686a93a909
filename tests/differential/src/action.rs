//! What the humans do in a battle.

use dradis_facts::SeatId;
use dradis_facts::battle::VipersBy;
use dradis_facts::content::LocationId;
use dradis_facts::craft::ViperKind;
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::space::Area;
use dradis_reference::{
    Activation, Board, CylonShip, Fighter, Play, Question, Repair, Viper, armory, command,
    communications, hangar_deck, leave_viper, move_own_viper, nuke, own_viper, repair, risk_raptor,
    weapons_control,
};
use dradis_state::State;
use dradis_state::happening::Happening;

use crate::echo::Echo;
use crate::table::Said;
use crate::translate;
use crate::whim::{Whim, small};

/// An action, or what may be done besides one. It may be one that the rules do not allow.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// LOC-COMMAND-1.
    Command(SeatId),
    /// PILOT-4.
    OwnViper(SeatId),
    /// PILOT-2.
    HangarDeck(SeatId),
    /// LOC-WEAPONS-1.
    WeaponsControl(SeatId),
    /// NUKE-1.
    Nuke,
    /// LOC-COMMS-1.
    Communications(SeatId),
    /// LOC-ARMORY-1.
    Armory(SeatId),
    /// RAPTOR-2: the lowest number that wins.
    Raptor(SeatId, u8),
    /// DMG-2: so many, by somebody on the Hangar Deck.
    RepairVipers(SeatId, u8),
    /// DMG-GAL-5: the location of somebody.
    RepairLocation(SeatId, LocationId),
    /// PILOT-4: in the Movement step.
    Fly(SeatId, Area),
    /// MOVE-10: to a location, in the Movement step.
    Land(SeatId, LocationId),
}

impl Action {
    /// One that comes to mind, mostly of somebody who stands where it is done.
    pub(crate) fn any(state: &State, whim: &mut Whim) -> Option<Action> {
        (0..4).find_map(|_| Action::thought_of(state, whim))
    }

    fn thought_of(state: &State, whim: &mut Whim) -> Option<Action> {
        let at = |whim: &mut Whim, name: &str| somebody_at(state, whim, name);
        Some(match whim.below(30) {
            0..5 => Action::Command(at(whim, "command")?),
            5..9 => Action::OwnViper(somebody_in_space(state, whim)?),
            9..14 => {
                let seat = at(whim, "hangar-deck")?;
                flies(state, seat).then_some(Action::HangarDeck(seat))?
            }
            14..17 => Action::WeaponsControl(at(whim, "weapons-control")?),
            17 | 18 => Action::Nuke,
            19..23 => Action::Armory(at(whim, "armory")?),
            23 => Action::Raptor(at(whim, "command")?, whim.between(2, 8)),
            24 | 25 => repairs(state, whim)?,
            26 | 27 => Action::Communications(at(whim, "communications")?),
            _ => moves(state, whim)?,
        })
    }

    /// What the engine is told.
    pub(crate) fn happening(self) -> Happening {
        match self {
            Action::Command(seat) => Happening::VipersActivated {
                seat,
                by: VipersBy::Command,
            },
            Action::OwnViper(seat) => Happening::OwnViperActivated { seat },
            Action::HangarDeck(seat) => Happening::HangarLaunch { seat },
            Action::WeaponsControl(seat) => Happening::WeaponsControl { seat },
            Action::Nuke => Happening::NukeUsed,
            Action::Communications(seat) => Happening::CommunicationsUsed { seat },
            Action::Armory(seat) => Happening::ArmoryUsed { seat },
            Action::Raptor(seat, needed) => Happening::RaptorRisked { seat, needed },
            Action::RepairVipers(_, count) => Happening::VipersRepaired {
                count,
                kind: ViperKind::Viper,
            },
            Action::RepairLocation(_, location) => Happening::LocationRepaired { location },
            Action::Fly(seat, area) => {
                let place = Place::Viper {
                    area,
                    kind: ViperKind::Viper,
                };
                Happening::CharacterMoved { seat, place }
            }
            Action::Land(seat, location) => {
                let place = Place::Location { location };
                Happening::CharacterMoved { seat, place }
            }
        }
    }

    /// What the reference model does.
    pub(crate) fn carry_out(self, board: &mut Board, people: &mut Echo<'_>) -> Play {
        match self {
            Action::Command(SeatId(seat)) => command(board, people, seat),
            Action::OwnViper(SeatId(seat)) => own_viper(board, people, seat),
            Action::HangarDeck(SeatId(seat)) => hangar_deck(board, people, seat),
            Action::WeaponsControl(SeatId(seat)) => weapons_control(board, people, seat),
            Action::Nuke => nuke(board, people),
            Action::Communications(SeatId(seat)) => communications(board, people, seat),
            Action::Armory(SeatId(seat)) => armory(board, people, seat),
            Action::Raptor(SeatId(_), needed) => risk_raptor(board, people, needed).map(drop),
            Action::RepairVipers(SeatId(seat), count) => {
                people.wants(Repair::Vipers(count));
                repair(board, people, seat)
            }
            Action::RepairLocation(SeatId(seat), location) => {
                people.wants(Repair::Location(translate::location(location.name())));
                repair(board, people, seat)
            }
            Action::Fly(SeatId(seat), area) => move_own_viper(board, seat, translate::area(area)),
            Action::Land(SeatId(seat), location) => {
                let galactica = location.facts().board == dradis_facts::content::Board::GALACTICA;
                let place = galactica.then(|| translate::location(location.name()));
                leave_viper(board, seat, place)
            }
        }
    }
}

/// Everybody but revealed Cylons.
fn humans(state: &State) -> Vec<SeatId> {
    let seats = (0..small(state.seats.len())).map(SeatId);
    seats
        .filter(|seat| !state.loyalty.revealed.contains(seat))
        .collect()
}

/// Somebody who stands there, now and then somebody else.
fn somebody_at(state: &State, whim: &mut Whim, name: &str) -> Option<SeatId> {
    let mut seats = humans(state);
    if !whim.percent(8) {
        let location = LocationId::find(name);
        let place = location.map(|location| Place::Location { location });
        seats.retain(|seat| state.places.of(*seat) == place);
    }
    (!seats.is_empty()).then(|| *whim.one(&seats))
}

fn somebody_in_space(state: &State, whim: &mut Whim) -> Option<SeatId> {
    let mut seats = humans(state);
    if !whim.percent(8) {
        seats.retain(|seat| matches!(state.places.of(*seat), Some(Place::Viper { .. })));
    }
    (!seats.is_empty()).then(|| *whim.one(&seats))
}

fn flies(state: &State, SeatId(seat): SeatId) -> bool {
    let character = state.seats[usize::from(seat)].character;
    character.is_some_and(|character| character.facts().pilot_token)
}

fn repairs(state: &State, whim: &mut Whim) -> Option<Action> {
    let seat = *whim.one(&humans(state));
    let Place::Location { location } = state.places.of(seat)? else {
        return None;
    };
    let damaged = state.reserve.damaged.vipers().min(2);
    if location.name() == "hangar-deck" && damaged > 0 && whim.percent(70) {
        return Some(Action::RepairVipers(seat, whim.between(1, damaged)));
    }
    let damaged = state.damage.locations.contains(&location);
    damaged.then_some(Action::RepairLocation(seat, location))
}

fn moves(state: &State, whim: &mut Whim) -> Option<Action> {
    let seat = somebody_in_space(state, whim)?;
    let Place::Viper { area, kind: _ } = state.places.of(seat)? else {
        return None;
    };
    if whim.percent(50) {
        let to = *whim.one(&[area.next(), area.previous()]);
        return Some(Action::Fly(seat, to));
    }
    let mut locations: Vec<LocationId> = Options::default().kit().locations.clone();
    locations.retain(|location| {
        let facts = location.facts();
        !facts.hazardous && facts.board != dradis_facts::content::Board::CYLON
    });
    Some(Action::Land(seat, *whim.one(&locations)))
}

/// What the option of a prompt lets a viper do.
pub(crate) fn activation(option: &str, pilot: Option<SeatId>) -> Option<Activation> {
    let viper = |area| match pilot {
        Some(SeatId(seat)) => Viper::Piloted(seat),
        None => Viper::Unmanned(area),
    };
    if let Some(area) = option.strip_prefix("launch:") {
        return Some(Activation::Launch(translate::area_named(area)));
    }
    if let Some(areas) = option.strip_prefix("move:") {
        let (from, to) = areas.split_once(':')?;
        let viper = viper(translate::area_named(from));
        return Some(Activation::Move(viper, translate::area_named(to)));
    }
    let (area, _) = option.strip_prefix("attack:")?.split_once(':')?;
    let viper = viper(translate::area_named(area));
    Some(Activation::Attack(viper, target(option)?))
}

/// What the option of a prompt attacks.
pub(crate) fn target(option: &str) -> Option<CylonShip> {
    let (area, ship) = option.strip_prefix("attack:")?.split_once(':')?;
    let area = translate::area_named(area);
    Some(match ship {
        "raider" => CylonShip::Fighter(Fighter::Raider, area),
        "heavy-raider" => CylonShip::Fighter(Fighter::HeavyRaider, area),
        basestar => {
            let place = basestar.strip_prefix("basestar:")?.parse().ok()?;
            CylonShip::Basestar(area, place)
        }
    })
}

/// The place of the option that was chosen among those of the reference model's question.
pub(crate) fn said<T: PartialEq>(
    question: impl FnOnce(Vec<T>) -> Question,
    options: Vec<T>,
    chosen: &T,
) -> Option<Said> {
    let at = options.iter().position(|option| option == chosen)?;
    Some(Said::Option(question(options), at))
}
