//! What games come to for the sake of their objective, counted by name: New Caprica, the Ionian Nebula, Earth.

use dradis_facts::content::{CrisisDeck, HeldKind, Trauma};
use dradis_facts::effect::Source;
use dradis_facts::kit::{Game, Objective};
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_state::check::{CheckEvent, CheckResult};
use dradis_state::crossroads::CrossroadsEvent;
use dradis_state::earth::EarthEvent;
use dradis_state::ionian::IonianEvent;
use dradis_state::{Event, State};

use crate::situations::{Length, word};

const OBJECTIVES: [Objective; 4] = [
    Objective::Kobol,
    Objective::NewCaprica,
    Objective::IonianNebula,
    Objective::Earth,
];

/// The names of what an event is, as the state before it stands.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "every other event is counted elsewhere"
)]
pub(crate) fn names(state: &State, event: &Event) -> Vec<String> {
    match event {
        Event::GameBegan { options, names, .. } => of(options.game)
            .map(|objective| players(objective, names.len()))
            .into_iter()
            .collect(),
        Event::GameEnded { outcome } => of(state.options.game)
            .map(|objective| end(objective, &word(outcome)))
            .into_iter()
            .collect(),
        Event::NewCaprica { new_caprica } => vec![format!("planet:{}", word(new_caprica))],
        Event::Ionian { ionian } => nebula(state, ionian),
        Event::Crossroads { crossroads } => {
            let mut names = vec![format!("crossroads:{}", word(crossroads))];
            if let CrossroadsEvent::Selected { card, side, .. } = crossroads {
                names.push(selected(card.name(), *side));
            }
            names
        }
        Event::Earth { earth } => {
            let mut names = vec![format!("earth:{}", word(earth))];
            names.extend(match earth {
                EarthEvent::MissionActivated { rebuilt: true, .. } => {
                    Some("earth:missions-rebuilt".to_owned())
                }
                EarthEvent::MissionPutAway { to, .. } => Some(format!("mission-to:{}", word(to))),
                EarthEvent::RebelBasestar { allegiance } => {
                    Some(format!("rebel-basestar:{}", word(allegiance)))
                }
                _ => None,
            });
            names
        }
        Event::Check {
            check: CheckEvent::Decided { result, .. },
        } => match state.check.as_ref().map(|check| check.of) {
            Some(Source::Mission { card }) => vec![mission(card.name(), *result)],
            _ => Vec::new(),
        },
        Event::Execution { .. } if state.crossroads.is_some() => {
            vec!["crossroads:executed".to_owned()]
        }
        _ => Vec::new(),
    }
}

fn nebula(state: &State, event: &IonianEvent) -> Vec<String> {
    let mut names = vec![format!("nebula:{}", word(event))];
    match event {
        IonianEvent::Met { ally, trauma, .. } => names.push(met(ally.name(), *trauma)),
        // Whoever shows one is still where they took it.
        IonianEvent::Disaster { seat } => {
            if let Some(Place::Location { location }) = state.places.of(*seat) {
                let who = if state.loyalty.standing(*seat).is_cylon_player() {
                    "cylon"
                } else {
                    "human"
                };
                names.push(format!("disaster:{who}-in-{}", location.name()));
            }
        }
        IonianEvent::Began
        | IonianEvent::TokenPlaced { .. }
        | IonianEvent::TokenTaken { .. }
        | IonianEvent::TokenLaid { .. }
        | IonianEvent::TokenLost { .. }
        | IonianEvent::TokenGone { .. }
        | IonianEvent::Mixed
        | IonianEvent::CenturionsBack
        | IonianEvent::AllyCame { .. }
        | IonianEvent::AllyBoxed { .. } => {}
    }
    names
}

/// The objective of a game with all boxes.
pub(crate) fn of(game: Game) -> Option<Objective> {
    OBJECTIVES
        .into_iter()
        .find(|objective| Game::combined(*objective) == game)
}

fn players(objective: Objective, players: usize) -> String {
    format!("table:{}-of-{players}", word(&objective))
}

fn end(objective: Objective, outcome: &str) -> String {
    format!("{}-ends:{outcome}", word(&objective))
}

fn mission(card: &str, result: CheckResult) -> String {
    format!("mission:{card}:{}", word(&result))
}

fn met(ally: &str, trauma: Trauma) -> String {
    format!("met:{ally}:{}", trauma.name())
}

fn selected(card: &str, side: Trauma) -> String {
    format!("crossroads-card:{card}:{}", side.name())
}

/// What some hundred games, of all objectives, come to beside every objective with every number of players.
const OFTEN: &str = "planet:began planet:prepared planet:forces-placed planet:forces-moved planet:returned \
    nebula:token-placed nebula:token-taken nebula:met nebula:ally-came nebula:ally-boxed \
    disaster:human-in-sickbay disaster:human-in-brig \
    crossroads:began crossroads:selected crossroads:eliminated crossroads:ended \
    earth:mission-activated earth:hub-destroyed rebel-basestar:humans rebel-basestar:cylons \
    mission-to:objective mission-to:discard mission-to:deck";

/// What only thousands do, beside what every card of the objectives comes to and every way to end.
const SELDOM: &str = "planet:evacuated planet:ship-lost planet:forces-destroyed planet:final-jump \
    earth:missions-rebuilt nebula:token-lost nebula:token-laid";

/// Every way in which a game ends by itself.
const ENDS: [&str; 5] = [
    "resources-exhausted",
    "boarded",
    "galactica-destroyed",
    "kobol-reached",
    "final-jump-failed",
];

/// Every name that games of all objectives must come to.
pub(crate) fn required(length: Length) -> Vec<String> {
    let mut required: Vec<String> = OFTEN.split_whitespace().map(str::to_owned).collect();
    for objective in OBJECTIVES {
        let options = Options {
            game: Game::combined(objective),
            ..Options::default()
        };
        let kit = options.kit();
        let tables = kit.players.fewest..=kit.players.most;
        required.extend(tables.map(|count| players(objective, count.into())));
        if length == Length::Short {
            continue;
        }
        required.extend(ENDS.map(|outcome| end(objective, outcome)));
        for card in &kit.missions {
            let results = [CheckResult::Pass, CheckResult::Fail];
            required.extend(results.map(|result| mission(card.name(), result)));
        }
        for ally in kit.ionian.iter().flat_map(|there| &there.allies) {
            let results = [Trauma::Benevolent, Trauma::Antagonistic];
            required.extend(results.map(|trauma| met(ally.name(), trauma)));
        }
        if kit.crossroads.is_some() {
            for card in HeldKind::CROSSROADS.deck(kit) {
                let sides = [Trauma::Benevolent, Trauma::Antagonistic];
                required.extend(sides.map(|side| selected(card.name(), side)));
            }
        }
        let new = kit.crises.iter().copied();
        let new = new.filter(|card| card.facts().deck == CrisisDeck::NewCaprica);
        required.extend(new.map(|card| format!("crisis:{}", card.name())));
    }
    if length == Length::Long {
        required.extend(SELDOM.split_whitespace().map(str::to_owned));
    }
    required
}
