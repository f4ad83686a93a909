//! What happens at the table and has rules behind it.

use dradis_facts::action::Act;
use dradis_facts::battle::{ShipIcon, VipersBy};
use dradis_facts::content::{AttackDeck, Board, BoardSide, HeldKind, LocationId};
use dradis_facts::deed::Procedure;
use dradis_facts::jump::jump_track;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::happening::Happening;
use dradis_state::loyalty::Standing;
use dradis_state::reserve::ships_left;
use dradis_state::state::State;
use dradis_state::turn::{Outcome, in_brig};

use crate::play::battle::procedure::{cards, communications, launch, vipers, weapons};
use crate::play::boarding::{advance_centurions, board_centurion};
use crate::play::damage::damage_hull;
use crate::play::decks::draw_from;
use crate::play::dials::turn_dial;
use crate::play::doing::Doing;
use crate::play::ending::end;
use crate::play::hands::set_hand;
use crate::play::loyalty::opened::opened;
use crate::play::loyalty::require_sympathizer;
use crate::play::require::{require_no_question, require_turns};
use crate::play::reveal::{self, By};
use crate::play::titles::{give_title, leave_the_bridge, take_the_bridge};
use crate::play::{action, destiny, execution, held, leader, motive, mutiny};

pub(crate) fn change_resource(
    doing: &mut Doing<'_>,
    resource: Resource,
    by: i8,
) -> Result<(), Rejection> {
    if by == 0 {
        return Err(Rejection::NoChange);
    }
    turn_dial(doing, resource, by);
    Ok(())
}

/// What the table tells.
pub(crate) fn record(doing: &mut Doing<'_>, happening: &Happening) -> Result<(), Rejection> {
    let state = &doing.state;
    match *happening {
        Happening::SeatLeft { seat } => return sit(doing, seat, true),
        Happening::SeatTaken { seat } => return sit(doing, seat, false),
        Happening::LoyaltyOpened => return open_loyalty(doing),
        Happening::PlayedOn => return play_on(doing),
        Happening::HandChanged { .. }
        | Happening::CharacterMoved { .. }
        | Happening::TitleGiven { .. }
        | Happening::CylonRevealed { .. }
        | Happening::Executed { .. }
        | Happening::MutinyDrawn { .. }
        | Happening::MotiveRevealed { .. }
        | Happening::JumpPrepared
        | Happening::FleetJumped { .. }
        | Happening::GalacticaDamaged { .. }
        | Happening::LocationRepaired { .. }
        | Happening::CenturionBoarded { .. }
        | Happening::BoardingAdvanced
        | Happening::CenturionDestroyed { .. }
        | Happening::ShipsActivated { .. }
        | Happening::CommunicationsUsed { .. }
        | Happening::CylonAttack { .. }
        | Happening::CrisisDescribed { .. }
        | Happening::JumpBegun
        | Happening::CylonFleetLaunch
        | Happening::VipersActivated { .. }
        | Happening::OwnViperActivated { .. }
        | Happening::MaximumFirepower { .. }
        | Happening::HangarLaunch { .. }
        | Happening::WeaponsControl { .. }
        | Happening::PegasusCic { .. }
        | Happening::MainBatteries { .. }
        | Happening::NukeUsed
        | Happening::ArmoryUsed { .. }
        | Happening::RaptorRisked { .. }
        | Happening::VipersRepaired { .. }
        | Happening::RaptorsDestroyed { .. }
        | Happening::QuorumHandChanged { .. }
        | Happening::DestinyDrawn
        | Happening::DestinyShown { .. }
        | Happening::GameDeclared { .. } => require_turns(state)?,
    }
    match *happening {
        Happening::HandChanged { seat, by } => change_hand(doing, seat, by),
        Happening::CharacterMoved { seat, place } => move_character(doing, seat, place),
        Happening::TitleGiven { title, seat } => give_title(doing, title, seat),
        Happening::CylonRevealed { seat, sympathizer } => {
            let by = match sympathizer {
                true => {
                    require_sympathizer(state)?;
                    By::Sympathizer
                }
                false => By::Action,
            };
            reveal::told(doing, seat, by)
        }
        Happening::Executed { seat } => execution::begin(doing, seat),
        Happening::MutinyDrawn { seat } => mutiny::told(doing, seat),
        Happening::MotiveRevealed { card } => motive::revealed_at_the_table(doing, card),
        Happening::JumpPrepared => prepare_jump(doing),
        Happening::FleetJumped { distance } => crate::play::jump::told(doing, distance),
        Happening::GalacticaDamaged { token } => {
            require_back(&doing.state)?;
            let told = token.and_then(|token| state.kit().hull_with(token));
            let hull = told.map_or(Board::GALACTICA, |hull| hull.board);
            damage_hull(doing, hull, token)
        }
        Happening::LocationRepaired { location } => {
            require_back(&doing.state)?;
            if !doing.state.damaged().any(|damaged| damaged == location) {
                return Err(Rejection::NotDamaged);
            }
            rule!("DMG-GAL-5");
            doing.emit(Event::LocationRepaired { location });
            Ok(())
        }
        Happening::CenturionBoarded { area } => {
            require_back(&doing.state)?;
            board_centurion(doing, area)
        }
        Happening::BoardingAdvanced => {
            require_back(&doing.state)?;
            advance_centurions(doing)
        }
        Happening::CenturionDestroyed { space } => {
            require_back(&doing.state)?;
            if doing.state.boarding.on(space) == 0 {
                return Err(Rejection::NoCenturion);
            }
            rule!("CENT-6");
            doing.emit(Event::CenturionDestroyed { space });
            Ok(())
        }
        Happening::ShipsActivated { icon } => activate(doing, icon),
        Happening::CommunicationsUsed { seat } => {
            require_no_question(&doing.state)?;
            communications::begin(doing, seat)
        }
        Happening::CylonAttack { card } => {
            state.kit().require_attack_card(card)?;
            require_no_question(&doing.state)?;
            if card.facts().deck == AttackDeck::SuperCrisis
                && held::kept(&doing.state, HeldKind::SUPER_CRISIS)
            {
                return Err(Rejection::SuperCrisesKept);
            }
            cards::begin(doing, card)
        }
        Happening::CrisisDescribed { ref described } => {
            crate::play::turn::crisis_described(doing, described)
        }
        Happening::JumpBegun => {
            require_no_question(&doing.state)?;
            crate::play::jump::require_jump(&doing.state)?;
            crate::play::jump::begin(doing);
            Ok(())
        }
        Happening::CylonFleetLaunch => {
            require_no_question(&doing.state)?;
            require_back(&doing.state)?;
            launch::from_the_cylon_fleet(doing)
        }
        Happening::VipersActivated { seat, by } => vipers::unmanned(doing, seat, by),
        Happening::OwnViperActivated { seat } => vipers::own(doing, seat),
        Happening::MaximumFirepower { seat } => vipers::maximum_firepower(doing, seat),
        Happening::HangarLaunch { seat } => vipers::hangar(doing, seat),
        Happening::WeaponsControl { seat } => weapons::weapons_control(doing, seat),
        Happening::PegasusCic { seat } => weapons::pegasus_cic(doing, seat),
        Happening::MainBatteries { seat } => weapons::main_batteries(doing, seat),
        Happening::NukeUsed => weapons::nuke(doing),
        Happening::ArmoryUsed { seat } => weapons::armory(doing, seat),
        Happening::RaptorRisked { seat, needed } => weapons::risk_raptor(doing, seat, needed),
        Happening::VipersRepaired { count, kind } => vipers::repair(doing, count, kind),
        Happening::RaptorsDestroyed { count } => weapons::destroy_raptors(doing, count),
        Happening::QuorumHandChanged { by } => change_quorum_hand(doing, by),
        Happening::DestinyDrawn => {
            destiny::draw_for_a_check(doing);
            Ok(())
        }
        Happening::DestinyShown { ref pile } => crate::play::check::pile_shown(doing, pile),
        Happening::GameDeclared { winner } => {
            end(doing, Outcome::Declared { winner });
            Ok(())
        }
        Happening::SeatLeft { .. }
        | Happening::SeatTaken { .. }
        | Happening::LoyaltyOpened
        | Happening::PlayedOn => Ok(()),
    }
}

/// That ships, centurions and damage can be told of: before Galactica comes back to New Caprica what is done with them is
/// ignored, and the board stays as it is.
fn require_back(state: &State) -> Result<(), Rejection> {
    if state.is_cut_off() {
        rule!("NC-20");
        rule!("NC-42");
        return Err(Rejection::NotBack);
    }
    Ok(())
}

/// What the table can tell that players do in a fight with the locations where their characters stand, and by their
/// sheets, seat by seat.
pub(crate) fn deeds(state: &State) -> Vec<Happening> {
    let mut deeds = Vec::new();
    for (seat, place) in state.places.iter() {
        if !state.loyalty.standing(seat).acts_as_human() {
            continue;
        }
        let here = match place {
            Place::Location { location } => Some(location),
            Place::Viper { .. } | Place::OffBoard => None,
        };
        let here = here.filter(|location| !state.damage.locations.contains(location));
        let here = here.map(|location| Act::Location { location });
        let acts = here.into_iter().chain(action::sheet_acts(state, seat));
        let procedures = acts.filter_map(Act::procedure);
        deeds.extend(procedures.filter_map(|procedure| told(state, seat, procedure)));
    }
    deeds
}

/// A procedure as the table tells it, where it is one of those that run whenever they are told.
fn told(state: &State, seat: SeatId, procedure: Procedure) -> Option<Happening> {
    let vipers = |by| Happening::VipersActivated { seat, by };
    match procedure {
        Procedure::Command => Some(vipers(VipersBy::Command)),
        Procedure::Cag => Some(vipers(VipersBy::Cag)),
        Procedure::WeaponsControl => Some(Happening::WeaponsControl { seat }),
        Procedure::PegasusCic => Some(Happening::PegasusCic { seat }),
        Procedure::MainBatteries => Some(Happening::MainBatteries { seat }),
        Procedure::LaunchInViper => Some(Happening::HangarLaunch { seat }),
        Procedure::Communications => Some(Happening::CommunicationsUsed { seat }),
        Procedure::Armory => {
            let aboard = !state.boarding.centurions.is_empty();
            aboard.then_some(Happening::ArmoryUsed { seat })
        }
        Procedure::FtlControl
        | Procedure::Accuse
        | Procedure::Nominate
        | Procedure::Airlock
        | Procedure::EscapeBrig
        | Procedure::PickCrisis
        | Procedure::LaunchCylonShips
        | Procedure::Resurrection
        | Procedure::MaximumFirepower
        | Procedure::ExecutiveOrder
        | Procedure::LaunchScout
        | Procedure::ResistanceHq
        | Procedure::EscapeDetention
        | Procedure::CanyonCrisis
        | Procedure::ActivateMission
        | Procedure::RepairHere => None,
    }
}

fn activate(doing: &mut Doing<'_>, icon: ShipIcon) -> Result<(), Rejection> {
    require_no_question(&doing.state)?;
    rule!("COMBAT-ACT-1");
    doing.emit(Event::Scheduled {
        work: vec![Fight::Icon { icon }.into()],
    });
    Ok(())
}

fn sit(doing: &mut Doing<'_>, seat: SeatId, leaves: bool) -> Result<(), Rejection> {
    if !doing.state.has_begun() {
        return Err(Rejection::NotBegun);
    }
    doing.state.require_seat(seat)?;
    if doing.state.seats[seat.index()].empty == leaves {
        return Err(Rejection::NoChange);
    }
    doing.emit(if leaves {
        Event::SeatLeft { seat }
    } else {
        Event::SeatTaken { seat }
    });
    Ok(())
}

/// Everybody's cards lie open: who was what, and how it came (END-13, LOYAL-6).
fn open_loyalty(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let state = &doing.state;
    if state.outcome.is_none() {
        return Err(Rejection::NotOver);
    }
    if !state.loyalty.dealt {
        return Err(Rejection::NotDealt);
    }
    if state.loyalty.by_hand.is_some() {
        return Err(Rejection::OpenByHand);
    }
    if state.loyalty.opened.is_some() {
        return Err(Rejection::NoChange);
    }
    rule!("END-13");
    let hands = opened(state);
    doing.emit(Event::LoyaltyOpened { hands });
    Ok(())
}

/// The turn goes on where it was when the game ended.
fn play_on(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    if doing.state.outcome.is_none() {
        return Err(Rejection::NotOver);
    }
    if doing.state.loyalty.opened.is_some() {
        return Err(Rejection::LoyaltyOpen);
    }
    doing.emit(Event::PlayedOn);
    doing.emit(Event::Scheduled {
        work: vec![Work::TakeTurn],
    });
    let distance = doing.state.jump.distance;
    crate::play::moment::come_so_far(doing, distance, distance);
    Ok(())
}

/// `count` and so many more, as long as that is a number of cards.
fn changed(count: u8, by: i8) -> Option<u8> {
    count.checked_add_signed(by)
}

fn change_hand(doing: &mut Doing<'_>, seat: SeatId, by: i8) -> Result<(), Rejection> {
    doing.state.require_playing(seat)?;
    if by == 0 {
        return Err(Rejection::NoChange);
    }
    let held = doing.state.hands.of(seat);
    let to = changed(held, by).ok_or(Rejection::HandRange { held })?;
    set_hand(doing, seat, to, HandChange::Told);
    Ok(())
}

fn move_character(doing: &mut Doing<'_>, seat: SeatId, place: Place) -> Result<(), Rejection> {
    let state = &doing.state;
    state.require_playing(seat)?;
    state.require_place(place)?;
    match state.places.of(seat) {
        None => return Err(Rejection::NotBegun),
        Some(now) if now == place => return Err(Rejection::NoChange),
        Some(Place::OffBoard) => return Err(Rejection::NotOnBoard),
        Some(Place::Location { .. } | Place::Viper { .. }) => {}
    }
    let cylon = state.loyalty.standing(seat).is_cylon_player();
    match place {
        Place::Location { location } => {
            let board = location.facts().board;
            if !state.is_reached(board) {
                rule!("NC-42");
                let name = location.name().to_owned();
                return Err(Rejection::NotInPlay { name });
            }
            match (state.side_of(board), cylon) {
                // Whatever else brings a Leader back who is among the humans ends that (XINF-10).
                (BoardSide::Cylons, false) if returns(state, seat, location) => {}
                (BoardSide::Cylons, false) => return Err(Rejection::CylonLocation),
                (BoardSide::Humans, true) => {
                    rule!("CYPLAYER-3");
                    return Err(Rejection::CylonsStay);
                }
                (BoardSide::Cylons, true)
                | (BoardSide::Humans, false)
                | (BoardSide::Everybody, _) => {}
            }
        }
        Place::Viper { .. } if cylon => return Err(Rejection::CylonsStay),
        Place::Viper { area: _, kind } => {
            let character = state.seats[seat.index()].character;
            if !character.is_some_and(|character| character.facts().pilot_token) {
                return Err(Rejection::NotAPilot);
            }
            // A pilot who is in space already brings the viper along.
            let flies = matches!(state.places.of(seat), Some(Place::Viper { .. }));
            if !flies && ships_left(state, kind.craft()) == 0 {
                return Err(Rejection::NoViperLeft);
            }
        }
        Place::OffBoard => return Err(Rejection::StaysOnBoard),
    }
    rule!("MOVE-12");
    rule!("PILOT-7");
    rule!("XVIPER-12");
    let why = Move::Told;
    let freed = in_brig(&doing.state, seat);
    doing.emit(Event::CharacterMoved { seat, place, why });
    if let Place::Location { location } = place
        && returns(&doing.state, seat, location)
    {
        rule!("XINF-10");
        leader::end(doing, seat);
    }
    if freed {
        take_the_bridge(doing, seat);
    }
    leave_the_bridge(doing, seat);
    Ok(())
}

/// Whether this is where a Leader among the humans is a Cylon player again.
fn returns(state: &State, seat: SeatId, location: LocationId) -> bool {
    let infiltrating = Standing::Leader { infiltrating: true };
    let ship = state.standing_for(LocationId::RESURRECTION_SHIP);
    state.loyalty.standing(seat) == infiltrating && location == ship
}

fn prepare_jump(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    rule!("TURN-10");
    let to = doing.state.jump.space.saturating_add(1);
    if usize::from(to) >= jump_track(doing.state.kit()).len() {
        return Err(Rejection::AtAutoJump);
    }
    crate::play::jump::prepare(doing);
    Ok(())
}

fn change_quorum_hand(doing: &mut Doing<'_>, by: i8) -> Result<(), Rejection> {
    if by == 0 {
        return Err(Rejection::NoChange);
    }
    let held = doing.state.piles.of(Pile::QuorumHand);
    let most = Pile::QuorumHand.most(doing.state.kit());
    let to = changed(held, by)
        .filter(|to| *to <= most)
        .ok_or(Rejection::QuorumRange { held, most })?;
    rule!("TITLE-PRES-5");
    rule!("HAND-3");
    rule!("POOL-5");
    if to > held {
        let out = to.saturating_add(doing.state.quorum.out_of_the_deck());
        draw_from(doing, Pile::Quorum, to - held, out);
    }
    doing.emit(Event::PileChanged {
        pile: Pile::QuorumHand,
        from: held,
        to,
    });
    Ok(())
}
