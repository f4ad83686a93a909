//! Cylon attack cards: what they activate, place and do (CYATT-1 to CYATT-9).

use dradis_facts::choice::Choice;
use dradis_facts::content::{AtOnce, AttackCardId, AttackDeck, Lasting};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::{Cards, Effect, Source, Who};
use dradis_facts::piles::Pile;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::space::Area;

use crate::play::battle::procedure::arrivals::say_short;
use crate::play::battle::procedure::{alert, area_named, schedule};
use crate::play::doing::Doing;
use crate::play::effect;
use crate::play::space;
use dradis_state::battle::{CardPlacing, Fight};
use dradis_state::effect::Course;
use dradis_state::event::Event;
use dradis_state::reserve::{ships_left, ships_to_place};

/// The card's icons from left to right, its ships, its rule. What it places comes after its icons, and so
/// does not act for them.
pub(crate) fn begin(doing: &mut Doing<'_>, card: AttackCardId) -> Result<(), Rejection> {
    if doing.state.battle.in_play.contains(&card) {
        return Err(Rejection::AttackCardInPlay);
    }
    match card.facts().deck {
        AttackDeck::Crisis => rule!("CRISIS-3"),
        AttackDeck::SuperCrisis => rule!("CYATT-9"),
    };
    rule!("CYATT-1");
    rule!("CYATT-7");
    doing.emit(Event::AttackCardDrawn { card });
    let icons = card
        .facts()
        .icons
        .iter()
        .map(|icon| Fight::Icon { icon: *icon });
    let work = icons.chain([Fight::PlaceCardShips { card }]);
    schedule(doing, work.collect());
    Ok(())
}

/// The first kind of piece.
pub(crate) fn begin_placing(doing: &mut Doing<'_>, card: AttackCardId) {
    rule!("CYATT-2");
    let piece = Craft::Basestar;
    let placing = CardPlacing {
        card,
        piece,
        open: card.pictured(piece),
        raiders: Vec::new(),
        vipers: Vec::new(),
    };
    schedule(doing, vec![Fight::PlaceCardPieces { placing }]);
}

/// As many pieces of a kind as there are, clockwise; then the next kind.
pub(crate) fn place(doing: &mut Doing<'_>, mut placing: CardPlacing) {
    let there = ships_to_place(&doing.state, placing.piece).into();
    let rest = placing.open.split_off(placing.open.len().min(there));
    let areas = std::mem::replace(&mut placing.open, rest);
    put(doing, &mut placing, areas);
    if !placing.open.is_empty() {
        rule!("CIV-6");
        say_short(doing, placing.piece, placing.open.len());
    }
    let mut kinds = Craft::BY_CARD.iter().copied();
    kinds.find(|kind| *kind == placing.piece);
    let Some(piece) = kinds.next() else {
        return placed(doing, placing);
    };
    placing.piece = piece;
    placing.open = placing.card.pictured(piece);
    schedule(doing, vec![Fight::PlaceCardPieces { placing }]);
}

/// The active player says where the next piece goes.
pub(crate) fn choose(
    doing: &mut Doing<'_>,
    mut placing: CardPlacing,
    choice: Choice,
) -> Result<(), Rejection> {
    let area = area_named(choice)?;
    let at = placing.open.iter().position(|other| *other == area);
    placing.open.remove(at.ok_or(Rejection::StalePrompt)?);
    rule!("CYATT-4");
    put(doing, &mut placing, vec![area]);
    schedule(doing, vec![Fight::PlaceCardPieces { placing }]);
    Ok(())
}

/// Places a piece in each of these areas, which stand clockwise.
fn put(doing: &mut Doing<'_>, placing: &mut CardPlacing, areas: Vec<Area>) {
    rule!("CYATT-3");
    match placing.piece {
        Craft::Raider => placing.raiders.extend(&areas),
        Craft::Viper => placing.vipers.extend(&areas),
        Craft::Basestar
        | Craft::HeavyRaider
        | Craft::CivilianShip
        | Craft::Raptor
        | Craft::MarkVii
        | Craft::AssaultRaptor => {}
    }
    space::bring(doing, placing.piece, areas);
}

/// Everything is placed. Apollo's answer comes before the special rule.
fn placed(doing: &mut Doing<'_>, placing: CardPlacing) {
    let CardPlacing {
        card,
        piece: _,
        open: _,
        raiders,
        vipers,
    } = placing;
    schedule(doing, vec![Fight::CardRule { card, raiders }]);
    alert::offer(doing, vipers, ViperKind::Viper);
}

/// The special rule. A card whose rule lasts stays in play; any other is discarded when it has been carried
/// out.
pub(crate) fn carry_out(doing: &mut Doing<'_>, card: AttackCardId, raiders: &[Area]) {
    rule!("CYATT-5");
    rule!("CYATT-6");
    if card.facts().lasting.is_some() {
        doing.emit(Event::AttackCardStays { card });
        return;
    }
    schedule(doing, vec![Fight::DiscardAttackCard { card }]);
    match card.facts().at_once {
        None => {}
        Some(AtOnce::PlacedRaidersAct) => placed_raiders_act(doing, raiders),
        Some(AtOnce::BasestarsAttack) => basestars_attack(doing),
        Some(AtOnce::FleetTokenBack { spaces }) => {
            let from = doing.state.jump.space;
            let to = from.saturating_sub(spaces);
            if to != from {
                doing.emit(Event::FleetTokenBack { to });
            }
        }
        Some(AtOnce::ActivePlayerDiscards { cards }) => {
            if let Some(current) = doing.state.turn.active {
                rule!("CYPLAYER-3");
                let cards = Cards::Number(cards);
                let discard = Effect::Discard {
                    who: Who::Current,
                    cards,
                    random: false,
                };
                let course = Course {
                    of: Source::Crisis { card: None },
                    current,
                    picked: None,
                    left: vec![discard],
                };
                effect::begin(doing, course);
            }
        }
        Some(AtOnce::ReserveVipersDamaged { vipers }) => {
            let count = ships_left(&doing.state, Craft::Viper).min(vipers);
            if count > 0 {
                rule!("DMG-2");
                doing.emit(Event::ReserveVipersDamaged {
                    count,
                    kind: ViperKind::Viper,
                });
            }
        }
    }
}

/// Exactly the raiders that the card has placed and that are still there.
fn placed_raiders_act(doing: &mut Doing<'_>, raiders: &[Area]) {
    rule!("CYATT-7a");
    let work = space::counted(raiders)
        .into_iter()
        .flat_map(|(area, count)| {
            let there = doing.state.space.ships(area).alike[Craft::Raider];
            let waiting = there.saturating_sub(doing.state.battle.acted(area)[Craft::Raider]);
            std::iter::repeat_n(Fight::RaiderActs { area }, count.min(waiting).into())
        });
    let work = work.collect();
    schedule(doing, work);
}

/// Each basestar on the board, whatever it has done this turn.
fn basestars_attack(doing: &mut Doing<'_>) {
    rule!("CYATT-7a");
    let left = crate::play::battle::procedure::launch::basestars(&doing.state);
    if !left.is_empty() {
        schedule(doing, vec![Fight::Bombard { left }]);
    }
}

/// A card that has been carried out.
pub(crate) fn discard(doing: &mut Doing<'_>, card: AttackCardId) {
    rule!("CYATT-6");
    doing.emit(Event::AttackCardDiscarded { card });
}

/// The fleet has jumped: no card stays in play. One of a pursuit that was not shaken off comes again.
pub(crate) fn leave_behind(doing: &mut Doing<'_>) {
    for card in doing.state.battle.in_play.clone() {
        rule!("CYATT-6");
        match card.facts().lasting {
            Some(Lasting::RelentlessPursuit) => {
                doing.emit(Event::AttackCardReshuffled { card });
                let pile = Pile::Crisis;
                let from = doing.state.piles.of(pile);
                let to = from.saturating_add(1).min(pile.most(doing.state.kit()));
                if to != from {
                    doing.emit(Event::PileChanged { pile, from, to });
                }
            }
            Some(
                Lasting::TrainingNewPilots
                | Lasting::MassiveDeployment
                | Lasting::CommunicationsJamming,
            )
            | None => doing.emit(Event::AttackCardDiscarded { card }),
        }
    }
}
