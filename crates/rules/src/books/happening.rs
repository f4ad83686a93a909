//! What happens at the table and has rules behind it.

use dradis_facts::battle::ShipIcon;
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{AttackDeck, Board, content};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::jump::jump_track;
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::{Resource, turned};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;

use crate::play::action::lose_granted;
use crate::play::battle::procedure::{cards, communications, launch, vipers, weapons};
use crate::play::damage::{draw_token, tokens_left};
use crate::play::destiny;
use crate::play::doing::Doing;
use crate::play::loyalty::opened::opened;
use crate::play::super_crisis;
use crate::play::titles::next_in_line;
use crate::play::turn::When;
use crate::play::turn::token_option;
use crate::play::turn::{draw_from, ended, finish_turn, location, set_hand};
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::happening::Happening;
use dradis_state::jump::JumpStep;
use dradis_state::quorum::QuorumEvent;
use dradis_state::reserve::supply;
use dradis_state::state::State;
use dradis_state::turn::{Outcome, in_brig};

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

pub(crate) fn turn_dial(doing: &mut Doing<'_>, resource: Resource, by: i8) {
    rule!("RES-3");
    let from = doing.state.resources.get(resource);
    let to = turned(from, by);
    doing.emit(Event::ResourceChanged {
        resource,
        by,
        from,
        to,
    });
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
        Happening::CylonRevealed { seat, sympathizer } => reveal(doing, seat, sympathizer),
        Happening::JumpPrepared => prepare_jump(doing),
        Happening::FleetJumped { distance } => crate::play::jump::told(doing, distance),
        Happening::GalacticaDamaged { token } => damage_galactica(doing, token),
        Happening::LocationRepaired { location } => {
            if !doing.state.damage.locations.contains(&location) {
                return Err(Rejection::NotDamaged);
            }
            rule!("DMG-GAL-5");
            doing.emit(Event::LocationRepaired { location });
            Ok(())
        }
        Happening::CenturionBoarded { area } => board_centurion(doing, area),
        Happening::BoardingAdvanced => advance_centurions(doing),
        Happening::CenturionDestroyed { space } => {
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
            require_no_question(&doing.state)?;
            if card.facts().deck == AttackDeck::SuperCrisis && super_crisis::kept(&doing.state) {
                return Err(Rejection::SuperCrisesKept);
            }
            cards::begin(doing, card)
        }
        Happening::CrisisDescribed { ref described } => {
            crate::play::turn::crisis_described(doing, described)
        }
        Happening::JumpBegun => {
            require_no_question(&doing.state)?;
            crate::play::jump::begin(doing);
            Ok(())
        }
        Happening::CylonFleetLaunch => {
            require_no_question(&doing.state)?;
            launch::from_the_cylon_fleet(doing)
        }
        Happening::VipersActivated { seat, by } => vipers::unmanned(doing, seat, by),
        Happening::OwnViperActivated { seat } => vipers::own(doing, seat),
        Happening::MaximumFirepower { seat } => vipers::maximum_firepower(doing, seat),
        Happening::HangarLaunch { seat } => vipers::hangar(doing, seat),
        Happening::WeaponsControl { seat } => weapons::weapons_control(doing, seat),
        Happening::NukeUsed => weapons::nuke(doing),
        Happening::ArmoryUsed { seat } => weapons::armory(doing, seat),
        Happening::RaptorRisked { seat, needed } => weapons::risk_raptor(doing, seat, needed),
        Happening::VipersRepaired { count } => vipers::repair(doing, count),
        Happening::RaptorsDestroyed { count } => weapons::destroy_raptors(doing, count),
        Happening::QuorumHandChanged { by } => change_quorum_hand(doing, by),
        Happening::DestinyDrawn => {
            destiny::draw_for_a_check(doing);
            Ok(())
        }
        Happening::DestinyShown { ref pile } => crate::play::check::pile_shown(doing, pile),
        Happening::GameDeclared { winner } => {
            let outcome = Outcome::Declared { winner };
            doing.emit(Event::GameEnded { outcome });
            Ok(())
        }
        Happening::SeatLeft { .. }
        | Happening::SeatTaken { .. }
        | Happening::LoyaltyOpened
        | Happening::PlayedOn => Ok(()),
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

/// Turns are being played.
fn require_turns(state: &State) -> Result<(), Rejection> {
    match state.turn.active {
        Some(_) if state.outcome.is_some() => Err(Rejection::GameOver),
        Some(_) => Ok(()),
        None => Err(Rejection::NotBegun),
    }
}

/// The turn itself is what the table waits for: whatever interrupts it must find it on top.
pub(crate) fn require_no_question(state: &State) -> Result<(), Rejection> {
    match state.agenda.top() {
        Some(step) if step.work == Work::TakeTurn => Ok(()),
        Some(_) | None => Err(Rejection::QuestionFirst),
    }
}

/// As above, or the destination that the table still has to choose: what it tells of the crisis comes first.
pub(crate) fn require_turn_or_destination(state: &State) -> Result<(), Rejection> {
    let choose = Work::Jump {
        jump: JumpStep::Choose,
    };
    let by_table = state.options.modes.destinations == Mode::Table;
    match state.agenda.top() {
        Some(step) if by_table && step.work == choose => Ok(()),
        Some(_) | None => require_no_question(state),
    }
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
    crate::play::jump::thresholds(doing, distance, distance);
    Ok(())
}

/// `count` and so many more, as long as that is a number of cards.
fn changed(count: u8, by: i8) -> Option<u8> {
    count.checked_add_signed(by)
}

fn change_hand(doing: &mut Doing<'_>, seat: SeatId, by: i8) -> Result<(), Rejection> {
    doing.state.require_seat(seat)?;
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
    state.require_seat(seat)?;
    match state.places.of(seat) {
        None => return Err(Rejection::NotBegun),
        Some(now) if now == place => return Err(Rejection::NoChange),
        Some(Place::OffBoard) => return Err(Rejection::NotOnBoard),
        Some(Place::Location { .. } | Place::Viper { .. }) => {}
    }
    let cylon = state.loyalty.revealed.contains(&seat);
    match place {
        Place::Location { location } => match location.facts().board {
            Board::Cylon if !cylon => return Err(Rejection::CylonLocation),
            Board::Galactica | Board::ColonialOne if cylon => {
                rule!("CYPLAYER-3");
                return Err(Rejection::CylonsStay);
            }
            Board::Cylon | Board::Galactica | Board::ColonialOne => {}
        },
        Place::Viper { .. } if cylon => return Err(Rejection::CylonsStay),
        Place::Viper { .. } => {
            let character = state.seats[seat.index()].character;
            if !character.is_some_and(|character| character.facts().pilot_token) {
                return Err(Rejection::NotAPilot);
            }
            // A pilot who is in space already brings the viper along.
            let flies = matches!(state.places.of(seat), Some(Place::Viper { .. }));
            if !flies && supply(state).vipers == 0 {
                return Err(Rejection::NoViperLeft);
            }
        }
        Place::OffBoard => return Err(Rejection::StaysOnBoard),
    }
    rule!("MOVE-12");
    rule!("PILOT-7");
    let why = Move::Told;
    doing.emit(Event::CharacterMoved { seat, place, why });
    leave_the_bridge(doing, seat);
    Ok(())
}

/// An Admiral in the Brig passes the title on, and does not get it back by leaving (TITLE-ADM-4,
/// TITLE-ADM-5). A President keeps theirs there (TITLE-PRES-6).
pub(crate) fn leave_the_bridge(doing: &mut Doing<'_>, seat: SeatId) {
    if !in_brig(&doing.state, seat) {
        return;
    }
    rule!("TITLE-PRES-6");
    if doing.state.titles.holder(Title::Admiral) == Some(seat) {
        rule!("TITLE-ADM-4");
        rule!("TITLE-ADM-5");
        pass_on(doing, Title::Admiral);
    }
}

/// Gives a title to the next in line, if that is somebody else.
fn pass_on(doing: &mut Doing<'_>, title: Title) {
    let from = doing.state.titles.holder(title);
    match next_in_line(title, &doing.state) {
        Some(to) if Some(to) != from => {
            rule!("TITLE-SUCC-4");
            rule!("NUKE-5");
            rule!("TITLE-PRES-4");
            doing.emit(Event::TitlePassed {
                title,
                from,
                to,
                succession: true,
            });
        }
        Some(_) | None => {}
    }
}

pub(crate) fn give_title(doing: &mut Doing<'_>, title: Title, to: SeatId) -> Result<(), Rejection> {
    doing.state.require_seat(to)?;
    let from = doing.state.titles.holder(title);
    if from == Some(to) {
        return Err(Rejection::NoChange);
    }
    if doing.state.loyalty.revealed.contains(&to) {
        rule!("OPEN-13");
        return Err(Rejection::TitleForCylon);
    }
    rule!("TITLE-PRES-7");
    rule!("TITLE-SUCC-4");
    rule!("NUKE-5");
    rule!("TITLE-PRES-4");
    doing.emit(Event::TitlePassed {
        title,
        from,
        to,
        succession: false,
    });
    Ok(())
}

/// REVEAL-4 to REVEAL-9, in that order.
pub(crate) fn reveal(
    doing: &mut Doing<'_>,
    seat: SeatId,
    sympathizer: bool,
) -> Result<(), Rejection> {
    doing.state.require_seat(seat)?;
    if doing.state.loyalty.revealed.contains(&seat) {
        return Err(Rejection::AlreadyRevealed);
    }
    let ends_turn = !sympathizer && doing.state.turn.active == Some(seat);
    if ends_turn {
        require_no_question(&doing.state)?;
    }
    doing.emit(Event::CylonRevealed { seat, sympathizer });
    rule!("REVEAL-4");
    rule!("DIS-14");
    let kept = content().skill_draws.kept_on_reveal;
    let hand = doing.state.hands.of(seat).min(kept);
    set_hand(doing, seat, hand, HandChange::Revealed);
    rule!("REVEAL-5");
    let open = doing.state.quorum.open.iter();
    let attached = open.filter(|open| open.with == Some(seat));
    for card in attached.map(|open| open.card).collect::<Vec<_>>() {
        let quorum = QuorumEvent::LeftPlay { card };
        doing.emit(Event::Quorum { quorum });
    }
    rule!("REVEAL-6");
    for title in [Title::President, Title::Admiral] {
        if doing.state.titles.holder(title) == Some(seat) {
            pass_on(doing, title);
        }
    }
    rule!("REVEAL-7");
    rule!("PILOT-9");
    rule!("DIS-29");
    if let Some(place) = location("resurrection-ship") {
        let why = Move::Resurrected;
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
    if sympathizer {
        rule!("SYMP-5");
        rule!("SYMP-6");
        rule!("SYMP-7");
    } else {
        rule!("REVEAL-8");
        rule!("POOL-4");
        draw_super_crises(doing, seat, 1, 0);
    }
    if ends_turn {
        rule!("REVEAL-9");
        finish_turn(doing);
    } else {
        lose_granted(doing, seat);
    }
    Ok(())
}

/// A revealed Cylon gives Super Crisis cards up and draws others, at random (REVEAL-8, LOC-RESURRECTION-1), or
/// as many as there are (LIMIT-1).
pub(crate) fn draw_super_crises(doing: &mut Doing<'_>, seat: SeatId, cards: u8, discard: u8) {
    if super_crisis::kept(&doing.state) {
        return crate::play::super_crisis::swap(doing, seat, cards, discard);
    }
    rule!("POOL-4");
    let held = doing.state.loyalty.super_crises(seat);
    let kept = held.saturating_sub(discard);
    let all: u8 = doing.state.loyalty.super_crises.values().sum();
    let open = super_crisis::lying_open(&doing.state).len();
    let elsewhere = all
        .saturating_sub(held - kept)
        .saturating_add(u8::try_from(open).unwrap_or(u8::MAX));
    let cards = cards.min(Pile::SuperCrisis.most().saturating_sub(elsewhere));
    let out = elsewhere.saturating_add(cards);
    draw_from(doing, Pile::SuperCrisis, cards, out);
    set_super_crises(doing, seat, kept.saturating_add(cards));
}

/// How many Super Crisis cards a revealed Cylon holds from now on.
pub(crate) fn set_super_crises(doing: &mut Doing<'_>, seat: SeatId, to: u8) {
    let from = doing.state.loyalty.super_crises(seat);
    if from != to {
        doing.emit(Event::SuperCrisisHand { seat, from, to });
    }
}

fn prepare_jump(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    rule!("TURN-10");
    let to = doing.state.jump.space.saturating_add(1);
    if usize::from(to) >= jump_track().len() {
        return Err(Rejection::AtAutoJump);
    }
    crate::play::jump::prepare(doing);
    Ok(())
}

pub(crate) fn damage_galactica(
    doing: &mut Doing<'_>,
    told: Option<GalacticaToken>,
) -> Result<(), Rejection> {
    let pool = tokens_left(&doing.state.damage);
    if pool.is_empty() {
        return Err(Rejection::NoDamageToken);
    }
    let token = match (told, doing.state.options.modes.damage) {
        (Some(token), Mode::App | Mode::Table) if pool.contains(&token) => token,
        (Some(_), Mode::App | Mode::Table) => return Err(Rejection::NoDamageToken),
        (None, Mode::App) => doing
            .draw(|state, draw| draw_token(&state.damage, draw))
            .ok_or(Rejection::NoDamageToken)?,
        (None, Mode::Table) => {
            doing.emit(Event::Scheduled {
                work: vec![Work::DrawDamage],
            });
            return Ok(());
        }
    };
    take_damage(doing, token);
    Ok(())
}

/// The table says which token it has drawn.
pub(crate) fn drawn_damage(doing: &mut Doing<'_>, option: &str) -> Result<(), Rejection> {
    let token = tokens_left(&doing.state.damage)
        .into_iter()
        .find(|token| token_option(*token) == option)
        .ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::StepDone);
    take_damage(doing, token);
    Ok(())
}

pub(crate) fn take_damage(doing: &mut Doing<'_>, token: GalacticaToken) {
    rule!("DMG-GAL-1");
    doing.emit(Event::GalacticaDamaged { token });
    match token {
        GalacticaToken::Location { location: hit } => {
            rule!("DMG-GAL-2");
            rule!("DMG-GAL-3");
            let hit = Place::Location { location: hit };
            let places = doing.state.places.iter();
            let hurt: Vec<SeatId> = places
                .filter(|(_, place)| *place == hit)
                .map(|(seat, _)| seat)
                .collect();
            for seat in hurt {
                if let Some(place) = location("sickbay") {
                    let why = Move::Hurt;
                    doing.emit(Event::CharacterMoved { seat, place, why });
                }
            }
        }
        GalacticaToken::Resource { resource } => {
            rule!("DMG-GAL-6");
            turn_dial(doing, resource, -1);
        }
    }
    ended(doing, When::AtOnce);
}

pub(crate) fn board_centurion(doing: &mut Doing<'_>, area: Option<Area>) -> Result<(), Rejection> {
    if supply(&doing.state).centurions == 0 {
        return Err(Rejection::NoCenturionLeft);
    }
    if area.is_some_and(|area| doing.state.space.ships(area).heavy_raiders == 0) {
        return Err(Rejection::NoHeavyRaider);
    }
    rule!("CENT-1");
    doing.emit(Event::CenturionBoarded { area });
    Ok(())
}

fn advance_centurions(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    if doing.state.boarding.centurions.is_empty() {
        return Err(Rejection::NoChange);
    }
    rule!("CENT-2");
    rule!("CENT-9");
    rule!("CENT-10");
    let end = boarding_spaces(doing.state.options.boarding_track);
    doing.emit(Event::BoardingAdvanced { end });
    ended(doing, When::AtOnce);
    Ok(())
}

fn change_quorum_hand(doing: &mut Doing<'_>, by: i8) -> Result<(), Rejection> {
    if by == 0 {
        return Err(Rejection::NoChange);
    }
    let held = doing.state.piles.of(Pile::QuorumHand);
    let most = Pile::QuorumHand.most();
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
