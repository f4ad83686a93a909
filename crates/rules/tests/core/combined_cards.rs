//! The cards of the combined game: each row beside a transcription of the sheets of facts, and each word that they need
//! carried out.

use std::collections::BTreeSet;

use dradis_facts::checks;
use dradis_facts::content::{CrisisDeck, CrisisId};
use dradis_facts::effect::{Branch, Cards, DrawnTypes, Effect, OnPieces, Question, Who};
use dradis_facts::kit::{Game as Boxes, Kit, Objective};
use dradis_facts::options::Options;
use dradis_facts::piles::Pile;
use serde_json::{Value, json};

/// The crises and Super Crises, as the sheets have them: name, icons, then who chooses, the check (difficulty, partial
/// threshold, types), what each result does, the consequence, and the options.
const CRISES: &str = "
a-verdict-of-guilty | basestars jump | chooser = admiral | option = execute current; discard admiral 3 | option = galactica damage 2
an-offer-of-peace | launch-raiders | check = 12/6 politics+leadership | partial = destiny +2 treachery | fail = morale -1; destiny +2 treachery
assassination-plot | basestars jump | chooser = president | option = exchange admiral 3 for 3 treachery; exchange current 3 for 3 treachery | option = execute admiral
civilian-ship-nuked | raiders jump | chooser = president | option = civilian draw+destroy 1; exchange everyone 1 for 1 treachery | option = civilian draw+destroy 2
code-blue | heavy-raiders jump | chooser = current | check = 13 politics+leadership+tactics | pass = current picks others: (current looks at picked) | fail = morale -1; move current -> brig | option = exchange everyone 2 for 2 treachery
defending-a-prisoner | heavy-raiders jump | check = 11 politics+leadership | fail = morale -1; roll 1-4: (execute current)
food-hoarding-in-the-fleet | raiders jump | chooser = president | option = morale -1; roll 1-3: (civilian draw+destroy 1) | option = food -2
medical-breakthrough | heavy-raiders | check = 12/6 politics+leadership+engineering | pass = draw everyone 1 | fail = morale -1; exchange everyone 1 for 1 treachery
pressure-the-supply-ships | raiders jump | chooser = admiral | option = food +1; morale -1; exchange admiral 2 for 2 treachery | option = food -2
reunite-the-fleet | raiders | chooser = current | check = 10 politics+leadership | pass = population +1 | fail = morale -1; exchange everyone 1 for 1 treachery | option = exchange current 2 random for 2 treachery
review-galacticas-log | raiders jump | check = 14/6 politics+leadership+tactics | partial = discard admiral 3 | fail = morale -1; discard admiral 5
sabotage-investigated | heavy-raiders jump | check = 9 tactics+engineering | pass = food -1 | fail = morale -1; fuel -1; food -1
standoff-with-pegasus | launch-raiders | check = 22 politics+leadership+tactics+piloting | pass = current picks in-brig: (picked may leave the brig for anywhere) | fail = population -1; morale -1; vipers in space damage 1
suspicious-election-results | raiders | chooser = admiral | option = title president -> heir | option = exchange admiral 1 random for 1 treachery
the-black-market | raiders jump | chooser = current | check = 13 politics+leadership+tactics | pass = food +1 | fail = food -2; morale -1 | option = food -1; exchange everyone 1 for 1 treachery
training-snafu | basestars jump | check = 8 leadership+piloting | fail = vipers damage 3 by current
unsettling-stories | raiders jump | chooser = current | check = 9 politics+leadership | fail = morale -1; exchange everyone 1 for 1 treachery | option = morale -1
airlock-leak | heavy-raiders | check = 6 tactics+engineering | fail = galactica damage 1; move current -> sickbay
ambushed-by-the-press | raiders jump | chooser = president | option = morale -1 | option = discard president all
appoint-head-of-security | launch-raiders | chooser = admiral | option = vipers home; discard admiral 2 random | option = morale -1; galactica damage 1
centurion-assault | launch-raiders | check = 9 tactics+piloting | fail = raptor destroy 1; move current -> sickbay
consult-the-prisoner | basestars jump | chooser = current | check = 13 politics+tactics+engineering | pass = jump +1 | fail = discard everyone 1; move current -> brig | option = discard admiral 2; discard current 3
controversial-manuscript | raiders jump | chooser = president | option = morale -1 | option = morale +1; galactica damage 2
cylon-genocide | raiders jump | chooser = current | check = 21 politics+leadership+tactics+engineering | pass = cylon ships destroy all | fail = morale -1; activate basestars, launch-raiders, heavy-raiders | option = roll 1-4: (move current -> brig)
divisive-behavior | heavy-raiders jump | check = 10 politics+leadership+tactics | fail = morale -1 | consequence = current picks others: (move picked -> sickbay)
familiar-face | raiders jump | chooser = current | check = 12 politics+leadership+tactics | pass = admiral may pick anyone: (move picked -> brig) | fail = morale -1; discard admiral all | option = morale -1
guilty-conscience | heavy-raiders jump | check = 7 politics+leadership | fail = discard current 3 random
haunted-by-the-past | heavy-raiders jump | check = 12 politics+leadership | fail = discard everyone 1 random | consequence = titles of current -> heirs
hera-rescued | raiders jump | chooser = current | check = 10 politics+leadership | fail = morale -2; raptor destroy 1 | option = morale -1
hidden-explosives | raiders jump | chooser = admiral | option = raptor destroy 1; move current -> sickbay | option = morale -1
hidden-identity | launch-raiders | check = 12 politics+leadership+tactics | fail = morale -1; move current -> brig
in-the-ring | heavy-raiders jump | check = 12 politics+leadership+tactics | pass = morale +1 | fail = morale -1; move current -> sickbay | consequence = current picks others: (move picked -> sickbay)
interrogation | basestars | chooser = admiral | option = admiral picks others: (move picked -> sickbay; admiral chooses (admiral looks at picked) or ()) | option = discard admiral 2; discard current 3
joes-bar | raiders jump | check = 12 politics+leadership+engineering | pass = morale +1 | fail = morale -1; move current -> brig
labor-dispute | basestars | chooser = president | option = morale -2 | option = fuel -1; jump -1
medal-of-distinction | basestars jump | chooser = admiral | option = morale +1; cag places civilian 2; activate raiders | option = morale -1
mysterious-guide | raiders | chooser = current | check = 11 politics+leadership | pass = jump +1 | fail = fuel -1; discard current all | option = morale -1
mysterious-message | raiders jump | chooser = current | check = 9 politics+engineering | pass = current chooses (current searches destiny, discards 2) or () | fail = activate launch-raiders, basestars | option = activate basestars
power-failure | heavy-raiders | check = 14 leadership+tactics+engineering | fail = jump -1 | consequence = galactica damage 1
raptor-malfunction | raiders jump | chooser = current | check = 12 tactics+piloting+engineering | fail = galactica damage 1; raptor destroy 1 | option = move current -> sickbay
set-a-trap | raiders | chooser = current | check = 10 leadership+tactics | pass = centurion destroy 1 | fail = centurion +1; move current -> sickbay | option = roll 1-4: (centurion +1)
strange-beacon | raiders | check = 13 tactics+piloting+engineering | pass = current clears an area | fail = jump -1
temple-of-the-five | launch-raiders | check = 9 tactics+engineering | pass = current chooses (draw current 2) or () | fail = jump -1
the-circle | raiders jump | chooser = president | option = president chooses (president picks others: (title president -> picked)) or (execute current) | option = discard president 2; discard current 3
the-passage | raiders jump | chooser = current | check = 14 tactics+piloting+engineering | pass = jump +1 | fail = civilian draw+destroy 2 | option = roll 1-6: (move current -> sickbay)
threat-of-super-nova | heavy-raiders jump | check = 10 leadership+piloting+engineering | fail = population -1; galactica damage 1 | consequence = activate basestars
truth-and-reconciliation | basestars jump | chooser = president | option = morale -1; president picks anyone: (move picked -> brig) | option = discard president 2; discard current 3
unexplained-deaths | raiders jump | check = 8 leadership+tactics | fail = morale -1; population -1
unfair-bias | raiders jump | check = 12 politics+leadership+tactics | fail = galactica damage 1; discard current all
unwelcome-faces | raiders jump | chooser = admiral | option = discard admiral all; admiral picks anyone: (move picked -> brig) | option = morale -1; galactica damage 1
widespread-starvation | raiders jump | chooser = president | option = food -2 | option = food -1; population -1
detente | launch-raiders | chooser = cag | option = vipers home; pursuit +1 | option = activate basestars, raiders, heavy-raiders
raiders-inbound | heavy-raiders | chooser = cag | option = population -1; galactica damage 1 | option = discard cag 3; discard admiral 3
return-to-duty | raiders | chooser = cag | option = pilots may launch; activate launch-raiders | option = activate basestars
review-camera-footage | basestars | chooser = cag | option = vipers in reserve damage 2; pursuit +1; cag activates viper 1 | option = discard cag 2; discard current 3
tracked-by-radiation | basestars | chooser = cag | option = place front(basestar 1, raider 3) behind(civilian 2) | option = fuel -1
training-a-rookie | launch-raiders | chooser = cag | option = current activates viper 1; activate raiders | option = vipers damage 2 by cag
a-desperate-pact | raiders | chooser = current | check = 15 politics+leadership+piloting | fail = morale -1; title president -> heir | option = discard president 3; mutiny draw current 1
abandon-galactica | basestars jump | chooser = admiral | option = [nuke] nuke discard 1 | option = food -1; draw admiral 2 treachery
an-ambitious-operation | raiders jump | chooser = admiral | option = fuel -1; admiral picks others: (miracle +1 picked) | option = roll 1-4: (fuel -1)
consult-the-hybrid | heavy-raiders jump | check = 10 politics+leadership | pass = mutiny draw current 1; draw current 2 any | fail = food -1; destiny +2 treachery
dangerous-plots | basestars jump | chooser = president | option = mutiny draw admiral 1; mutiny draw president 1 | option = morale -1; discard current 3
dishonest-tactics | raiders jump | chooser = president | option = morale -1; president may pick in-brig: (move picked -> command) | option = fuel -1; quorum +2
domestic-dispute | raiders | check = 9 politics+tactics | fail = morale -1; move current -> sickbay
earth-in-ruins | raiders jump | chooser = current | check = 9 politics+leadership+tactics | pass = morale -1 | fail = morale -2 | option = food -1; mutiny draw current 1
enemy-of-my-enemy | raiders jump | chooser = current | check = 13 politics+leadership+piloting | pass = morale -1 | fail = morale -2; galactica damage 1 | option = galactica damage 2
galactica-falling-apart | raiders jump | chooser = current | check = 8 leadership+piloting+engineering | fail = morale -1; galactica damage 1 | option = roll 1-6: (food -1)
give-in-to-despair | heavy-raiders jump | check = 14/9 politics+leadership | partial = food -1; draw current 3 treachery | fail = morale -2
hybrid-in-panic | heavy-raiders jump | check = 12/8 tactics+engineering | pass = jump +1 | partial = discard current 2 | fail = fuel -1
incitement-to-mutiny | heavy-raiders jump | check = 13/7 politics+leadership+tactics | partial = destiny +2 treachery | fail = destiny +4 treachery
insubordinate-crew | raiders | check = 12 leadership+tactics | fail = morale -1; mutiny draw everyone 1 if none
one-last-cocktail | basestars jump | chooser = current | check = 7 tactics+engineering | fail = food -1; morale -1 | option = roll 1-6: (morale -1; move president -> sickbay)
question-procedure | basestars jump | chooser = president | option = morale -1 | option = galactica damage 1; discard president 3
quorum-in-uproar | launch-raiders | check = 8 politics+tactics | fail = quorum -2 random; discard president 2 random
rallying-support | raiders jump | check = 8 politics+tactics | fail = population -1; mutiny draw current 1; draw current 1 treachery
reactor-critical | launch-raiders | check = 7 tactics+piloting+engineering | pass = draw current 2 treachery | fail = fuel -1
rebuild-trust | raiders | check = 9 politics+leadership | pass = all may leave the brig | fail = morale -2
religious-turmoil | raiders jump | chooser = current | check = 7 politics+tactics | fail = morale -1; discard everyone 1 | option = roll 1-4: (food -1; population -1)
requisition-for-demetrius | basestars | chooser = admiral | option = food -1; roll 1-6: (destiny +2 treachery) | option = draw admiral 2 treachery; mutiny draw admiral 1
secret-meetings | raiders jump | chooser = current | check = 9 politics+tactics+engineering | fail = morale -1 | option = mutiny draw current 1; current picks anyone: (mutiny draw picked 1)
starvation-in-dogsville | raiders jump | chooser = president | option = roll 1-4: (population -1; food -1) | option = roll 1-4: (food -2)
demand-peace-manifesto | super | chooser = admiral | option = morale -1; galactica damage 2 | option = discard president all; discard admiral all
footage-transmitted | super | check = 17/12 politics+leadership+tactics | pass = draw everyone 1 treachery; draw cylons 1 treachery | partial = draw cylons 2 treachery | fail = draw cylons 2 treachery; cylons draws super-crisis 1
psychological-warfare | super | chooser = president | option = morale -1; exchange everyone 2 for 2 treachery | option = draw cylons 2 treachery; destiny = 6 treachery
the-farm | super | check = 15/8 tactics+engineering | partial = food -1 | fail = food -1; population -1; stays
fighting-blind | super | chooser = cag | option = centurion +2 | option = execute cag
fire-all-missiles | super | check = 22 tactics+piloting | fail = civilian draw+destroy 2 | consequence = galactica damage 2
human-prisoner | super | check = 18 leadership+tactics | fail = current picks anyone: (current takes all from picked; move picked -> sickbay)
";

/// The Quorum cards: name, copies, what stays, what they do.
const QUORUM: &str = "
assign-chief-of-staff | 1 | chief-of-staff | draw current 2 politics; current picks others: (stays with picked)
civilian-self-defense | 1 | - | current defends a civilian ship: raiders 3 or heavy raiders 1, lost 1-2
consult-the-oracle | 1 | - | current looks under a deck; current searches destiny, discards 2
enact-production-quotas | 1 | - | food +1; morale -1
eulogy | 1 | - | if morale was lost to an execution: (morale +1)
execute-prisoner | 1 | - | current picks in-brig: (execute picked)
probation | 1 | probation | current picks anyone: (stays with picked)
resources-for-galactica | 1 | - | current may repair a location; vipers repair 2
unsavory-connections | 1 | - | exchange current 2 random for 2 treachery; current chooses (food +1) or (fuel +1)
establish-dogsville | 1 | - | population +1; morale -1
presidential-order | 1 | - | current chooses (current picks anyone: (title admiral -> picked)) or (current picks anyone: (title cag -> picked))
resignation | 1 | - | quorum swap; current picks others: (title president -> picked)
";

/// The destinations: name, copies, distance, what they do, and what comes after the fleet token is on Start.
const DESTINATIONS: &str = "
a-civilian-convoy | 1 | 3 | fuel -3; population +1; admiral chooses (morale -1; fuel +1) or () |
binary-star | 1 | 2 | fuel -1; place front(civilian 1) behind(civilian 1) |
gas-cloud | 1 | 1 | admiral looks at 3 crises |
misjump | 1 | 0 | civilian draw+destroy 1; another destination |
algae-planet | 1 | 1 | fuel -1; food +1 |
cylon-raiders | 1 | 3 | fuel -2; place behind(raider 3) |
derelict-basestar | 1 | 2 | fuel -1; place behind(civilian 2); place front(basestar 1 damaged 1) |
dying-star | 1 | 2 | fuel -1; galactica damage 1 |
gas-giant | 1 | 1 | admiral chooses ([viper] vipers destroy 1; fuel +1) or () |
lions-head-nebula | 1 | 3 | fuel -4 | jump +2
radioactive-cloud | 1 | 2 | fuel -1; population -1 |
";

fn combined() -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    }
}

/// A word of the data, as it is written.
fn word(value: impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).expect("plain data");
    value.as_str().expect("a word").to_owned()
}

fn listed<T: serde::Serialize>(values: &[T]) -> String {
    let words: Vec<String> = values.iter().map(word).collect();
    words.join(", ")
}

fn types(types: &DrawnTypes) -> String {
    match types {
        DrawnTypes::Sheet => String::new(),
        DrawnTypes::Any => " any".to_owned(),
        DrawnTypes::These(these) => format!(" {}", listed(these)),
    }
}

const fn at_random(random: bool) -> &'static str {
    if random { " random" } else { "" }
}

/// Effects in the code of the sheets.
fn said(effects: &[Effect]) -> String {
    let each: Vec<String> = effects.iter().map(one).collect();
    each.join("; ")
}

fn branches(by: Who, between: &[Branch]) -> String {
    let each: Vec<String> = between
        .iter()
        .map(|branch| {
            let needs = branch.needs.map(|needs| format!("[{}] ", word(needs)));
            format!("({}{})", needs.unwrap_or_default(), said(&branch.effects))
        })
        .collect();
    format!("{} chooses {}", word(by), each.join(" or "))
}

fn placed(front: &[(&str, u8)], behind: &[(&str, u8)], tokens: u8) -> String {
    let side = |name: &str, ships: &[(&str, u8)]| {
        let ships: Vec<String> = ships
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(ship, count)| {
                let damaged = if *ship == "basestar" && tokens > 0 {
                    format!(" damaged {tokens}")
                } else {
                    String::new()
                };
                format!("{ship} {count}{damaged}")
            })
            .collect();
        (!ships.is_empty()).then(|| format!(" {name}({})", ships.join(", ")))
    };
    let (front, behind) = (side("front", front), side("behind", behind));
    format!(
        "place{}{}",
        front.unwrap_or_default(),
        behind.unwrap_or_default()
    )
}

fn one(effect: &Effect) -> String {
    match effect {
        Effect::Dial { resource, by } => format!("{} {by:+}", word(resource)),
        Effect::FleetToken { by } => format!("jump {by:+}"),
        Effect::Discard { who, cards, random } => {
            let cards = match cards {
                Cards::All => "all".to_owned(),
                Cards::Number(cards) => cards.to_string(),
            };
            format!("discard {} {cards}{}", word(who), at_random(*random))
        }
        Effect::Draw { who, cards, types } => {
            format!("draw {} {cards}{}", word(who), self::types(types))
        }
        Effect::Exchange {
            who,
            discard,
            random,
            draw,
            types,
        } => format!(
            "exchange {} {discard}{} for {draw}{}",
            word(who),
            at_random(*random),
            self::types(types)
        ),
        Effect::Move {
            who,
            to,
            cut_off: None,
        } => format!("move {} -> {}", word(who), to.name()),
        Effect::Move {
            who,
            to,
            cut_off: Some(cut_off),
        } => format!("move {} -> {} or {}", word(who), to.name(), cut_off.name()),
        Effect::PassTitle { title, to } => format!("title {} -> {}", title.name(), word(to)),
        Effect::PassOn { title } => format!("title {} -> heir", title.name()),
        Effect::GiveUpTitles { who } => format!("titles of {} -> heirs", word(who)),
        Effect::Roll {
            by: Who::Current,
            low_to,
            low,
            high,
        } if high.is_empty() => format!("roll 1-{low_to}: ({})", said(low)),
        Effect::Place {
            basestars,
            basestar_tokens,
            raiders,
            raiders_astern,
            civilian_ships,
            civilian_ships_ahead,
        } => placed(
            &[
                ("basestar", *basestars),
                ("raider", *raiders),
                ("civilian", *civilian_ships_ahead),
            ],
            &[("raider", *raiders_astern), ("civilian", *civilian_ships)],
            *basestar_tokens,
        ),
        Effect::DestroyCylonShips => "cylon ships destroy all".to_owned(),
        Effect::ActivateVipers { by, count } => format!("{} activates viper {count}", word(by)),
        Effect::LaunchPilots => "pilots may launch".to_owned(),
        Effect::DestroyRaptors { count } => format!("raptor destroy {count}"),
        Effect::DamageReserve { count } => format!("vipers in reserve damage {count}"),
        Effect::RecallVipers => "vipers home".to_owned(),
        Effect::BuildAssaultRaptor => "assault raptor for a raptor".to_owned(),
        Effect::Launch { ship, each } => format!("basestars launch {} {each}", word(ship)),
        Effect::BoardCenturions { count } => format!("centurion +{count}"),
        Effect::Damage { hull: _, tokens } => format!("galactica damage {tokens}"),
        Effect::SpendNuke => "nuke discard 1".to_owned(),
        Effect::Pursue => "pursuit +1".to_owned(),
        Effect::Activate { icons, forces: _ } => format!("activate {}", listed(icons)),
        Effect::LookAtLoyalty {
            who,
            at,
            all: false,
        } => format!("{} looks at {}", word(who), word(at)),
        Effect::TakeCard {
            who,
            from,
            all: true,
            random: _,
        } => format!("{} takes all from {}", word(who), word(from)),
        Effect::Execute { who } => format!("execute {}", word(who)),
        Effect::DrawMutiny {
            who,
            cards,
            without_brig: false,
            only_without,
        } => {
            let only = if *only_without { " if none" } else { "" };
            format!("mutiny draw {} {cards}{only}", word(who))
        }
        Effect::Miracle { who, by } => format!("miracle {by:+} {}", word(who)),
        Effect::IfExecuted { effects } => {
            format!("if morale was lost to an execution: ({})", said(effects))
        }
        Effect::ShuffleIntoDestiny { skill, cards } => {
            format!("destiny +{cards} {}", skill.name())
        }
        Effect::RebuildDestiny { skill, cards } => format!("destiny = {cards} {}", skill.name()),
        Effect::LookAtCrises { who, cards } => format!("{} looks at {cards} crises", word(who)),
        Effect::LookAtBottom { who } => format!("{} looks under a deck", word(who)),
        Effect::AnotherDestination => "another destination".to_owned(),
        Effect::ReleaseAll => "all may leave the brig".to_owned(),
        Effect::DrawQuorum { cards } => format!("quorum +{cards}"),
        Effect::DiscardQuorum { cards, random } => {
            format!("quorum -{cards}{}", at_random(*random))
        }
        Effect::DrawHeld {
            who,
            kind,
            cards,
            discard: 0,
        } => format!("{} draws {} {cards}", word(who), kind.name()),
        Effect::StaysInPlay { with } => match with {
            None => "stays".to_owned(),
            Some(with) => format!("stays with {}", word(with)),
        },
        Effect::ByHand => "by hand".to_owned(),
        Effect::Ask(question) => asked(question),
        // No card of the combined game has these.
        Effect::IfBelow { .. }
        | Effect::PlayOneMutiny { .. }
        | Effect::LookAtCivilians
        | Effect::Distance { .. }
        | Effect::MoveAll { .. }
        | Effect::Roll { .. }
        | Effect::DestroyIn { .. }
        | Effect::ActivateOne { .. }
        | Effect::AttackHere
        | Effect::CeaseFire
        | Effect::LoseShip { .. }
        | Effect::RestoreRaptors { .. }
        | Effect::ChooseDamage { .. }
        | Effect::LookAtLoyalty { .. }
        | Effect::LookAtDeck
        | Effect::LookAtDestination
        | Effect::LaunchNuke
        | Effect::RemoveNukes
        | Effect::GainNuke
        | Effect::RepairAllVipers
        | Effect::IfHolds { .. }
        | Effect::EndLasting { .. }
        | Effect::DrawLike { .. }
        | Effect::GiveCards { .. }
        | Effect::SwapHands { .. }
        | Effect::LookAtQuorum { .. }
        | Effect::JumpBlind
        | Effect::Use { .. }
        | Effect::MoreActions { .. }
        | Effect::BrigAtEnd { .. }
        | Effect::LendTitle { .. }
        | Effect::ReturnTitle
        | Effect::Spare { .. }
        | Effect::AddJumpIcon
        | Effect::ActivateLocations { .. }
        | Effect::GiveLoyalty { .. }
        | Effect::TakeCard { .. }
        | Effect::DrawMutiny { .. }
        | Effect::DrawHeld { .. }
        | Effect::AnotherCrisis
        | Effect::EverybodyActs
        | Effect::QuorumUnder { .. }
        | Effect::RollBelowRaiders { .. }
        | Effect::IfOnNewCaprica { .. }
        | Effect::Prepare
        | Effect::PlaceForces { .. }
        | Effect::DestroyForceHere
        | Effect::LoseStacked
        | Effect::SkipPrepare
        | Effect::LookAtLocked
        | Effect::LockedUnder
        | Effect::Detain { .. }
        | Effect::ClearShips { .. }
        | Effect::ClearCenturions
        | Effect::LeaveGame { .. }
        | Effect::PlaceAhead { .. }
        | Effect::MiracleForAll
        | Effect::TurnMissionDown
        | Effect::RebelBasestar { .. }
        | Effect::DestroyHub
        | Effect::LookAtMission
        | Effect::OrderCrises { .. }
        | Effect::SearchSkills { .. }
        | Effect::Ionian(_)
        | Effect::ActAgain { .. }
        | Effect::ReceiveLoyalty { .. }
        | Effect::RemoveCard => panic!("{effect:?}"),
    }
}

fn asked(question: &Question) -> String {
    match question {
        Question::Pick {
            by,
            among,
            optional,
            effects,
        } => {
            let picks = if *optional { "may pick" } else { "picks" };
            format!("{} {picks} {}: ({})", word(by), word(among), said(effects))
        }
        Question::Choose { by, between } => branches(*by, between),
        Question::MayLeaveBrig {
            by: Who::Current,
            who,
            anywhere: true,
        } => format!("{} may leave the brig for anywhere", word(who)),
        Question::PlaceCivilians { by, count } => format!("{} places civilian {count}", word(by)),
        Question::ClearArea { by } => format!("{} clears an area", word(by)),
        Question::DefendCivilian {
            by,
            raiders,
            heavy_raiders,
            lost_to,
        } => format!(
            "{} defends a civilian ship: raiders {raiders} or heavy raiders {heavy_raiders}, lost 1-{lost_to}",
            word(by)
        ),
        Question::RepairLocation { by, ship: None } => {
            format!("{} may repair a location", word(by))
        }
        Question::RepairLocation {
            by,
            ship: Some(ship),
        } => {
            format!("{} may repair a location of {}", word(by), ship.name())
        }
        Question::SwapQuorum => "quorum swap".to_owned(),
        Question::SearchDestiny { by, discard } => {
            format!("{} searches destiny, discards {discard}", word(by))
        }
        Question::Pieces(on) => match on {
            OnPieces::DestroyCenturion => "centurion destroy 1".to_owned(),
            OnPieces::DamageVipers { count } => format!("vipers in space damage {count}"),
            OnPieces::DamageAnyVipers { count, by } => {
                format!("vipers damage {count} by {}", word(by))
            }
            OnPieces::DamageReserveVipers { count } => format!("vipers in reserves damage {count}"),
            OnPieces::DestroyVipers { count } => format!("vipers destroy {count}"),
            OnPieces::RepairVipers { count } => format!("vipers repair {count}"),
            OnPieces::LoseCivilians { count } => format!("civilian draw+destroy {count}"),
            OnPieces::DestroyRaiders { .. }
            | OnPieces::DestroyHeavyRaider
            | OnPieces::RemoveBasestar
            | OnPieces::DamageViperIn { .. }
            | OnPieces::DamageUnmanned { .. }
            | OnPieces::LoseCivilianIn { .. }
            | OnPieces::ReturnVipers { .. }
            | OnPieces::DamageBasestar
            | OnPieces::RestoreVipers { .. } => panic!("{on:?}"),
        },
        Question::Release { .. }
        | Question::Infiltrate
        | Question::GoAmongCylons
        | Question::MayLeaveBrig { .. }
        | Question::ExtremeDial { .. }
        | Question::PlaceShips { .. }
        | Question::ReturnCivilian { .. }
        | Question::LaunchPilot { .. }
        | Question::ExchangeAny
        | Question::DestroyHere { .. }
        | Question::PlayQuorum
        | Question::PlayOneDrawn { .. }
        | Question::ShareQuorum
        | Question::ForLove { .. }
        | Question::SwapCivilian
        | Question::FlyAnywhere
        | Question::PlaceReserves { .. }
        | Question::ChooseSeveral { .. }
        | Question::Evacuate
        | Question::GoAboard
        | Question::GoAnywhere
        | Question::ActivateForce
        | Question::DestroyForces { .. }
        | Question::LeaveDetention { .. }
        | Question::PlaceAndActivate { .. }
        | Question::TakeDamage { .. } => panic!("{question:?}"),
    }
}

/// A row of the data, written as the transcription is.
fn written(card: CrisisId) -> String {
    let facts = card.facts();
    assert_eq!(facts.copies, 1, "{card:?}");
    let mut foot = listed(&facts.icons);
    if facts.jump {
        foot.push_str(" jump");
    }
    if facts.deck == CrisisDeck::SuperCrisis {
        assert_eq!(foot, "", "a Super Crisis has no icons");
        foot.push_str("super");
    }
    let mut parts = vec![card.name().to_owned(), foot];
    if let Some(chooser) = facts.chooser {
        parts.push(format!("chooser = {}", word(chooser)));
    }
    if let Some(check) = &facts.check {
        let partial = check.partial_difficulty;
        let partial = partial.map_or_else(String::new, |partial| format!("/{partial}"));
        let skills: Vec<&str> = check.skills.iter().map(|skill| skill.name()).collect();
        let skills = skills.join("+");
        parts.push(format!("check = {}{partial} {skills}", check.difficulty));
        for (name, effects) in [
            ("pass", &check.pass),
            ("partial", &check.partial),
            ("fail", &check.fail),
            ("consequence", &check.consequence),
        ] {
            if !effects.is_empty() {
                parts.push(format!("{name} = {}", said(effects)));
            }
        }
    }
    for option in &facts.options {
        let needs = option.needs.map(|needs| format!("[{}] ", word(needs)));
        let needs = needs.unwrap_or_default();
        parts.push(format!("option = {needs}{}", said(&option.effects)));
    }
    parts.join(" | ")
}

fn table(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty())
}

/// Those of the kit that the base game has not.
fn brought<T: Copy + PartialEq + 'static>(of: impl Fn(&'static Kit) -> &'static Vec<T>) -> Vec<T> {
    let base = of(Options::default().kit());
    let all = of(combined().kit()).iter().copied();
    all.filter(|card| !base.contains(card)).collect()
}

#[test]
fn every_crisis_is_as_the_sheets_have_it() {
    let cards = brought(|kit| &kit.crises);
    let rows: Vec<&str> = table(CRISES).collect();
    assert_eq!(cards.len(), rows.len());
    for (card, row) in cards.into_iter().zip(rows) {
        assert_eq!(written(card), row);
    }
}

#[test]
fn every_quorum_card_is_as_the_sheets_have_it() {
    let cards = brought(|kit| &kit.quorum);
    let written: Vec<String> = cards
        .into_iter()
        .map(|card| {
            let facts = card.facts();
            let lasting = facts.lasting.map_or_else(|| "-".to_owned(), word);
            let does = said(&facts.effects);
            format!("{} | {} | {lasting} | {does}", card.name(), facts.copies)
        })
        .collect();
    let rows: Vec<&str> = table(QUORUM).collect();
    assert_eq!(written, rows);
}

#[test]
fn every_destination_is_as_the_sheets_have_it() {
    let cards = brought(|kit| &kit.destinations);
    let written: Vec<String> = cards
        .into_iter()
        .map(|card| {
            let facts = card.facts();
            let (does, after) = (said(&facts.effects), said(&facts.after_reset));
            let row = format!(
                "{} | {} | {} | {does} | {after}",
                card.name(),
                facts.copies,
                facts.distance
            );
            row.trim_end().to_owned()
        })
        .collect();
    let rows: Vec<&str> = table(DESTINATIONS).collect();
    assert_eq!(written, rows);
}

#[test]
fn the_decks_have_as_many_cards_as_they_should() {
    checks!("XCOMP-11");
    for objective in [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
        Objective::Earth,
    ] {
        let kit = Options {
            game: Boxes::combined(objective),
            ..Options::default()
        }
        .kit();
        let of_deck = |deck| {
            let crises = kit.crises.iter().map(|card| card.facts());
            let of_deck = crises.filter(|card| card.deck == deck);
            of_deck.map(|card| card.copies).sum::<u8>()
        };
        assert_eq!(of_deck(CrisisDeck::Crisis), 141);
        assert_eq!(of_deck(CrisisDeck::SuperCrisis), 11);
        assert_eq!(kit.super_crises().count(), 11);
        let quorum = kit.quorum.iter().map(|card| card.facts().copies);
        assert_eq!(quorum.sum::<u8>(), 29);
        let destinations = kit.destinations.iter().map(|card| card.facts().copies);
        assert_eq!(destinations.sum::<u8>(), 33);
        for (pile, cards) in [
            (Pile::Crisis, 141),
            (Pile::SuperCrisis, 11),
            (Pile::Quorum, 29),
            (Pile::Destinations, 33),
        ] {
            assert_eq!(pile.most(kit), cards, "{pile:?}");
        }
        assert!(kit.attack_cards.is_empty());
    }
}

/// The words of effects that people carry out.
const BY_PEOPLE: [&str; 4] = [
    "by-hand",
    "look-at-bottom",
    "look-at-crises",
    "take-destiny",
];

/// The names of the cards of the combined game with this word.
fn with_word(word: &str) -> BTreeSet<String> {
    let files = [
        include_str!("../../../facts/content/combined/crises.json"),
        include_str!("../../../facts/content/combined/quorum.json"),
        include_str!("../../../facts/content/combined/destinations.json"),
        include_str!("../../../facts/content/combined/mutiny.json"),
        include_str!("../../../facts/content/combined/skill_cards.json"),
        include_str!("../../../facts/content/combined/loyalty.json"),
        include_str!("../../../facts/content/combined/locations.json"),
        include_str!("../../../facts/content/combined/abilities.json"),
        include_str!("../../../facts/content/combined/allies.json"),
    ];
    let word = json!({ "do": word }).to_string();
    let word = word.trim_matches(['{', '}']);
    let mut named = BTreeSet::new();
    for file in files {
        let file: Value = serde_json::from_str(file).expect("a file of the content");
        let lists = file.as_object().expect("an object").values();
        for row in lists.filter_map(Value::as_array).flatten() {
            if row.to_string().contains(word) {
                // Some rows have their name in the catalogues alone.
                let name = row["name"].as_str().or(row["id"].as_str());
                named.insert(name.expect("a name").to_owned());
            }
        }
    }
    named
}

#[test]
#[expect(clippy::print_stdout, reason = "how much waits is part of the result")]
fn what_people_do_stands_in_the_list() {
    let wait = BY_PEOPLE.map(|word| (word, with_word(word).len()));
    println!("rows with effects that people carry out: {wait:?}");
    assert_eq!(
        wait,
        [
            ("by-hand", 1),
            ("look-at-bottom", 1),
            ("look-at-crises", 3),
            ("take-destiny", 1)
        ]
    );
    let list = include_str!("../../../../docs/BY-HAND.md");
    let listed: BTreeSet<String> = list
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
        .filter(|name| *name != "Card")
        .flat_map(|names| names.split(", "))
        .map(str::to_owned)
        .collect();
    let all = BY_PEOPLE.into_iter().flat_map(with_word);
    assert_eq!(listed, all.collect());
}
