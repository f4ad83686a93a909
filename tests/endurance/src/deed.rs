//! What somebody at the table might do next, sensible or not.

use dradis_facts::SeatId;
use dradis_facts::battle::{ShipIcon, VipersBy};
use dradis_facts::content::{AttackCardId, LocationId, SkillType};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::destiny::SkillCard;
use dradis_facts::options::Options;
use dradis_facts::options::Tracking;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use dradis_facts::titles::Title;
use dradis_facts::turn::Winner;
use dradis_rules::play::prompt::{PromptId, PromptKind};
use dradis_rules::{Command, prompts};
use dradis_state::State;
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use dradis_state::space::Basestar;

use crate::start::PACES;
use crate::whim::Whim;

/// One thing.
pub(crate) enum Deed {
    /// Gives a command that may be refused.
    Try(Command),
    /// Gives an answer that is offered, and so has to be accepted.
    Answer(PromptId, String),
    /// Gives an answer that is shown as not allowed, and so has to be refused.
    Forbidden(PromptId, String),
    Undo,
    Redo,
}

/// Anything, of which most can happen as things stand.
pub(crate) fn deed(whim: &mut Whim, state: &State) -> Deed {
    let open = prompts(state);
    let turn = open
        .iter()
        .any(|prompt| prompt.kind == PromptKind::TakeTurn);
    let answers = match (open.is_empty(), turn) {
        (true, _) => 0,
        (false, true) => 25,
        (false, false) => 84,
    };
    if state.outcome.is_some() {
        return match whim.below(4) {
            0 => Deed::Undo,
            1 => Deed::Try(dial(whim)),
            // Nobody plays on after that.
            2 if whim.percent(25) => happens(Happening::LoyaltyOpened),
            2.. => happens(Happening::PlayedOn),
        };
    }
    if whim.percent(answers) {
        let prompt = whim.one(&open);
        if !prompt.not_allowed.is_empty() && whim.percent(5) {
            let option = whim.one(&prompt.not_allowed).id.text();
            return Deed::Forbidden(prompt.id, option);
        }
        if !prompt.beside.is_empty() && whim.percent(5) {
            let option = whim.one(&prompt.beside).id;
            return Deed::Answer(prompt.id, option);
        }
        // Those of a catalogue too, which are not listed one by one.
        let options: Vec<String> = prompt.options().collect();
        let option = whim.one(&options);
        // Everybody keeps this question until all have read: who has answered shows nowhere else.
        if prompt.kind == PromptKind::ReadLoyalty {
            let prompt = prompt.id;
            return Deed::Try(Command::Answer { prompt, option });
        }
        return Deed::Answer(prompt.id, option);
    }
    match whim.below(24) {
        0 => Deed::Undo,
        1 => Deed::Redo,
        2 => Deed::Try(dial(whim)),
        3 if whim.percent(30) => {
            let tracking = whim.one(&[Tracking::Full, Tracking::Light]);
            Deed::Try(Command::SetTracking { tracking })
        }
        3 => {
            let pace = whim.one(&PACES);
            Deed::Try(Command::SetPace { pace })
        }
        // Before the turns run the set-up still adds to a board, whatever was put on it by hand.
        4..7 if state.turn.active.is_some() => {
            let corrections = (0..1 + whim.below(2)).map(|_| correction(whim)).collect();
            Deed::Try(Command::Correct {
                corrections,
                reason: Reason::Agreed,
                repairs: None,
                insist: false,
            })
        }
        4..11 => happens(Happening::ShipsActivated {
            icon: whim.one(&ShipIcon::ALL),
        }),
        11..13 => happens(human(whim, state)),
        13 => {
            let cards: Vec<AttackCardId> = AttackCardId::all().collect();
            happens(Happening::CylonAttack {
                card: whim.one(&cards),
            })
        }
        14.. => happens(happening(whim)),
    }
}

const fn happens(happening: Happening) -> Deed {
    Deed::Try(Command::Record { happening })
}

fn dial(whim: &mut Whim) -> Command {
    Command::ChangeResource {
        resource: whim.one(&Resource::ALL),
        by: whim.between(-4, 3),
    }
}

fn seat(whim: &mut Whim) -> SeatId {
    SeatId(whim.below(6))
}

fn location(whim: &mut Whim) -> LocationId {
    whim.one(&Options::default().kit().locations)
}

fn place(whim: &mut Whim) -> Place {
    if whim.percent(30) {
        let area = whim.one(&Area::ALL);
        return Place::Viper {
            area,
            kind: ViperKind::Viper,
        };
    }
    let location = location(whim);
    Place::Location { location }
}

fn happening(whim: &mut Whim) -> Happening {
    match whim.below(24) {
        0 => Happening::HandChanged {
            seat: seat(whim),
            by: whim.between(-2, 4),
        },
        1 | 2 => Happening::CharacterMoved {
            seat: seat(whim),
            place: place(whim),
        },
        3 => Happening::TitleGiven {
            title: whim.one(&[Title::President, Title::Admiral]),
            seat: seat(whim),
        },
        4 => Happening::CylonRevealed {
            seat: seat(whim),
            sympathizer: whim.percent(30),
        },
        5 => Happening::JumpPrepared,
        6 | 7 => Happening::FleetJumped {
            distance: whim.below(5),
        },
        8 | 9 => Happening::GalacticaDamaged { token: None },
        10 => Happening::LocationRepaired {
            location: location(whim),
        },
        11 => Happening::CenturionBoarded {
            area: if whim.percent(50) {
                Some(whim.one(&Area::ALL))
            } else {
                None
            },
        },
        12 => Happening::BoardingAdvanced,
        13 => Happening::CenturionDestroyed {
            space: whim.below(5),
        },
        14 => Happening::QuorumHandChanged {
            by: whim.between(-1, 2),
        },
        15 => Happening::DestinyDrawn,
        16 => Happening::DestinyShown {
            pile: (0..whim.below(4)).map(|_| skill_card(whim)).collect(),
        },
        17 => Happening::SeatLeft { seat: seat(whim) },
        18 => Happening::SeatTaken { seat: seat(whim) },
        19 if whim.percent(10) => Happening::GameDeclared {
            winner: whim.one(&[Winner::Humans, Winner::Cylons]),
        },
        19 => Happening::CylonFleetLaunch,
        20 | 21 => Happening::CommunicationsUsed { seat: seat(whim) },
        22.. => Happening::ShipsActivated {
            icon: whim.one(&ShipIcon::ALL),
        },
    }
}

/// Something that humans do in a fight, mostly by somebody who stands where it can be done.
fn human(whim: &mut Whim, state: &State) -> Happening {
    let at = |name: &str| {
        let place = LocationId::find(name).map(|location| Place::Location { location });
        let there = state
            .places
            .iter()
            .find(|(_, stands)| Some(*stands) == place);
        there.map(|(seat, _)| seat)
    };
    let pilot = state
        .places
        .iter()
        .find(|(_, place)| matches!(place, Place::Viper { .. }))
        .map(|(seat, _)| seat);
    let anybody = seat(whim);
    match whim.below(11) {
        0 => Happening::VipersActivated {
            seat: at("command").unwrap_or(anybody),
            by: VipersBy::Command,
        },
        1 => Happening::VipersActivated {
            seat: anybody,
            by: VipersBy::Cag,
        },
        2 | 3 => Happening::OwnViperActivated {
            seat: pilot.unwrap_or(anybody),
        },
        4 => Happening::MaximumFirepower {
            seat: pilot.unwrap_or(anybody),
        },
        5 => Happening::HangarLaunch {
            seat: at("hangar-deck").unwrap_or(anybody),
        },
        7 if whim.percent(60) => Happening::NukeUsed,
        6 | 7 => Happening::WeaponsControl {
            seat: at("weapons-control").unwrap_or(anybody),
        },
        8 => Happening::ArmoryUsed {
            seat: at("armory").unwrap_or(anybody),
        },
        9 => Happening::RaptorRisked {
            seat: anybody,
            needed: 2 + whim.below(7),
        },
        10.. if whim.percent(50) => Happening::VipersRepaired {
            count: 1 + whim.below(2),
            kind: ViperKind::Viper,
        },
        10.. => Happening::RaptorsDestroyed {
            count: 1 + whim.below(2),
        },
    }
}

fn basestar(whim: &mut Whim) -> Basestar {
    let tokens = [
        BasestarDamage::CriticalHit,
        BasestarDamage::DisabledHangar,
        BasestarDamage::DisabledWeapons,
        BasestarDamage::StructuralDamage,
    ];
    Basestar {
        damage: (0..whim.below(3)).map(|_| whim.one(&tokens)).collect(),
    }
}

fn correction(whim: &mut Whim) -> Correction {
    let area = whim.one(&Area::ALL);
    match whim.below(16) {
        0..5 => Correction::Ships {
            area: area.into(),
            kind: whim.one(&[Craft::Raider, Craft::HeavyRaider, Craft::Viper]),
            count: whim.below(5),
        },
        5 => Correction::Basestars {
            area: area.into(),
            basestars: (0..whim.below(3)).map(|_| basestar(whim)).collect(),
        },
        6 | 7 => Correction::CivilianShips {
            area,
            count: whim.below(4),
        },
        8 => Correction::CivilianShipAt {
            handle: CivilianHandle(whim.below(12).into()),
            area,
        },
        9 => Correction::Hand {
            seat: seat(whim),
            cards: whim.below(12),
        },
        10 => Correction::Place {
            seat: seat(whim),
            place: place(whim),
        },
        11 => Correction::Centurions {
            space: whim.below(4),
            count: whim.below(3),
        },
        12 => Correction::DamagedVipers {
            count: whim.below(4),
            kind: ViperKind::Viper,
        },
        13 => Correction::LocationDamage {
            location: location(whim),
            damaged: whim.percent(50),
        },
        14 => Correction::Resource {
            resource: whim.one(&Resource::ALL),
            value: whim.below(16),
        },
        15.. => Correction::RevealedCylon {
            seat: seat(whim),
            revealed: whim.percent(50),
        },
    }
}

/// A card from a hand, now and then one that there is not.
fn skill_card(whim: &mut Whim) -> SkillCard {
    SkillCard {
        kind: whim.one(&SkillType::ALL),
        strength: whim.below(7),
        card: None,
    }
}
