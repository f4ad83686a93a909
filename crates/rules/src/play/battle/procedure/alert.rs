//! Apollo, who may fly a viper that has come from the Reserve and take an action (CLAR-19).

use dradis_facts::choice::Choice;
use dradis_facts::craft::ViperKind;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::agenda::Work;
use dradis_state::battle::{Fight, Whose};
use dradis_state::event::Event;

use crate::play::battle::procedure::{area_named, schedule};
use crate::play::battle::question::cards::alert_pilot;
use crate::play::doing::Doing;

/// Vipers of a kind have come from the Reserve, an area for each, by a card or a launch: Apollo may take one of them
/// before anything else happens. Nobody is asked where he cannot.
pub(crate) fn offer(doing: &mut Doing<'_>, mut areas: Vec<Area>, kind: ViperKind) {
    areas.sort_unstable();
    areas.dedup();
    if !areas.is_empty() {
        rule!("CLAR-19");
        schedule(doing, vec![Fight::AlertPilot { areas, kind }]);
    }
}

/// He flies the viper of an area, or stays where he is.
pub(crate) fn answer(
    doing: &mut Doing<'_>,
    kind: ViperKind,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Stay {
        return Ok(());
    }
    let area = area_named(choice)?;
    let seat = alert_pilot(&doing.state).ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::ViperManned { seat, area, kind });
    spare_one(doing, area, kind);
    crate::play::granted::grant(doing, seat, 1, false);
    Ok(())
}

/// Whoever was to activate that viper does not: it is unmanned no more. Vipers of other kinds that have come with it may be
/// due before it, and still are.
fn spare_one(doing: &mut Doing<'_>, area: Area, kind: ViperKind) {
    let works = doing.state.agenda.steps.iter().rev().map(|step| &step.work);
    let due: Vec<Work> = works
        .take_while(|work| is_of_one_viper(work))
        .cloned()
        .collect();
    let Some(at) = due.iter().position(|work| activates(work, area, kind)) else {
        return;
    };
    rule!("VIPER-6");
    for _ in 0..=at {
        doing.emit(Event::StepDone);
    }
    if at > 0 {
        let work = due[..at].to_vec();
        doing.emit(Event::Scheduled { work });
    }
}

fn is_of_one_viper(work: &Work) -> bool {
    matches!(
        work,
        Work::Fight {
            fight: Fight::AlertPilot { .. }
                | Fight::ActivateVipers {
                    whose: Whose::Same { .. },
                    ..
                },
        }
    )
}

fn activates(work: &Work, area: Area, kind: ViperKind) -> bool {
    let whose = Whose::Same { area, kind };
    matches!(
        work,
        Work::Fight {
            fight: Fight::ActivateVipers { whose: other, .. },
        } if *other == whose
    )
}
