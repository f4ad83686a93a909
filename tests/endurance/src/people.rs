//! What only games with Leaders, Motives, Mutiny cards, Personal Goals and executions come to, counted by name.

use dradis_facts::content::HeldKind;
use dradis_facts::kit::Kit;
use dradis_state::action::ActionEvent;
use dradis_state::check::CheckEvent;
use dradis_state::execution::ExecutionEvent;
use dradis_state::held::HeldEvent;
use dradis_state::loyalty::{Deal, Standing};
use dradis_state::passing::PassingEvent;
use dradis_state::{Event, State};

use crate::situations::word;

/// The names of what an event is, as the state before it stands.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "every other event is counted elsewhere"
)]
pub(crate) fn names(state: &State, event: &Event) -> Vec<String> {
    match event {
        Event::LoyaltyDealt { deal, counts: _ } => dealt(state, deal.reveal()),
        Event::Infiltration { infiltrating, .. } => {
            let what = if *infiltrating { "begins" } else { "ends" };
            vec![format!("infiltration:{what}")]
        }
        Event::Passing { passing } => {
            let mut names = vec![format!("passing:{}", word(passing))];
            match passing {
                PassingEvent::Shown { card, .. } => names.push(format!("shown:{}", card.name())),
                PassingEvent::Seen { card, .. } => names.push(format!("seen:{}", card.name())),
                PassingEvent::LeftWith { cards, .. } => {
                    names.extend(
                        cards
                            .iter()
                            .map(|card| format!("left-with:{}", card.name())),
                    );
                }
                PassingEvent::Drew { .. }
                | PassingEvent::Joined { .. }
                | PassingEvent::Passed { .. }
                | PassingEvent::TurnOver
                | PassingEvent::MutineerDrew
                | PassingEvent::MotivesJudged => {}
            }
            names
        }
        Event::Execution { execution } => {
            let mut names = vec![format!("execution:{}", word(execution))];
            if let ExecutionEvent::Began { seat, character: _ } = execution {
                let who = match state.loyalty.standing(*seat) {
                    Standing::Human => "unrevealed",
                    Standing::Cylon => "cylon",
                    Standing::Leader { infiltrating: true } => "infiltrator",
                    Standing::Leader {
                        infiltrating: false,
                    } => "leader",
                };
                names.push(format!("executed:{who}"));
            }
            names
        }
        Event::Held {
            kind,
            held: HeldEvent::Played { card, .. } | HeldEvent::Shown { card, .. },
        } => vec![format!("laid:{}:{}", kind.name(), card.name())],
        Event::Action {
            action: ActionEvent::CylonCardShown { card, .. },
        } => vec![format!("turned-up:{}", card.name())],
        Event::Check { check } => match check {
            CheckEvent::AbilityResolved { card } => vec![format!("resolved:{}", card.name())],
            CheckEvent::CardTakenOut { .. } => vec!["check:card-taken-out".to_owned()],
            CheckEvent::Settled { consequence } => vec![format!("settled:{consequence}")],
            CheckEvent::TreacheryShown { .. } => vec!["check:treachery-shown".to_owned()],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn dealt(state: &State, deal: &Deal) -> Vec<String> {
    let led = if state.loyalty.leader.is_some() {
        "led"
    } else {
        "alone"
    };
    let cards = deal.hands.iter().flatten();
    let mut names: Vec<String> = cards
        .map(|card| format!("in-hand:{}", card.name()))
        .collect();
    names.push(format!("dealt:{}-{led}", state.seats.len()));
    names
}

/// What some dozens of such games come to.
pub(crate) const OFTEN: &str = "dealt:3-alone dealt:4-alone dealt:4-led dealt:5-alone dealt:5-led \
    dealt:6-alone dealt:6-led dealt:7-led infiltration:begins infiltration:ends \
    passing:drew passing:joined passing:shown passing:passed passing:turn-over passing:left-with \
    execution:began execution:character-left executed:unrevealed executed:cylon executed:leader \
    held:motive:dealt held:motive:shown held:mutiny:dealt held:mutiny:played held:super-crisis:dealt \
    settled:true check:treachery-shown crisis-from:super-crisis title:cag \
    end:resources-exhausted end:boarded end:galactica-destroyed undo forbidden refused refused:secretly \
    happening:executed act:mutiny act:personal-goal act:end-infiltration act:reveal \
    result:pass result:partial result:fail title:president-succession title:admiral-succession";

/// What only thousands come to, beside every card.
pub(crate) const SELDOM: &str = "executed:infiltrator check:card-taken-out settled:false \
    end:kobol-reached end:final-jump-failed happening:motive-revealed passing:seen \
    sleeper:dealt sleeper:dealt-by-hand title:cag-succession redo chosen:mutiny";

/// A name for each card that the game brings: Loyalty cards that somebody is dealt or shows, Mutiny cards that are
/// played, Motives that are shown, skill-check abilities that are carried out.
pub(crate) fn cards(kit: &Kit) -> Vec<String> {
    let mut names = Vec::new();
    for card in kit.loyalty.iter().copied() {
        names.push(format!("in-hand:{}", card.name()));
        if card.facts().goal.is_some() {
            names.push(format!("shown:{}", card.name()));
        }
    }
    for kind in kit.held.iter().copied() {
        if [HeldKind::MUTINY, HeldKind::MOTIVE].contains(&kind) {
            let laid = kind.deck(kit).into_iter();
            names.extend(laid.map(|card| format!("laid:{}:{}", kind.name(), card.name())));
        }
    }
    names.extend(
        kit.check_abilities()
            .map(|card| format!("resolved:{}", card.name())),
    );
    names
}
