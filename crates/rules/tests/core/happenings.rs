//! What is told of the table, and the rules behind it.

use dradis_facts::battle::VipersBy;
use dradis_facts::checks;
use dradis_facts::content::{Board, HeldKind, LocationId, SkillType};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options, Sympathizer};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_facts::{Rejection, SeatId};
use dradis_rules::books::position::Position;
use dradis_rules::play::damage::pool;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::view::Stage;
use dradis_rules::{Actor, Command};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::crisis::{Described, DescribedCheck};
use dradis_state::event::{HandChange, Move};
use dradis_state::happening::Happening;
use dradis_state::turn::Outcome;
use serde_json::json;

use crate::game::{Game, correct, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

fn location(name: &str) -> LocationId {
    LocationId::find(name).expect("a location")
}

fn at(name: &str) -> GalacticaToken {
    let location = location(name);
    GalacticaToken::Location { location }
}

fn hit(game: &mut Game, token: GalacticaToken) -> Vec<Event> {
    let token = Some(token);
    game.happens(Happening::GalacticaDamaged { token })
}

fn moved(game: &mut Game, seat: SeatId, name: &str) -> Vec<Event> {
    let place = place(name);
    game.happens(Happening::CharacterMoved { seat, place })
}

fn revealed(seat: SeatId) -> Happening {
    Happening::CylonRevealed {
        seat,
        sympathizer: false,
    }
}

#[test]
fn only_the_referee_tells_and_only_while_turns_are_played() {
    let happening = Happening::HandChanged { seat: ANA, by: 1 };
    let game = Game::playing();
    let command = Command::Record {
        happening: happening.clone(),
    };
    assert_eq!(
        game.try_give(Actor::Seat { seat: ANA }, &command),
        Err(Rejection::RefereeOnly)
    );
    let early = Game::of(
        &["william-adama", "laura-roslin", "apollo"],
        Options::default(),
        ANA,
        1,
    );
    assert_eq!(early.cannot_happen(happening), Rejection::NotBegun);
    let empty = Game::empty(0);
    let left = Happening::SeatLeft { seat: ANA };
    assert_eq!(empty.cannot_happen(left), Rejection::NotBegun);
}

#[test]
fn hands_are_counted() {
    let mut game = Game::playing();
    let events = game.happens(Happening::HandChanged { seat: BEN, by: -2 });
    assert_eq!(
        events,
        [Event::HandChanged {
            seat: BEN,
            from: 3,
            to: 1,
            why: HandChange::Told,
            of: Vec::new(),
        }]
    );
    let refused = |by| game.cannot_happen(Happening::HandChanged { seat: BEN, by });
    assert_eq!(refused(-2), Rejection::HandRange { held: 1 });
    assert_eq!(refused(0), Rejection::NoChange);
    let nobody = Happening::HandChanged {
        seat: SeatId(3),
        by: 1,
    };
    assert_eq!(
        game.cannot_happen(nobody),
        Rejection::NoSuchSeat { seat: SeatId(3) }
    );
}

#[test]
fn an_admiral_in_the_brig_passes_the_title_on_for_good() {
    checks!(
        "TITLE-ADM-4",
        "TITLE-ADM-5",
        "TITLE-SUCC-4",
        "MOVE-12",
        "NUKE-5"
    );
    let mut game = Game::playing();
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    let events = moved(&mut game, ANA, "brig");
    assert_eq!(
        events[1],
        Event::TitlePassed {
            title: Title::Admiral,
            from: Some(ANA),
            to: CEM,
            succession: true
        }
    );
    assert_eq!(game.public().board.nukes, 2, "the nukes go with the title");
    assert_eq!(game.public().seats[2].titles, [Title::Admiral]);
    moved(&mut game, ANA, "command");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
}

#[test]
fn a_president_in_the_brig_keeps_the_title_and_the_quorum_cards() {
    checks!("TITLE-PRES-1", "TITLE-PRES-6");
    let mut game = Game::playing();
    let quorum = |game: &Game| {
        let piles = &game.state().piles;
        (piles.of(Pile::QuorumHand), piles.of(Pile::Quorum))
    };
    assert_eq!(
        quorum(&game),
        (1, 16),
        "one card from the deck at the start"
    );
    let events = moved(&mut game, BEN, "brig");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::TitlePassed { .. }))
    );
    assert_eq!(game.public().seats[1].titles, [Title::President]);
    game.happens(Happening::QuorumHandChanged { by: 2 });
    assert_eq!(quorum(&game), (3, 14), "and goes on drawing");
    moved(&mut game, ANA, "brig");
    assert_eq!(
        (
            game.state().titles.holder(Title::President),
            game.state().titles.holder(Title::Admiral)
        ),
        (Some(BEN), Some(CEM)),
        "the Admiral does not"
    );
}

#[test]
fn where_characters_cannot_be_put() {
    checks!(
        "MOVE-5",
        "CYPLAYER-3",
        "PILOT-1",
        "LIMIT-3",
        "CHARACTER-HELO-1"
    );
    let mut game = Game::running(&["helo", "laura-roslin", "starbuck"]);
    let refused = |game: &Game, seat, name: &str| {
        let place = place(name);
        game.cannot_happen(Happening::CharacterMoved { seat, place })
    };
    assert_eq!(refused(&game, ANA, "command"), Rejection::NotOnBoard);
    assert_eq!(refused(&game, BEN, "caprica"), Rejection::CylonLocation);
    assert_eq!(refused(&game, BEN, "viper:bow"), Rejection::NotAPilot);
    assert_eq!(refused(&game, CEM, "hangar-deck"), Rejection::NoChange);
    let away = Happening::CharacterMoved {
        seat: BEN,
        place: dradis_facts::places::Place::OffBoard,
    };
    assert_eq!(game.cannot_happen(away), Rejection::StaysOnBoard);
    moved(&mut game, CEM, "viper:bow");
    game.corrected(Correction::DamagedVipers {
        count: game.public().board.supply.ships[Craft::Viper],
        kind: ViperKind::Viper,
    });
    assert_eq!(game.public().board.supply.ships[Craft::Viper], 0);
    moved(&mut game, CEM, "viper:stern");
    moved(&mut game, CEM, "sickbay");
    game.corrected(Correction::DestroyedVipers {
        count: 1,
        kind: ViperKind::Viper,
    });
    assert_eq!(refused(&game, CEM, "viper:bow"), Rejection::NoViperLeft);
    game.happens(revealed(BEN));
    assert_eq!(refused(&game, BEN, "brig"), Rejection::CylonsStay);
}

#[test]
fn a_pilot_who_is_sent_away_leaves_the_viper_in_the_reserve() {
    checks!("PILOT-7");
    let mut game = Game::playing();
    let vipers = game.public().board.supply.ships[Craft::Viper];
    moved(&mut game, CEM, "brig");
    assert_eq!(game.public().board.supply.ships[Craft::Viper], vipers + 1);
    assert_eq!(game.public().board.damaged_vipers[Craft::Viper], 0);
}

#[test]
fn a_title_is_given_with_all_that_belongs_to_it_but_not_to_a_cylon() {
    checks!(
        "TITLE-PRES-4",
        "TITLE-PRES-7",
        "TITLE-SUCC-4",
        "TITLE-SUCC-9",
        "OPEN-13"
    );
    let mut game = Game::playing();
    game.happens(Happening::QuorumHandChanged { by: 3 });
    let give = |seat| Happening::TitleGiven {
        title: Title::President,
        seat,
    };
    game.happens(give(CEM));
    assert_eq!(game.state().titles.holder(Title::President), Some(CEM));
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 4);
    assert_eq!(game.cannot_happen(give(CEM)), Rejection::NoChange);
    game.happens(revealed(BEN));
    assert_eq!(game.cannot_happen(give(BEN)), Rejection::TitleForCylon);
}

#[test]
fn the_quorum_hand_has_no_limit_and_its_deck_is_rebuilt() {
    checks!("TITLE-PRES-5", "HAND-3", "POOL-5", "LIMIT-1");
    let mut game = Game::playing();
    let piles = |game: &Game| {
        let piles = &game.state().piles;
        (piles.of(Pile::QuorumHand), piles.of(Pile::Quorum))
    };
    assert_eq!(piles(&game), (1, 16));
    game.happens(Happening::QuorumHandChanged { by: 14 });
    assert_eq!(piles(&game), (15, 2), "more than ten may be held");
    game.happens(Happening::QuorumHandChanged { by: -12 });
    assert_eq!(piles(&game), (3, 2), "played cards are discarded");
    game.happens(Happening::QuorumHandChanged { by: 4 });
    assert_eq!(piles(&game), (7, 10), "the discards become the deck");
    let refused = |by| game.cannot_happen(Happening::QuorumHandChanged { by });
    assert_eq!(refused(0), Rejection::NoChange);
    assert_eq!(refused(-8), Rejection::QuorumRange { held: 7, most: 17 });
    assert_eq!(refused(11), Rejection::QuorumRange { held: 7, most: 17 });
}

#[test]
fn a_revealed_cylon_keeps_three_cards_loses_titles_and_wakes_on_the_resurrection_ship() {
    checks!(
        "REVEAL-4",
        "REVEAL-6",
        "REVEAL-7",
        "REVEAL-8",
        "REVEAL-9",
        "PILOT-9",
        "POOL-4",
        "DIS-14",
        "TITLE-SUCC-3"
    );
    let mut game = Game::running(&["apollo", "laura-roslin", "william-adama"]);
    game.corrected(Correction::Title {
        title: Title::Admiral,
        seat: ANA,
    });
    game.turn("next");
    let vipers = game.public().board.supply.ships[Craft::Viper];
    let events = game.happens(revealed(ANA));
    assert_eq!(
        events,
        [
            Event::CylonRevealed {
                seat: ANA,
                sympathizer: false,
            },
            Event::HandChanged {
                seat: ANA,
                from: 5,
                to: 3,
                why: HandChange::Revealed,
                of: Vec::new(),
            },
            Event::TitlePassed {
                title: Title::Admiral,
                from: Some(ANA),
                to: CEM,
                succession: true
            },
            Event::CharacterMoved {
                seat: ANA,
                place: place("resurrection-ship"),
                why: Move::Resurrected
            },
            Event::PileChanged {
                pile: Pile::SuperCrisis,
                from: 5,
                to: 4
            },
            Event::HeldCounted {
                kind: HeldKind::SUPER_CRISIS,
                seat: ANA,
                from: 0,
                to: 1
            },
            Event::StepDone,
            Event::TurnBegan {
                number: 2,
                seat: BEN
            },
            Event::Scheduled {
                work: vec![dradis_state::agenda::Work::TakeTurn]
            },
        ]
    );
    assert_eq!(game.public().board.supply.ships[Craft::Viper], vipers + 1);
    assert_eq!(
        game.state().piles.of(Pile::Crisis),
        70,
        "no crisis in that turn"
    );
    assert_eq!(
        game.cannot_happen(revealed(ANA)),
        Rejection::AlreadyRevealed
    );
    game.set_hand(1, 2);
    game.happens(revealed(CEM));
    assert_eq!(
        game.state().turn.active,
        Some(BEN),
        "it is not Cem's turn that ends"
    );
    assert_eq!(game.state().hands.of(CEM), 3);
}

#[test]
fn a_sympathizer_who_turns_cylon_draws_no_super_crisis_and_plays_on() {
    checks!("SYMP-5", "SYMP-7");
    let mut game = Game::running(&["william-adama", "laura-roslin", "apollo", "galen-tyrol"]);
    game.set_hand(0, 7);
    game.happens(Happening::CylonRevealed {
        seat: ANA,
        sympathizer: true,
    });
    assert_eq!(game.state().turn.active, Some(ANA));
    assert_eq!(game.state().hands.of(ANA), 3);
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 5);
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
    assert_eq!(
        game.state().places.of(ANA),
        Some(place("resurrection-ship"))
    );
}

#[test]
fn nobody_turns_cylon_by_a_sympathizer_that_the_game_does_not_have() {
    checks!("SYMP-1", "XCOMP-1", "SETUP-NOSYMP");
    let six = [
        "william-adama",
        "laura-roslin",
        "apollo",
        "galen-tyrol",
        "starbuck",
        "helo",
    ];
    let all_boxes = Boxes::combined(Objective::Kobol);
    let (base, play) = (Boxes::Base, Sympathizer::Play);
    for (game, sympathizer, players, there) in [
        (base, play, 3, false),
        (base, play, 4, true),
        (base, play, 5, false),
        (base, play, 6, true),
        (base, Sympathizer::LeaveOut, 4, false),
        (all_boxes, play, 4, false),
    ] {
        let options = Options {
            game,
            sympathizer,
            ..Options::default()
        };
        let position = json!({
            "turn": { "number": 2, "active": "Ana", "step": "action" },
            "areas": {},
        });
        let crew = &six[..players];
        let mut game = Game::from_position(0, crew, options, position, &json!({}));
        let told = |sympathizer| Happening::CylonRevealed {
            seat: ANA,
            sympathizer,
        };
        if there {
            game.happens(told(true));
        } else {
            let name = "sympathizer".to_owned();
            let refusal = game.cannot_happen(told(true));
            assert_eq!(refusal, Rejection::NotInPlay { name }, "{players} players");
            game.happens(told(false));
        }
        assert!(game.state().loyalty.revealed.contains(&ANA));
    }
}

#[test]
fn an_open_question_comes_before_a_reveal_that_ends_the_turn() {
    let mut game = Game::playing();
    game.turn("next");
    game.set_hand(1, 12);
    game.end_turn();
    assert_eq!(game.cannot_happen(revealed(ANA)), Rejection::QuestionFirst);
    game.happens(revealed(BEN));
    assert_eq!(game.state().turn.active, Some(BEN), "Ben holds three now");
}

#[test]
fn the_fleet_token_advances_up_to_auto_jump() {
    checks!("TURN-10", "TURN-11");
    let mut game = Game::playing();
    for space in 1..=5 {
        game.happens(Happening::JumpPrepared);
        assert_eq!(game.public().board.fleet, space);
    }
    assert_eq!(
        game.cannot_happen(Happening::JumpPrepared),
        Rejection::AtAutoJump
    );
}

#[test]
fn a_jump_clears_the_board_and_adds_the_distance() {
    checks!(
        "JUMP-3",
        "JUMP-6",
        "JUMP-7",
        "JUMP-12",
        "JUMP-COMBAT-1",
        "JUMP-COMBAT-2",
        "JUMP-COMBAT-3",
        "JUMP-COMBAT-4",
        "JUMP-COMBAT-5",
        "JUMP-COMBAT-6",
        "JUMP-COMBAT-7",
        "JUMP-COMBAT-8",
        "PILOT-8",
        "POOL-6"
    );
    let mut game = Game::playing();
    game.corrected(Correction::DamagedVipers {
        count: 1,
        kind: ViperKind::Viper,
    });
    game.corrected(Correction::Centurions { space: 1, count: 2 });
    hit(&mut game, at("armory"));
    game.happens(Happening::JumpPrepared);
    let refused = Happening::FleetJumped { distance: 4 };
    assert_eq!(
        game.cannot_happen(refused),
        Rejection::Distance { distance: 4 }
    );
    let events = game.happens(Happening::FleetJumped { distance: 3 });
    assert!(events.contains(&Event::CharacterMoved {
        seat: CEM,
        place: place("hangar-deck"),
        why: Move::Landed
    }));
    let board = game.public().board;
    for area in &board.areas {
        assert_eq!(
            (
                area.ships[Craft::Raider],
                area.ships[Craft::HeavyRaider],
                area.ships[Craft::Viper]
            ),
            (0, 0, 0)
        );
        assert!(area.basestars.is_empty() && area.pilots.is_empty());
        assert!(area.civilian_ships.is_empty());
    }
    assert_eq!(
        (
            board.supply.ships[Craft::Viper],
            board.damaged_vipers[Craft::Viper]
        ),
        (7, 1)
    );
    assert_eq!(board.supply.ships[Craft::Raider], 16);
    assert_eq!(board.supply.ships[Craft::Basestar], 2);
    assert_eq!(board.supply.basestar_damage, 4);
    assert_eq!(board.supply.ships[Craft::CivilianShip], 12);
    assert_eq!((board.fleet, board.distance), (0, 3));
    assert_eq!(board.boarding[1], 2, "centurions stay aboard");
    assert_eq!(board.supply.galactica_damage, 7, "damage stays");
    assert_eq!(game.state().piles.of(Pile::Destinations), 21);
    assert_eq!(game.public().outcome, None);
}

#[test]
fn the_log_says_when_the_objective_speaks() {
    checks!("JUMP-6");
    let lines = |events: &[Event]| -> Vec<&'static str> {
        let lines = events
            .iter()
            .filter_map(|event| dradis_rules::narrate(event, dradis_rules::Viewer::Public));
        lines.map(|line| line.id).collect()
    };
    let mut game = Game::playing();
    for (distance, id) in [
        (3, None),
        (1, Some("log-sleeper-phase")),
        (1, None),
        (3, Some("log-last-leg")),
    ] {
        let events = game.happens(Happening::FleetJumped { distance });
        game.read_again();
        let said = lines(&events);
        assert!(said.contains(&"log-travelled"));
        for line in ["log-sleeper-phase", "log-last-leg"] {
            assert_eq!(
                said.contains(&line),
                id == Some(line),
                "{line} at {distance}"
            );
        }
    }
}

#[test]
fn the_farthest_jump_from_before_the_last_distance_is_possible() {
    let mut game = Game::playing();
    game.corrected(Correction::Distance { distance: 7 });
    game.happens(Happening::FleetJumped { distance: 3 });
    assert_eq!(game.public().board.distance, 10);
    assert_eq!(game.public().outcome, None);
    // What stands on the board may be put right, so it is a position the table accepts.
    game.corrected(Correction::Distance { distance: 11 });
}

#[test]
fn the_jump_after_distance_eight_ends_the_game() {
    checks!(
        "END-1", "END-5", "END-6", "END-14", "OPEN-11", "GOAL-2", "GOAL-4", "GOAL-7", "EX-09"
    );
    let near = || {
        let mut game = Game::playing();
        game.happens(Happening::FleetJumped { distance: 3 });
        game.happens(Happening::FleetJumped { distance: 3 });
        game.read_again();
        assert!(!game.public().board.final_jump);
        game.happens(Happening::FleetJumped { distance: 2 });
        assert!(
            game.public().board.final_jump,
            "the jump that reaches 8 does not win"
        );
        assert_eq!(game.public().outcome, None);
        game.turn_dial(Resource::Population, -11);
        game
    };
    let mut game = near();
    game.happens(Happening::FleetJumped { distance: 0 });
    assert_eq!(game.public().outcome, Some(Outcome::KobolReached));
    assert_eq!(game.public().winner, Some(Winner::Humans));
    assert_eq!(game.public().board.distance, 8, "no card is drawn");
    let mut game = near();
    game.turn_dial(Resource::Population, -1);
    game.happens(Happening::FleetJumped { distance: 0 });
    let resources = vec![Resource::Population];
    assert_eq!(
        game.public().outcome,
        Some(Outcome::FinalJumpFailed { resources })
    );
    assert_eq!(game.public().winner, Some(Winner::Cylons));
}

#[test]
fn who_stands_on_a_damaged_location_goes_to_sickbay() {
    checks!(
        "DMG-GAL-1",
        "DMG-GAL-2",
        "DMG-GAL-3",
        "DMG-GAL-5",
        "DMG-GAL-6",
        "POOL-10"
    );
    let mut game = Game::playing();
    let events = hit(&mut game, at("admirals-quarters"));
    assert_eq!(
        events,
        [
            Event::GalacticaDamaged {
                token: at("admirals-quarters")
            },
            Event::CharacterMoved {
                seat: ANA,
                place: place("sickbay"),
                why: Move::Hurt
            }
        ]
    );
    assert_eq!(
        game.state().titles.holder(Title::Admiral),
        Some(ANA),
        "Sickbay costs no title"
    );
    let again = Happening::GalacticaDamaged {
        token: Some(at("admirals-quarters")),
    };
    assert_eq!(game.cannot_happen(again), Rejection::NoDamageToken);
    game.happens(Happening::LocationRepaired {
        location: location("admirals-quarters"),
    });
    assert_eq!(game.public().board.supply.galactica_damage, 8);
    assert_eq!(
        game.cannot_happen(Happening::LocationRepaired {
            location: location("armory")
        }),
        Rejection::NotDamaged
    );
    let fuel = GalacticaToken::Resource {
        resource: Resource::Fuel,
    };
    hit(&mut game, fuel);
    assert_eq!(game.state().resources.fuel, 7);
    let again = Happening::GalacticaDamaged { token: Some(fuel) };
    assert_eq!(
        game.cannot_happen(again),
        Rejection::NoDamageToken,
        "it has left the game"
    );
}

#[test]
fn dradis_draws_each_damage_token_once() {
    checks!("POOL-10", "END-4", "DMG-GAL-7", "EX-65");
    let mut game = Game::playing();
    let mut drawn = Vec::new();
    while game.public().outcome.is_none() {
        let before = pool(game.state(), Board::GALACTICA).len();
        let events = game.happens(Happening::GalacticaDamaged { token: None });
        assert!(
            matches!(events[0], Event::Drew { .. }),
            "a draw is recorded"
        );
        let Event::GalacticaDamaged { token } = events[1] else {
            panic!("the token comes behind its draw");
        };
        assert!(!drawn.contains(&token));
        drawn.push(token);
        assert_eq!(pool(game.state(), Board::GALACTICA).len(), before - 1);
    }
    let locations = game.state().damage.locations.iter().copied().collect();
    assert_eq!(
        game.public().outcome,
        Some(Outcome::GalacticaDestroyed { locations })
    );
    assert_eq!(game.state().damage.locations.len(), 6);
    assert_eq!(game.public().winner, Some(Winner::Cylons));
}

#[test]
fn where_the_table_keeps_the_tokens_it_is_asked_for_the_one_it_drew() {
    checks!("DMG-GAL-1");
    let options = Options {
        modes: Modes {
            damage: Mode::Table,
            ..Modes::default()
        },
        ..Options::default()
    };
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "apollo"],
        options,
        ANA,
        1,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    game.happens(Happening::GalacticaDamaged { token: None });
    let prompt = game.prompt(PromptKind::DrawDamage);
    assert_eq!(prompt.choices.len(), 8);
    assert_eq!(prompt.cause.as_str(), "DMG-GAL-1");
    assert_eq!(game.public().stage, Stage::Playing);
    let events = game.choose(PromptKind::DrawDamage, "resource-food");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Drew { .. }))
    );
    assert_eq!(game.state().resources.food, 7);
    game.happens(Happening::GalacticaDamaged { token: None });
    assert_eq!(game.prompt(PromptKind::DrawDamage).choices.len(), 7);
    game.choose(PromptKind::DrawDamage, "command");
    assert!(game.state().damage.locations.contains(&location("command")));
    game.end_turn();
    assert_eq!(
        game.state().turn.active,
        Some(BEN),
        "the turn was there all the time"
    );
}

#[test]
fn centurions_board_advance_and_win() {
    checks!(
        "CENT-1", "CENT-2", "CENT-3", "CENT-5", "CENT-6", "CENT-9", "CENT-10", "END-3"
    );
    let mut game = Game::playing();
    game.corrected(Correction::Ships {
        area: Area::AftPort.into(),
        kind: Craft::HeavyRaider,
        count: 1,
    });
    let board = |area| Happening::CenturionBoarded { area };
    assert_eq!(
        game.cannot_happen(Happening::BoardingAdvanced),
        Rejection::NoChange
    );
    game.happens(board(Some(Area::AftPort)));
    assert_eq!(game.public().board.boarding, [1, 0, 0, 0]);
    assert_eq!(game.public().board.supply.ships[Craft::HeavyRaider], 4);
    assert_eq!(
        game.cannot_happen(board(Some(Area::AftPort))),
        Rejection::NoHeavyRaider
    );
    game.happens(Happening::BoardingAdvanced);
    for _ in 0..3 {
        game.happens(board(None));
    }
    assert_eq!(game.cannot_happen(board(None)), Rejection::NoCenturionLeft);
    game.happens(Happening::BoardingAdvanced);
    assert_eq!(game.public().board.boarding, [0, 3, 1, 0]);
    let destroyed = Happening::CenturionDestroyed { space: 1 };
    game.happens(destroyed);
    assert_eq!(game.public().board.boarding, [0, 2, 1, 0]);
    let nobody = Happening::CenturionDestroyed { space: 0 };
    assert_eq!(game.cannot_happen(nobody), Rejection::NoCenturion);
    game.happens(Happening::BoardingAdvanced);
    assert_eq!(game.public().outcome, None);
    game.happens(Happening::BoardingAdvanced);
    assert_eq!(game.public().outcome, Some(Outcome::Boarded));
    assert_eq!(game.public().board.boarded, 1);
}

#[test]
fn a_correction_ends_nothing_before_the_turn_does() {
    checks!("END-3", "END-4");
    let mut game = Game::playing();
    game.corrected(Correction::Centurions { space: 4, count: 1 });
    assert_eq!(game.public().outcome, None);
    game.end_turn();
    assert_eq!(game.public().outcome, Some(Outcome::Boarded));
    let mut game = Game::playing();
    for name in [
        "armory",
        "command",
        "ftl-control",
        "hangar-deck",
        "weapons-control",
    ] {
        hit(&mut game, at(name));
    }
    game.end_turn();
    assert_eq!(game.public().outcome, None, "five are not six");
    game.corrected(Correction::LocationDamage {
        location: location("admirals-quarters"),
        damaged: true,
    });
    assert_eq!(game.public().outcome, None);
    game.end_turn();
    assert!(matches!(
        game.public().outcome,
        Some(Outcome::GalacticaDestroyed { .. })
    ));
}

#[test]
fn a_seat_is_left_and_taken_again() {
    let mut game = Game::playing();
    let left = Happening::SeatLeft { seat: BEN };
    let taken = Happening::SeatTaken { seat: BEN };
    assert_eq!(game.cannot_happen(taken.clone()), Rejection::NoChange);
    game.happens(left.clone());
    assert!(game.public().seats[1].empty);
    assert_eq!(game.cannot_happen(left), Rejection::NoChange);
    game.happens(taken);
    assert!(!game.public().seats[1].empty);
}

#[test]
fn the_table_ends_a_game_and_plays_on() {
    for winner in [Winner::Humans, Winner::Cylons] {
        let mut game = Game::playing();
        assert_eq!(game.cannot_happen(Happening::PlayedOn), Rejection::NotOver);
        game.turn("next");
        game.happens(Happening::GameDeclared { winner });
        assert_eq!(game.public().winner, Some(winner));
        assert_eq!(game.public().stage, Stage::Over);
        let hand = Happening::HandChanged { seat: ANA, by: 1 };
        assert_eq!(game.cannot_happen(hand), Rejection::GameOver);
        game.happens(Happening::PlayedOn);
        assert_eq!(game.public().outcome, None);
        assert_eq!(
            game.state().turn.step,
            dradis_facts::turn::TurnStep::Movement
        );
        game.end_turn();
        assert_eq!(game.state().turn.active, Some(BEN));
    }
}

#[test]
fn what_the_table_has_played_on_with_ends_the_game_again_only_when_it_is_new() {
    checks!("END-2");
    let mut game = Game::playing();
    game.turn_dial(Resource::Fuel, -8);
    game.end_turn();
    game.happens(Happening::PlayedOn);
    game.end_turn();
    assert_eq!(
        game.state().turn.active,
        Some(BEN),
        "still at 0, and played on"
    );
    game.turn_dial(Resource::Fuel, 1);
    game.end_turn();
    game.turn_dial(Resource::Fuel, -1);
    game.end_turn();
    assert!(
        game.public().outcome.is_some(),
        "it had recovered in between"
    );
    game.happens(Happening::PlayedOn);
    game.turn_dial(Resource::Food, -8);
    for seat in 0..3 {
        game.set_hand(seat, 0);
    }
    game.end_turn();
    let resources = vec![Resource::Fuel, Resource::Food];
    assert_eq!(
        game.public().outcome,
        Some(Outcome::ResourcesExhausted { resources })
    );
}

#[test]
fn a_table_that_has_played_on_from_one_end_loses_by_any_other() {
    checks!("END-2");
    checks!("END-3");
    let mut game = Game::playing();
    game.corrected(Correction::Centurions { space: 4, count: 1 });
    game.end_turn();
    assert_eq!(game.public().outcome, Some(Outcome::Boarded));
    game.happens(Happening::PlayedOn);
    game.turn_dial(Resource::Fuel, -8);
    game.end_turn();
    let resources = vec![Resource::Fuel];
    let exhausted = Some(Outcome::ResourcesExhausted { resources });
    assert_eq!(game.public().outcome, exhausted);
    game.happens(Happening::PlayedOn);
    game.end_turn();
    assert_eq!(game.public().outcome, None, "both last");
    for seat in 0..3 {
        game.set_hand(seat, 0);
    }
    game.turn_dial(Resource::Food, -8);
    game.end_turn();
    let resources = vec![Resource::Fuel, Resource::Food];
    let outcome = Some(Outcome::ResourcesExhausted { resources });
    assert_eq!(game.public().outcome, outcome);
}

#[test]
fn the_ends_that_a_table_has_played_on_from_are_written_as_one_or_as_a_list() {
    let exhausted = Outcome::ResourcesExhausted {
        resources: vec![Resource::Fuel],
    };
    let alone = serde_json::json!({"type": "boarded"});
    for (played_on, written) in [
        (Vec::new(), serde_json::Value::Null),
        (vec![Outcome::Boarded], alone.clone()),
        (
            vec![Outcome::Boarded, exhausted],
            serde_json::json!([alone, {"type": "resources-exhausted", "resources": ["fuel"]}]),
        ),
    ] {
        let position = Position {
            played_on,
            ..Position::default()
        };
        let value = serde_json::to_value(&position).expect("it is written");
        assert_eq!(value["played-on"], written);
        let read: Position = serde_json::from_value(value).expect("it is read");
        assert_eq!(read, position);
    }
}

#[test]
fn what_another_box_brings_is_refused_wherever_it_is_named() {
    let mut game = Game::playing();
    let not_here = |name: &str| Rejection::NotInPlay {
        name: name.to_owned(),
    };
    let (title, seat) = (Title::Cag, SeatId(0));
    let given = game.cannot_happen(Happening::TitleGiven { title, seat });
    assert_eq!(given, not_here("cag"));
    let corrected = game.refusal(&correct(Correction::Title { title, seat }));
    assert_eq!(corrected, not_here("cag"));
    game.corrected(Correction::TurnStep {
        step: TurnStep::Crisis,
    });
    let check = DescribedCheck {
        difficulty: 9,
        partial_difficulty: None,
        skills: vec![SkillType::Politics, SkillType::Treachery],
    };
    let described = Described {
        icons: Vec::new(),
        jump: false,
        forces: false,
        check: Some(check),
    };
    let described = game.cannot_happen(Happening::CrisisDescribed { described });
    assert_eq!(described, not_here("treachery"));
}

#[test]
fn what_players_can_do_by_location_and_sheet_is_in_the_view() {
    let mut game = Game::running(&["william-adama", "laura-roslin", "apollo"]);
    let deeds = |game: &Game| game.public().deeds;
    let vipers = |seat, by| Happening::VipersActivated { seat, by };
    let cag = vipers(CEM, VipersBy::Cag);
    let at_locations = [
        ("command", vipers(ANA, VipersBy::Command)),
        ("weapons-control", Happening::WeaponsControl { seat: ANA }),
        ("hangar-deck", Happening::HangarLaunch { seat: ANA }),
        (
            "communications",
            Happening::CommunicationsUsed { seat: ANA },
        ),
    ];
    for (name, deed) in at_locations {
        game.put(0, name);
        assert_eq!(deeds(&game), [deed, cag.clone()], "{name}");
    }
    // Nobody is fought where nobody is aboard, and a damaged location does nothing.
    game.put(0, "armory");
    assert_eq!(deeds(&game), std::slice::from_ref(&cag));
    game.corrected(Correction::Centurions { space: 0, count: 1 });
    let armory = Happening::ArmoryUsed { seat: ANA };
    assert_eq!(deeds(&game), [armory, cag.clone()]);
    hit(&mut game, at("armory"));
    game.put(0, "armory");
    assert_eq!(deeds(&game), std::slice::from_ref(&cag));

    game.put(2, "command");
    assert_eq!(deeds(&game), [vipers(CEM, VipersBy::Command), cag]);
    game.happens(revealed(CEM));
    assert_eq!(deeds(&game), []);
}
