//! What is carried out on both sides.

use std::fmt;

use dradis_facts::SeatId;
use dradis_facts::action::Act;
use dradis_facts::battle::{ShipIcon, VipersBy};
use dradis_facts::choice::Choice;
use dradis_facts::content::LocationId;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::{Effect, OnPieces, Question as Asks, Who};
use dradis_facts::jump::{jump_track, next_jump_is_final};
use dradis_facts::places::Place;
use dradis_facts::space::Area;
use dradis_facts::turn::TurnStep;
use dradis_reference::combined::{
    Board, Crafts, Hit, Question, Repair, VipersFrom, activate, armory, basestar_bridge, command,
    communications, cylon_fleet, damage_galactica, destroy_random_civilian, engine_room,
    ftl_control, gain_assault_raptor, gain_nuke, hangar_deck, harm_vipers, jump, leave_viper,
    main_batteries, move_own_viper, nuke, own_viper, pegasus_cic, prepare_for_jump, repair, reveal,
    risk_raptor, send_away, unauthorized_usage, weapons_control,
};
use dradis_reference::{FleetOrder, Location, Play, Stop};
use dradis_rules::{Command, prompts};
use dradis_state::State;
use dradis_state::happening::Happening;
use dradis_state::turn::in_brig;

use crate::combined::echo::Echo;
use crate::combined::position::ACTIONS;
use crate::combined::situation::Situation;
use crate::combined::table::Heard;
use crate::combined::translate::{self, craft};
use crate::position::next_seat;
use crate::translate::{area, icon};
use crate::whim::{Whim, small};

/// Something that happens in a battle. It may be something that the rules do not allow.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Procedure {
    /// A Cylon ship icon (XACTV-1).
    Icon(ShipIcon),
    /// Somebody at the Cylon Fleet has every basestar launch (XACTV-3).
    CylonFleetLaunch(SeatId),
    /// The same or an icon, as the action of the turn (LOC-CYLONFLEET-2).
    CylonFleet(SeatId, Option<ShipIcon>),
    /// The action of the Basestar Bridge (XACT-3).
    BasestarBridge(SeatId),
    /// Galactica or Pegasus takes a damage token (XDMG-1).
    GalacticaDamaged,
    /// A character is sent to Sickbay or the Brig (PILOT-7).
    Sent(SeatId, LocationId),
    /// A player is revealed as a Cylon (XREVEAL-3).
    Revealed(SeatId),
    /// The fleet token advances (TURN-10).
    JumpPrepared,
    /// The fleet jumps (XJUMP-1).
    FleetJumped,
    /// LOC-COMMAND-1.
    Command(SeatId),
    /// PILOT-4.
    OwnViper(SeatId),
    /// PILOT-2.
    HangarDeck(SeatId),
    /// LOC-WEAPONS-1.
    WeaponsControl(SeatId),
    /// LOC-ARMORY-1.
    Armory(SeatId),
    /// LOC-COMMS-1.
    Communications(SeatId),
    /// LOC-CIC-1.
    PegasusCic(SeatId),
    /// LOC-BATTERIES-1.
    MainBatteries(SeatId),
    /// XNUKE-1.
    Nuke,
    /// XRES-3: the lowest number that wins.
    Raptor(SeatId, u8),
    /// DMG-2: so many of a kind, by somebody on the Hangar Deck.
    RepairVipers(SeatId, ViperKind, u8),
    /// XDMG-5: the location of somebody.
    RepairLocation(SeatId, LocationId),
    /// XJUMP-6, as the action of the turn.
    FtlControl(SeatId),
    /// LOC-ENGINE-1, as the action of the turn.
    EngineRoom(SeatId),
    /// What a card of somebody brings.
    Comes(SeatId, Comes),
    /// XMOVE-2: in the Movement step.
    Fly(SeatId, Area),
    /// XMOVE-2: to a location, in the Movement step.
    Leave(SeatId, LocationId),
    /// The turn ends, and the next player's begins (TURN-4).
    EndTurn(SeatId),
}

/// An effect of a card on ships.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Comes {
    /// XRES-2.
    CivilianLost,
    /// XVIPER-6, XRAPTOR-2: so many from there.
    VipersHarmed(VipersFrom, u8),
    /// XNUKE-4.
    NukeGained,
    /// XRAPTOR-5.
    RaptorGained,
    /// OPEN-52, with what follows from it (CLAR-74).
    NukeAimed,
}

impl Comes {
    fn any(state: &State, whim: &mut Whim) -> Option<Comes> {
        Some(match whim.below(6) {
            0 => Comes::CivilianLost,
            1 | 2 => {
                let from = [VipersFrom::Reserve, VipersFrom::Space, VipersFrom::Anywhere];
                Comes::VipersHarmed(*whim.one(&from), whim.between(1, 3))
            }
            3 => Comes::NukeGained,
            4 => Comes::RaptorGained,
            _ => {
                let may = state.titles.nukes > 0 && state.space.count(Craft::Basestar) > 0;
                may.then_some(Comes::NukeAimed)?
            }
        })
    }

    fn effects(self) -> Vec<Effect> {
        let pieces = |pieces| Effect::Ask(Asks::Pieces(pieces));
        match self {
            Comes::CivilianLost => vec![pieces(OnPieces::LoseCivilians { count: 1 })],
            Comes::VipersHarmed(from, count) => vec![pieces(match from {
                VipersFrom::Reserve => OnPieces::DamageReserveVipers { count },
                VipersFrom::Space => OnPieces::DamageVipers { count },
                VipersFrom::Anywhere => OnPieces::DamageAnyVipers {
                    count,
                    by: Who::Current,
                },
            })],
            Comes::NukeGained => vec![Effect::GainNuke],
            Comes::RaptorGained => vec![Effect::BuildAssaultRaptor],
            Comes::NukeAimed => vec![Effect::LaunchNuke, Effect::RemoveNukes],
        }
    }

    fn play(self, board: &mut Board, people: &mut Echo<'_>, seat: u8) -> Play {
        match self {
            Comes::CivilianLost => destroy_random_civilian(board, people, seat),
            Comes::VipersHarmed(from, count) => {
                harm_vipers(board, people, seat, from, count, Hit::Damaged)
            }
            Comes::NukeGained => gain_nuke(board),
            // With one of the two not there an effect does nothing.
            Comes::RaptorGained => match gain_assault_raptor(board) {
                Err(Stop::Refused(_)) => Ok(()),
                done => done,
            },
            Comes::NukeAimed => unauthorized_usage(board, people, seat),
        }
    }

    const fn situation(self) -> Situation {
        match self {
            Comes::CivilianLost => Situation::CivilianLost,
            Comes::VipersHarmed(..) => Situation::VipersHarmed,
            Comes::NukeGained => Situation::NukeGained,
            Comes::RaptorGained => Situation::RaptorGained,
            Comes::NukeAimed => Situation::NukeAimed,
        }
    }
}

impl Procedure {
    /// One that is possible now, icons above all. `None` where the one that came to mind is not.
    pub(crate) fn any(state: &State, whim: &mut Whim) -> Option<Procedure> {
        (0..4).find_map(|_| Procedure::thought_of(state, whim))
    }

    fn thought_of(state: &State, whim: &mut Whim) -> Option<Procedure> {
        let active = state.turn.active.expect("a turn runs");
        // In its own step, and with an action left, the active player does what the turn is for.
        if whim.percent(40)
            && let Some(own) = of_the_turn(state, active, whim)
        {
            return Some(own);
        }
        Some(match whim.below(100) {
            0..32 => Procedure::Icon(*whim.one(&ShipIcon::ALL)),
            32..35 => Procedure::CylonFleetLaunch(cylon_at(state, whim, "cylon-fleet")?),
            35..39 => Procedure::GalacticaDamaged,
            39..42 => sent(state, whim)?,
            42 => revealed(state, whim)?,
            43..47 => (!state.turn.remembered.jump_icon && !is_last(state))
                .then_some(Procedure::JumpPrepared)?,
            47..49 => (!is_last(state)).then_some(Procedure::FleetJumped)?,
            49..55 => Procedure::Comes(*whim.one(&humans(state)), Comes::any(state, whim)?),
            55..82 => where_they_are(state, whim)?,
            82..88 => Procedure::Nuke,
            88..90 => Procedure::Raptor(*whim.one(&humans(state)), whim.between(2, 8)),
            90..95 => repairs(state, whim)?,
            _ => Procedure::EndTurn(next_seat(state)),
        })
    }

    /// Whose card comes up with which effects, if it is none that is told as a command.
    pub(crate) fn effects(self) -> Option<(SeatId, Vec<Effect>)> {
        if let Procedure::Comes(seat, comes) = self {
            return Some((seat, comes.effects()));
        }
        None
    }

    /// What the engine is told; `None` where it does not offer the action or the move.
    pub(crate) fn command(self, state: &State) -> Option<Command> {
        let happening = match self {
            Procedure::Icon(icon) => Happening::ShipsActivated { icon },
            Procedure::CylonFleetLaunch(_) => Happening::CylonFleetLaunch,
            Procedure::GalacticaDamaged => Happening::GalacticaDamaged { token: None },
            Procedure::Sent(seat, location) => {
                let place = Place::Location { location };
                Happening::CharacterMoved { seat, place }
            }
            Procedure::Revealed(seat) => Happening::CylonRevealed {
                seat,
                sympathizer: false,
            },
            Procedure::JumpPrepared => Happening::JumpPrepared,
            Procedure::FleetJumped => Happening::FleetJumped { distance: 0 },
            Procedure::Command(seat) => Happening::VipersActivated {
                seat,
                by: VipersBy::Command,
            },
            Procedure::OwnViper(seat) => Happening::OwnViperActivated { seat },
            Procedure::HangarDeck(seat) => Happening::HangarLaunch { seat },
            Procedure::WeaponsControl(seat) => Happening::WeaponsControl { seat },
            Procedure::Armory(seat) => Happening::ArmoryUsed { seat },
            Procedure::Communications(seat) => Happening::CommunicationsUsed { seat },
            Procedure::PegasusCic(seat) => Happening::PegasusCic { seat },
            Procedure::MainBatteries(seat) => Happening::MainBatteries { seat },
            Procedure::Nuke => Happening::NukeUsed,
            Procedure::Raptor(seat, needed) => Happening::RaptorRisked { seat, needed },
            Procedure::RepairVipers(_, kind, count) => Happening::VipersRepaired { count, kind },
            Procedure::RepairLocation(_, location) => Happening::LocationRepaired { location },
            Procedure::CylonFleet(_, ships) => {
                let location = named("cylon-fleet");
                let act = match ships {
                    Some(ships) => Act::Activate { ships },
                    None => Act::Location { location },
                };
                return of_turn(state, Choice::Act(act));
            }
            Procedure::BasestarBridge(_) => return act_at(state, "basestar-bridge"),
            Procedure::Comes(..) => return None,
            Procedure::FtlControl(_) => return act_at(state, "ftl-control"),
            Procedure::EngineRoom(_) => return act_at(state, "engine-room"),
            Procedure::Fly(_, area) => return of_turn(state, Choice::Fly(area)),
            Procedure::Leave(_, location) => return of_turn(state, Choice::Go(location)),
            Procedure::EndTurn(_) => return of_turn(state, Choice::EndTurn),
        };
        Some(Command::Record { happening })
    }

    /// What happened besides, of which the second writing knows nothing: cards that were drawn and played, and
    /// titles that passed from who cannot hold them.
    pub(crate) fn prepare(self, board: &mut Board, heard: &Heard, after: &Board) {
        for (seat, by) in &heard.hands {
            if let Some(hand) = board.hands.get_mut(seat) {
                let cards = i16::from(*hand) + by;
                *hand = u8::try_from(cards).expect("a hand of cards");
            }
        }
        if let Procedure::Sent(..) | Procedure::Revealed(_) = self {
            board.admiral = after.admiral;
            board.cag = after.cag;
            // The nukes go with the title, or leave the game with its last holder.
            board.nukes = after.nukes;
            board.nukes_beside = after.nukes_beside;
        }
    }

    /// What the second writing does.
    ///
    /// # Errors
    /// Its reason for refusing.
    pub(crate) fn carry_out(
        self,
        board: &mut Board,
        people: &mut Echo<'_>,
    ) -> Result<(), &'static str> {
        match self.play(board, people) {
            Ok(()) | Err(Stop::Over) => Ok(()),
            Err(Stop::Refused(why)) => Err(why),
        }
    }

    fn play(self, board: &mut Board, people: &mut Echo<'_>) -> Play {
        match self {
            Procedure::Icon(ships) => activate(board, people, &[icon(ships)]),
            Procedure::CylonFleetLaunch(SeatId(seat)) => {
                people.wants(Question::CylonFleet(vec![FleetOrder::Launch]));
                cylon_fleet(board, people, seat)
            }
            Procedure::CylonFleet(SeatId(seat), ships) => {
                let order = match ships {
                    Some(ships) => FleetOrder::Activate(icon(ships)),
                    None => FleetOrder::Launch,
                };
                people.wants(Question::CylonFleet(vec![order]));
                cylon_fleet(board, people, seat)
            }
            Procedure::BasestarBridge(SeatId(seat)) => basestar_bridge(board, people, seat),
            Procedure::GalacticaDamaged => damage_galactica(board, people),
            Procedure::Sent(SeatId(seat), to) => {
                let to = match to.name() {
                    "brig" => Location::Brig,
                    _ => Location::Sickbay,
                };
                send_away(board, seat, to)
            }
            Procedure::Revealed(SeatId(seat)) => reveal(board, seat),
            Procedure::JumpPrepared => prepare_for_jump(board, people, true),
            Procedure::FleetJumped => jump(board, people),
            Procedure::Command(SeatId(seat)) => command(board, people, seat),
            Procedure::OwnViper(SeatId(seat)) => own_viper(board, people, seat),
            Procedure::HangarDeck(SeatId(seat)) => hangar_deck(board, people, seat),
            Procedure::WeaponsControl(SeatId(seat)) => weapons_control(board, people, seat),
            Procedure::Armory(SeatId(seat)) => armory(board, people, seat),
            Procedure::Communications(SeatId(seat)) => communications(board, people, seat),
            Procedure::PegasusCic(SeatId(seat)) => pegasus_cic(board, people, seat),
            Procedure::MainBatteries(SeatId(seat)) => main_batteries(board, people, seat),
            Procedure::Nuke => nuke(board, people),
            Procedure::Raptor(_, needed) => risk_raptor(board, people, needed).map(drop),
            Procedure::RepairVipers(SeatId(seat), kind, count) => {
                let mut vipers = Crafts::default();
                *vipers.of_mut(craft(kind)) = count;
                people.wants(Question::Repair(vec![Repair::Vipers(vipers)]));
                repair(board, people, seat)
            }
            Procedure::RepairLocation(SeatId(seat), location) => {
                let place = translate::place(location);
                people.wants(Question::Repair(vec![Repair::Location(place)]));
                repair(board, people, seat)
            }
            Procedure::Comes(SeatId(seat), comes) => comes.play(board, people, seat),
            Procedure::FtlControl(SeatId(seat)) => ftl_control(board, people, seat),
            Procedure::EngineRoom(SeatId(seat)) => engine_room(board, seat),
            Procedure::Fly(SeatId(seat), to) => move_own_viper(board, seat, area(to)),
            Procedure::Leave(SeatId(seat), to) => leave_viper(board, seat, translate::place(to)),
            Procedure::EndTurn(SeatId(next)) => board.end_turn(next),
        }
    }

    /// What it is to have been come to.
    pub(crate) fn situation(self) -> Option<Situation> {
        Some(match self {
            Procedure::CylonFleetLaunch(_) | Procedure::CylonFleet(_, None) => {
                Situation::CylonFleetLaunch
            }
            Procedure::FtlControl(_) => Situation::EarlyJump,
            Procedure::EngineRoom(_) => Situation::EngineRoom,
            Procedure::Fly(..) => Situation::Flew,
            Procedure::Leave(..) => Situation::Left,
            Procedure::Comes(_, comes) => comes.situation(),
            Procedure::Icon(_)
            | Procedure::CylonFleet(_, Some(_))
            | Procedure::BasestarBridge(_)
            | Procedure::GalacticaDamaged
            | Procedure::Sent(..)
            | Procedure::Revealed(_)
            | Procedure::JumpPrepared
            | Procedure::FleetJumped
            | Procedure::Command(_)
            | Procedure::OwnViper(_)
            | Procedure::HangarDeck(_)
            | Procedure::WeaponsControl(_)
            | Procedure::Armory(_)
            | Procedure::Communications(_)
            | Procedure::PegasusCic(_)
            | Procedure::MainBatteries(_)
            | Procedure::Nuke
            | Procedure::Raptor(..)
            | Procedure::RepairVipers(..)
            | Procedure::RepairLocation(..)
            | Procedure::EndTurn(_) => return None,
        })
    }
}

/// What the turn offers: an action at the location of the active player, or a move of their viper.
fn of_the_turn(state: &State, active: SeatId, whim: &mut Whim) -> Option<Procedure> {
    if state.turn.step == TurnStep::Movement {
        let Some(Place::Viper { area, kind: _ }) = state.places.of(active) else {
            return None;
        };
        if whim.percent(50) {
            let mut areas = Area::ALL.to_vec();
            areas.retain(|other| *other != area);
            let near = [area.next(), area.previous()];
            let far = whim.percent(20);
            return Some(Procedure::Fly(
                active,
                *whim.one(if far { &areas } else { &near }),
            ));
        }
        let mut locations = state.kit().locations.clone();
        // Of the others nothing but Galactica's own is refused for what it is.
        locations.retain(|location| !location.facts().board.is_cylon());
        return Some(Procedure::Leave(active, *whim.one(&locations)));
    }
    // Starbuck may have one more.
    if state.turn.step != TurnStep::Action || state.turn.acted >= ACTIONS {
        return None;
    }
    let Some(Place::Location { location }) = state.places.of(active) else {
        return None;
    };
    Some(match location.name() {
        "cylon-fleet" => {
            let ships = [
                ShipIcon::Raiders,
                ShipIcon::HeavyRaiders,
                ShipIcon::Basestars,
            ];
            let launch = whim.percent(40);
            Procedure::CylonFleet(active, (!launch).then(|| *whim.one(&ships)))
        }
        "basestar-bridge" => Procedure::BasestarBridge(active),
        "ftl-control" => (!is_last(state)).then_some(Procedure::FtlControl(active))?,
        "engine-room" => Procedure::EngineRoom(active),
        _ => return None,
    })
}

/// Whether the next jump would be the last one (END-14).
fn is_last(state: &State) -> bool {
    next_jump_is_final(state.kit(), state.jump.distance)
        || usize::from(state.jump.space) >= jump_track(state.kit()).len()
}

/// An answer to the question that the turn asks, if it is offered.
fn of_turn(state: &State, choice: Choice) -> Option<Command> {
    let prompt = prompts(state).into_iter().next()?;
    let option = choice.text();
    let offered = prompt.choices.iter().any(|offer| offer.id == option);
    let prompt = prompt.id;
    offered.then_some(Command::Answer { prompt, option })
}

fn act_at(state: &State, location: &str) -> Option<Command> {
    let location = named(location);
    of_turn(state, Choice::Act(Act::Location { location }))
}

fn named(location: &str) -> LocationId {
    LocationId::find(location).expect("a location")
}

/// Everybody but revealed Cylons.
fn humans(state: &State) -> Vec<SeatId> {
    let seats = (0..small(state.seats.len())).map(SeatId);
    seats
        .filter(|seat| !state.loyalty.revealed.contains(seat))
        .collect()
}

/// Somebody does what is done where they are, now and then what is done elsewhere.
fn where_they_are(state: &State, whim: &mut Whim) -> Option<Procedure> {
    let seats = humans(state);
    let seat = *whim.one(&seats);
    let there = if whim.percent(6) {
        *whim.one(&seats)
    } else {
        seat
    };
    let Place::Location { location } = state.places.of(there)? else {
        return Some(Procedure::OwnViper(seat));
    };
    Some(match location.name() {
        "command" => Procedure::Command(seat),
        "hangar-deck" => flies(state, seat).then_some(Procedure::HangarDeck(seat))?,
        "weapons-control" => Procedure::WeaponsControl(seat),
        "armory" => Procedure::Armory(seat),
        "communications" => Procedure::Communications(seat),
        "pegasus-cic" => Procedure::PegasusCic(seat),
        "main-batteries" => Procedure::MainBatteries(seat),
        _ => return None,
    })
}

fn cylon_at(state: &State, whim: &mut Whim, name: &str) -> Option<SeatId> {
    let place = Some(Place::on(named(name)));
    let mut seats: Vec<SeatId> = state.loyalty.revealed.iter().copied().collect();
    seats.retain(|seat| state.places.of(*seat) == place);
    (!seats.is_empty()).then(|| *whim.one(&seats))
}

fn flies(state: &State, SeatId(seat): SeatId) -> bool {
    let character = state.seats[usize::from(seat)].character;
    character.is_some_and(|character| character.facts().pilot_token)
}

/// Somebody who is not there already. Where a prisoner is told to have been sent, the table is believed.
fn sent(state: &State, whim: &mut Whim) -> Option<Procedure> {
    let seat = *whim.one(&humans(state));
    let to = named(if whim.percent(70) { "sickbay" } else { "brig" });
    let there = state.places.of(seat) == Some(Place::on(to));
    (!there && !in_brig(state, seat)).then_some(Procedure::Sent(seat, to))
}

/// Not the one whose turn it is, whose turn would end with it, nor a prisoner or the last of the humans.
fn revealed(state: &State, whim: &mut Whim) -> Option<Procedure> {
    let seats = humans(state);
    let seat = *whim.one(&seats);
    let may = seats.len() > 1 && state.turn.active != Some(seat) && !in_brig(state, seat);
    may.then_some(Procedure::Revealed(seat))
}

fn repairs(state: &State, whim: &mut Whim) -> Option<Procedure> {
    let seat = *whim.one(&humans(state));
    let Place::Location { location } = state.places.of(seat)? else {
        return None;
    };
    if location.name() == "hangar-deck" && whim.percent(70) {
        let kind = *whim.one(&[ViperKind::Viper, ViperKind::MarkVii, ViperKind::MarkVii]);
        let damaged = state.reserve.damaged[kind.craft()].min(2);
        let count = (damaged > 0).then(|| whim.between(1, damaged))?;
        return Some(Procedure::RepairVipers(seat, kind, count));
    }
    let damaged = state.damage.locations.contains(&location);
    damaged.then_some(Procedure::RepairLocation(seat, location))
}

impl fmt::Display for Procedure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
