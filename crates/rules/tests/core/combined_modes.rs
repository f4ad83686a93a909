//! Every deck, token and die of the combined game, kept by Dradis or by the table (principle 2): what the table keeps
//! Dradis neither draws nor knows, and no question asks what somebody holds of it.

use std::collections::BTreeSet;

use dradis_facts::SeatId;
use dradis_facts::chance::Stream;
use dradis_facts::content::HeldKind;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::view::SeatSecret;
use dradis_rules::{Actor, Command, Viewer, prompts, view};
use dradis_state::correction::Correction;

use crate::game::Game;

/// What is kept by one or by the other.
struct Component {
    name: &'static str,
    keep: fn(&mut Modes, Mode),
    /// What Dradis shuffles, draws or rolls it with.
    streams: &'static [Stream],
    /// The kinds of cards that players hold of it.
    kinds: &'static [HeldKind],
    /// Whether a player's secrets say nothing of it.
    unknown: fn(&SeatSecret) -> bool,
    /// Questions that only who sees the cards can answer: none of them is asked at the table.
    asks: &'static [PromptKind],
}

const COMPONENTS: [Component; 7] = [
    Component {
        name: "Loyalty cards and Motives",
        keep: |modes, mode| modes.loyalty = mode,
        streams: &[Stream::Loyalty, Stream::LooksAtLoyalty, Stream::Motive],
        kinds: &[HeldKind::LOYALTY, HeldKind::MOTIVE],
        unknown: |secret| secret.look.is_none(),
        asks: &[PromptKind::SeeLoyalty],
    },
    Component {
        name: "Destiny of six types",
        keep: |modes, mode| modes.destiny = mode,
        streams: &[Stream::Destiny],
        kinds: &[],
        unknown: |secret| secret.destiny.is_empty(),
        asks: &[PromptKind::ChooseDestiny],
    },
    Component {
        name: "damage tokens",
        keep: |modes, mode| modes.damage = mode,
        streams: &[Stream::GalacticaDamage, Stream::BasestarDamage],
        kinds: &[],
        unknown: |_| true,
        asks: &[],
    },
    Component {
        name: "civilian ships",
        keep: |modes, mode| modes.civilian_ships = mode,
        streams: &[Stream::Civilians],
        kinds: &[],
        unknown: |secret| secret.civilians.is_empty(),
        asks: &[],
    },
    Component {
        name: "die",
        keep: |modes, mode| modes.dice = mode,
        streams: &[Stream::Dice],
        kinds: &[],
        unknown: |_| true,
        asks: &[],
    },
    Component {
        name: "destinations",
        keep: |modes, mode| modes.destinations = mode,
        streams: &[Stream::Destinations],
        kinds: &[],
        unknown: |secret| secret.destinations.is_empty(),
        asks: &[PromptKind::ChooseDestination, PromptKind::PlaceDestination],
    },
    Component {
        name: "Super Crises and Mutiny cards",
        keep: |modes, mode| modes.super_crises = mode,
        streams: &[Stream::SuperCrisis, Stream::Mutiny],
        kinds: &[HeldKind::SUPER_CRISIS, HeldKind::MUTINY],
        unknown: |_| true,
        asks: &[],
    },
];

/// Seven players, one of them a Cylon Leader.
const CREW: [&str; 7] = [
    "galen-tyrol",
    "dee",
    "cally-tyrol",
    "doc-cottle",
    "laura-roslin",
    "william-adama",
    "cavil",
];

/// How many answers a table gives in one walk, if its game lasts so long.
const ANSWERS: usize = 80;

/// All components are kept so, but one.
fn modes(all: Mode, but: &Component, one: Mode) -> Modes {
    let mut modes = Modes::default();
    for component in &COMPONENTS {
        (component.keep)(&mut modes, all);
    }
    (but.keep)(&mut modes, one);
    modes
}

/// Numbers that look random, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % most.max(1)
    }
}

#[test]
fn every_component_and_kind_of_card_has_a_row() {
    // A new component does not compile until it stands here.
    let Modes {
        loyalty: _,
        destiny: _,
        damage: _,
        civilian_ships: _,
        dice: _,
        destinations: _,
        super_crises: _,
    } = Modes::default();
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let kit = options.kit();
    let rows: Vec<HeldKind> = COMPONENTS
        .iter()
        .flat_map(|row| row.kinds.iter().copied())
        .collect();
    let kinds: BTreeSet<HeldKind> = kit.held.iter().copied().collect();
    assert_eq!(rows.iter().copied().collect::<BTreeSet<_>>(), kinds);
    for component in &COMPONENTS {
        for one in [Mode::App, Mode::Table] {
            let other = if one == Mode::App {
                Mode::Table
            } else {
                Mode::App
            };
            let modes = modes(other, component, one);
            for kind in &kinds {
                let kept = component.kinds.contains(kind);
                let mode = if kept { one } else { other };
                assert_eq!(kind.mode(&modes), mode, "{kind:?} with {}", component.name);
            }
        }
    }
    let drawn = COMPONENTS
        .iter()
        .flat_map(|row| row.streams.iter().copied());
    let drawn: BTreeSet<Stream> = drawn.collect();
    let left = Stream::ALL.into_iter().filter(|of| !drawn.contains(of));
    // These two decks are cards on the table, always; who goes first is no component.
    let left: Vec<Stream> = left.collect();
    assert_eq!(left, [Stream::Seating, Stream::Crisis, Stream::Quorum]);
}

/// Plays so many answers of a game, looking at it after each; which streams were drawn from, and how many answers were given.
fn walk(modes: Modes, seed: u8, answers: usize) -> (BTreeSet<Stream>, usize) {
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    };
    let mut game = Game::of(&CREW, options, SeatId(0), seed);
    let mut dice = Dice(u64::from(seed));
    let mut given = 0;
    for answer in 0..answers {
        if game.state().outcome.is_some() {
            break;
        }
        look(&game, &modes);
        if answer % 40 == 39 {
            // So that a game goes on for long enough.
            for resource in dradis_facts::resources::Resource::ALL {
                if game.state().resources.get(resource) != 9 {
                    game.corrected(Correction::Resource { resource, value: 9 });
                }
            }
        }
        // Who says that a player shows a card may be wrong, and only that player could tell: it is left out here.
        // And a table with a die of its own may still ask Dradis to roll for it: here it does not.
        let own_die = modes.dice == Mode::Table;
        let shows = |option: &str| {
            ["act:reveal", "act:personal-goal"].contains(&option) || (own_die && option == "roll")
        };
        let mut open = prompts(game.state());
        let first = dice.below(open.len());
        open.rotate_left(first);
        let mut commands = Vec::new();
        for prompt in open {
            let options = prompt.options().filter(|option| !shows(option));
            let mut each: Vec<Command> = options
                .map(|option| Command::Answer {
                    prompt: prompt.id,
                    option,
                })
                .collect();
            let first = dice.below(each.len());
            each.rotate_left(first);
            commands.extend(each);
        }
        let legal = commands
            .iter()
            .find(|command| game.try_give(Actor::Referee, command).is_ok());
        game.referee(legal.expect("something can be answered"));
        given += 1;
    }
    let drawn = Stream::ALL.into_iter();
    let drawn = drawn.filter(|stream| game.state().chance.of(*stream) > 0);
    (drawn.collect(), given)
}

fn look(game: &Game, modes: &Modes) {
    for component in &COMPONENTS {
        let mut all = *modes;
        (component.keep)(&mut all, Mode::Table);
        if all != *modes {
            continue;
        }
        let name = component.name;
        for stream in component.streams {
            assert_eq!(game.state().chance.of(*stream), 0, "{name}: {stream:?}");
        }
        for seat in (0..7).map(SeatId) {
            let secret = view(game.state(), Viewer::Seat(seat)).secret;
            let secret = secret.expect("a player's own");
            let known = secret
                .held
                .iter()
                .find(|held| component.kinds.contains(&held.kind));
            assert_eq!(known, None, "{name} of {seat:?}");
            assert!((component.unknown)(&secret), "{name} of {seat:?}");
        }
        for prompt in prompts(game.state()) {
            assert!(
                !component.asks.contains(&prompt.kind),
                "{name}: {:?}",
                prompt.kind
            );
            let asks = prompt
                .held
                .is_some_and(|kind| component.kinds.contains(&kind));
            assert!(!asks, "{name}: {:?} asks for a card of a hand", prompt.kind);
        }
    }
}

#[test]
fn what_the_table_keeps_dradis_neither_draws_nor_knows_nor_asks_for() {
    (0..3).for_each(leaves_alone);
}

/// A test of its own, so that both run side by side.
#[test]
fn nor_does_dradis_draw_know_or_ask_for_what_else_the_table_keeps() {
    (3..COMPONENTS.len()).for_each(leaves_alone);
}

fn leaves_alone(number: usize) {
    let component = &COMPONENTS[number];
    let at = u8::try_from(number).expect("few components");
    let mut drawn = BTreeSet::new();
    let mut given = 0;
    for seed in [at + 1, at + 101] {
        given += walk(modes(Mode::App, component, Mode::Table), seed, ANSWERS).1;
        let alone = walk(modes(Mode::Table, component, Mode::App), seed, ANSWERS);
        drawn.extend(alone.0);
        given += alone.1;
    }
    assert!(given > 2 * ANSWERS, "{}: {given} answers", component.name);
    // A die is rolled, and the fleet jumps, only when the cards have it so.
    for seed in at + 201..at + 241 {
        if drawn.is_empty() {
            drawn = walk(modes(Mode::Table, component, Mode::App), seed, ANSWERS).0;
        }
    }
    // Kept by Dradis alone, it is drawn by Dradis, and nothing else is.
    assert!(!drawn.is_empty(), "{}", component.name);
    for stream in drawn {
        assert!(
            component.streams.contains(&stream),
            "{}: {stream:?}",
            component.name
        );
    }
}
