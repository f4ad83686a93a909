//! The log in words: what a viewer may be told of an event, by allow-list.
//!
//! **Architecture invariant:** every event is taken apart with all its fields named and no `..`.

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::battle::Pace;
use dradis_facts::board::Piece;
use dradis_facts::content::{
    Allegiance, AllyId, HeldCards, HeldKind, LocationId, LoyaltyCard, MissionId, Trauma,
};
use dradis_facts::craft::Craft;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::deed::Procedure;
use dradis_facts::effect::Source;
use dradis_facts::message::{
    Line, Message, ability_id, area_id, attack_card_id, attack_line, board_id, character_id,
    civilian_id, location_id, of_kind, resource_id, skill_card_id, skill_card_name_id, skill_id,
    title_id, token_id,
};
use dradis_facts::options::Tracking;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, Zone};
use dradis_facts::turn::Winner;
use dradis_state::action::ActionEvent;
use dradis_state::battle::DieSource;
use dradis_state::check::{CheckChange, CheckEvent, CheckResult, TakenOut};
use dradis_state::correction::{Correction, Reason};
use dradis_state::crisis::{CrisisChoice, CrisisEvent, OpenCrisis};
use dradis_state::crossroads::CrossroadsEvent;
use dradis_state::earth::{EarthEvent, MissionTo};
use dradis_state::effect::EffectEvent;
use dradis_state::event::{Event, HandChange, Move, RollCard};
use dradis_state::execution::ExecutionEvent;
use dradis_state::held::HeldEvent;
use dradis_state::ionian::{IonianEvent, Spot};
use dradis_state::jump::JumpEvent;
use dradis_state::new_caprica::NewCapricaEvent;
use dradis_state::passing::PassingEvent;
use dradis_state::pursuit::PursuitEvent;
use dradis_state::quorum::QuorumEvent;
use dradis_state::sleeper::SleeperEvent;
use dradis_state::turn::Outcome;

use crate::play::action::label;
use crate::play::hands::draws;
use crate::tell::view::Viewer;

/// The line for an event, or `None` where it says nothing to this viewer. Names and sentences are put
/// in by the page.
#[must_use]
pub fn narrate(event: &Event, viewer: Viewer) -> Option<Line> {
    match event {
        Event::GameBegan {
            options: _,
            names: _,
            resources: _,
            first,
            rolled,
        } => Some(if *rolled {
            Line::new(Message::LogFirstPlayerRolled).seat("player", *first)
        } else {
            Line::new(Message::LogGameBegan).seat("player", *first)
        }),
        Event::CharacterChosen { seat, character } => Some(
            Line::new(Message::LogCharacterChosen)
                .seat("player", *seat)
                .word("character", character_id(*character)),
        ),
        Event::CharacterPlaced { seat, place } => Some(placed(*seat, *place)),
        Event::TitleGiven { title, seat } => Some(
            Line::new(Message::LogTitleGiven)
                .seat("player", *seat)
                .word("title", title_id(*title)),
        ),
        Event::Infiltration { seat, infiltrating } => {
            let message = match infiltrating {
                true => Message::LogInfiltrates,
                false => Message::LogInfiltrationEnded,
            };
            Some(Line::new(message).seat("player", *seat))
        }
        Event::Miracles { seat, tokens } => Some(
            Line::new(Message::LogMiracles)
                .seat("player", *seat)
                .number("tokens", *tokens),
        ),
        Event::NukesTaken { seat, nukes } => Some(
            Line::new(Message::LogNukesTaken)
                .seat("player", *seat)
                .number("nukes", *nukes),
        ),
        // Which civilian ships were drawn is nobody's to know.
        Event::BoardLaidOut {
            ships: _,
            civilians: _,
        } => Some(Line::new(Message::LogBoardLaidOut)),
        Event::LoyaltyDealt { counts, deal: _ } => Some(
            Line::new(Message::LogLoyaltyDealt)
                .number("cards", counts.iter().map(|c| i32::from(*c)).sum::<i32>()),
        ),
        Event::LoyaltyDealtByHand { hands, deck: _ } => Some(
            Line::new(Message::LogLoyaltyDealtByHand)
                .number("cards", hands.iter().map(|c| i32::from(*c)).sum::<i32>()),
        ),
        Event::DestinyBuilt { cards, deck: _ } => {
            Some(Line::new(Message::LogDestinyBuilt).number("cards", *cards))
        }
        Event::DestinyDrawn { cards } => {
            Some(Line::new(Message::LogDestinyDrawn).number("cards", *cards))
        }
        // Of a check that Dradis leads the result stands in the log, and of a told total there is no card.
        Event::DestinyShown { cards } if cards.is_empty() => None,
        Event::DestinyShown { cards } => Some(
            Line::new(Message::LogDestinyShown).words("cards", cards.iter().map(skill_card_id)),
        ),
        // Who reads how fast is nobody else's business.
        Event::LoyaltyRead { seat } => {
            (viewer == Viewer::Seat(*seat)).then(|| Line::new(Message::LogYouHaveRead))
        }
        Event::ReadingClosed { without } => Some(if without.is_empty() {
            Line::new(Message::LogReadingDone)
        } else {
            Line::new(Message::LogReadingClosed)
                .number("without", i32::try_from(without.len()).unwrap_or(i32::MAX))
        }),
        Event::TurnBegan { number, seat } => Some(
            Line::new(Message::LogTurnBegan)
                .number("number", *number)
                .seat("player", *seat),
        ),
        Event::ResourceChanged {
            resource,
            by,
            from,
            to,
        } => {
            let message = match (i16::from(*to) - i16::from(*from)).signum() {
                1 => Message::LogResourceGained,
                -1 => Message::LogResourceLost,
                _ => Message::LogResourceAtLimit,
            };
            Some(
                Line::new(message)
                    .word("resource", resource_id(*resource))
                    .number("by", i32::from(*by).abs())
                    .number("from", *from)
                    .number("to", *to),
            )
        }
        // Nothing was wrong: the table lays out what it has.
        Event::Corrected {
            correction: _,
            was: _,
            reason: Reason::Position,
            repairs: _,
        } => None,
        Event::Corrected {
            correction,
            was,
            reason,
            repairs,
        } => {
            let mut line = corrected(correction, was);
            let reason = reason.line();
            line.args.extend(reason.args);
            line = line.word("reason", reason.id);
            Some(match repairs.and_then(|row| i32::try_from(row).ok()) {
                Some(row) => line.number("repairs", row),
                None => line,
            })
        }
        Event::Insisted { impossible } => {
            let what = impossible.line();
            let mut line = Line::new(Message::LogInsisted);
            line.args.extend(what.args);
            Some(line.word("what", what.id))
        }
        Event::GameEnded { outcome } => Some(ended(outcome)),
        Event::StartingHands { seats, cards } => Some(
            Line::new(Message::LogStartingHands)
                .seats("players", seats)
                .number("cards", *cards),
        ),
        Event::TurnEnded { seat } => Some(Line::new(Message::LogTurnEnded).seat("player", *seat)),
        Event::TurnStepBegan { step } => {
            Some(Line::new(Message::LogStepBegan).word("step", step.id()))
        }
        Event::TurnSteppedBack { step } => {
            Some(Line::new(Message::LogSteppedBack).word("step", step.id()))
        }
        Event::HandChanged {
            seat,
            from,
            to,
            why,
            of,
        } => Some(match draws::in_words(of) {
            Some(draws) => Line::new(Message::LogHandDrew)
                .seat("player", *seat)
                .line("draws", draws),
            None => hand(*seat, *from, *to, *why),
        }),
        Event::CharacterMoved { seat, place, why } => Some(moved(*seat, *place, *why)),
        Event::TitlePassed {
            title,
            from: _,
            to,
            succession,
        } => Some(
            Line::new(if *succession {
                Message::LogTitleSuccession
            } else {
                Message::LogTitlePassed
            })
            .word("title", title_id(*title))
            .seat("player", *to),
        ),
        Event::CylonRevealed {
            seat,
            sympathizer: _,
        } => Some(Line::new(Message::LogCylonRevealed).seat("player", *seat)),
        // The other piles go down by what is told beside them.
        Event::PileChanged { pile, from, to } => match pile {
            Pile::QuorumHand => Some(
                Line::new(Message::LogQuorumHand)
                    .number("from", *from)
                    .number("to", *to),
            ),
            Pile::Destiny
            | Pile::Quorum
            | Pile::Crisis
            | Pile::SuperCrisis
            | Pile::Destinations => None,
        },
        // Spaces are counted from 1 for people, Start being the first.
        Event::FleetTokenMoved { to } => {
            Some(Line::new(Message::LogFleetToken).number("space", i32::from(*to) + 1))
        }
        Event::Held { kind, held } => self::held(*kind, held),
        Event::Jump { jump } => Some(jumped(jump)),
        Event::Pursuit { pursuit } => Some(pursued(*pursuit)),
        Event::NewCaprica { new_caprica } => Some(on_new_caprica(new_caprica)),
        Event::Earth { earth } => for_earth(*earth),
        Event::Ionian { ionian } => in_the_nebula(*ionian),
        Event::Crossroads { crossroads } => at_the_crossroads(crossroads),
        Event::Sleeper { sleeper } => Some(slept(sleeper)),
        Event::Passing { passing } => passed(passing),
        Event::Execution { execution } => executed(execution),
        Event::ShipDestroyed { ship } => {
            Some(Line::new(Message::LogShipDestroyed).word("ship", board_id(*ship)))
        }
        Event::GalacticaDamaged { token } => Some(match token {
            GalacticaToken::Location { location } => {
                Line::new(Message::LogLocationDamaged).word("location", location_id(*location))
            }
            GalacticaToken::Resource { resource } => {
                Line::new(Message::LogResourceDamaged).word("resource", resource_id(*resource))
            }
        }),
        Event::LocationRepaired { location } => {
            Some(Line::new(Message::LogLocationRepaired).word("location", location_id(*location)))
        }
        Event::CenturionBoarded { area: _ } => Some(Line::new(Message::LogCenturionBoarded)),
        Event::BoardingAdvanced { end: _ } => Some(Line::new(Message::LogBoardingAdvanced)),
        Event::CenturionDestroyed { space: _ } => Some(Line::new(Message::LogCenturionDestroyed)),
        Event::PaceSet { pace } => Some(Line::new(match pace {
            Pace::Teach => Message::LogPaceTeach,
            Pace::Steps => Message::LogPaceSteps,
            Pace::Fast => Message::LogPaceFast,
        })),
        Event::TrackingSet { tracking } => Some(Line::new(match tracking {
            Tracking::Full => Message::LogTrackingFull,
            Tracking::Light => Message::LogTrackingLight,
        })),
        Event::IconBegan { icon } => Some(Line::new(Message::LogIconBegan).word("icon", icon.id())),
        Event::NoShips { icon } => Some(Line::new(Message::LogNoShips).word("icon", icon.id())),
        Event::ShipMoved { kind, from, to } => Some(
            Line::new(Message::LogShipMoved)
                .word("ship", kind.one_id())
                .word("from", area_id(*from))
                .word("area", area_id(*to)),
        ),
        Event::Launched { ship, area, count } => Some(
            Line::new(Message::LogLaunched)
                .word("ship", ship.id())
                .word("area", area_id(*area))
                .number("count", *count),
        ),
        Event::WeaponsDisabled { basestar } => {
            Some(Line::new(Message::LogWeaponsDisabled).word("area", area_id(basestar.area)))
        }
        Event::HangarDisabled { basestar } => {
            Some(Line::new(Message::LogHangarDisabled).word("area", area_id(basestar.area)))
        }
        Event::RollCardPlayed { seat, card } => Some(
            Line::new(match card {
                RollCard::StrategicPlanning => Message::LogStrategicPlanning,
                RollCard::EvasiveManeuvers => Message::LogEvasiveManeuvers,
            })
            .seat("player", *seat),
        ),
        Event::EcoUsed { seat } => Some(Line::new(Message::LogEcoUsed).seat("player", *seat)),
        Event::DieRolled {
            roll,
            face,
            result,
            hit,
            source,
        } => Some(
            Line::new(match source {
                DieSource::App | DieSource::Table => Message::LogDieRolled,
                DieSource::Corrected => Message::LogDieCorrected,
            })
            .line("attack", attack_line(roll.attack))
            .number("face", *face)
            .number("change", i32::from(*result) - i32::from(*face))
            .number("result", *result)
            .word("hit", hit.id()),
        ),
        Event::ViperHit {
            area,
            pilot,
            destroyed,
            kind,
        } => Some(
            match (pilot, destroyed) {
                (None, false) => of_kind(*kind, Message::LogViperDamaged, Message::LogKindDamaged),
                (None, true) => {
                    of_kind(*kind, Message::LogViperDestroyed, Message::LogKindDestroyed)
                }
                (Some(seat), false) => Line::new(Message::LogViperOfDamaged).seat("player", *seat),
                (Some(seat), true) => Line::new(Message::LogViperOfDestroyed).seat("player", *seat),
            }
            .word("area", area_id(*area)),
        ),
        Event::ShipsDestroyed { area, ship, count } => Some(
            Line::new(Message::LogShipsDestroyed)
                .word("ship", ship.id())
                .word("area", area_id(*area))
                .number("count", *count),
        ),
        Event::BasestarDamaged { basestar, token } => Some(
            Line::new(match token {
                BasestarDamage::DamageToPersonnel => {
                    rule!("XDMGB-3");
                    Message::LogPersonnelDamaged
                }
                BasestarDamage::CriticalHit
                | BasestarDamage::DisabledHangar
                | BasestarDamage::DisabledWeapons
                | BasestarDamage::StructuralDamage
                | BasestarDamage::CollateralDamage => Message::LogBasestarDamaged,
            })
            .word("area", area_id(basestar.area))
            .word("token", token_id(*token)),
        ),
        Event::BasestarDestroyed { basestar } => {
            Some(Line::new(Message::LogBasestarDestroyed).word("area", area_id(basestar.area)))
        }
        Event::CivilianDestroyed {
            handle: _,
            area,
            kind,
        } => Some(
            Line::new(Message::LogCivilianDestroyed)
                .word("area", area_id(*area))
                .word("kind", civilian_id(*kind)),
        ),
        // What they have seen is for the one who looked.
        Event::CiviliansSeen { seat, handles } => Some(
            Line::new(Message::LogCiviliansSeen)
                .seat("player", *seat)
                .number("count", amount(handles.len())),
        ),
        Event::CivilianMoved { handle, from, to } => Some(
            Line::new(Message::LogCivilianMoved)
                .number("ship", handle.0)
                .word("from", area_id(*from))
                .word("area", area_id(*to)),
        ),
        Event::CivilianEscorted { handle, area } => Some(
            Line::new(Message::LogCivilianEscorted)
                .number("ship", handle.0)
                .word("area", area_id(*area)),
        ),
        Event::RaptorsDestroyed { count } => {
            Some(Line::new(Message::LogRaptorsDestroyed).number("count", *count))
        }
        Event::ActionBegan { seat, action } => Some(
            Line::new(Message::LogActionBegan)
                .seat("player", *seat)
                .word("action", action.id()),
        ),
        Event::ViperLaunched { area, kind } => Some(
            of_kind(*kind, Message::LogViperLaunched, Message::LogKindLaunched)
                .word("area", area_id(*area)),
        ),
        Event::ViperRecalled { area, kind } => Some(
            of_kind(*kind, Message::LogViperRecalled, Message::LogKindRecalled)
                .word("area", area_id(*area)),
        ),
        Event::VipersRepaired { count, kind } => Some(
            of_kind(*kind, Message::LogVipersRepaired, Message::LogKindRepaired)
                .number("count", *count),
        ),
        Event::NukeSpent { seat, left } => Some(
            Line::new(Message::LogNukeSpent)
                .seat("player", *seat)
                .number("left", *left),
        ),
        Event::AttackCardDiscarded { card } => {
            Some(Line::new(Message::LogAttackCardDiscarded).word("card", attack_card_id(*card)))
        }
        Event::AttackCardDrawn { card } => {
            Some(Line::new(Message::LogAttackCardDrawn).word("card", attack_card_id(*card)))
        }
        Event::AttackCardStays { card } => {
            Some(Line::new(Message::LogAttackCardStays).word("card", attack_card_id(*card)))
        }
        Event::AttackCardReshuffled { card } => {
            Some(Line::new(Message::LogAttackCardReshuffled).word("card", attack_card_id(*card)))
        }
        Event::ShipsPlaced { kind, area, count } => Some(
            Line::new(Message::LogShipsPlaced)
                .word("ship", kind.id())
                .word("area", area_id(*area))
                .number("count", *count),
        ),
        Event::BasestarsPlaced { area, count } => Some(
            Line::new(Message::LogBasestarsPlaced)
                .word("area", area_id(*area))
                .number("count", *count),
        ),
        Event::PiecesShort { piece, count } => Some(
            Line::new(Message::LogPiecesShort)
                .word("piece", Piece::Craft(*piece).id())
                .number("count", *count),
        ),
        Event::FleetTokenBack { to } => {
            Some(Line::new(Message::LogFleetTokenBack).number("space", i32::from(*to) + 1))
        }
        Event::ReserveVipersDamaged { count, kind } => {
            let ordinary = Message::LogReserveVipersDamaged;
            let line = of_kind(*kind, ordinary, Message::LogKindReserveDamaged);
            Some(line.number("count", *count))
        }
        Event::ViperManned { seat, area, kind } => Some(
            of_kind(*kind, Message::LogViperManned, Message::LogKindManned)
                .seat("player", *seat)
                .word("area", area_id(*area)),
        ),
        // The lines beside them tell.
        Event::ReminderMuted { reminder: _, muted } => Some(Line::new(if *muted {
            Message::LogReminderMuted
        } else {
            Message::LogReminderUnmuted
        })),
        Event::StayedInBrig { seat } => {
            Some(Line::new(Message::LogStayedInBrig).seat("player", *seat))
        }
        Event::RemindersPassed
        | Event::ShipActed { area: _, ship: _ }
        | Event::ReadOn { step: _ } => None,
        Event::SeatLeft { seat } => Some(Line::new(Message::LogSeatLeft).seat("player", *seat)),
        Event::SeatTaken { seat } => Some(Line::new(Message::LogSeatTaken).seat("player", *seat)),
        Event::LoyaltyOpened { hands: _ } => Some(Line::new(Message::LogLoyaltyOpened)),
        Event::PlayedOn => Some(Line::new(Message::LogPlayedOn)),
        Event::WaiverLapsed => None,
        // Where they lie, everybody sees; what they are, nobody.
        Event::CivilianShipsPlaced { ships } => {
            let among = |area: &Area| ships.iter().any(|ship| ship.area == *area);
            let areas = Area::ALL.into_iter().filter(among);
            Some(
                Line::new(Message::LogCiviliansPlaced)
                    .number("count", amount(ships.len()))
                    .words("areas", areas.map(area_id)),
            )
        }
        // A correction tells of them.
        Event::CivilianShipsReturned { handles: _ } => None,
        Event::LoyaltyShown {
            seats: _,
            here: Some(seat),
        } => Some(Line::new(Message::LogLoyaltyShownHere).seat("player", *seat)),
        Event::Crisis { crisis } => self::crisis(crisis),
        Event::Check { check } => self::check(check),
        Event::Quorum { quorum } => self::quorum(quorum),
        Event::Effect { effect } => self::effect(effect),
        Event::Action { action } => self::action(action),
        Event::AbilityUsed { seat, ability } => Some(
            Line::new(Message::LogAbilityUsed)
                .seat("player", *seat)
                .word("ability", ability_id(*ability)),
        ),
        Event::Drew { drawn: _ }
        | Event::PositionLaid { laid: _ }
        | Event::Scheduled { work: _ }
        | Event::StepDone
        | Event::HeldCounted {
            kind: _,
            seat: _,
            from: _,
            to: _,
        }
        | Event::LoyaltyShown {
            seats: _,
            here: None,
        } => None,
    }
}

fn ended(outcome: &Outcome) -> Line {
    let names = |resources: &[Resource]| -> Vec<String> {
        let names = resources.iter().map(|r| resource_id(*r).to_owned());
        names.collect()
    };
    match outcome {
        Outcome::ResourcesExhausted { resources } => {
            Line::new(Message::LogCylonsWinResources).words("resources", names(resources))
        }
        Outcome::Boarded => Line::new(Message::LogCylonsWinBoarded),
        Outcome::GalacticaDestroyed { locations } => {
            Line::new(Message::LogCylonsWinDestroyed).number("locations", amount(locations.len()))
        }
        Outcome::KobolReached => Line::new(Message::LogHumansWinKobol),
        Outcome::FinalJumpFailed { resources } => {
            Line::new(Message::LogCylonsWinFinalJump).words("resources", names(resources))
        }
        Outcome::NoCharacterLeft => Line::new(Message::LogCylonsWinNoCharacter),
        Outcome::Declared { winner } => Line::new(match winner {
            Winner::Humans => Message::LogHumansDeclared,
            Winner::Cylons => Message::LogCylonsDeclared,
        }),
    }
}

fn hand(seat: SeatId, from: u8, to: u8, why: HandChange) -> Line {
    let message = match why {
        HandChange::ReceivedSkills => Message::LogHandReceived,
        HandChange::ChangedShip => Message::LogHandChangedShip,
        HandChange::HandLimit => Message::LogHandLimit,
        HandChange::Revealed => Message::LogHandRevealed,
        HandChange::Played => Message::LogHandPlayed,
        HandChange::Discarded => Message::LogHandDiscarded,
        HandChange::Drew => Message::LogHandGained,
        HandChange::AddedToCheck => Message::LogHandAdded,
        HandChange::Taken if to.abs_diff(from) > 1 => Message::LogHandNow,
        HandChange::Taken if to > from => Message::LogHandTook,
        HandChange::Taken => Message::LogHandTaken,
        HandChange::Told if to > from => Message::LogHandGained,
        HandChange::Told => Message::LogHandLost,
    };
    Line::new(message)
        .seat("player", seat)
        .number("by", to.abs_diff(from))
        .number("cards", to)
}

fn moved(seat: SeatId, place: Place, why: Move) -> Line {
    match place {
        Place::Location { location } => Line::new(match why {
            // Nobody launches or flies to a location.
            Move::Turn | Move::Told | Move::Launched | Move::Flew => Message::LogMoved,
            Move::Sent => Message::LogSent,
            Move::Arrived => Message::LogArrived,
            Move::Hurt => Message::LogHurt,
            Move::Landed => Message::LogLanded,
            Move::Jailed => Message::LogJailed,
            Move::Resurrected => Message::LogResurrected,
        })
        .seat("player", seat)
        .word("location", location_id(location)),
        Place::Viper { area, kind: _ } => Line::new(match why {
            Move::Launched => Message::LogCharacterLaunches,
            Move::Turn
            | Move::Told
            | Move::Flew
            | Move::Sent
            | Move::Arrived
            | Move::Hurt
            | Move::Landed
            | Move::Jailed
            | Move::Resurrected => Message::LogMovedViper,
        })
        .seat("player", seat)
        .word("area", area_id(area)),
        Place::OffBoard => Line::new(Message::LogMovedOffBoard).seat("player", seat),
    }
}

fn placed(seat: SeatId, place: Place) -> Line {
    match place {
        Place::Location { location } => Line::new(Message::LogCharacterStarts)
            .seat("player", seat)
            .word("location", location_id(location)),
        Place::Viper { area, kind: _ } => Line::new(Message::LogCharacterLaunches)
            .seat("player", seat)
            .word("area", area_id(area)),
        Place::OffBoard => Line::new(Message::LogCharacterOffBoard).seat("player", seat),
    }
}

fn corrected(correction: &Correction, was: &Correction) -> Line {
    let line = now(correction);
    match number_of(was) {
        Some(from) => line.number("from", from),
        None => line,
    }
}

/// The number a correction wrote over, for corrections of numbers.
const fn number_of(correction: &Correction) -> Option<u8> {
    match *correction {
        Correction::Resource { resource: _, value } => Some(value),
        Correction::Hand { seat: _, cards }
        | Correction::Held {
            kind: _,
            seat: _,
            cards,
        }
        | Correction::Pile { pile: _, cards }
        | Correction::LoyaltyCards { seat: _, cards }
        | Correction::LoyaltyDeck { cards } => Some(cards),
        Correction::Nukes { count }
        | Correction::Centurions { space: _, count }
        | Correction::Ships {
            area: _,
            kind: _,
            count,
        }
        | Correction::CivilianShips { area: _, count }
        | Correction::DamagedVipers { count, kind: _ }
        | Correction::DestroyedVipers { count, kind: _ }
        | Correction::AssaultRaptorsGained { count }
        | Correction::DestroyedRaptors { count } => Some(count),
        Correction::Distance { distance } => Some(distance),
        Correction::Title { .. }
        | Correction::ActivePlayer { .. }
        | Correction::TurnNumber { .. }
        | Correction::TurnStep { .. }
        | Correction::SeatOrder { .. }
        | Correction::Fleet { .. }
        | Correction::Pursuit { .. }
        | Correction::OccupationForces { .. }
        | Correction::StackedShips { .. }
        | Correction::GalacticaBack { .. }
        | Correction::Earth { .. }
        | Correction::Ionian { .. }
        | Correction::Eliminated { .. }
        | Correction::Basestars { .. }
        | Correction::CivilianShipAt { .. }
        | Correction::DestroyedCivilianShips { .. }
        | Correction::LocationDamage { .. }
        | Correction::SpentDamage { .. }
        | Correction::Miracles { .. }
        | Correction::Infiltrating { .. }
        | Correction::AttackCard { .. }
        | Correction::CrisisInPlay { .. }
        | Correction::QuorumInPlay { .. }
        | Correction::Place { .. }
        | Correction::Character { .. }
        | Correction::RevealedCylon { .. } => None,
    }
}

fn in_play_or_not(in_play: bool) -> Line {
    Line::new(if in_play {
        Message::LogCorrectedCardIn
    } else {
        Message::LogCorrectedCardOut
    })
}

fn now(correction: &Correction) -> Line {
    match *correction {
        Correction::Resource { resource, value } => Line::new(Message::LogCorrectedResource)
            .word("resource", resource_id(resource))
            .number("to", value),
        Correction::Title { title, seat } => Line::new(Message::LogCorrectedTitle)
            .word("title", title_id(title))
            .seat("player", seat),
        Correction::ActivePlayer { seat } => {
            Line::new(Message::LogCorrectedActivePlayer).seat("player", seat)
        }
        Correction::TurnNumber { number } => {
            Line::new(Message::LogCorrectedTurnNumber).number("number", number)
        }
        Correction::TurnStep { step } => {
            Line::new(Message::LogCorrectedTurnStep).word("step", step.id())
        }
        Correction::SeatOrder { ref order } => {
            Line::new(Message::LogCorrectedSeatOrder).seats("players", order)
        }
        Correction::Hand { seat, cards } => Line::new(Message::LogCorrectedHand)
            .seat("player", seat)
            .number("to", cards),
        Correction::Held { kind, seat, cards } => Line::new(Message::LogCorrectedHeld)
            .word("kind", kind.id())
            .seat("player", seat)
            .number("to", cards),
        Correction::Pile { pile, cards } => Line::new(Message::LogCorrectedPile)
            .word("pile", pile.id())
            .number("to", cards),
        Correction::Nukes { count } => Line::new(Message::LogCorrectedNukes).number("to", count),
        // Spaces are counted from 1 for people, Start being the first.
        Correction::Fleet { space } => {
            Line::new(Message::LogCorrectedFleet).number("to", i32::from(space) + 1)
        }
        Correction::OccupationForces { space, count } => Line::new(Message::LogCorrectedForces)
            .number("space", i32::from(space) + 1)
            .number("to", count),
        Correction::StackedShips { locked, prepared } => Line::new(Message::LogCorrectedStacks)
            .number("locked", locked)
            .number("prepared", prepared),
        Correction::GalacticaBack { back } => Line::new(if back {
            Message::LogCorrectedBack
        } else {
            Message::LogCorrectedNotBack
        }),
        Correction::Earth { earth: _ } => Line::new(Message::LogCorrectedEarth),
        Correction::Ionian { nebula: _ } => Line::new(Message::LogCorrectedIonian),
        Correction::Eliminated { seat, out } => Line::new(if out {
            Message::LogCorrectedOut
        } else {
            Message::LogCorrectedIn
        })
        .seat("player", seat),
        Correction::Pursuit { space } => {
            Line::new(Message::LogCorrectedPursuit).number("to", i32::from(space) + 1)
        }
        Correction::Distance { distance } => {
            Line::new(Message::LogCorrectedDistance).number("to", distance)
        }
        Correction::Centurions { space, count } => Line::new(Message::LogCorrectedCenturions)
            .number("space", i32::from(space) + 1)
            .number("to", count),
        Correction::Ships { area, kind, count } => Line::new(Message::LogCorrectedShips)
            .word("ship", kind.id())
            .word("area", area_id(area))
            .number("to", count),
        Correction::Basestars {
            area,
            ref basestars,
        } => Line::new(Message::LogCorrectedBasestars)
            .word("area", area_id(area))
            .number("to", amount(basestars.len()))
            .number(
                "damage",
                amount(basestars.iter().map(|ship| ship.damage.len()).sum()),
            ),
        Correction::CivilianShips { area, count } => Line::new(Message::LogCorrectedCivilianShips)
            .word("area", area_id(area))
            .number("to", count),
        Correction::CivilianShipAt { handle: _, area } => {
            Line::new(Message::LogCorrectedCivilianShipAt).word("area", area_id(area))
        }
        Correction::DestroyedCivilianShips { ref kinds } => {
            Line::new(Message::LogCorrectedDestroyedCivilianShips).number("to", amount(kinds.len()))
        }
        Correction::DamagedVipers { count, kind } => of_kind(
            kind,
            Message::LogCorrectedDamagedVipers,
            Message::LogCorrectedDamagedKind,
        )
        .number("to", count),
        Correction::DestroyedVipers { count, kind } => of_kind(
            kind,
            Message::LogCorrectedDestroyedVipers,
            Message::LogCorrectedDestroyedKind,
        )
        .number("to", count),
        Correction::AssaultRaptorsGained { count } => {
            Line::new(Message::LogCorrectedAssaultRaptors).number("to", count)
        }
        Correction::DestroyedRaptors { count } => {
            Line::new(Message::LogCorrectedDestroyedRaptors).number("to", count)
        }
        Correction::LocationDamage { location, damaged } => Line::new(if damaged {
            Message::LogCorrectedLocationDamaged
        } else {
            Message::LogCorrectedLocationRepaired
        })
        .word("location", location_id(location)),
        Correction::Miracles { seat, tokens } => Line::new(Message::LogCorrectedMiracles)
            .seat("player", seat)
            .number("tokens", tokens),
        Correction::Infiltrating { seat, infiltrating } => Line::new(if infiltrating {
            Message::LogCorrectedInfiltrating
        } else {
            Message::LogCorrectedNotInfiltrating
        })
        .seat("player", seat),
        Correction::SpentDamage { resource, spent } => Line::new(if spent {
            Message::LogCorrectedSpentDamage
        } else {
            Message::LogCorrectedUnspentDamage
        })
        .word("resource", resource_id(resource)),
        Correction::AttackCard { card, in_play } => {
            in_play_or_not(in_play).word("card", attack_card_id(card))
        }
        Correction::CrisisInPlay { card, in_play } => {
            in_play_or_not(in_play).text("card", &card.facts().name)
        }
        Correction::QuorumInPlay {
            card,
            in_play,
            seat,
        } => match seat.filter(|_| in_play) {
            Some(seat) => Line::new(Message::LogCorrectedCardWith).seat("player", seat),
            None => in_play_or_not(in_play),
        }
        .text("card", &card.facts().name),
        Correction::Place { seat, place } => match place {
            Place::Location { location } => Line::new(Message::LogCorrectedPlace)
                .seat("player", seat)
                .word("location", location_id(location)),
            Place::Viper { area, kind: _ } => Line::new(Message::LogCorrectedPlaceViper)
                .seat("player", seat)
                .word("area", area_id(area)),
            Place::OffBoard => Line::new(Message::LogCorrectedPlaceOffBoard).seat("player", seat),
        },
        Correction::Character { seat, character } => Line::new(Message::LogCorrectedCharacter)
            .seat("player", seat)
            .word("character", character_id(character)),
        Correction::RevealedCylon { seat, revealed } => Line::new(if revealed {
            Message::LogCorrectedRevealedCylon
        } else {
            Message::LogCorrectedNotRevealedCylon
        })
        .seat("player", seat),
        Correction::LoyaltyCards { seat, cards } => Line::new(Message::LogCorrectedLoyaltyCards)
            .seat("player", seat)
            .number("to", cards),
        Correction::LoyaltyDeck { cards } => {
            Line::new(Message::LogCorrectedLoyaltyDeck).number("to", cards)
        }
    }
}

fn amount(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn crisis(event: &CrisisEvent) -> Option<Line> {
    match event {
        CrisisEvent::Opened {
            crisis:
                OpenCrisis {
                    card,
                    current,
                    from: _,
                    icons: _,
                    jump: _,
                    forces: _,
                    jump_added: _,
                    stays: _,
                    removed: _,
                    chosen: _,
                },
        } => Some(match card {
            Some(card) => Line::new(Message::LogCrisisOpened)
                .seat("player", *current)
                .text("card", &card.facts().name),
            None => Line::new(Message::LogCrisisDescribed).seat("player", *current),
        }),
        CrisisEvent::Chosen {
            seat: Some(seat),
            choice,
        } => {
            let choice = match choice {
                CrisisChoice::Check => "choice-check",
                CrisisChoice::Option { index: 0 } => "choice-first",
                CrisisChoice::Option { index: _ } => "choice-second",
                // The ability that was used is told.
                CrisisChoice::Path => return None,
            };
            let line = Line::new(Message::LogCrisisChosen).seat("player", *seat);
            Some(line.word("choice", choice))
        }
        CrisisEvent::Replaced { seat } => {
            Some(Line::new(Message::LogCrisisReplaced).seat("player", *seat))
        }
        CrisisEvent::Stays => Some(Line::new(Message::LogCrisisStays)),
        CrisisEvent::Removed => Some(Line::new(Message::LogCrisisRemoved)),
        CrisisEvent::AnotherBegan => Some(Line::new(Message::LogAnotherCrisis)),
        CrisisEvent::CameUp { from: _ }
        | CrisisEvent::Chosen {
            seat: None,
            choice: _,
        }
        | CrisisEvent::TakenBack
        | CrisisEvent::Another
        | CrisisEvent::Closed => None,
    }
}

/// Past checks stay in the log with their sums, never with who played what (SECRET-6, CHECK-18).
fn check(event: &CheckEvent) -> Option<Line> {
    match event {
        CheckEvent::Began { check } => {
            let line = match (check.of, check.about) {
                (Source::Location { location }, None) => Line::new(Message::LogCheckAt)
                    .seat("player", check.current)
                    .word("location", location_id(location)),
                (Source::Location { location }, Some(about)) => Line::new(Message::LogCheckAbout)
                    .seat("player", check.current)
                    .word("location", location_id(location))
                    .seat("about", about),
                (
                    Source::Crisis { .. }
                    | Source::Destination { .. }
                    | Source::Quorum { .. }
                    | Source::Ability { .. }
                    | Source::Title { .. }
                    | Source::SkillCard { .. }
                    | Source::Loyalty { .. }
                    | Source::Mission { .. }
                    | Source::Held { .. }
                    | Source::Ally { .. },
                    _,
                ) => Line::new(Message::LogCheckBegan),
            };
            Some(
                line.number("difficulty", check.difficulty)
                    .words("skills", check.skills.iter().map(|skill| skill_id(*skill))),
            )
        }
        CheckEvent::Changed { change } => Some(match change {
            CheckChange::Card { card, seat } => Line::new(Message::LogCheckCard)
                .seat("player", *seat)
                .word("card", skill_card_name_id(*card)),
            CheckChange::Ability {
                ability: _,
                seat,
                by: _,
                skill: Some(skill),
            } => Line::new(Message::LogCheckDevotion)
                .seat("player", *seat)
                .word("skill", skill_id(*skill)),
            CheckChange::Ability {
                ability: Ability::InspirationalLeader,
                seat,
                by: _,
                skill: None,
            } => Line::new(Message::LogCheckInspired).seat("player", *seat),
            // A line of its own says that it was used.
            CheckChange::Ability {
                ability: _,
                seat: _,
                by: 0,
                skill: None,
            } => return None,
            CheckChange::Ability {
                ability,
                seat,
                by,
                skill: None,
            } => Line::new(Message::LogCheckAbility)
                .seat("player", *seat)
                .word("ability", ability_id(*ability))
                .number("by", *by),
            CheckChange::Quorum { card, by: 0 } => {
                Line::new(Message::LogCheckQuorumSpent).text("card", &card.facts().name)
            }
            CheckChange::Quorum { card, by } => Line::new(Message::LogCheckQuorum)
                .text("card", &card.facts().name)
                .number("by", *by),
            CheckChange::Told { by } => Line::new(Message::LogCheckTold).number("by", *by),
        }),
        CheckEvent::Chosen { seat, result } => Some(
            Line::new(match result {
                CheckResult::Pass => Message::LogCheckChosenPass,
                CheckResult::Partial | CheckResult::Fail => Message::LogCheckChosenFail,
            })
            .seat("player", *seat),
        ),
        CheckEvent::Decided {
            matching,
            against,
            total,
            total_only,
            difficulty,
            result,
        } => {
            rule!("CHECK-18");
            rule!("SECRET-6");
            let message = match (result, total_only) {
                (CheckResult::Pass, false) => Message::LogCheckPassed,
                (CheckResult::Partial, false) => Message::LogCheckPartial,
                (CheckResult::Fail, false) => Message::LogCheckFailed,
                (CheckResult::Pass, true) => Message::LogCheckPassedTotal,
                (CheckResult::Partial, true) => Message::LogCheckPartialTotal,
                (CheckResult::Fail, true) => Message::LogCheckFailedTotal,
            };
            if *total_only {
                return Some(
                    Line::new(message)
                        .number("total", *total)
                        .number("difficulty", *difficulty),
                );
            }
            Some(
                Line::new(message)
                    .number("matching", *matching)
                    .number("against", *against)
                    .number("total", *total)
                    .number("difficulty", *difficulty),
            )
        }
        CheckEvent::TypeTold { skill, counts } => Some(
            Line::new(if *counts {
                Message::LogCheckTypeCounts
            } else {
                Message::LogCheckTypeAgainst
            })
            .word("skill", skill_id(*skill)),
        ),
        CheckEvent::AbilityResolved { card } => Some(
            Line::new(Message::LogCheckAbilityResolved).word("card", skill_card_name_id(*card)),
        ),
        CheckEvent::CardTakenOut { card, to } => Some(
            Line::new(match to {
                TakenOut::Discarded => Message::LogCheckCardTakenOut,
                TakenOut::IntoHand => Message::LogCheckCardIntoHand,
            })
            .word("card", skill_card_id(card)),
        ),
        CheckEvent::Settled { consequence: true } => Some(Line::new(Message::LogCheckConsequence)),
        CheckEvent::TreacheryShown { card } => {
            Some(Line::new(Message::LogTreacheryShown).word("card", skill_card_name_id(*card)))
        }
        CheckEvent::Settled { consequence: false }
        | CheckEvent::AbilityTold { card: _, there: _ }
        | CheckEvent::DestinyAdded { cards: _ }
        | CheckEvent::Learned { cards: _ }
        | CheckEvent::Added { seat: _, cards: _ }
        | CheckEvent::Came { stage: _ }
        | CheckEvent::CardTold { card: _ }
        | CheckEvent::TotalTold { total: _ }
        | CheckEvent::CardTakenBack { card: _ } => None,
    }
}

fn quorum(event: &QuorumEvent) -> Option<Line> {
    match event {
        QuorumEvent::Played { seat, card } => Some(
            Line::new(Message::LogQuorumPlayed)
                .seat("player", *seat)
                .text("card", &card.facts().name),
        ),
        QuorumEvent::Stays { with: None } => Some(Line::new(Message::LogQuorumStays)),
        QuorumEvent::Stays { with: Some(seat) } => {
            Some(Line::new(Message::LogQuorumWith).seat("player", *seat))
        }
        QuorumEvent::Removed => Some(Line::new(Message::LogQuorumRemoved)),
        QuorumEvent::Discarded => None,
        QuorumEvent::LeftPlay { card } => {
            Some(Line::new(Message::LogQuorumLeft).text("card", &card.facts().name))
        }
    }
}

fn effect(event: &EffectEvent) -> Option<Line> {
    Some(match event {
        // Those that are taken are told.
        EffectEvent::TokensDrawn { tokens: _ } => return None,
        EffectEvent::Picked { by, seat } => Line::new(Message::LogPicked)
            .seat("player", *by)
            .seat("picked", *seat),
        EffectEvent::CivilianLost { kind } => {
            Line::new(Message::LogCivilianLost).word("kind", civilian_id(*kind))
        }
        EffectEvent::CeasedFire => Line::new(Message::LogCeasedFire),
        EffectEvent::HeldFire => Line::new(Message::LogHeldFire),
        EffectEvent::AssaultRaptorGained => Line::new(Message::LogAssaultRaptorGained),
        EffectEvent::RaptorsRestored { count } => {
            Line::new(Message::LogRaptorsRestored).number("count", *count)
        }
        EffectEvent::VipersRestored { count, kind } => {
            of_kind(*kind, Message::LogVipersRestored, Message::LogKindRestored)
                .number("count", *count)
        }
        EffectEvent::ViperLost { damaged, kind } => {
            let lost = if *damaged {
                Message::LogDamagedViperLost
            } else {
                Message::LogReserveViperLost
            };
            of_kind(*kind, lost, Message::LogKindLost)
        }
        EffectEvent::ActAgain { ship } => Line::new(Message::LogActAgain).word("ship", ship.id()),
        EffectEvent::AreaCleared { area } => {
            Line::new(Message::LogAreaCleared).word("area", area_id(*area))
        }
        EffectEvent::BrigAtEnd { seat } => Line::new(Message::LogBrigAtEnd).seat("player", *seat),
        EffectEvent::Again { seat, location: _ } => Line::new(Message::LogAbilityUsed)
            .seat("player", *seat)
            .word("ability", ability_id(Ability::Dutiful)),
        EffectEvent::TitleLent { title, owner } => Line::new(Message::LogTitleLent)
            .word("title", title_id(*title))
            .seat("player", *owner),
        EffectEvent::Spared {
            resource: Some(resource),
        } => Line::new(Message::LogSpared).word("resource", resource_id(*resource)),
        EffectEvent::NukesRemoved => Line::new(Message::LogNukesRemoved),
        EffectEvent::JumpIconAdded => Line::new(Message::LogJumpIconAdded),
        EffectEvent::Spared { resource: None } => Line::new(Message::LogLossSpared),
        EffectEvent::BasestarRemoved { basestar } => {
            Line::new(Message::LogBasestarRemoved).word("area", area_id(basestar.area))
        }
        EffectEvent::DestinyMixed {
            skill: Some(skill),
            cards,
            deck: _,
        } => Line::new(Message::LogDestinyMixed)
            .number("cards", *cards)
            .word("skill", skill_id(*skill)),
        EffectEvent::DestinyMixed {
            skill: None,
            cards: _,
            deck: _,
        } => Line::new(Message::LogDestinyShuffled),
        EffectEvent::DestinyRebuilt {
            skill,
            cards,
            deck: _,
        } => Line::new(Message::LogDestinyRebuilt)
            .number("cards", *cards)
            .word("skill", skill_id(*skill)),
        EffectEvent::DestinyLooked { seat } => {
            Line::new(Message::LogDestinyLooked).seat("player", *seat)
        }
        EffectEvent::DestinyDiscarded { at: _, card } => {
            Line::new(Message::LogDestinyDiscarded).word("card", skill_card_id(card))
        }
        // The line of the look has told it.
        EffectEvent::DestinySeen => return None,
        EffectEvent::DistanceGrew { from, to } => Line::new(Message::LogDistanceGrew)
            .number("from", *from)
            .number("to", *to),
        // The line of the look has told it.
        EffectEvent::LoyaltySeen { seat: _ } => return None,
        EffectEvent::LoyaltyLooked {
            seat,
            at,
            all,
            cards: _,
        } => Line::new(if *all {
            Message::LogLoyaltyLookedAll
        } else {
            Message::LogLoyaltyLooked
        })
        .seat("player", *seat)
        .seat("at", *at),
        EffectEvent::LoyaltyGiven {
            from,
            to,
            keeps_sympathizer: _,
        } => Line::new(Message::LogLoyaltyGiven)
            .seat("player", *from)
            .seat("to", *to),
    })
}

/// Whether a fight that an action begins tells of it.
const fn told_by_the_fight(procedure: Procedure) -> bool {
    match procedure {
        Procedure::WeaponsControl
        | Procedure::Command
        | Procedure::LaunchInViper
        | Procedure::Armory
        | Procedure::PegasusCic
        | Procedure::MainBatteries
        | Procedure::Cag
        | Procedure::MaximumFirepower => true,
        Procedure::FtlControl
        | Procedure::Communications
        | Procedure::Accuse
        | Procedure::Nominate
        | Procedure::Airlock
        | Procedure::EscapeBrig
        | Procedure::PickCrisis
        | Procedure::LaunchCylonShips
        | Procedure::Resurrection
        | Procedure::ExecutiveOrder
        | Procedure::LaunchScout
        | Procedure::ResistanceHq
        | Procedure::EscapeDetention
        | Procedure::CanyonCrisis
        | Procedure::ActivateMission
        | Procedure::RepairHere => false,
    }
}

/// What the fight tells of by itself is not told twice.
fn action(event: &ActionEvent) -> Option<Line> {
    match event {
        ActionEvent::Began { seat, act } => match act {
            Act::Location { location: _ } | Act::Card { card: _ } => {
                (!act.procedure().is_some_and(told_by_the_fight)).then(|| began(*seat, *act))
            }
            // What is shown or played is told by itself.
            Act::OwnViper
            | Act::Nuke
            | Act::Ability { ability: _ }
            | Act::Goal
            | Act::FinalJump
            | Act::Mutiny => None,
            Act::SuperCrisis
            | Act::Activate { ships: _ }
            | Act::RepairVipers
            | Act::PlayQuorum
            | Act::DrawQuorum
            | Act::CylonLocation { location: _ }
            | Act::AttackForces
            | Act::Detain
            | Act::EndInfiltration
            | Act::HandOnCag
            | Act::LeadFlight
            | Act::Reveal => Some(began(*seat, *act)),
        },
        // What the card does is told as it happens.
        ActionEvent::Taken { seat: _ }
        | ActionEvent::MovedNot { seat: _ }
        | ActionEvent::CylonCardShown { seat: _, card: _ } => None,
        ActionEvent::More { seat, act: _ } => {
            Some(Line::new(Message::LogAnotherAction).seat("player", *seat))
        }
        ActionEvent::Granted { seat, actions: _ } => {
            Some(Line::new(Message::LogActionGranted).seat("player", *seat))
        }
    }
}

fn began(seat: SeatId, act: Act) -> Line {
    Line::new(Message::LogActs)
        .seat("player", seat)
        .line("action", label(act))
}

/// What only a game for Earth has.
fn for_earth(event: EarthEvent) -> Option<Line> {
    let mission = |message, card: MissionId| Line::new(message).word("mission", card.message_id());
    Some(match event {
        // What is turned up there says so.
        EarthEvent::BridgeActivated => return None,
        EarthEvent::MissionActivated {
            seat,
            card,
            rebuilt: _,
        } => mission(Message::LogMission, card).seat("player", seat),
        EarthEvent::MissionTurnedDown { card } => mission(Message::LogMissionDown, card),
        EarthEvent::MissionPutAway { card, to } => {
            let message = match to {
                MissionTo::Objective => Message::LogMissionBeside,
                MissionTo::Discard => Message::LogMissionDiscarded,
                MissionTo::Deck => Message::LogMissionBack,
            };
            mission(message, card)
        }
        EarthEvent::RebelBasestar { allegiance } => Line::new(match allegiance {
            Allegiance::Humans => Message::LogRebelHumans,
            Allegiance::Cylons => Message::LogRebelCylons,
        }),
        EarthEvent::HubDestroyed => Line::new(Message::LogHubDestroyed),
        EarthEvent::ShipsCleared { ship, area, count } => Line::new(Message::LogShipsCleared)
            .word("ship", ship.id())
            .word("area", area_id(area))
            .number("count", count),
        EarthEvent::CenturionsCleared { count } => {
            Line::new(Message::LogCenturionsCleared).number("count", count)
        }
        EarthEvent::ShipsLeftGame { ship, count } => Line::new(Message::LogShipsLeftGame)
            .word("ship", Piece::Craft(ship).id())
            .number("count", count),
        EarthEvent::CenturionsLeftGame { count } => {
            Line::new(Message::LogCenturionsLeftGame).number("count", count)
        }
    })
}

/// What happens on New Caprica.
fn on_new_caprica(event: &NewCapricaEvent) -> Line {
    let at = |space: u8| {
        let there = LocationId::OCCUPATION_TRACK.get(usize::from(space));
        there.map_or_else(String::new, |location| location_id(*location))
    };
    match event {
        NewCapricaEvent::Began { ships, crises: _ } => {
            Line::new(Message::LogNewCaprica).number("ships", amount(ships.len()))
        }
        NewCapricaEvent::Prepared { handle } => {
            Line::new(Message::LogShipPrepared).number("ship", handle.0)
        }
        NewCapricaEvent::Evacuated { handle, area } => Line::new(Message::LogShipEvacuated)
            .number("ship", handle.0)
            .word("area", area_id(*area)),
        NewCapricaEvent::PutUnder { handle } => {
            Line::new(Message::LogShipUnder).number("ship", handle.0)
        }
        NewCapricaEvent::ShipLost { handle: _, kind } => {
            Line::new(Message::LogStackedLost).word("kind", civilian_id(*kind))
        }
        NewCapricaEvent::ForcesPlaced { count } => Line::new(Message::LogForcesPlaced)
            .number("count", *count)
            .word("location", at(0)),
        NewCapricaEvent::ForcesMoved { from, count } => Line::new(Message::LogForcesMoved)
            .number("count", *count)
            .word("location", at(from.saturating_add(1))),
        NewCapricaEvent::ForcesLeft { count } => {
            Line::new(Message::LogForcesLeft).number("count", *count)
        }
        NewCapricaEvent::ForcesDestroyed { space, count } => Line::new(Message::LogForcesDestroyed)
            .number("count", *count)
            .word("location", at(*space)),
        NewCapricaEvent::Unprepared => Line::new(Message::LogUnprepared),
        NewCapricaEvent::Returned => Line::new(Message::LogReturn),
        NewCapricaEvent::FinalJump { seat } => {
            Line::new(Message::LogLastJump).seat("player", *seat)
        }
    }
}

/// What happens to Allies and trauma tokens. What a token shows is told where it is turned up, and nowhere else.
fn in_the_nebula(event: IonianEvent) -> Option<Line> {
    let of_ally = |message, ally: AllyId| Line::new(message).text("ally", &ally.facts().name);
    match event {
        IonianEvent::Began => None,
        IonianEvent::TokenPlaced { spot } => Some(match spot {
            Spot::Location(location) => {
                Line::new(Message::LogTraumaPlaced).word("location", location_id(location))
            }
            Spot::Ally(ally) => of_ally(Message::LogTraumaOnAlly, ally),
        }),
        IonianEvent::TokenTaken { seat, location } => Some(
            Line::new(Message::LogTraumaTaken)
                .seat("player", seat)
                .word("location", location_id(location)),
        ),
        IonianEvent::TokenLaid { seat, at: _, ally } => {
            Some(of_ally(Message::LogTraumaLaid, ally).seat("player", seat))
        }
        IonianEvent::TokenLost { seat, at: _ } => Some(
            Line::new(Message::LogHeldDiscarded)
                .word("kind", HeldKind::TRAUMA.id())
                .seat("player", seat),
        ),
        IonianEvent::TokenGone { spot } => match spot {
            Spot::Location(_) => None,
            Spot::Ally(ally) => Some(of_ally(Message::LogTraumaGone, ally)),
        },
        IonianEvent::Met { seat, ally, trauma } => {
            let symbol = match trauma {
                Trauma::Benevolent => Message::OptionTraumaBenevolent,
                Trauma::Antagonistic => Message::OptionTraumaAntagonistic,
                Trauma::Disaster => Message::OptionTraumaDisaster,
            };
            Some(
                of_ally(Message::LogAllyMet, ally)
                    .seat("player", seat)
                    .word("trauma", symbol.id()),
            )
        }
        IonianEvent::Disaster { seat } => {
            Some(Line::new(Message::LogDisaster).seat("player", seat))
        }
        IonianEvent::Mixed => Some(Line::new(Message::LogTraumaMixed)),
        IonianEvent::CenturionsBack => Some(Line::new(Message::LogCenturionsBack)),
        IonianEvent::AllyCame { ally } => {
            let location = location_id(ally.facts().location);
            Some(of_ally(Message::LogAllyCame, ally).word("location", location))
        }
        IonianEvent::AllyBoxed { ally } => Some(of_ally(Message::LogAllyBoxed, ally)),
    }
}

/// The Crossroads phase.
fn at_the_crossroads(event: &CrossroadsEvent) -> Option<Line> {
    match event {
        CrossroadsEvent::Began => Some(Line::new(Message::LogCrossroads)),
        CrossroadsEvent::Laid { seat, at: _ } => {
            Some(Line::new(Message::LogTokenLaid).seat("player", *seat))
        }
        CrossroadsEvent::Selected { seat, card, side } => {
            let message = match side {
                Trauma::Benevolent => Message::LogCrossroadsBenevolent,
                Trauma::Antagonistic | Trauma::Disaster => Message::LogCrossroadsAntagonistic,
            };
            let line = Line::new(message).seat("player", *seat);
            Some(line.word("card", card.id()))
        }
        CrossroadsEvent::Cleared => Some(Line::new(Message::LogTrial)),
        CrossroadsEvent::Counted {
            seat,
            side,
            shown,
            left,
        } => {
            let message = match side {
                Trauma::Benevolent => Message::LogBenevolentShown,
                Trauma::Antagonistic | Trauma::Disaster => Message::LogAntagonisticShown,
            };
            let line = Line::new(message).seat("player", *seat);
            Some(line.number("shown", *shown).number("left", *left))
        }
        CrossroadsEvent::Eliminated { seat, character: _ } => {
            Some(Line::new(Message::LogEliminated).seat("player", *seat))
        }
        CrossroadsEvent::Ended => Some(Line::new(Message::LogCrossroadsOver)),
    }
}

/// What happens beyond the space areas.
fn pursued(pursuit: PursuitEvent) -> Line {
    match pursuit {
        PursuitEvent::Placed { ship, area } => {
            let line = match ship {
                Craft::Basestar => Line::new(Message::LogBasestarsPlaced),
                Craft::HeavyRaider
                | Craft::Raider
                | Craft::Viper
                | Craft::CivilianShip
                | Craft::MarkVii
                | Craft::AssaultRaptor
                | Craft::Raptor => Line::new(Message::LogShipsPlaced).word("ship", ship.id()),
            };
            line.word("area", area_id(Zone::CylonFleet(area)))
                .number("count", 1)
        }
        PursuitEvent::Taken { ship, area, count } => Line::new(Message::LogShipsTaken)
            .word("ship", ship.id())
            .word("area", area_id(Zone::CylonFleet(area)))
            .number("count", count),
        PursuitEvent::MovedIn { area } => {
            Line::new(Message::LogShipsMovedIn).word("area", area_id(area))
        }
        PursuitEvent::TokenMoved { to: 0 } => Line::new(Message::LogPursuitAnew),
        // Spaces are counted from 1 for people, Start being the first.
        PursuitEvent::TokenMoved { to } => {
            Line::new(Message::LogPursuit).number("space", i32::from(to) + 1)
        }
        PursuitEvent::Withdrew => Line::new(Message::LogFleetPursued),
    }
}

/// The way of the fleet. What the chooser is dealt is theirs to see.
fn jumped(jump: &JumpEvent) -> Line {
    match jump {
        JumpEvent::Departed => Line::new(Message::LogFleetDeparts),
        JumpEvent::DeckBuilt { cards: _, deck: _ } => Line::new(Message::LogDestinationsShuffled),
        JumpEvent::PutBack { top: true, at: _ } => Line::new(Message::LogDestinationOnTop),
        JumpEvent::PutBack { top: false, at: _ } => Line::new(Message::LogDestinationUnder),
        JumpEvent::Dealt { chooser, cards: 1 } => {
            Line::new(Message::LogDestinationSeen).seat("player", *chooser)
        }
        JumpEvent::Dealt { chooser, cards } => Line::new(Message::LogDestinationsDealt)
            .seat("player", *chooser)
            .number("cards", *cards),
        JumpEvent::Chosen { card } => Line::new(Message::LogDestination)
            .text("card", &card.facts().name)
            .number("distance", card.facts().distance),
        JumpEvent::Discarded { card } => {
            Line::new(Message::LogDestinationDiscarded).text("card", &card.facts().name)
        }
        JumpEvent::Travelled { from, to } => Line::new(Message::LogTravelled)
            .number("from", *from)
            .number("to", *to),
        JumpEvent::SleeperPhase => Line::new(Message::LogSleeperPhase),
        JumpEvent::LastLeg => Line::new(Message::LogLastLeg),
        JumpEvent::Held { resources } => Line::new(Message::LogFinalJumpHeld).words(
            "resources",
            resources.iter().map(|r| resource_id(*r).to_owned()),
        ),
        JumpEvent::TokenReset => Line::new(Message::LogFleetTokenReset),
    }
}

/// The Sleeper phase. Which cards were dealt is for those who hold them.
fn slept(sleeper: &SleeperEvent) -> Line {
    match sleeper {
        SleeperEvent::Dealt { counts, cards: _ } | SleeperEvent::DealtByHand { counts } => {
            let cards: u16 = counts.iter().copied().map(u16::from).sum();
            Line::new(Message::LogSleeperDealt).number("cards", cards)
        }
        SleeperEvent::SympathizerShown { seat } => {
            Line::new(Message::LogSympathizerShown).seat("player", *seat)
        }
        SleeperEvent::SympathizerPassed { from, to } => Line::new(Message::LogSympathizerPassed)
            .seat("from", *from)
            .seat("player", *to),
    }
}

/// Loyalty cards in play. Which was drawn is for whoever drew it.
fn passed(event: &PassingEvent) -> Option<Line> {
    let named = |message, card: &LoyaltyCard| {
        Line::new(message).word("card", format!("loyalty-{}", card.name()))
    };
    Some(match event {
        PassingEvent::Drew { seat, by_hand: _ } => {
            Line::new(Message::LogLoyaltyDrawn).seat("player", *seat)
        }
        PassingEvent::Joined { deck: _ } => Line::new(Message::LogLoyaltyJoined),
        PassingEvent::Shown { seat, card } | PassingEvent::Seen { seat, card } => {
            named(Message::LogLoyaltyCardShown, card).seat("player", *seat)
        }
        PassingEvent::Passed { from, to, card } => named(Message::LogLoyaltyCardPassed, card)
            .seat("from", *from)
            .seat("player", *to),
        PassingEvent::LeftWith { seat, cards } if !cards.is_empty() => {
            let cards = cards.iter().map(|card| format!("loyalty-{}", card.name()));
            Line::new(Message::LogLoyaltyCardsShown)
                .seat("player", *seat)
                .words("cards", cards)
        }
        PassingEvent::TurnOver
        | PassingEvent::MotivesJudged
        | PassingEvent::MutineerDrew
        | PassingEvent::LeftWith { seat: _, cards: _ } => return None,
    })
}

/// Executions. Everything about them is public.
fn executed(event: &ExecutionEvent) -> Option<Line> {
    match event {
        ExecutionEvent::Began {
            seat,
            character: Some(character),
        } => Some(
            Line::new(Message::LogExecuted)
                .seat("player", *seat)
                .word("character", character_id(*character)),
        ),
        ExecutionEvent::Began {
            seat: _,
            character: None,
        }
        | ExecutionEvent::CharacterLeft {
            seat: _,
            character: _,
            unmourned: _,
        }
        | ExecutionEvent::Benched { seat: _ }
        | ExecutionEvent::AbilityLost {
            seat: _,
            ability: _,
        } => None,
    }
}

/// Held cards that Dradis keeps. Which were drawn or given up is for those who hold them; what is played is told as the
/// crisis that it is, and what a correction takes back by its own line.
fn held(kind: HeldKind, event: &HeldEvent) -> Option<Line> {
    let line = |message| Line::new(message).word("kind", kind.id());
    match event {
        HeldEvent::DeckBuilt { cards: _, deck: _ } => Some(line(Message::LogHeldShuffled)),
        HeldEvent::Dealt { seat } => Some(line(Message::LogHeldDealt).seat("player", *seat)),
        HeldEvent::Discarded { seat, at: _ } => {
            Some(line(Message::LogHeldDiscarded).seat("player", *seat))
        }
        HeldEvent::Played { seat, card } | HeldEvent::Shown { seat, card } => {
            match kind.facts().cards {
                HeldCards::Loyalty | HeldCards::SuperCrises => None,
                HeldCards::Named(_) | HeldCards::Copies(_) => Some(
                    line(Message::LogHeldShown)
                        .seat("player", *seat)
                        .word("card", card.id()),
                ),
            }
        }
        HeldEvent::Removed { card } => Some(line(Message::LogHeldRemoved).word("card", card.id())),
        HeldEvent::Given { from, to, at: _ } => Some(
            line(Message::LogMutinyGiven)
                .seat("player", *from)
                .seat("to", *to),
        ),
        HeldEvent::Under { seat: _, at: _ } | HeldEvent::Returned { seat: _ } => None,
    }
}
