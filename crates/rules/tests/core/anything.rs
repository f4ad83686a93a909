//! Corrections of every kind, for tests that try what nobody thought of.

use dradis_facts::content::{
    AttackCardId, CharacterId, CivilianKind, CrisisId, LocationId, QuorumId,
};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::options::Options;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_state::correction::Correction;
use dradis_state::space::Basestar;
use proptest::prelude::*;
use proptest::sample::select;

fn seat() -> impl Strategy<Value = SeatId> {
    (0u8..7).prop_map(SeatId)
}

fn area() -> impl Strategy<Value = Area> {
    select(Area::ALL.to_vec())
}

fn resource() -> impl Strategy<Value = Resource> {
    select(Resource::ALL.to_vec())
}

fn location() -> impl Strategy<Value = LocationId> {
    select(Options::default().kit().locations.clone())
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        4 => location().prop_map(|location| Place::Location { location }),
        2 => area().prop_map(|area| Place::Viper { area, kind: ViperKind::Viper }),
        1 => Just(Place::OffBoard),
    ]
}

fn basestar() -> impl Strategy<Value = Basestar> {
    let tokens = vec![
        BasestarDamage::CriticalHit,
        BasestarDamage::DisabledHangar,
        BasestarDamage::DisabledWeapons,
        BasestarDamage::StructuralDamage,
    ];
    prop::collection::vec(select(tokens), 0..3).prop_map(|damage| Basestar { damage })
}

/// A correction about the people and their cards.
fn about_people() -> impl Strategy<Value = Correction> {
    let titles = vec![Title::President, Title::Admiral];
    let characters: Vec<CharacterId> = CharacterId::all().collect();
    let order = (3u8..=6).prop_flat_map(|players| {
        let seats: Vec<SeatId> = (0..players).map(SeatId).collect();
        Just(seats).prop_shuffle()
    });
    prop_oneof![
        (select(titles), seat()).prop_map(|(title, seat)| Correction::Title { title, seat }),
        seat().prop_map(|seat| Correction::ActivePlayer { seat }),
        (0u16..1002).prop_map(|number| Correction::TurnNumber { number }),
        select(TurnStep::ALL.to_vec()).prop_map(|step| Correction::TurnStep { step }),
        order.prop_map(|order| Correction::SeatOrder { order }),
        (seat(), 0u8..12).prop_map(|(seat, cards)| Correction::Hand { seat, cards }),
        (seat(), place()).prop_map(|(seat, place)| Correction::Place { seat, place }),
        (seat(), select(characters))
            .prop_map(|(seat, character)| Correction::Character { seat, character }),
        (seat(), any::<bool>())
            .prop_map(|(seat, revealed)| Correction::RevealedCylon { seat, revealed }),
        (seat(), 0u8..4).prop_map(|(seat, cards)| Correction::LoyaltyCards { seat, cards }),
        (0u8..16).prop_map(|cards| Correction::LoyaltyDeck { cards }),
    ]
}

/// A correction about the board and what lies beside it.
fn about_the_board() -> impl Strategy<Value = Correction> {
    let kinds = vec![Craft::Raider, Craft::HeavyRaider, Craft::Viper];
    let piles = Pile::ALL.to_vec();
    prop_oneof![
        (resource(), 0u8..17)
            .prop_map(|(resource, value)| Correction::Resource { resource, value }),
        (select(piles), 0u8..24).prop_map(|(pile, cards)| Correction::Pile { pile, cards }),
        (0u8..4).prop_map(|count| Correction::Nukes { count }),
        (0u8..8).prop_map(|space| Correction::Fleet { space }),
        (0u8..14).prop_map(|distance| Correction::Distance { distance }),
        (0u8..7, 0u8..4).prop_map(|(space, count)| Correction::Centurions { space, count }),
        (area(), select(kinds), 0u8..7).prop_map(|(area, kind, count)| Correction::Ships {
            area: area.into(),
            kind,
            count
        }),
        (area(), prop::collection::vec(basestar(), 0..3)).prop_map(|(area, basestars)| {
            Correction::Basestars {
                area: area.into(),
                basestars,
            }
        }),
        (0u8..5).prop_map(|count| Correction::DamagedVipers {
            count,
            kind: ViperKind::Viper
        }),
        (0u8..5).prop_map(|count| Correction::DestroyedVipers {
            count,
            kind: ViperKind::Viper
        }),
        (0u8..6).prop_map(|count| Correction::DestroyedRaptors { count }),
        (location(), any::<bool>())
            .prop_map(|(location, damaged)| Correction::LocationDamage { location, damaged }),
        (resource(), any::<bool>())
            .prop_map(|(resource, spent)| Correction::SpentDamage { resource, spent }),
        (
            select(AttackCardId::all().collect::<Vec<_>>()),
            any::<bool>()
        )
            .prop_map(|(card, in_play)| Correction::AttackCard { card, in_play }),
        (select(CrisisId::all().collect::<Vec<_>>()), any::<bool>())
            .prop_map(|(card, in_play)| Correction::CrisisInPlay { card, in_play }),
        (
            select(QuorumId::all().collect::<Vec<_>>()),
            any::<bool>(),
            proptest::option::of(seat())
        )
            .prop_map(|(card, in_play, seat)| Correction::QuorumInPlay {
                card,
                in_play,
                seat
            }),
    ]
}

/// A correction about civilian ships, whose fronts are hidden.
fn about_civilian_ships() -> impl Strategy<Value = Correction> {
    let kinds: Vec<CivilianKind> = CivilianKind::all().collect();
    prop_oneof![
        3 => (area(), 0u8..6)
            .prop_map(|(area, count)| Correction::CivilianShips { area, count }),
        2 => (0u16..12, area()).prop_map(|(handle, area)| Correction::CivilianShipAt {
            handle: CivilianHandle(handle),
            area
        }),
        1 => prop::collection::vec(select(kinds), 0..4)
            .prop_map(|kinds| Correction::DestroyedCivilianShips { kinds }),
    ]
}

/// Any correction, most of them of something that could be.
pub(crate) fn correction() -> impl Strategy<Value = Correction> {
    prop_oneof![
        3 => about_people(),
        3 => about_the_board(),
        2 => about_civilian_ships(),
    ]
}
