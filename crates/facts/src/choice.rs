//! What may be answered to a question, and the one text of each answer.
//!
//! Pages, files and the wire know an answer by its text. **Architecture invariant:** no other file writes or reads
//! one: questions construct a [`Choice`], answers match on it, and whoever needs the text asks for it here.

use std::convert::identity;
use std::fmt;
use std::str::{FromStr, Split};

use serde::{Serialize, Serializer};

use crate::ability::Ability;
use crate::action::Act;
use crate::battle::{CylonShip, ShipIcon};
use crate::content::{
    AllyId, AttackCardId, Board, CharacterId, CivilianKind, CrisisId, DestinationId, HeldCard,
    LocationId, LoyaltyCard, MissionId, QuorumId, SkillCardId, SkillType, Trauma,
};
use crate::craft::ViperKind;
use crate::damage::GalacticaToken;
use crate::destiny::SkillCard;
use crate::message::{resource_id, token_id};
use crate::resources::Resource;
use crate::seat::SeatId;
use crate::space::{Area, BasestarDamage, CivilianHandle};

/// The words of a text, which colons part.
type Words<'a> = Split<'a, char>;

/// A part of an answer, as it stands in the text.
trait Part: Copy {
    /// Whether the text does without it. Such a part stands last.
    fn is_left_out(self) -> bool {
        false
    }
    fn add(self, text: &mut String);
    fn read(words: &mut Words<'_>) -> Option<Self>;
}

/// A text that names no answer at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no answer to any question")]
pub struct NotAChoice(String);

/// The kinds of answers: the name of each, what it names, and the words that its text begins with. A kind without
/// such words is known by what it names. Texts are for ever: files of older games have them.
macro_rules! choices {
    ($($(#[doc = $doc:literal])+ $name:ident $(($($part:ident: $type:ty),+))? = $prefix:literal,)*) => {
        /// What may be answered. A kind may belong to several questions; what it means is for them to say.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choice { $($(#[doc = $doc])+ $name $(($($type),+))?,)* }

        impl Choice {
            /// The names of all kinds.
            pub const KINDS: &'static [&'static str] = &[$(stringify!($name),)*];

            /// The name of its kind.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$name { .. } => stringify!($name),)* }
            }

            /// Its text.
            #[must_use]
            pub fn text(&self) -> String {
                // As long as most of them, so that it need not grow.
                let mut text = String::with_capacity(24);
                match *self {
                    $(Self::$name $(($($part),+))? => {
                        text.push_str($prefix);
                        $($(add(&mut text, $part);)+)?
                    })*
                }
                text
            }
        }

        impl fmt::Display for Choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.text())
            }
        }

        impl FromStr for Choice {
            type Err = NotAChoice;

            fn from_str(text: &str) -> Result<Self, NotAChoice> {
                $(
                    let read = |_words: &mut Words<'_>| {
                        Some(Self::$name $(($(<$type as Part>::read(_words)?),+))?)
                    };
                    let choice = after(text, $prefix).and_then(|mut words| read(&mut words));
                    // The one text that it has, and not another that would mean the same.
                    if let Some(choice) = choice.filter(|choice| choice.text() == text) {
                        return Ok(choice);
                    }
                )*
                Err(NotAChoice(text.to_owned()))
            }
        }
    };
}

choices! {
    /// A character is chosen.
    Character(character: CharacterId) = "character",
    /// Dradis deals.
    Deal = "deal",
    /// The table has dealt.
    Dealt = "dealt",
    /// The cards have been read.
    Read = "read",
    /// The game goes on although somebody has not read.
    CloseReading = "close-reading",
    /// The position lies as it should.
    Play = "play",
    /// The next step; or no further action.
    Next = "next",
    /// The step before.
    Back = "back",
    /// The turn ends.
    EndTurn = "end-turn",
    /// Cards have been discarded.
    Discarded = "discarded",
    /// A character goes to a location.
    Go(to: LocationId) = "go",
    /// A pilot flies to an area.
    Fly(to: Area) = "fly",
    /// An action.
    Act(act: Act) = "act",
    /// A player.
    Player(seat: SeatId) = "player",
    /// No player.
    Nobody = "nobody",
    /// A crisis is looked at.
    ScoutCrisis = "crisis",
    /// A destination is looked at.
    ScoutDestination = "destination",
    /// On top of the deck.
    OnTop = "top",
    /// Under the deck.
    Under = "bottom",
    /// One of several cards goes on top of the deck, from 1.
    OneOnTop(number: u8) = "top",
    /// One of several goes under the deck, from 1.
    OneUnder(number: u8) = "bottom",
    /// The Cylon card that is shown.
    CylonCard(card: LoyaltyCard) = "",
    /// It is done, or there is no more of it.
    Done = "done",
    /// The table carries a card out itself.
    ByHand = "by-hand",
    /// What was chosen begins.
    Begin = "begin",
    /// Starbuck has the card replaced.
    SecretDestiny = "destiny",
    /// Helo has the other half of a described card chosen.
    Compass = "compass",
    /// Helo has the check of a card chosen.
    CompassCheck = "compass:check",
    /// Helo has an option of a card chosen, from 0.
    CompassOption(index: u8) = "compass:option",
    /// The check of a crisis card.
    Check = "check",
    /// An option of a crisis card, from 0.
    Option(index: u8) = "option",
    /// A card of a hand that only its player sees, by its place, from 1.
    InHand(number: u8) = "hand",
    /// A Motive card of the Leader's hand, by its place, from 1, revealed while something else is asked.
    Motive(number: u8) = "motive",
    /// A held card that the table names.
    Held(card: HeldCard) = "held",
    /// A crisis card.
    Crisis(card: CrisisId) = "card",
    /// A Cylon attack card.
    AttackCard(card: AttackCardId) = "attack",
    /// A destination.
    Destination(card: DestinationId) = "card",
    /// A Quorum card.
    Quorum(card: QuorumId) = "card",
    /// A card of a check is told.
    SkillCard(card: SkillCard) = "card",
    /// A card of a check is taken back.
    TakeBack(card: SkillCard) = "back",
    /// What all cards of a check come to.
    Total(total: i16) = "total",
    /// Somebody else is accused.
    Accuse(seat: SeatId) = "seat",
    /// Somebody accuses themselves.
    Myself = "myself",
    /// So many cards of the player who is asked.
    Cards(cards: u8) = "cards",
    /// So many cards of another player.
    Added(seat: SeatId, cards: u8) = "added",
    /// Nobody else adds a card.
    Rest = "rest",
    /// The printed difficulty is put right by so much.
    Told(by: i8) = "told",
    /// How the cards of a type count is put right.
    TypeTold(skill: SkillType, to: Counting) = "type",
    /// The result stands.
    Accept = "accept",
    /// The cards are counted once more.
    Recount = "recount",
    /// A player plays a skill card on a check.
    PlayCard(card: SkillCardId, seat: SeatId) = "play",
    /// An ability moves the difficulty by so much.
    Difficulty(ability: Ability, by: i8) = "ability",
    /// Assign Arbitrator moves the difficulty by so much.
    Arbitrator(by: i8) = "arbitrator",
    /// Assign Chief of Staff makes every politics card count for the check.
    ChiefOfStaff = "chief-of-staff",
    /// The President looks at the cards of the player on Probation.
    Probation = "probation",
    /// Mysterious Intuition: the check passes.
    IntuitionPass = "intuition:pass",
    /// Mysterious Intuition: the check fails.
    IntuitionFail = "intuition:fail",
    /// Blind Devotion: a type counts nothing.
    Devotion(skill: SkillType) = "devotion",
    /// Command Authority: the cards go into a hand.
    Authority = "authority",
    /// Fast Learner: the cards of the deck go into the check.
    LearnForCheck = "fast-learner:check",
    /// Fast Learner: they go into the hand.
    LearnForHand = "fast-learner:hand",
    /// A skill card has the check pass, and no check is made.
    CardPass(card: SkillCardId, seat: SeatId) = "card-pass",
    /// A skill card has the check fail, and no check is made.
    CardFail(card: SkillCardId, seat: SeatId) = "card-fail",
    /// The skill-check ability of a card is carried out next.
    Resolve(card: SkillCardId) = "resolve",
    /// A card with a skill-check ability lies in a check whose total alone is told.
    There(card: SkillCardId) = "there",
    /// It does not.
    NotThere(card: SkillCardId) = "not-there",
    /// How far the fleet has come.
    Distance(distance: u8) = "distance",
    /// The first card drawn.
    First = "first",
    /// The second card drawn.
    Second = "second",
    /// The third card drawn.
    Third = "third",
    /// The cards have been seen.
    Seen = "seen",
    /// What follows is carried out.
    Apply = "apply",
    /// One of the courses there are, from 0.
    Branch(index: u8) = "branch",
    /// It stays where it is.
    Stay = "stay",
    /// No card is played; or the civilian ship with nothing aboard, see [`Choice::civilian`].
    Nothing = "nothing",
    /// No more of the pieces.
    Enough = "enough",
    /// A space of the boarding track, from 0.
    Space(space: u8) = "space",
    /// An unmanned viper of an area.
    Unmanned(area: Area, kind: ViperKind) = "unmanned",
    /// The viper of a pilot.
    Pilot(seat: SeatId) = "pilot",
    /// A damaged viper.
    Damaged(kind: ViperKind) = "damaged",
    /// A destroyed viper.
    Destroyed(kind: ViperKind) = "destroyed",
    /// A viper of the Reserve.
    InReserve(kind: ViperKind) = "in-reserve",
    /// A dial.
    Dial(dial: Resource) = "dial",
    /// A civilian ship on the board.
    Civilian(ship: CivilianHandle) = "civilian",
    /// What a civilian ship turned out to be, see [`Choice::civilian`].
    CivilianKind(kind: CivilianKind) = "",
    /// A Galactica damage token.
    GalacticaToken(token: GalacticaToken) = "",
    /// A basestar damage token.
    BasestarToken(token: BasestarDamage) = "",
    /// A ship takes the damage.
    Ship(ship: Board) = "ship",
    /// An area.
    Area(area: Area) = "",
    /// Whatever the order.
    AnyOrder = "any-order",
    /// A number: what the die shows, or how many.
    Number(number: u8) = "",
    /// Dradis rolls.
    Roll = "roll",
    /// A player plays Strategic Planning.
    Plan(seat: SeatId) = "plan",
    /// The roll stands.
    Stand = "stand",
    /// A player plays Evasive Maneuvers.
    Evade(seat: SeatId) = "evade",
    /// Helo has the die rolled again.
    Eco = "eco",
    /// The reason has been read.
    ReadOn = "read-on",
    /// Anders chooses what the die shows (CLAR-57).
    Longshot(face: u8) = "longshot",
    /// Kat discards a card of this strength for the die (CLAR-38).
    Hotshot(strength: u8) = "hotshot",
    /// In the place of a choice on a crisis five cards are discarded (CLAR-46).
    DifferentPath = "different-path",
    /// Felix Gaeta has the die of FTL Control rolled again (CLAR-14).
    FtlOperator = "ftl-operator",
    /// A viper of the Reserve goes to an area.
    Launch(area: Area, kind: ViperKind) = "launch",
    /// A viper goes from an area to the next.
    Move(from: Area, to: Area, kind: ViperKind) = "move",
    /// A Cylon ship of an area is attacked.
    AttackShip(area: Area, ship: CylonShip) = "attack",
    /// The same, by a viper that is no ordinary one.
    AttackWith(area: Area, ship: CylonShip, kind: ViperKind) = "attack-with",
    /// A centurion on a space of the boarding track is attacked, from 0.
    Centurion(space: u8) = "centurion",
    /// An unmanned viper of an area goes back to the Reserve.
    Recall(area: Area, kind: ViperKind) = "recall",
    /// A viper escorts a civilian ship of its area back to the unused pile (XVIPER-3).
    Escort(ship: CivilianHandle) = "escort",
    /// The Sympathizer is kept.
    Keep = "keep",
    /// An Ally.
    Ally(ally: AllyId) = "ally",
    /// What a trauma token shows.
    Trauma(trauma: Trauma) = "trauma",
    /// A player discards Maximum Firepower, and the die of an attack on occupation forces is rolled again (NC-16).
    Firepower(seat: SeatId) = "firepower",
    /// A Mission card is the one that was turned up.
    Mission(card: MissionId) = "mission",
}

impl Choice {
    /// That a civilian ship is of a kind. The kind without anything aboard is called as the answer that plays no card.
    #[must_use]
    pub fn civilian(kind: CivilianKind) -> Self {
        if Self::Nothing.to_string() == kind.name() {
            Self::Nothing
        } else {
            Self::CivilianKind(kind)
        }
    }

    /// The kind that a civilian ship is said to be of.
    #[must_use]
    pub fn kind_of_civilian(self) -> Option<CivilianKind> {
        CivilianKind::all().find(|kind| Self::civilian(*kind) == self)
    }

    /// The area that is named.
    #[must_use]
    pub const fn area(self) -> Option<Area> {
        if let Self::Area(area) = self {
            Some(area)
        } else {
            None
        }
    }

    /// The Super Crisis card that is played.
    #[must_use]
    pub fn super_crisis(card: HeldCard) -> Option<Self> {
        let crisis = CrisisId::find(card.name()).map(Self::Crisis);
        crisis.or_else(|| AttackCardId::find(card.name()).map(Self::AttackCard))
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How the cards of a type count in a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// For it.
    For,
    /// Against it.
    Against,
}

fn add(text: &mut String, part: impl Part) {
    if part.is_left_out() {
        return;
    }
    if !text.is_empty() {
        text.push(':');
    }
    part.add(text);
}

/// The words that follow the first ones, where a text begins with those. An answer goes past the first words of
/// every choice, and the first byte of most of them tells already that they are others.
#[inline]
fn after<'a>(text: &'a str, prefix: &str) -> Option<Words<'a>> {
    if !prefix.is_empty() && prefix.as_bytes().first() != text.as_bytes().first() {
        return None;
    }
    let mut words = text.strip_prefix(prefix)?.split(':');
    if prefix.is_empty() || words.next() == Some("") {
        return Some(words);
    }
    None
}

macro_rules! named {
    ($($type:ty: $all:expr, $name:expr;)+) => {
        $(impl Part for $type {
            fn add(self, text: &mut String) {
                text.push_str($name(self));
            }

            fn read(words: &mut Words<'_>) -> Option<Self> {
                let word = words.next()?;
                $all.into_iter().find(|one| $name(*one) == word)
            }
        })+
    };
}

named! {
    Ability: Ability::ALL.iter().copied(), Ability::name;
    Act: acts(), act;
    AllyId: AllyId::all(), AllyId::name;
    Area: Area::ALL, Area::name;
    AttackCardId: AttackCardId::all(), AttackCardId::name;
    BasestarDamage: BASESTAR_TOKENS, token_id;
    Board: Board::all(), Board::name;
    Trauma: Trauma::ALL, Trauma::name;
    CharacterId: CharacterId::all(), CharacterId::name;
    CivilianKind: CivilianKind::all(), CivilianKind::name;
    Counting: [Counting::For, Counting::Against], counting;
    CrisisId: CrisisId::all(), CrisisId::name;
    DestinationId: DestinationId::all(), DestinationId::name;
    GalacticaToken: tokens(), token;
    LocationId: LocationId::all(), LocationId::name;
    HeldCard: HeldCard::all(), HeldCard::name;
    LoyaltyCard: LoyaltyCard::all(), LoyaltyCard::name;
    QuorumId: QuorumId::all(), QuorumId::name;
    MissionId: MissionId::all(), MissionId::name;
    Resource: Resource::ALL, resource_id;
    SkillCardId: SkillCardId::all(), SkillCardId::name;
    SkillType: SkillType::ALL, SkillType::name;
}

macro_rules! numbers {
    ($($type:ty: $number:ty, $of:expr, $from:expr;)+) => {
        $(impl Part for $type {
            fn add(self, text: &mut String) {
                text.push_str(&$of(self).to_string());
            }

            fn read(words: &mut Words<'_>) -> Option<Self> {
                words.next()?.parse::<$number>().ok().map($from)
            }
        })+
    };
}

numbers! {
    i8: i8, identity, identity;
    i16: i16, identity, identity;
    u8: u8, identity, identity;
    SeatId: u8, |seat: Self| seat.0, SeatId;
    CivilianHandle: u16, |ship: Self| ship.0, CivilianHandle;
}

impl Part for SkillCard {
    fn add(self, text: &mut String) {
        self.kind.add(text);
        add(text, self.strength);
        if let Some(card) = self.card {
            add(text, card);
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        Some(Self {
            kind: SkillType::read(words)?,
            strength: u8::read(words)?,
            card: words.next().and_then(SkillCardId::find),
        })
    }
}

/// Ordinary vipers are not named: those of the base game are all ordinary.
impl Part for ViperKind {
    fn is_left_out(self) -> bool {
        self.is_ordinary()
    }

    fn add(self, text: &mut String) {
        text.push_str(self.name());
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        let Some(word) = words.next() else {
            return Some(Self::Viper);
        };
        Self::ALL.into_iter().find(|kind| kind.name() == word)
    }
}

impl Part for CylonShip {
    fn add(self, text: &mut String) {
        match self {
            Self::Raider => text.push_str("raider"),
            Self::HeavyRaider => text.push_str("heavy-raider"),
            Self::Basestar { index } => {
                text.push_str("basestar");
                add(text, index);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        match words.next()? {
            "raider" => Some(Self::Raider),
            "heavy-raider" => Some(Self::HeavyRaider),
            "basestar" => u8::read(words).map(|index| Self::Basestar { index }),
            _ => None,
        }
    }
}

const fn counting(to: Counting) -> &'static str {
    match to {
        Counting::For => "counts",
        Counting::Against => "against",
    }
}

const BASESTAR_TOKENS: [BasestarDamage; 6] = BasestarDamage::ALL;

fn tokens() -> impl Iterator<Item = GalacticaToken> {
    let locations = LocationId::all().map(|location| GalacticaToken::Location { location });
    let resources = Resource::ALL.map(|resource| GalacticaToken::Resource { resource });
    locations.chain(resources)
}

fn token(token: GalacticaToken) -> &'static str {
    match token {
        GalacticaToken::Location { location } => location.name(),
        GalacticaToken::Resource { resource } => resource_id(resource),
    }
}

/// Every action that there could be.
fn acts() -> impl Iterator<Item = Act> {
    let others = [
        Act::SuperCrisis,
        Act::OwnViper,
        Act::RepairVipers,
        Act::PlayQuorum,
        Act::DrawQuorum,
        Act::Nuke,
        Act::Reveal,
        Act::EndInfiltration,
        Act::Goal,
        Act::Mutiny,
        Act::AttackForces,
        Act::Detain,
        Act::FinalJump,
        Act::HandOnCag,
        Act::LeadFlight,
    ];
    let ships = ShipIcon::ALL.map(|ships| Act::Activate { ships });
    let cards = SkillCardId::all().map(|card| Act::Card { card });
    let abilities = Ability::ALL
        .iter()
        .map(|ability| Act::Ability { ability: *ability });
    let locations = LocationId::all().map(|location| Act::Location { location });
    let of_cylons = LocationId::all().filter(|location| location.facts().cylon_act.is_some());
    let of_cylons = of_cylons.map(|location| Act::CylonLocation { location });
    let named = others.into_iter().chain(ships).chain(cards);
    named.chain(abilities).chain(locations).chain(of_cylons)
}

fn act(act: Act) -> &'static str {
    match act {
        Act::Location { location } => location.name(),
        Act::SuperCrisis => "super-crisis",
        Act::Activate { ships } => match ships {
            ShipIcon::Raiders | ShipIcon::LaunchRaiders => "activate-raiders",
            ShipIcon::HeavyRaiders => "activate-heavy-raiders",
            ShipIcon::Basestars => "activate-basestars",
        },
        Act::OwnViper => "own-viper",
        Act::Card { card } => card.name(),
        Act::RepairVipers => "repair-vipers",
        Act::Ability { ability } => ability.name(),
        Act::PlayQuorum => "play-quorum",
        Act::DrawQuorum => "draw-quorum",
        Act::Nuke => "nuke",
        Act::Reveal => "reveal",
        Act::EndInfiltration => "end-infiltration",
        Act::Goal => "personal-goal",
        Act::Mutiny => "mutiny",
        Act::AttackForces => "attack-forces",
        Act::Detain => "detain",
        Act::FinalJump => "final-jump",
        Act::HandOnCag => "hand-on-cag",
        Act::LeadFlight => "lead-flight",
        // A location without such an action is never asked for it.
        Act::CylonLocation { location } => {
            let named = location.facts().cylon_act.as_deref();
            named.unwrap_or("cylon-location")
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// A text of each kind, as files and pages of older games have it.
    const TEXTS: &[(&str, &str)] = &[
        ("Character", "character:laura-roslin"),
        ("Deal", "deal"),
        ("Dealt", "dealt"),
        ("Read", "read"),
        ("CloseReading", "close-reading"),
        ("Play", "play"),
        ("Next", "next"),
        ("Back", "back"),
        ("EndTurn", "end-turn"),
        ("Discarded", "discarded"),
        ("Go", "go:armory"),
        ("Fly", "fly:fore-port"),
        ("Act", "act:armory"),
        ("Act", "act:super-crisis"),
        ("Act", "act:activate-raiders"),
        ("Act", "act:activate-heavy-raiders"),
        ("Act", "act:activate-basestars"),
        ("Act", "act:own-viper"),
        ("Act", "act:launch-scout"),
        ("Act", "act:repair"),
        ("Act", "act:repair-vipers"),
        ("Act", "act:cylon-detector"),
        ("Act", "act:play-quorum"),
        ("Act", "act:draw-quorum"),
        ("Act", "act:nuke"),
        ("Act", "act:reveal"),
        ("Act", "act:personal-goal"),
        ("Act", "act:mutiny"),
        ("Player", "player:2"),
        ("Nobody", "nobody"),
        ("ScoutCrisis", "crisis"),
        ("ScoutDestination", "destination"),
        ("OnTop", "top"),
        ("Under", "bottom"),
        ("OneOnTop", "top:2"),
        ("OneUnder", "bottom:1"),
        ("CylonCard", "cylon-send-to-brig"),
        ("Done", "done"),
        ("ByHand", "by-hand"),
        ("Begin", "begin"),
        ("SecretDestiny", "destiny"),
        ("Compass", "compass"),
        ("CompassCheck", "compass:check"),
        ("CompassOption", "compass:option:1"),
        ("Check", "check"),
        ("Option", "option:0"),
        ("InHand", "hand:1"),
        ("Motive", "motive:2"),
        ("Held", "held:armed-resistance"),
        ("Crisis", "card:food-shortage"),
        ("AttackCard", "attack:thirty-three"),
        ("Destination", "card:icy-moon"),
        ("Quorum", "card:food-rationing"),
        ("SkillCard", "card:politics:3"),
        ("TakeBack", "back:engineering:5"),
        ("Total", "total:-7"),
        ("Total", "total:12"),
        ("Accuse", "seat:4"),
        ("Myself", "myself"),
        ("Cards", "cards:0"),
        ("Added", "added:3:2"),
        ("Rest", "rest"),
        ("Told", "told:1"),
        ("Told", "told:-1"),
        ("TypeTold", "type:tactics:counts"),
        ("TypeTold", "type:tactics:against"),
        ("Accept", "accept"),
        ("Recount", "recount"),
        ("PlayCard", "play:declare-emergency:1"),
        ("Difficulty", "ability:friends-in-low-places:-2"),
        ("Arbitrator", "arbitrator:3"),
        ("ChiefOfStaff", "chief-of-staff"),
        ("Probation", "probation"),
        ("IntuitionPass", "intuition:pass"),
        ("IntuitionFail", "intuition:fail"),
        ("Devotion", "devotion:piloting"),
        ("Authority", "authority"),
        ("SkillCard", "card:politics:0:red-tape"),
        ("TakeBack", "back:treachery:5:exploit-a-weakness"),
        ("CardPass", "card-pass:political-prowess:1"),
        ("CardFail", "card-fail:political-prowess:1"),
        ("Resolve", "resolve:dogfight"),
        ("There", "there:iron-will"),
        ("NotThere", "not-there:iron-will"),
        ("Distance", "distance:3"),
        ("First", "first"),
        ("Second", "second"),
        ("Third", "third"),
        ("Seen", "seen"),
        ("Apply", "apply"),
        ("Branch", "branch:1"),
        ("Stay", "stay"),
        ("Nothing", "nothing"),
        ("Enough", "enough"),
        ("Space", "space:0"),
        ("Unmanned", "unmanned:fore-port"),
        ("Pilot", "pilot:4"),
        ("Damaged", "damaged"),
        ("Destroyed", "destroyed"),
        ("InReserve", "in-reserve"),
        ("Dial", "dial:resource-fuel"),
        ("Civilian", "civilian:11"),
        ("CivilianKind", "population-and-fuel"),
        ("GalacticaToken", "admirals-quarters"),
        ("GalacticaToken", "resource-fuel"),
        ("BasestarToken", "token-critical-hit"),
        ("BasestarToken", "token-disabled-hangar"),
        ("BasestarToken", "token-disabled-weapons"),
        ("BasestarToken", "token-structural-damage"),
        ("BasestarToken", "token-collateral-damage"),
        ("BasestarToken", "token-damage-to-personnel"),
        ("Ship", "ship:pegasus"),
        ("Area", "bow"),
        ("AnyOrder", "any-order"),
        ("Number", "8"),
        ("Roll", "roll"),
        ("Plan", "plan:0"),
        ("Stand", "stand"),
        ("Evade", "evade:5"),
        ("Eco", "eco"),
        ("ReadOn", "read-on"),
        ("Longshot", "longshot:8"),
        ("Hotshot", "hotshot:3"),
        ("DifferentPath", "different-path"),
        ("LearnForCheck", "fast-learner:check"),
        ("LearnForHand", "fast-learner:hand"),
        ("FtlOperator", "ftl-operator"),
        ("Launch", "launch:aft-port"),
        ("Move", "move:bow:fore-port"),
        ("AttackShip", "attack:bow:raider"),
        ("AttackShip", "attack:bow:heavy-raider"),
        ("AttackShip", "attack:stern:basestar:1"),
        ("Centurion", "centurion:2"),
        ("Recall", "recall:stern"),
        ("Recall", "recall:stern:assault-raptor"),
        ("Launch", "launch:aft-port:mark-vii"),
        ("Move", "move:bow:fore-port:mark-vii"),
        ("AttackWith", "attack-with:bow:raider:mark-vii"),
        ("AttackWith", "attack-with:stern:basestar:1:assault-raptor"),
        ("Unmanned", "unmanned:bow:mark-vii"),
        ("InReserve", "in-reserve:assault-raptor"),
        ("Damaged", "damaged:mark-vii"),
        ("Destroyed", "destroyed:mark-vii"),
        ("Escort", "escort:11"),
        ("Keep", "keep"),
        ("Firepower", "firepower:3"),
        ("Mission", "mission:rescue-hera"),
        ("Ally", "ally:kat-ally"),
        ("Trauma", "trauma:trauma-disaster"),
    ];

    #[test]
    fn each_kind_has_the_text_that_it_always_had() {
        let mut met: BTreeMap<&str, u32> = Choice::KINDS.iter().map(|kind| (*kind, 0)).collect();
        for (kind, text) in TEXTS {
            let choice: Choice = text.parse().expect(text);
            assert_eq!((choice.kind(), choice.to_string().as_str()), (*kind, *text));
            *met.get_mut(kind).expect(kind) += 1;
        }
        let missing: Vec<_> = met.iter().filter(|(_, times)| **times == 0).collect();
        assert!(missing.is_empty(), "no text of {missing:?}");
    }

    #[test]
    #[allow(clippy::print_stdout, reason = "how many names were read back")]
    fn no_two_answers_have_one_text() {
        let mut all: Vec<Choice> = Vec::new();
        all.extend(CharacterId::all().map(Choice::Character));
        all.extend(LocationId::all().map(Choice::Go));
        all.extend(Area::ALL.map(Choice::Fly));
        all.extend(acts().map(Choice::Act).filter(|act| {
            let ships = ShipIcon::LaunchRaiders;
            // The launch icon is no action of its own.
            *act != Choice::Act(Act::Activate { ships })
        }));
        all.extend(LoyaltyCard::all().map(Choice::CylonCard));
        all.extend(CrisisId::all().map(Choice::Crisis));
        all.extend(AttackCardId::all().map(Choice::AttackCard));
        all.extend(DestinationId::all().map(Choice::Destination));
        all.extend(QuorumId::all().map(Choice::Quorum));
        all.extend(MissionId::all().map(Choice::Mission));
        all.extend(CivilianKind::all().map(Choice::civilian));
        all.extend(tokens().map(Choice::GalacticaToken));
        all.extend(Board::all().map(Choice::Ship));
        all.extend(BASESTAR_TOKENS.map(Choice::BasestarToken));
        all.extend(Area::ALL.map(Choice::Area));
        let held = crate::content::HeldKind::SUPER_CRISIS.cards();
        all.extend(held.into_iter().filter_map(Choice::super_crisis));
        for choice in &all {
            assert_eq!(choice.to_string().parse(), Ok(*choice), "{choice}");
        }
        println!("{} names read back", all.len());
        assert!(all.len() > 200, "{} names", all.len());
    }

    #[test]
    fn what_names_no_answer_is_refused_in_one_sentence() {
        let wrong = [
            "",
            ":",
            "next:",
            ":next",
            "Next",
            "next ",
            "go",
            "go:",
            "go:nowhere",
            "go:armory:",
            "player",
            "player:",
            "player:01",
            "player:+1",
            "player:-1",
            "player:256",
            "08",
            "+3",
            "card:politics",
            "card:politics:03",
            "card:politics:0:nothing",
            "card:politics:0:red-tape:red-tape",
            "card:thirty-three",
            "attack:ambush:raider",
            "attack:bow",
            "told:--1",
            "told:200",
            "type:tactics:maybe",
            "intuition",
            "intuition:maybe",
            "move:bow",
            "act:",
            "act:bow",
            "compass:",
            "basestar:1",
            "attack:bow:basestar",
            "no-such-option",
            "\u{0}",
        ];
        for text in wrong {
            let refused = text.parse::<Choice>().expect_err(text).to_string();
            assert_eq!(refused, format!("\"{text}\" is no answer to any question"));
        }
    }
}
