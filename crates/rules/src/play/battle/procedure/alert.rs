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
    // Whoever was to activate that viper does not: it is unmanned no more (VIPER-6).
    let next = doing.state.agenda.top().map(|step| &step.work);
    if let Some(Work::Fight {
        fight:
            Fight::ActivateVipers {
                whose:
                    Whose::Same {
                        area: of,
                        kind: one,
                    },
                ..
            },
    }) = next
        && (*of, *one) == (area, kind)
    {
        doing.emit(Event::StepDone);
    }
    crate::play::granted::grant(doing, seat, 1, false);
    Ok(())
}
