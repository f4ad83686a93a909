//! Dice: rolled by Dradis or told by the table, changed by cards, rolled again, and what they do.

use dradis_facts::ability::Ability;
use dradis_facts::attack::{FACES, Hit};
use dradis_facts::battle::{Attack, Roll};
use dradis_facts::choice::Choice;
use dradis_facts::content::Board;
use dradis_facts::effect::OnPieces;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Work;
use dradis_state::battle::{DieSource, Fight};
use dradis_state::event::{Event, HandChange, RollCard};

use crate::play::ability::holder;
use crate::play::attack::{self, basestar_hit, can_be, hit, modifiers};
use crate::play::battle::procedure::{damage, pursuit, schedule};
use crate::play::battle::question::{hotshot, longshot, somebody_may_react};
use crate::play::doing::Doing;
use crate::play::effect::{self, Side};
use crate::play::hands::set_hand;

/// A Cylon ship attacks: the active player rolls (COMBAT-ACT-5).
pub(crate) fn begin(doing: &mut Doing<'_>, attack: Attack) {
    rule!("COMBAT-ACT-5");
    let by = doing.state.turn.active.unwrap_or(SeatId(0));
    begin_by(doing, attack, by);
}

/// Somebody rolls for something.
pub(crate) fn begin_by(doing: &mut Doing<'_>, attack: Attack, by: SeatId) {
    let roll = Roll {
        attack,
        by,
        planned: false,
        evaded: false,
    };
    schedule(doing, vec![Fight::Roll { roll }]);
}

/// Dradis rolls, if there is still something to roll for.
pub(crate) fn roll(doing: &mut Doing<'_>, roll: Roll) {
    if !can_be(&doing.state, roll.attack) {
        fails(doing, roll.attack);
        return;
    }
    let face = doing.draw(|_, draw| draw.d8());
    rolled(doing, roll, face, DieSource::App);
}

/// An answer to a roll that waits: `roll`, the number on the table's own die, or a card that counts for it.
pub(crate) fn answer(doing: &mut Doing<'_>, roll: Roll, choice: Choice) -> Result<(), Rejection> {
    if choice == Choice::Roll {
        self::roll(doing, roll);
        return Ok(());
    }
    if let Choice::Plan(seat) = choice {
        play(doing, seat, RollCard::StrategicPlanning);
        let planned = Roll {
            planned: true,
            ..roll
        };
        schedule(doing, vec![Fight::Roll { roll: planned }]);
        return Ok(());
    }
    if let Choice::Longshot(face) = choice {
        let seat = longshot(&doing.state).ok_or(Rejection::StalePrompt)?;
        let ability = Ability::Longshot;
        doing.emit(Event::AbilityUsed { seat, ability });
        rule!("CLAR-57");
        settled(doing, roll, face);
        return Ok(());
    }
    if let Choice::Hotshot(strength) = choice {
        let seat = hotshot(&doing.state, &roll).ok_or(Rejection::StalePrompt)?;
        let ability = Ability::Hotshot;
        doing.emit(Event::AbilityUsed { seat, ability });
        let left = doing.state.hands.of(seat).saturating_sub(1);
        set_hand(doing, seat, left, HandChange::Discarded);
        rule!("CLAR-21");
        rule!("CLAR-38");
        settled(doing, roll, (strength + HOTSHOT).min(FACES));
        return Ok(());
    }
    let Choice::Number(face) = choice else {
        return Err(Rejection::StalePrompt);
    };
    rolled(doing, roll, face, DieSource::Table);
    Ok(())
}

/// The number of a die that has been rolled, put right while the state is the one before it.
pub(crate) fn correct(doing: &mut Doing<'_>, face: u8) -> Result<(), Rejection> {
    let Some(Work::Fight {
        fight: Fight::Roll { roll },
    }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::NoRollToCorrect);
    };
    if !(1..=FACES).contains(&face) {
        return Err(Rejection::NoSuchFace { face });
    }
    doing.emit(Event::StepDone);
    rolled(doing, roll, face, DieSource::Corrected);
    Ok(())
}

/// What stands in the place of a die: nothing changes it, and nobody rolls again (CLAR-38, CLAR-57).
fn settled(doing: &mut Doing<'_>, roll: Roll, result: u8) {
    let hit = hit(roll.attack, result);
    doing.emit(Event::DieRolled {
        roll,
        face: result,
        result,
        hit,
        source: DieSource::Table,
    });
    comes_of(doing, roll, hit, result);
}

/// What Hotshot adds to the strength of the card.
const HOTSHOT: u8 = 2;

fn rolled(doing: &mut Doing<'_>, roll: Roll, face: u8, source: DieSource) {
    rule!("ATTACK-1");
    let result = attack::result(face, &modifiers(&doing.state, &roll));
    let hit = hit(roll.attack, result);
    doing.emit(Event::DieRolled {
        roll,
        face,
        result,
        hit,
        source,
    });
    if somebody_may_react(&doing.state, &roll, face) {
        schedule(doing, vec![Fight::React { roll, face }]);
    } else {
        strike(doing, roll, face);
    }
}

/// Somebody lets a roll stand or repeats it. The new number replaces the first (ATTACK-7).
pub(crate) fn react(
    doing: &mut Doing<'_>,
    roll: Roll,
    face: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    rule!("ATTACK-7");
    if choice == Choice::Stand {
        strike(doing, roll, face);
        return Ok(());
    }
    let again = if choice == Choice::Eco {
        let seat = doing.state.turn.active.ok_or(Rejection::StalePrompt)?;
        doing.emit(Event::EcoUsed { seat });
        rule!("CLAR-17");
        roll
    } else if choice == Choice::FtlOperator {
        let ability = Ability::FtlOperator;
        let seat = holder(&doing.state, ability).ok_or(Rejection::StalePrompt)?;
        rule!("CLAR-14");
        rule!("CLAR-39");
        doing.emit(Event::AbilityUsed { seat, ability });
        roll
    } else if let Choice::Firepower(seat) = choice {
        rule!("NC-16");
        let left = doing.state.hands.of(seat).saturating_sub(1);
        set_hand(doing, seat, left, HandChange::Discarded);
        roll
    } else {
        let Choice::Evade(seat) = choice else {
            return Err(Rejection::StalePrompt);
        };
        play(doing, seat, RollCard::EvasiveManeuvers);
        Roll {
            evaded: true,
            ..roll
        }
    };
    schedule(doing, vec![Fight::Roll { roll: again }]);
    Ok(())
}

fn play(doing: &mut Doing<'_>, seat: SeatId, card: RollCard) {
    doing.emit(Event::RollCardPlayed { seat, card });
    let left = doing.state.hands.of(seat).saturating_sub(1);
    set_hand(doing, seat, left, HandChange::Played);
}

/// What the number does (ATTACK-2).
pub(crate) fn strike(doing: &mut Doing<'_>, roll: Roll, face: u8) {
    if !can_be(&doing.state, roll.attack) {
        fails(doing, roll.attack);
        return;
    }
    let result = attack::result(face, &modifiers(&doing.state, &roll));
    let hit = hit(roll.attack, result);
    comes_of(doing, roll, hit, result);
}

/// What was to be rolled for is there no more. Of an attack nothing comes; what was to wait beyond the areas counts all the
/// same.
fn fails(doing: &mut Doing<'_>, attack: Attack) {
    if let Attack::Placing { ship, more } = attack {
        pursuit::taken(doing, ship, more);
    }
}

fn comes_of(doing: &mut Doing<'_>, roll: Roll, hit: Hit, result: u8) {
    if let Attack::NukeArea { area } = roll.attack {
        damage::area_nuked(doing, roll.by, area, hit);
        return;
    }
    match hit {
        Hit::Nothing => {
            rule!("ATTACK-3");
        }
        Hit::AreaDestroyed => {
            rule!("OPEN-52");
            if let Some(basestar) = basestar_hit(roll.attack) {
                damage::clear_area(doing, basestar.area);
            }
        }
        Hit::ViperDamaged => damage::viper(doing, roll.attack, false),
        Hit::ViperDestroyed => damage::viper(doing, roll.attack, true),
        Hit::ShipDestroyed => damage::ship(doing, roll.attack),
        Hit::GalacticaDamaged => damage::hull(doing, Board::GALACTICA),
        Hit::BasestarDamaged => damage::basestar(doing, roll.attack, 1),
        Hit::BasestarDamagedTwice => damage::basestar(doing, roll.attack, 2),
        Hit::BasestarDestroyed => damage::destroy_basestar_of(doing, roll.attack, 0),
        Hit::BasestarAndRaidersDestroyed => {
            damage::destroy_basestar_of(doing, roll.attack, damage::NUKED_RAIDERS);
        }
        Hit::CenturionDestroyed => damage::centurion(doing, roll.attack),
        Hit::RaptorReturned => {
            rule!("RAPTOR-3");
        }
        Hit::RaptorDestroyed => damage::raptor(doing),
        Hit::Placed => {
            if let Attack::Placing { ship, more } = roll.attack {
                pursuit::placed(doing, ship, more, result);
            }
        }
        Hit::PegasusDamaged => damage::pegasus(doing),
        Hit::CivilianDestroyed => {
            damage::under_fire(doing, roll, |area| OnPieces::LoseCivilianIn { area });
        }
        Hit::OwnViperDamaged => {
            damage::under_fire(doing, roll, |area| OnPieces::DamageViperIn { area });
        }
        Hit::TwoRaidersDestroyed => damage::raiders_under_fire(doing, roll.attack, 2),
        Hit::FourRaidersDestroyed => damage::raiders_under_fire(doing, roll.attack, 4),
        Hit::Low => effect::decided(doing, Side::Low, result),
        Hit::High => effect::decided(doing, Side::High, result),
    }
}
