//! Games that are cut in the middle, written as a position, entered anew, and played on side by side: what a position
//! does not say would show sooner or later.

use std::collections::BTreeMap;

use dradis_facts::Rejection;
use dradis_facts::content::HeldKind;
use dradis_facts::craft::Counts;
use dradis_facts::kit::Game;
use dradis_facts::options::Mode;
use dradis_facts::space::Area;
use dradis_facts::turn::TurnStep;
use dradis_rules::books::position::Position;
use dradis_rules::{Actor, Command, Player, decide, prompts};
use dradis_state::{State, apply};
use serde_json::{Map, Value, json};

use crate::deed::Deed;
use crate::whim::{Whim, Words};
use crate::whole::{self, Fortune};

/// How often each kind of cut was come to.
pub type Cuts = BTreeMap<&'static str, u32>;

/// What games must be cut at.
pub const REQUIRED: [&str; 44] = [
    "receive-skills",
    "movement",
    "action",
    "crisis",
    "prepare-for-jump",
    "an open Quorum card",
    "an open Crisis card",
    "an open attack card",
    "an ability used",
    "civilian fronts that Dradis knows",
    "civilian ships that somebody has seen",
    "a revealed Cylon",
    "Super Crisis cards that Dradis keeps in a hand",
    "Super Crisis cards that the table keeps in a hand",
    "Loyalty cards that Dradis keeps",
    "Loyalty cards that the table keeps",
    "a Destiny deck that Dradis keeps",
    "destinations by the objective",
    "the Sleeper phase over",
    "the Sympathizer shown",
    "a turn that began in a viper",
    "an action taken",
    "Executive Order played",
    "Cylon ships that have acted",
    "cards that have left the game",
    "an Admiral deposed in the Brig",
    "damage",
    "a deed after the cut",
    "Mutiny cards that Dradis keeps in a hand",
    "Mutiny cards that the table keeps in a hand",
    "Motives that Dradis keeps in a hand",
    "Motives that the table keeps in a hand",
    "a Loyalty card that lies open",
    "a miracle token spent",
    "a Leader among the humans",
    "a Leader among the Cylons",
    "a character who has left the game",
    "Loyalty cards of the executed",
    "an ability that a turn remembers",
    "a Receive Skills step to be skipped",
    "New Caprica",
    "Allies on the board",
    "trauma that Dradis keeps in a hand",
    "a mission",
];

/// Deeds of a game at most; by then it has come to everything that it comes to.
const DEEDS: u32 = 2_500;

/// Cuts of a game at most.
const CUTS: u32 = 6;

/// Deeds after a cut.
const ON: u32 = 24;

/// Plays a game of a kind, the same for the same number, and cuts it here and there.
///
/// # Errors
/// What differs between the game that was played and the one that was entered.
pub fn cut(of: Game, game: u64, cuts: &mut Cuts) -> Result<(), String> {
    let mut whim = Whim::new(game);
    let words = Words(game);
    let mut state = State::default();
    let mut start = whole::start(&mut whim, of, game);
    if let Command::Begin { options, .. } = &mut start
        && game % 2 == 1
    {
        options.modes.super_crises = Mode::App;
    }
    give(&mut state, &start, &words).map_err(|no| no.to_string())?;
    let mut made = 0;
    for deeds in 0..DEEDS {
        let of_boxes = of_all_boxes(&state).map(|(what, holds)| (what, holds && of != Game::Base));
        let never = |what: &str| cuts.get(what).is_none_or(|times| *times == 0);
        let enough = of == Game::Base || !of_boxes.iter().any(|(what, _)| never(what));
        if state.outcome.is_some() || made >= CUTS && enough {
            break;
        }
        // Games with all boxes are longer, and come to more of it late; what no game was cut at yet, this one is.
        let chance = if of == Game::Base { 4 } else { 2 };
        let first = of_boxes.iter().any(|(what, holds)| *holds && never(what));
        let here = Position::of(&state).filter(|_| first || made < CUTS && whim.percent(chance));
        if let Some(position) = here {
            made += 1;
            note(&state, cuts);
            let at = Cut {
                fortune: Fortune::of(of, game),
                game,
                deeds,
            };
            side_by_side(at, &state, position, &mut whim, cuts)
                .map_err(|what| format!("{of:?}, game {game}, deed {deeds}: {what}"))?;
        }
        if let Some(command) = command(whole::deed(&mut whim, &state, Fortune::of(of, game))) {
            // What is refused is not done.
            let _refused = give(&mut state, &command, &words).err();
        }
    }
    Ok(())
}

fn command(deed: Deed) -> Option<Command> {
    match deed {
        Deed::Try(command) => Some(command),
        Deed::Answer(prompt, option) => Some(Command::Answer { prompt, option }),
        Deed::Forbidden(..) | Deed::Undo | Deed::Redo => None,
    }
}

fn give(state: &mut State, command: &Command, words: &Words) -> Result<(), Rejection> {
    for event in decide(state, Actor::Referee, command, words)? {
        apply(state, &event);
    }
    Ok(())
}

/// Where a game was cut.
struct Cut {
    fortune: Fortune,
    game: u64,
    deeds: u32,
}

fn side_by_side(
    Cut {
        fortune,
        game,
        deeds,
    }: Cut,
    played: &State,
    position: Position,
    whim: &mut Whim,
    cuts: &mut Cuts,
) -> Result<(), String> {
    let mut played = played.clone();
    // Through the form in which it is written, as a table enters it.
    let written = serde_json::to_value(&position).map_err(|error| error.to_string())?;
    let read: Position = serde_json::from_value(written).map_err(|error| error.to_string())?;
    let players = played.seats.iter().map(|seat| Player {
        name: seat.name.clone(),
    });
    let start = Command::StartFrom {
        players: players.collect(),
        options: played.options,
        position: Box::new(read),
    };
    let mut entered = State::default();
    let words = Words(game);
    give(&mut entered, &start, &words).map_err(|no| format!("the position is refused: {no}"))?;
    entered.chance = played.chance;
    same(&played, &entered, "as it is entered")?;
    let again = serde_json::to_value(Position::of(&entered)).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&position).map_err(|error| error.to_string())?;
    if again != written {
        let mut found = Vec::new();
        differences("", &written, &again, &mut found);
        return Err(format!(
            "the position of the entered game is another: {found:#?}"
        ));
    }
    let mut done = Vec::new();
    for deed in 0..ON {
        if played.outcome.is_some() {
            break;
        }
        let Some(there) = command(whole::deed(whim, &played, fortune)) else {
            continue;
        };
        let here = translated(&played, &entered, &there)?;
        done.push(format!("{there:?}"));
        let (one, other) = (
            give(&mut played, &there, &words),
            give(&mut entered, &here, &words),
        );
        if one != other {
            return Err(format!("{one:?} became {other:?} at {done:#?}"));
        }
        *cuts.entry("a deed after the cut").or_default() += 1;
        if deed % 6 == 5 {
            same(&played, &entered, &format!("{deeds} + {done:#?}"))?;
        }
    }
    same(&played, &entered, &format!("{deeds} + {done:#?}"))
}

/// The same command to the other game, whose questions have other numbers.
fn translated(played: &State, entered: &State, command: &Command) -> Result<Command, String> {
    let Command::Answer { prompt, option } = command else {
        return Ok(command.clone());
    };
    let at = prompts(played).iter().position(|one| one.id == *prompt);
    let other = at.and_then(|at| prompts(entered).get(at).map(|one| one.id));
    let prompt = other.ok_or("the other game asks something else")?;
    Ok(Command::Answer {
        prompt,
        option: option.clone(),
    })
}

fn same(played: &State, entered: &State, when: &str) -> Result<(), String> {
    let (one, other) = (plain(played), plain(entered));
    if one == other {
        return Ok(());
    }
    let mut found = Vec::new();
    differences("", &one, &other, &mut found);
    Err(format!("{when}: {found:#?}"))
}

fn differences(at: &str, one: &Value, other: &Value, found: &mut Vec<String>) {
    if let (Value::Object(one), Value::Object(other)) = (one, other) {
        let keys: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
        for key in keys {
            let get =
                |map: &serde_json::Map<String, Value>| map.get(key).cloned().unwrap_or_default();
            differences(&format!("{at}.{key}"), &get(one), &get(other), found);
        }
    } else if one != other {
        found.push(format!("{at}: {one} became {other}"));
    }
}

/// A state without what a position does not say by design: the numbers of questions, what reminders have just seen,
/// which phones have been shown their cards and how those came, and the order of what lies in the box.
fn plain(state: &State) -> Value {
    let mut plain = serde_json::to_value(state).expect("plain data");
    plain["battle"]["read_on"] = Value::Null;
    plain["reminding"]["lately"] = Value::Null;
    plain["loyalty"]["shown"] = Value::Null;
    let deal = &mut plain["loyalty"]["cards"]["$secret"];
    deal["came"] = Value::Null;
    if let Some(unused) = deal["unused"].as_array_mut() {
        unused.sort_by_key(ToString::to_string);
    }
    plain["agenda"]["next_number"] = Value::Null;
    for step in plain["agenda"]["steps"]
        .as_array_mut()
        .into_iter()
        .flatten()
    {
        step["number"] = Value::Null;
    }
    // No entry, none, and nothing are the same, and decks may have come in any order.
    for map in ["/hands/of", "/space/seen"] {
        without_nothing(plain.pointer_mut(map));
    }
    for hands in plain["holding"]
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut)
    {
        without_nothing(Some(hands));
    }
    without_nothing(plain.pointer_mut("/holding"));
    if let Some(decks) = plain["held"].as_array_mut() {
        for deck in &mut *decks {
            without_nothing(deck.pointer_mut("/hands/$secret"));
        }
        decks.retain(|deck| {
            let lists = [
                "/deck/$secret",
                "/hands/$secret",
                "/discarded/$secret",
                "/open",
                "/removed",
            ];
            let mut lists = lists.iter().filter_map(|list| deck.pointer(list));
            lists.any(|list| *list != json!([]) && *list != json!({}))
        });
        decks.sort_by_key(|deck| deck["kind"].to_string());
    }
    plain
}

fn without_nothing(map: Option<&mut Value>) {
    if let Some(Value::Object(map)) = map {
        map.retain(|_, value| *value != json!(0) && *value != json!([]) && *value != json!({}));
    }
}

/// What the cut comes through.
fn note(state: &State, cuts: &mut Cuts) {
    let step = match state.turn.step {
        TurnStep::ReceiveSkills => "receive-skills",
        TurnStep::Movement => "movement",
        TurnStep::Action => "action",
        TurnStep::Crisis => "crisis",
        TurnStep::ActivateCylonShips => "activate-cylon-ships",
        TurnStep::PrepareForJump => "prepare-for-jump",
    };
    *cuts.entry(step).or_default() += 1;
    let kept = state.options.modes.super_crises == Mode::App;
    let held = state.held_by_all(HeldKind::SUPER_CRISIS) > 0;
    let by_hand = state.loyalty.by_hand.is_some();
    let civilians = &state.space.civilians;
    let looked = (0u8..)
        .take(state.seats.len())
        .any(|seat| !state.space.seen_by(dradis_facts::SeatId(seat)).is_empty());
    let acted = Area::ALL
        .into_iter()
        .any(|area| state.battle.acted(area) != Counts::default());
    let came = [
        ("an open Quorum card", !state.quorum.open.is_empty()),
        ("an open Crisis card", !state.crises.in_play.is_empty()),
        ("an open attack card", !state.battle.in_play.is_empty()),
        ("an ability used", !state.used.is_empty()),
        (
            "civilian fronts that Dradis knows",
            civilians.iter().any(|ship| ship.kind.reveal().is_some()),
        ),
        ("civilian ships that somebody has seen", looked),
        ("a revealed Cylon", !state.loyalty.revealed.is_empty()),
        (
            "Super Crisis cards that Dradis keeps in a hand",
            kept && held,
        ),
        (
            "Super Crisis cards that the table keeps in a hand",
            !kept && held,
        ),
        ("Loyalty cards that Dradis keeps", !by_hand),
        ("Loyalty cards that the table keeps", by_hand),
        (
            "a Destiny deck that Dradis keeps",
            !state.destiny.deck.reveal().is_empty(),
        ),
        (
            "destinations by the objective",
            !state.destinations.visited.is_empty(),
        ),
        ("the Sleeper phase over", state.loyalty.sleeper_phase),
        ("the Sympathizer shown", state.loyalty.sympathizer_shown),
        ("a turn that began in a viper", state.turn.began_flying),
        ("an action taken", state.turn.acted > 0),
        ("Executive Order played", state.turn.ordered),
        ("Cylon ships that have acted", acted),
        (
            "cards that have left the game",
            state.quorum.removed + state.crises.removed > 0,
        ),
        (
            "an Admiral deposed in the Brig",
            !state.reminding.deposed.is_empty(),
        ),
        ("damage", !state.damage.locations.is_empty()),
    ];
    for (what, is) in came.into_iter().chain(of_all_boxes(state)) {
        *cuts.entry(what).or_default() += u32::from(is);
    }
}

/// The same of what only the combined game has.
fn of_all_boxes(state: &State) -> [(&'static str, bool); 16] {
    let loyalty = &state.loyalty;
    let kept = |kind: HeldKind| kind.mode(&state.options.modes) == Mode::App;
    let held = |kind, by_dradis: bool| state.held_by_all(kind) > 0 && kept(kind) == by_dradis;
    let leader = |among: bool| {
        loyalty
            .leader
            .is_some_and(|leader| leader.infiltrating == among)
    };
    let spent = |tokens: &u8| *tokens < state.kit().miracles;
    [
        (
            "Mutiny cards that Dradis keeps in a hand",
            held(HeldKind::MUTINY, true),
        ),
        (
            "Mutiny cards that the table keeps in a hand",
            held(HeldKind::MUTINY, false),
        ),
        (
            "Motives that Dradis keeps in a hand",
            held(HeldKind::MOTIVE, true),
        ),
        (
            "Motives that the table keeps in a hand",
            held(HeldKind::MOTIVE, false),
        ),
        ("a Loyalty card that lies open", !loyalty.open.is_empty()),
        ("a miracle token spent", state.miracles.values().any(spent)),
        ("a Leader among the humans", leader(true)),
        ("a Leader among the Cylons", leader(false)),
        ("a character who has left the game", !state.gone.is_empty()),
        (
            "Loyalty cards of the executed",
            !loyalty.cards.reveal().discarded.is_empty(),
        ),
        (
            "an ability that a turn remembers",
            !state.turn.remembered.is_nothing(),
        ),
        (
            "a Receive Skills step to be skipped",
            state.turn.benched.is_some(),
        ),
        ("New Caprica", state.new_caprica.is_some()),
        (
            "Allies on the board",
            state
                .ionian
                .as_ref()
                .is_some_and(|there| !there.allies.is_empty()),
        ),
        (
            "trauma that Dradis keeps in a hand",
            held(HeldKind::TRAUMA, true),
        ),
        ("a mission", state.earth.active.is_some()),
    ]
}
