//! What a game is played with: the one seam between the boxes.
//!
//! Rows of cards, characters and locations are one union of all boxes, found by their stable names, which are never
//! used again. A kit says which of them are in play and how many there are of each piece.
//!
//! **Architecture invariant:** only [`kit`] tells games apart. Whoever asks what is in play asks a kit; a test of the
//! workspace reads the sources for other readers of the option.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::content::{
    self, AllyId, AreaFacts, AttackCardId, Barred, BasestarDamageFacts, Board, Boards, Cards,
    CharacterId, CivilianKind, CrisisId, DeckCounts, Deeds, DestinationId, DestinyFacts,
    DifficultyFacts, GalacticaDamage, HeldCards, HeldKind, HullFacts, JumpSpace, LocationId,
    LoyaltyCard, LoyaltyDeck, MissionId, PieceCounts, QuorumId, ResourceFacts, Rows, SkillCardId,
    SkillDraws, SkillMark, SkillType, StartingDials, SuperCrisisId, Thresholds,
};
use crate::craft::{Counts, Craft};
use crate::damage::GalacticaToken;
use crate::deed::Procedure;
use crate::destiny::SkillCard;
use crate::mark::RuleId;
use crate::moment::MomentRow;
use crate::options::Options;
use crate::places::Place;
use crate::rejection::Rejection;
use crate::resources::Resource;
use crate::rule;
use crate::space::{Area, Zone};
use crate::titles::Title;

mod base;
mod combined;
#[cfg(feature = "toy")]
mod made;

/// The boxes that a table plays with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// The base game alone.
    #[default]
    Base,
    /// The base game with all expansions.
    Combined {
        /// Where the fleet is going (XSETUP-1).
        objective: Objective,
    },
    /// Made-up things, for tests alone: they show that a further box meets one seam.
    #[cfg(feature = "toy")]
    #[cfg_attr(feature = "ts", ts(skip))]
    Toy,
    /// More of them.
    #[cfg(feature = "toy")]
    #[cfg_attr(feature = "ts", ts(skip))]
    Barge,
}

impl Game {
    /// The games that a table can choose.
    pub const PUBLISHED: &[Self] = &[
        Self::Base,
        Self::combined(Objective::Kobol),
        Self::combined(Objective::NewCaprica),
        Self::combined(Objective::IonianNebula),
        Self::combined(Objective::Earth),
    ];

    /// Every game.
    pub const ALL: &[Self] = &[
        Self::Base,
        Self::combined(Objective::Kobol),
        Self::combined(Objective::NewCaprica),
        Self::combined(Objective::IonianNebula),
        Self::combined(Objective::Earth),
        #[cfg(feature = "toy")]
        Self::Toy,
        #[cfg(feature = "toy")]
        Self::Barge,
    ];

    /// The made-up ones, which tests find here: whoever adds one adds it to no test.
    #[cfg(feature = "toy")]
    pub const MADE: &[Self] = &[Self::Toy, Self::Barge];

    /// All boxes with this objective.
    #[must_use]
    pub const fn combined(objective: Objective) -> Self {
        Self::Combined { objective }
    }

    /// Whether it is the base game alone, which files need not name.
    #[must_use]
    pub fn is_base(&self) -> bool {
        *self == Self::Base
    }
}

/// What the humans win by reaching (XSETUP-1). The table lays its card beside the Destination deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Objective {
    Kobol,
    NewCaprica,
    IonianNebula,
    Earth,
}

/// How many players a game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Players {
    /// The fewest.
    pub fewest: u8,
    /// The most.
    pub most: u8,
}

/// A ship with locations that can be damaged.
#[derive(Clone, Debug)]
pub struct Hull {
    /// Its board.
    pub board: Board,
    /// Its damage tokens, one row each.
    pub damage: Vec<GalacticaToken>,
    /// Damaged locations that destroy it (END-4, XBOARD-6).
    pub destroyed_at: u8,
    /// The ship whose damage it may take in her stead (XDMG-1).
    pub takes_for: Option<Board>,
}

impl Hull {
    fn of(row: &HullFacts) -> Self {
        let tokens = row.damage.iter().filter_map(|token| match token {
            // A name that is no location cannot be: a test compares the content's names.
            GalacticaDamage::Location(name) => {
                LocationId::find(name).map(|location| GalacticaToken::Location { location })
            }
            GalacticaDamage::Resource(resource) => Some(GalacticaToken::Resource {
                resource: *resource,
            }),
        });
        Self {
            board: row.board,
            damage: tokens.collect(),
            destroyed_at: row.destroyed_at,
            takes_for: row.takes_for,
        }
    }
}

/// What a nuke is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NukeAt {
    /// A basestar (NUKE-2).
    Basestar,
    /// A space area, whatever is there (XNUKE-1, XNUKE-5).
    Area,
}

/// What is in play, in the order in which it is listed and offered. Public.
#[derive(Clone)]
pub struct Kit {
    /// The version of the rules of this game, written into every step of one. Whoever changes what the rules make of any
    /// command in it raises it: a step of another version that does not follow is told apart.
    pub rules: u32,
    /// How many play (COMP-11).
    pub players: Players,
    /// Characters to choose from.
    pub characters: Vec<CharacterId>,
    /// Titles that somebody holds, each with its line of succession, first in line first (TITLE-SUCC-1, TITLE-SUCC-2).
    pub lines: BTreeMap<Title, Vec<CharacterId>>,
    /// Boards with locations.
    pub boards: Vec<Board>,
    /// Kinds of cards that players hold, hidden from the others.
    pub held: Vec<HeldKind>,
    /// What follows on moments, beside what the rules of every game say.
    pub moments: Vec<MomentRow>,
    /// Locations, board by board.
    pub locations: Vec<LocationId>,
    /// Where ships can stand, with those of the start: the space areas clockwise from the bow (AREA-2), then others.
    pub zones: Vec<AreaFacts>,
    /// The dials.
    pub resources: Vec<ResourceFacts>,
    /// No dial goes above this (RES-5).
    pub dial_maximum: u8,
    /// Difficulty steps.
    pub difficulty: DifficultyFacts,
    /// Starting dials without the Sympathizer (SETUP-NOSYMP).
    pub dials_without_sympathizer: StartingDials,
    /// The Jump Preparation track, Start first.
    pub jump_track: Vec<JumpSpace>,
    /// Civilian ships that each space of the Pursuit track brings, Start first; the last space is Auto Attack. Empty where
    /// there is no such track (XPURSUIT-6, XPURSUIT-7).
    pub pursuit: Vec<u8>,
    /// Distances with an instruction of the objective.
    pub distances: Thresholds,
    /// Spaces of the Boarding Party track, Start included; one advance more loses the game.
    pub boarding_spaces: u8,
    /// Pieces in the box.
    pub pieces: PieceCounts,
    /// Vipers that lie in the Damaged Vipers box when the game begins (XVIPER-5).
    pub damaged_at_start: Counts,
    /// Assault raptors in the Reserve when the game begins; players gain the others (XCOMP-3).
    pub assault_raptors_at_start: u8,
    /// Cards in the decks beside the board.
    pub decks: DeckCounts,
    /// Kinds of Loyalty cards; the order in which piles are laid before a shuffle.
    pub loyalty: Vec<LoyaltyCard>,
    /// Copies of them beyond those of the box that brings the row (XCOMP-11).
    more_loyalty: BTreeMap<LoyaltyCard, u8>,
    /// How far the fleet may have come for a revealed Cylon to hand on the cards that lie face down before them at once,
    /// as they are revealed and in the Sleeper phase; `None` where they do so at a location alone (XREVEAL-5).
    pub hands_on_within: Option<u8>,
    /// Nukes of the Admiral at the start (SETUP-8, XSETUP-13); the others lie beside the board.
    pub nukes_at_start: u8,
    /// What a nuke is used on (NUKE-2, XNUKE-1).
    pub nuke_at: NukeAt,
    /// Whether vipers escort civilian ships back to the unused pile (XVIPER-3, VIPER-ESCORT).
    pub escorts: bool,
    /// Miracle tokens that each player begins with, 0 where there are none (XSETUP-11, XMIR-2).
    pub miracles: u8,
    /// Whether the skill cards of a Cylon player are never two of one type, whatever the table chooses (XCYTURN-1).
    pub cylon_draws_differ: bool,
    /// Whether a crisis card may be replaced before its drawer's own abilities are used, and not after (XORDER-4).
    pub replaced_first: bool,
    /// Most Quorum cards that the President keeps at the end of a turn (XTITLE-1); `None` where there is no limit (HAND-3).
    pub quorum_limit: Option<u8>,
    /// Skill cards that a Cylon Leader who is not infiltrating begins with (XSETUP-21).
    pub leader_at_start: u8,
    /// Whether whoever leaves the Brig takes the titles that prisoners hold because everybody was there (XTITLE-5).
    pub the_free_take_titles: bool,
    /// Whether the power of a Cylon card is for those alone whom it sends somewhere: not for who is there (XMOVE-5). Without
    /// it whoever is chosen suffers what can be done to them (ABIL-4).
    pub chosen_are_sent: bool,
    /// Whether the rulebook says in which words players speak of amounts, of abilities and of ships that they have looked at
    /// (SECRET-12, SECRET-13, SECRET-14).
    pub weighs_words: bool,
    /// Rules that say what goes back into the box and what is laid out before the game, beside what the board shows; a
    /// page lists them for the table (XCOMP-1, XBOARD-2, XSETUP-3, XCOMP-12).
    pub lay_out: Vec<RuleId>,
    /// Where an overlay lies on a location: what is there now (XBOARD-1).
    overlaid: BTreeMap<LocationId, LocationId>,
    /// What the Loyalty deck is made of, one row per number of players.
    pub loyalty_decks: Vec<LoyaltyDeck>,
    /// "Not a Cylon" cards that replace the Sympathizer (SETUP-NOSYMP).
    pub not_a_cylon_without_sympathizer: u8,
    /// Who is not chosen without the Sympathizer (SETUP-NOSYMP-1).
    pub barred_without_sympathizer: Barred,
    /// Types of skill cards, in the order in which the decks are gone through (docs/PROTOCOL.md, section 4.8).
    pub skill_types: Vec<SkillType>,
    /// Skill cards.
    pub skill_cards: Vec<SkillCardId>,
    /// Those that can be told from the others, type by type and weakest first, with how many there are of each.
    skill_faces: Vec<(SkillCard, u8)>,
    /// What is printed on some of them.
    skill_marks: Vec<SkillMark>,
    /// Cards drawn and kept.
    pub skill_draws: SkillDraws,
    /// How the Destiny deck is made and used.
    pub destiny: DestinyFacts,
    /// Crisis and Super Crisis cards.
    pub crises: Vec<CrisisId>,
    /// Cylon attack cards.
    pub attack_cards: Vec<AttackCardId>,
    /// Destinations.
    pub destinations: Vec<DestinationId>,
    /// Quorum cards.
    pub quorum: Vec<QuorumId>,
    /// Ships with locations that can be damaged.
    pub hulls: Vec<Hull>,
    /// Basestar damage tokens.
    pub basestar_damage: Vec<BasestarDamageFacts>,
    /// Hits that destroy a basestar.
    pub basestar_destroyed_at: u8,
    /// Kinds of civilian ships; the order in which the pile is laid before a draw.
    pub civilian_ships: Vec<CivilianKind>,
    /// What New Caprica is played with, where it is the objective (XSETUP-18).
    pub new_caprica: Option<NewCapricaFacts>,
    /// Mission cards, where the objective is Earth (EARTH-SETUP-1); none elsewhere.
    pub missions: Vec<MissionId>,
    /// What the Ionian Nebula is played with, where it is the objective (XSETUP-19).
    pub ionian: Option<IonianFacts>,
    /// What the Crossroads phase begins with, where the objective has one (ION-5).
    pub crossroads: Option<Arrivals>,
}

/// What the Ionian Nebula is played with.
#[derive(Clone, Debug)]
pub struct IonianFacts {
    /// Trauma tokens that each player begins with (ION-SETUP-3).
    pub trauma: u8,
    /// Allies that are on the board from the beginning (ION-SETUP-5).
    pub first_allies: u8,
    /// The Ally deck.
    pub allies: Vec<AllyId>,
}

/// What New Caprica is played with.
#[derive(Clone, Debug)]
pub struct NewCapricaFacts {
    /// Cards of its Crisis deck.
    pub crises: u8,
    /// Occupation forces.
    pub forces: u8,
    /// What Galactica finds as she comes back.
    pub returns: Arrivals,
}

/// What comes to the board together, as Galactica comes back (NC-30, NC-53) and as the Crossroads phase begins (ION-5).
#[derive(Clone, Debug, Deserialize)]
pub struct Arrivals {
    /// The areas of the Cylon ships.
    pub beside: Vec<Area>,
    /// Basestars in each of them.
    pub basestars: u8,
    /// Raiders in each of them.
    pub raiders: u8,
    /// Vipers in each area with a launch icon.
    pub vipers: u8,
}

/// The kit of a game.
pub(crate) fn kit(game: Game) -> &'static Kit {
    match game {
        Game::Base => base::kit(),
        Game::Combined { objective } => combined::kit(objective),
        #[cfg(feature = "toy")]
        Game::Toy => made::TOY.kit(),
        #[cfg(feature = "toy")]
        Game::Barge => made::BARGE.kit(),
    }
}

impl Options {
    /// What is played with: the one place that reads which game it is.
    #[must_use]
    pub fn kit(&self) -> &'static Kit {
        kit(self.game)
    }
}

/// What a box prints, whichever game it is played in.
struct Printed {
    rows: fn() -> &'static Rows,
    boards: fn() -> &'static Boards,
    deeds: fn() -> &'static Deeds,
}

/// The boxes, the base game's first.
const BOXES: &[Printed] = &[
    Printed {
        rows: || &content::base().rows,
        boards: content::base_boards,
        deeds: content::base_deeds,
    },
    Printed {
        rows: combined::rows,
        boards: combined::boards,
        deeds: combined::deeds,
    },
    #[cfg(feature = "toy")]
    Printed {
        rows: || made::TOY.rows(),
        boards: || made::TOY.boards(),
        deeds: || made::TOY.deeds(),
    },
    #[cfg(feature = "toy")]
    Printed {
        rows: || made::BARGE.rows(),
        boards: || made::BARGE.boards(),
        deeds: || made::BARGE.deeds(),
    },
];

/// The rows of every box.
pub(crate) fn rows() -> impl Iterator<Item = &'static Rows> {
    BOXES.iter().map(|printed| (printed.rows)())
}

/// The boards of every box.
pub(crate) fn boards() -> impl Iterator<Item = &'static Boards> {
    BOXES.iter().map(|printed| (printed.boards)())
}

/// The deeds of every box.
pub(crate) fn deeds() -> impl Iterator<Item = &'static Deeds> {
    BOXES.iter().map(|printed| (printed.deeds)())
}

/// The cards of every box.
pub(crate) fn cards() -> impl Iterator<Item = &'static Cards> {
    [content::base_cards(), combined::cards()].into_iter()
}

/// There is one of each.
impl PartialEq for Kit {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Kit {}

impl fmt::Debug for Kit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kit")
    }
}

impl Kit {
    /// Titles that somebody holds.
    pub fn titles(&self) -> impl Iterator<Item = Title> {
        self.lines.keys().copied()
    }

    /// That a title is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_title(&self, title: Title) -> Result<(), Rejection> {
        in_play(self.lines.contains_key(&title), title.name())
    }

    /// That cards of a type are in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_skill(&self, skill: SkillType) -> Result<(), Rejection> {
        in_play(self.skill_types.contains(&skill), skill.name())
    }

    /// That cards of a kind are in play, and have a deck of their own.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_deck(&self, kind: HeldKind) -> Result<(), Rejection> {
        let there = self.held.contains(&kind) && kind.facts().cards != HeldCards::Loyalty;
        in_play(there, kind.name())
    }

    /// That a Crisis or Super Crisis card is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_crisis(&self, card: CrisisId) -> Result<(), Rejection> {
        in_play(self.crises.contains(&card), card.name())
    }

    /// That a Cylon attack card is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_attack_card(&self, card: AttackCardId) -> Result<(), Rejection> {
        if self.attack_cards.is_empty() {
            rule!("XCOMP-1");
            rule!("XNAME-2");
        }
        in_play(self.attack_cards.contains(&card), card.name())
    }

    /// That a Quorum card is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_quorum(&self, card: QuorumId) -> Result<(), Rejection> {
        in_play(self.quorum.contains(&card), card.name())
    }

    /// That a destination is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_destination(&self, card: DestinationId) -> Result<(), Rejection> {
        in_play(self.destinations.contains(&card), card.name())
    }

    /// That a location is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_location(&self, location: LocationId) -> Result<(), Rejection> {
        in_play(self.locations.contains(&location), location.name())
    }

    /// That a place is one of this game's.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_place(&self, place: Place) -> Result<(), Rejection> {
        match place {
            Place::Location { location } => self.require_location(location),
            Place::Viper { .. } | Place::OffBoard => Ok(()),
        }
    }

    /// That a character is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_character(&self, character: CharacterId) -> Result<(), Rejection> {
        in_play(self.characters.contains(&character), character.name())
    }

    /// That a Loyalty card is in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_loyalty(&self, card: LoyaltyCard) -> Result<(), Rejection> {
        rule!("COMP-4");
        rule!("XCOMP-1");
        in_play(self.loyalty.contains(&card), card.name())
    }

    /// That an ability is one of a character in play.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_ability(&self, ability: Ability) -> Result<(), Rejection> {
        let mut characters = self.characters.iter();
        let there = characters.any(|character| character.facts().abilities.contains(&ability));
        in_play(there, ability.name())
    }

    /// How many of a Loyalty card there are.
    #[must_use]
    pub fn loyalty_copies(&self, card: LoyaltyCard) -> u8 {
        rule!("XCOMP-11");
        card.facts().copies + self.more_loyalty.get(&card).copied().unwrap_or(0)
    }

    /// The location itself, or the one of the overlay that lies on it: what effects name by the location of the board
    /// means that one (XBOARD-1, XBOARD-5).
    #[must_use]
    pub fn standing_for(&self, location: LocationId) -> LocationId {
        rule!("XBOARD-1");
        rule!("XBOARD-9");
        self.overlaid.get(&location).copied().unwrap_or(location)
    }

    /// Whether an overlay lies on locations of a board (XBOARD-1).
    #[must_use]
    pub fn overlays(&self, board: Board) -> bool {
        let mut below = self.overlaid.keys();
        below.any(|location| location.facts().board == board)
    }

    /// Whether an overlay lies on Caprica: the crisis card that is not resolved there goes under the deck, and is not
    /// discarded as on the board below (LOC-CAPRICA-1); the other one brings the fleet token on with its jump icon
    /// (XBOARD-15, XCYTURN-7).
    #[must_use]
    pub fn caprica_is_overlaid(&self) -> bool {
        let mut below = self.overlaid.keys();
        below.any(|location| location.does(Procedure::PickCrisis))
    }

    /// The location whose action is this procedure, if there is one.
    #[must_use]
    pub fn that_does(&self, procedure: Procedure) -> Option<LocationId> {
        let mut locations = self.locations.iter().copied();
        locations.find(|location| location.does(procedure))
    }

    /// The row of a dial.
    ///
    /// # Panics
    /// Never: a test checks that every dial has its row in every kit.
    #[must_use]
    pub fn dial(&self, resource: Resource) -> &ResourceFacts {
        let mut rows = self.resources.iter();
        rows.find(|row| row.id == resource)
            .expect("every dial has a row")
    }

    /// The row of a space area.
    ///
    /// # Panics
    /// Never: a test checks that every area has its row in every kit.
    #[must_use]
    pub fn area(&self, area: Area) -> &AreaFacts {
        let mut rows = self.zones.iter();
        rows.find(|row| row.id == Zone::Space(area))
            .expect("every area has a row")
    }

    /// That ships can stand there.
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_zone(&self, zone: Zone) -> Result<(), Rejection> {
        let there = self.zones.iter().any(|row| row.id == zone);
        in_play(there, zone.name())
    }

    /// The ship that a board shows.
    ///
    /// # Panics
    /// Never for a ship of this kit: a test checks that Galactica is one in every kit.
    #[must_use]
    pub fn hull(&self, board: Board) -> &Hull {
        let mut hulls = self.hulls.iter();
        hulls
            .find(|hull| hull.board == board)
            .expect("the ship is in the kit")
    }

    /// The ship that a damage token belongs to.
    #[must_use]
    pub fn hull_with(&self, token: GalacticaToken) -> Option<&Hull> {
        let mut hulls = self.hulls.iter();
        hulls.find(|hull| hull.damage.contains(&token))
    }

    /// Brings skill cards into play, and the types that come after those there are.
    fn bring_skill_cards(&mut self, types: &[SkillType], cards: impl Iterator<Item = SkillCardId>) {
        self.skill_types.extend(types);
        self.skill_cards.extend(cards);
        let rows = self.skill_cards.iter().map(|card| card.facts());
        self.skill_marks = rows.flat_map(|row| row.marks.iter().copied()).collect();
        let mut faces = BTreeMap::<_, u8>::new();
        for id in &self.skill_cards {
            let row = id.facts();
            let kind = row.skill;
            let Some(of_type) = self.skill_types.iter().position(|one| *one == kind) else {
                continue;
            };
            for (strength, copies) in &row.copies {
                let card = SkillCard {
                    kind,
                    strength: *strength,
                    card: row.is(SkillMark::CheckAbility).then_some(*id),
                };
                *faces.entry((of_type, card)).or_default() += copies;
            }
        }
        self.skill_faces = faces
            .into_iter()
            .map(|((_, card), copies)| (card, copies))
            .collect();
    }

    /// The skill deck of a type, weakest first (COMP-5).
    pub fn skill_deck(&self, kind: SkillType) -> impl Iterator<Item = SkillCard> {
        if kind == SkillType::Treachery {
            rule!("XTERM-4");
            rule!("XCOMP-8");
        }
        let faces = self.skill_faces.iter();
        let of_type = faces.filter(move |(card, _)| card.kind == kind);
        of_type.flat_map(|(card, copies)| std::iter::repeat_n(*card, (*copies).into()))
    }

    /// Skill cards with a skill-check ability, type by type (XABILITY-1).
    pub fn check_abilities(&self) -> impl Iterator<Item = SkillCardId> {
        let cards = self.skill_cards.iter().copied();
        cards.filter(|card| card.facts().is(SkillMark::CheckAbility))
    }

    /// Whether a mark is printed on a skill card.
    #[must_use]
    pub fn has_mark(&self, mark: SkillMark) -> bool {
        self.skill_marks.contains(&mark)
    }

    /// Every skill card that can be told from the others, type by type, weakest first.
    pub fn skill_faces(&self) -> impl Iterator<Item = SkillCard> {
        self.skill_faces.iter().map(|(card, _)| *card)
    }

    /// How many skill cards of all types there are (COMP-5).
    #[must_use]
    pub fn skill_count(&self) -> usize {
        let copies = self.skill_faces.iter().map(|(_, copies)| *copies);
        copies.map(usize::from).sum()
    }

    /// Cards of the Super Crisis deck: its crises, then its attack card.
    pub fn super_crises(&self) -> impl Iterator<Item = SuperCrisisId> {
        let crises = self
            .crises
            .iter()
            .filter_map(|card| card.in_super_crisis_deck());
        let attacks = self
            .attack_cards
            .iter()
            .filter_map(|card| card.in_super_crisis_deck());
        crises.chain(attacks)
    }

    /// Ships in the box.
    #[must_use]
    pub fn ships(&self, craft: Craft) -> usize {
        if craft == Craft::CivilianShip {
            let copies = self.civilian_ships.iter().map(|kind| kind.facts().copies);
            return copies.map(usize::from).sum();
        }
        self.pieces.ships[craft].into()
    }
}

fn in_play(there: bool, name: &str) -> Result<(), Rejection> {
    if there {
        Ok(())
    } else {
        Err(Rejection::NotInPlay {
            name: name.to_owned(),
        })
    }
}
