//! Every ability of the 33 characters, and the test that drives it.

use std::collections::BTreeMap;

use dradis_facts::ability::Ability;
use dradis_facts::content::CharacterId;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::Options;

/// A test and the abilities that it drives: the file of this folder, or of the sources, and the function.
struct Row {
    file: &'static str,
    function: &'static str,
    abilities: &'static [Ability],
}

const fn row(file: &'static str, function: &'static str, abilities: &'static [Ability]) -> Row {
    Row {
        file,
        function,
        abilities,
    }
}

/// The files of those tests.
const SOURCES: &[(&str, &str)] = &[
    ("limits", include_str!("../../src/play/check/limits.rs")),
    ("actions", include_str!("actions.rs")),
    ("attack_cards", include_str!("attack_cards.rs")),
    ("checks", include_str!("checks.rs")),
    ("combined_abilities", include_str!("combined_abilities.rs")),
    ("combined_people", include_str!("combined_people.rs")),
    ("crises", include_str!("crises.rs")),
    ("draws", include_str!("draws.rs")),
    ("executions", include_str!("executions.rs")),
    ("leaders", include_str!("leaders.rs")),
    ("locations", include_str!("locations.rs")),
    ("looks", include_str!("looks.rs")),
    ("loyalty", include_str!("loyalty.rs")),
    ("reactions", include_str!("reactions.rs")),
    ("sleeper", include_str!("sleeper.rs")),
    ("steps", include_str!("steps.rs")),
    ("turns", include_str!("turns.rs")),
];

const ROWS: &[Row] = &[
    row(
        "checks",
        "inspirational_leader_has_ones_count_in_the_crises_that_adama_draws",
        &[Ability::InspirationalLeader],
    ),
    row(
        "checks",
        "command_authority_takes_what_lies_on_the_table",
        &[Ability::CommandAuthority],
    ),
    row(
        "actions",
        "abilities_that_forbid_a_location",
        &[Ability::TerminalIllness, Ability::ConvictedCriminal],
    ),
    row(
        "actions",
        "locations_refuse_with_their_reason",
        &[Ability::EmotionallyAttached],
    ),
    row(
        "checks",
        "a_location_asks_for_those_who_may_move_its_difficulty",
        &[Ability::CylonHatred],
    ),
    row(
        "actions",
        "abilities_of_the_sheet_are_used_once",
        &[Ability::DeclareMartialLaw, Ability::UnconventionalTactics],
    ),
    row(
        "actions",
        "tigh_drinks_his_only_card_at_the_start_of_any_turn",
        &[Ability::Alcoholic],
    ),
    row(
        "reactions",
        "helo_has_any_die_of_his_turn_rolled_again_whatever_it_shows",
        &[Ability::EcoOfficer],
    ),
    row(
        "crises",
        "moral_compass_changes_what_another_player_chose_once",
        &[Ability::MoralCompass],
    ),
    row(
        "steps",
        "helo_comes_to_the_board_with_his_second_turn",
        &[Ability::Stranded],
    ),
    row(
        "actions",
        "roslin_draws_two_crises_and_resolves_one_whenever_she_draws_one",
        &[Ability::ReligiousVisions],
    ),
    row(
        "actions",
        "skilled_politician_resolves_one_of_the_four_and_keeps_none",
        &[Ability::SkilledPolitician],
    ),
    row(
        "draws",
        "baltar_draws_any_card_for_a_crisis",
        &[Ability::DelusionalIntuition],
    ),
    row(
        "looks",
        "baltar_looks_at_all_of_them_in_the_order_received",
        &[Ability::CylonDetector],
    ),
    row(
        "loyalty",
        "baltar_is_dealt_a_second_card_and_boomer_is_not",
        &[Ability::Coward],
    ),
    row(
        "combined_abilities",
        "zarek_has_his_word_at_the_brig_and_none_where_there_is_no_check",
        &[Ability::FriendsInLowPlaces],
    ),
    row(
        "attack_cards",
        "a_placed_raider_that_is_gone_does_not_act_and_no_other_acts_twice",
        &[Ability::AlertViperPilot],
    ),
    row(
        "combined_abilities",
        "ellen_draws_treachery_and_apollo_leads_six_vipers",
        &[Ability::Cag, Ability::NothingButTrouble],
    ),
    row(
        "actions",
        "what_apollo_has_above_the_hand_limit_goes_at_random",
        &[Ability::Headstrong],
    ),
    row(
        "turns",
        "starbuck_has_two_actions_only_in_a_turn_that_began_in_her_viper",
        &[Ability::ExpertPilot],
    ),
    row(
        "crises",
        "secret_destiny_replaces_any_crisis_card_once",
        &[Ability::SecretDestiny],
    ),
    row(
        "locations",
        "starbuck_is_easier_to_accuse_for_anybody_else",
        &[Ability::Insubordinate],
    ),
    row(
        "actions",
        "boomer_looks_at_a_crisis_card_before_the_turn_passes",
        &[Ability::Recon],
    ),
    row(
        "checks",
        "mysterious_intuition_ends_the_check_without_cards",
        &[Ability::MysteriousIntuition],
    ),
    row(
        "sleeper",
        "boomer_receives_two_and_goes_to_the_brig_unless_she_has_revealed_herself",
        &[Ability::SleeperAgent],
    ),
    row(
        "actions",
        "tyrol_acts_again_after_his_first_repair",
        &[Ability::MaintenanceEngineer],
    ),
    row(
        "checks",
        "blind_devotion_comes_after_the_cards_and_before_one_is_seen",
        &[Ability::BlindDevotion],
    ),
    row(
        "actions",
        "tyrol_keeps_eight_cards_and_the_others_ten",
        &[Ability::Reckless],
    ),
    row(
        "combined_people",
        "cain_executes_whom_the_admirals_quarters_condemn",
        &[Ability::Intolerant],
    ),
    row(
        "combined_people",
        "actions",
        &[
            Ability::BlindJump,
            Ability::Sacrifice,
            Ability::Primacy,
            Ability::CrypticMessage,
            Ability::Coup,
            Ability::StarPlayer,
            Ability::DischargeOfAFirearm,
            Ability::Influential,
            Ability::Organized,
            Ability::Attorney,
            Ability::Treatment,
            Ability::Visions,
            Ability::DontTrustAnyone,
            Ability::Resolute,
        ],
    ),
    row(
        "combined_people",
        "every_sheet_bars_what_it_bars",
        &[
            Ability::BentOnRevenge,
            Ability::Clouded,
            Ability::ConflictedLoyalties,
            Ability::Reluctant,
            Ability::SpiritualCrisis,
            Ability::Specialized,
            Ability::Heretic,
        ],
    ),
    row(
        "combined_people",
        "what_a_sheet_lets_its_player_do_in_between_is_asked",
        &[
            Ability::Efficient,
            Ability::PoliticallyAdroit,
            Ability::Manipulative,
            Ability::Adaptable,
            Ability::Dutiful,
            Ability::NoOneGetsLeftBehind,
            Ability::ForwardThinker,
        ],
    ),
    row(
        "combined_abilities",
        "dee_adds_three_cards_of_a_deck_to_the_check_or_to_her_hand",
        &[Ability::FastLearner],
    ),
    row(
        "combined_people",
        "what_a_sheet_makes_happen_by_itself_happens",
        &[
            Ability::EmotionallyFragile,
            Ability::StimJunkie,
            Ability::LiesAndSecrets,
            Ability::Memento,
            Ability::ForcedToEject,
            Ability::Kleptomania,
        ],
    ),
    row(
        "combined_people",
        "a_die_may_be_chosen_or_a_card_given_for_it",
        &[Ability::Hotshot, Ability::Longshot],
    ),
    row(
        "combined_people",
        "movement_abilities_stand_in_the_place_of_the_move",
        &[Ability::AggressiveTactics, Ability::Intimate],
    ),
    row(
        "combined_abilities",
        "leoben_looks_into_the_face_of_god_in_the_place_of_his_move",
        &[Ability::GlimpseTheFaceOfGod],
    ),
    row(
        "combined_abilities",
        "caprica_six_adds_cards_once_a_check_is_turned_up",
        &[Ability::HumanDelusion],
    ),
    row(
        "combined_people",
        "simon_and_the_others_choose_in_the_place_of_what_is_printed",
        &[
            Ability::FtlOperator,
            Ability::Meticulous,
            Ability::Modifications,
        ],
    ),
    row(
        "limits",
        "standing_place_and_sheet_say_how_many_cards",
        &[Ability::Misguided, Ability::Impulsive, Ability::Calculating],
    ),
    row(
        "combined_people",
        "sheets_say_who_draws_less",
        &[
            Ability::StartsOnTheBench,
            Ability::FamilyCommitments,
            Ability::Grieving,
        ],
    ),
    row(
        "combined_abilities",
        "cally_takes_a_card_out_of_a_check_of_her_own_turn",
        &[Ability::QuickFix],
    ),
    row(
        "combined_people",
        "tory_takes_the_first_option_where_the_choice_is_hers",
        &[Ability::Amoral],
    ),
    row(
        "combined_abilities",
        "zarek_looks_at_two_mutiny_cards_and_gives_one",
        &[Ability::NecessarySteps],
    ),
    row(
        "combined_abilities",
        "zarek_abuses_his_power_and_goes_to_no_brig",
        &[Ability::AbusePower],
    ),
    row(
        "executions",
        "some_characters_come_with_more",
        &[Ability::Disreputable],
    ),
    row(
        "combined_abilities",
        "helo_scouts_two_cards_and_puts_each_back",
        &[Ability::RaptorPilot],
    ),
    row(
        "combined_abilities",
        "hot_dog_has_a_viper_destroyed_in_the_place_of_a_civilian_ship",
        &[Ability::Escort],
    ),
    row(
        "combined_people",
        "lee_adama_has_cards_discarded_in_the_place_of_a_choice",
        &[Ability::ChooseADifferentPath],
    ),
    row(
        "combined_abilities",
        "a_mutiny_card_costs_lee_adama_two_cards_and_a_crisis_romo_lampkin_one_less",
        &[Ability::MoralDilemma, Ability::Deceitful],
    ),
    row(
        "combined_abilities",
        "the_other_baltar_passes_miracle_tokens_and_speaks_for_three",
        &[Ability::CultLeader, Ability::Broadcast],
    ),
    row(
        "combined_abilities",
        "cottle_looks_at_every_civilian_ship_and_has_one_changed",
        &[Ability::Quarantine],
    ),
    row(
        "leaders",
        "a_leader_draws_two_cards_of_the_sheet_and_a_third_one_among_the_humans",
        &[Ability::Industrious],
    ),
    row(
        "limits",
        "vanity_adds_nothing_in_the_action_step_of_another_player",
        &[Ability::Vanity],
    ),
    row(
        "combined_abilities",
        "one_card_of_simon_lies_face_up",
        &[Ability::LogicBound],
    ),
    row(
        "combined_abilities",
        "athena_makes_a_discard_smaller_once_a_turn",
        &[Ability::ForLove],
    ),
];

/// The text of a function, with its name.
fn text_of<'a>(source: &'a str, function: &str) -> Option<&'a str> {
    let from = source.find(&format!("fn {function}("))?;
    let rest = &source[from..];
    let ends = ["\n}\n", "\n    }\n"].map(|end| rest.find(end));
    // A function of a module that is written out ends further in.
    let inner = source[..from].ends_with("    ");
    let end = if inner { ends[1] } else { ends[0] };
    Some(&rest[..end?])
}

#[test]
fn every_ability_of_every_sheet_is_driven_by_a_test() {
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let characters: Vec<CharacterId> = options.kit().characters.clone();
    assert_eq!(characters.len(), 33);
    let mut times: BTreeMap<Ability, u8> = characters
        .iter()
        .flat_map(|character| character.facts().abilities)
        .map(|ability| (ability, 0))
        .collect();
    assert_eq!(times.len(), Ability::ALL.len());
    let mut wrong = Vec::new();
    for Row {
        file,
        function,
        abilities,
    } in ROWS
    {
        let mut sources = SOURCES.iter().filter(|(name, _)| name == file);
        let source = sources.next().map_or("", |(_, source)| *source);
        let text = text_of(source, function).unwrap_or_default();
        for ability in *abilities {
            *times.entry(*ability).or_default() += 1;
            let whose = characters
                .iter()
                .find(|character| character.facts().abilities.contains(ability))
                .map_or("", |character| character.name());
            // It plays the character, or names the ability.
            let names = [
                whose.to_owned(),
                ability.name().to_owned(),
                format!("Ability::{ability:?}"),
            ];
            let of_person = whose.split('-').filter(|word| word.len() > 3);
            let named = names.iter().map(String::as_str).chain(of_person);
            if !named
                .filter(|name| !name.is_empty())
                .any(|name| text.contains(name))
            {
                wrong.push(format!("{function} of {file} does not drive {ability:?}"));
            }
        }
    }
    let missing = times.iter().filter(|(_, times)| **times != 1);
    wrong.extend(missing.map(|(ability, times)| format!("{ability:?} has {times} rows")));
    assert_eq!(wrong, [] as [String; 0]);
}
