//! President and Admiral, and the lines of succession.

use dradis_facts::content::QuorumRule;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::event::Event;
use dradis_state::loyalty::Standing;
use dradis_state::state::State;
use dradis_state::turn::{in_detention, in_the_brig_itself};

use crate::play::doing::Doing;
use crate::play::moment::{Moment, come};

/// The seat whose character stands first in the title's line of succession, searched from the top
/// of the list (SETUP-7, TITLE-SUCC-1, TITLE-SUCC-2, TITLE-SUCC-5). `None` while nobody has chosen.
#[must_use]
pub fn first_in_line(title: Title, state: &State) -> Option<SeatId> {
    first_of(title, state, |_| true)
}

/// The player a title passes to when its holder may not keep it: the first in line who is no revealed Cylon
/// (TITLE-SUCC-3). For the Admiral nobody in the Brig either, unless all are (TITLE-SUCC-6); the President
/// may be there (TITLE-SUCC-7, TITLE-PRES-6). `None` if every player is a revealed Cylon.
#[must_use]
pub fn next_in_line(title: Title, state: &State) -> Option<SeatId> {
    rule!("TITLE-SUCC-3");
    let human = |seat| state.loyalty.standing(seat).acts_as_human();
    match title {
        Title::President => {
            rule!("TITLE-SUCC-7");
            rule!("OPEN-39");
            first_of(title, state, human)
        }
        Title::Admiral | Title::Cag => {
            let free = |seat| human(seat) && !in_the_brig_itself(state, seat);
            first_of(title, state, free).or_else(|| {
                rule!("TITLE-SUCC-6");
                rule!("DIS-28");
                first_of(title, state, human)
            })
        }
    }
}
/// Whether a player may hold a title: no revealed Cylon (OPEN-13), and no Cylon Leader, infiltrating or not (XINF-5).
pub(crate) fn may_hold_title(state: &State, seat: SeatId) -> bool {
    if state.is_out(seat) {
        rule!("ION-15");
        return false;
    }
    match state.loyalty.standing(seat) {
        Standing::Human => true,
        Standing::Cylon => false,
        Standing::Leader { .. } => {
            rule!("XINF-5");
            false
        }
    }
}

/// The Vice President, while they are not President and may be: nobody else is made President by Administration then
/// (CHECK-LOC-1, LOC-ADMIN-3).
pub(crate) fn vice_president(state: &State) -> Option<SeatId> {
    let open = state.quorum.rule(QuorumRule::VicePresident)?;
    open.with
        .filter(|vice| state.titles.holder(Title::President) != Some(*vice))
        .filter(|vice| may_hold_title(state, *vice))
}

/// The player a title passes to when its holder gives it up: the first in line but the holder. Nobody in the Brig
/// becomes Admiral or CAG, unless the holder is there too (XTITLE-5). `None` if there is nobody.
#[must_use]
pub fn heir(title: Title, state: &State) -> Option<SeatId> {
    let holder = state.titles.holder(title);
    let other = |seat| may_hold_title(state, seat) && Some(seat) != holder;
    match title {
        Title::President => first_of(title, state, other),
        Title::Admiral | Title::Cag => {
            let free = |seat| other(seat) && !in_the_brig_itself(state, seat);
            let imprisoned = holder.is_none_or(|holder| in_the_brig_itself(state, holder));
            first_of(title, state, free).or_else(|| {
                let title = Some(title).filter(|_| imprisoned)?;
                rule!("XTITLE-5");
                first_of(title, state, other)
            })
        }
    }
}

fn first_of(title: Title, state: &State, may: impl Fn(SeatId) -> bool) -> Option<SeatId> {
    rule!("TITLE-SUCC-5");
    rule!("TITLE-SUCC-8");
    rule!("DIS-27");
    rule!("DIS-58");
    match title {
        Title::President => {
            rule!("TITLE-SUCC-2");
            rule!("XSUCC-1")
        }
        Title::Admiral => {
            rule!("TITLE-SUCC-1");
            rule!("XSUCC-2")
        }
        Title::Cag => rule!("XSUCC-3"),
    };
    let line = state.kit().lines.get(&title)?;
    line.iter().find_map(|character| {
        let mut seats = (0u8..).zip(&state.seats);
        let played = seats.find(|(_, seat)| seat.character == Some(*character));
        played
            .map(|(index, _)| SeatId(index))
            .filter(|seat| may(*seat))
    })
}

/// An Admiral in the Brig passes the title on, as a CAG does, and does not get it back by leaving (TITLE-ADM-4,
/// TITLE-ADM-5, XTITLE-4, XCAG-3). A President keeps theirs there (TITLE-PRES-6, XTITLE-2).
pub(crate) fn leave_the_bridge(doing: &mut Doing<'_>, seat: SeatId) {
    if in_detention(&doing.state, seat) {
        rule!("NC-13");
    }
    if !in_the_brig_itself(&doing.state, seat) {
        return;
    }
    rule!("TITLE-PRES-6");
    rule!("XTITLE-2");
    for title in doing.state.kit().titles() {
        match title {
            Title::President => continue,
            Title::Admiral => rule!("XTITLE-4"),
            Title::Cag => rule!("XCAG-3"),
        };
        if doing.state.titles.holder(title) != Some(seat) {
            continue;
        }
        rule!("TITLE-ADM-4");
        rule!("TITLE-ADM-5");
        let moment = pass_on(doing, title);
        if let Some(moment) = moment {
            come(doing, moment);
        }
    }
}

/// Whoever leaves the Brig takes the titles of Admiral and CAG from a prisoner, who holds them because everybody was
/// there (XTITLE-5).
pub(crate) fn take_the_bridge(doing: &mut Doing<'_>, seat: SeatId) {
    if !doing.state.kit().the_free_take_titles || !may_hold_title(&doing.state, seat) {
        return;
    }
    for title in doing.state.kit().titles() {
        let imprisoned = match title {
            Title::President => None,
            Title::Admiral | Title::Cag => doing.state.titles.holder(title),
        };
        let from = imprisoned.filter(|holder| in_the_brig_itself(&doing.state, *holder));
        if from.is_some() {
            rule!("XTITLE-5");
            doing.emit(Event::TitlePassed {
                title,
                from,
                to: seat,
                succession: true,
            });
        }
    }
}

/// Gives a title to the next in line but its holder (XMUT-2): a moment that comes once the caller is done.
pub(crate) fn pass_by(doing: &mut Doing<'_>, title: Title, from: SeatId) -> Option<Moment> {
    let state = &doing.state;
    let human = |seat: SeatId| seat != from && state.loyalty.standing(seat).acts_as_human();
    let free = |seat: SeatId| human(seat) && !in_the_brig_itself(state, seat);
    let to = match title {
        Title::President => first_of(title, state, human),
        Title::Admiral | Title::Cag => {
            first_of(title, state, free).or_else(|| first_of(title, state, human))
        }
    }?;
    doing.emit(Event::TitlePassed {
        title,
        from: Some(from),
        to,
        succession: true,
    });
    Some(Moment::TitleVacant { seat: to })
}

/// Gives a title to the next in line, if that is somebody else: a moment that comes once the caller is done.
pub(crate) fn pass_on(doing: &mut Doing<'_>, title: Title) -> Option<Moment> {
    let from = doing.state.titles.holder(title);
    match next_in_line(title, &doing.state) {
        Some(to) if Some(to) != from => {
            rule!("TITLE-SUCC-4");
            rule!("NUKE-5");
            rule!("TITLE-PRES-4");
            doing.emit(Event::TitlePassed {
                title,
                from,
                to,
                succession: true,
            });
            Some(Moment::TitleVacant { seat: to })
        }
        Some(_) | None => None,
    }
}

pub(crate) fn give_title(doing: &mut Doing<'_>, title: Title, to: SeatId) -> Result<(), Rejection> {
    doing.state.kit().require_title(title)?;
    doing.state.require_playing(to)?;
    let from = doing.state.titles.holder(title);
    if from == Some(to) {
        return Err(Rejection::NoChange);
    }
    if !may_hold_title(&doing.state, to) {
        rule!("OPEN-13");
        return Err(Rejection::TitleForCylon);
    }
    rule!("TITLE-PRES-7");
    rule!("TITLE-SUCC-4");
    rule!("NUKE-5");
    rule!("TITLE-PRES-4");
    doing.emit(Event::TitlePassed {
        title,
        from,
        to,
        succession: false,
    });
    Ok(())
}
