//! Some games of random commands: few here, a million commands with `make long`.

use dradis_endurance::{
    Length, Situations, combined, entered, play, play_to_the_end, play_unwatched, play_with,
};
use dradis_facts::content::Discarded;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;

/// Accepted commands of this test.
const COMMANDS: u32 = 24_000;

#[test]
fn nothing_breaks_and_everything_required_is_come_to() {
    let mut counted = Situations::default();
    let (mut accepted, mut games) = (0, 0);
    while accepted < COMMANDS {
        accepted += play(games, &mut counted).unwrap_or_else(|broken| panic!("{broken:#?}"));
        games += 1;
    }
    assert_eq!(
        counted.short_of(Length::Short, 1),
        [] as [&str; 0],
        "come to too seldom"
    );
}

#[test]
fn a_game_is_the_same_each_time() {
    let times = |game| {
        let mut counted = Situations::default();
        play(game, &mut counted).unwrap_or_else(|broken| panic!("{broken:#?}"));
        counted.times().clone()
    };
    assert_eq!(times(7), times(7));
    assert_ne!(times(7), times(8));
}

/// Whole games of this test.
const GAMES: u64 = 100;

#[test]
fn every_game_comes_to_its_end() {
    let mut counted = Situations::default();
    for game in 0..GAMES {
        let played = play_to_the_end(game, &mut counted);
        let _commands: u32 = played.unwrap_or_else(|broken| panic!("{broken:#?}"));
    }
    assert_eq!(
        counted.short_of_whole(Game::Base, Length::Short, 1),
        [] as [&str; 0],
        "come to too seldom"
    );
}

/// Games of this test with each kit; each has dozens of turns.
const FURTHER_GAMES: u64 = 40;

/// What a kit brings beside what the base game has, as it is counted.
fn brought(game: Game) -> Vec<String> {
    let with = |game| Options {
        game,
        ..Options::default()
    };
    let (kit, base) = (with(game).kit(), with(Game::Base).kit());
    let mut names = vec![format!("players:{}", kit.players.most)];
    let titles = kit
        .titles()
        .filter(|title| base.require_title(*title).is_err());
    names.extend(titles.map(|title| format!("title:{}", title.name())));
    let boards = kit
        .boards
        .iter()
        .filter(|board| !base.boards.contains(board));
    names.extend(boards.map(|board| format!("on-board:{}", board.name())));
    let types = kit.skill_types.iter();
    let types = types.filter(|kind| !base.skill_types.contains(kind));
    names.extend(types.map(|kind| format!("told:{}", kind.name())));
    if kit.zones.len() > base.zones.len() {
        let outside = ["laid-out:cylon-fleet", "corrected:cylon-fleet"];
        names.extend(outside.map(str::to_owned));
        names.push("departed:cylon-fleet-stays".to_owned());
    }
    names.extend(
        kit.moments
            .iter()
            .map(|row| format!("followed:{:?}", row.at)),
    );
    let hulls = kit.hulls.iter();
    for hull in hulls.filter(|hull| !base.boards.contains(&hull.board)) {
        names.extend(hull.damage.iter().filter_map(|token| match token {
            GalacticaToken::Location { location } => Some(format!("damaged:{}", location.name())),
            GalacticaToken::Resource { .. } => None,
        }));
    }
    for kind in kit.held.iter().filter(|kind| !base.held.contains(kind)) {
        let given_up = match kind.facts().discarded {
            Discarded::Unseen => "discarded",
            Discarded::Open => "played",
        };
        let kind = kind.name();
        names.extend([
            format!("held:{kind}:dealt"),
            format!("held:{kind}:{given_up}"),
        ]);
        names.push(format!("chosen:{kind}"));
    }
    names
}

#[test]
#[allow(clippy::print_stdout, reason = "how often each thing was come to")]
fn a_further_kit_is_played_to_the_end_and_everything_that_it_brings_is_met() {
    for of in Game::MADE {
        let mut counted = Situations::default();
        for game in 0..FURTHER_GAMES {
            let played = play_with(*of, game, &mut counted);
            let _commands: u32 = played.unwrap_or_else(|broken| panic!("{broken:#?}"));
        }
        let times = |what: &str| counted.times().get(what).copied().unwrap_or(0);
        for what in brought(*of) {
            println!("{:6} {what}", times(&what));
            assert!(times(&what) > 0, "{of:?}: {what} was never come to");
        }
        assert!(times("event:turn-began") >= 1000, "too few turns");
    }
}

#[test]
fn a_game_is_the_same_when_nobody_looks() {
    for game in [3, 4] {
        let watched = play_to_the_end(game, &mut Situations::default());
        let watched = watched.unwrap_or_else(|broken| panic!("{broken:#?}"));
        let unwatched = play_unwatched(game).unwrap_or_else(|broken| panic!("{broken:#?}"));
        assert_eq!(unwatched, watched, "game {game}");
    }
}

/// Games of this test that are cut: of the base game, and of the combined one with each objective in turn.
const CUT_GAMES: u64 = 240;
const CUT_WITH_ALL: u64 = 240;

#[test]
#[allow(
    clippy::print_stdout,
    reason = "how often each kind of cut was come to"
)]
fn a_position_that_play_reaches_plays_on_as_if_it_had_been_played() {
    let mut cuts = entered::Cuts::new();
    let base = (0..CUT_GAMES).filter_map(|game| entered::cut(Game::Base, game, &mut cuts).err());
    let wrong: Vec<String> = base.collect();
    let all = 0..CUT_WITH_ALL;
    let all = all.filter_map(|game| entered::cut(combined(game), game, &mut cuts).err());
    let wrong: Vec<String> = wrong.into_iter().chain(all).collect();
    for what in &wrong {
        println!("{what}");
    }
    for (what, times) in &cuts {
        println!("{times:6} {what}");
    }
    assert_eq!(wrong.len(), 0, "games that go on otherwise");
    let times = |what: &&&str| cuts.get(**what).copied().unwrap_or(0);
    let never: Vec<&&str> = entered::REQUIRED
        .iter()
        .filter(|what| times(what) == 0)
        .collect();
    assert_eq!(never, [] as [&&str; 0], "never come to");
}
