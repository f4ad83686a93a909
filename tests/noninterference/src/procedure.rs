//! What is done with secrets at a table; the pairs must have come to each.

use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_state::Event;
use dradis_state::action::ActionEvent;
use dradis_state::effect::EffectEvent;
use dradis_state::held::HeldEvent;
use dradis_state::jump::JumpEvent;
use dradis_state::passing::PassingEvent;
use dradis_state::sleeper::SleeperEvent;

/// Something that is done with secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Procedure {
    /// The first deal.
    Deal,
    /// Somebody has read.
    Reading,
    /// The reading is closed although somebody has not.
    ReadingClosed,
    /// Everybody receives cards again.
    SleeperPhase,
    /// Boomer receives two of them.
    BoomersCards,
    /// The Sympathizer is shown.
    Sympathizer,
    /// A revealed Cylon passes it on.
    SympathizerPassed,
    /// A player looks at one card of another.
    LookAtOne,
    /// A player looks at all cards of another.
    LookAtAll,
    /// A revealed Cylon hands cards on.
    HandingOn,
    /// A player shows a Cylon card.
    Reveal,
    /// A player is a revealed Cylon without a card that is named.
    RevealWithoutCard,
    /// A player's own phone asks to reveal, and is refused.
    RevealRefused,
    /// A Super Crisis card comes to a hand.
    HeldDrawn,
    /// A Super Crisis card leaves a hand.
    HeldLeft,
    /// A player looks at civilian ships.
    CivilianLook,
    /// A check takes cards of the Destiny deck.
    DestinyDrawn,
    /// They are turned up.
    DestinyShown,
    /// Destinations lie before the one who chooses.
    Destinations,
    /// One is chosen.
    DestinationChosen,
    /// A destination that was scouted goes back into the deck.
    ScoutedPutBack,
    /// Cards are sent to phones.
    Phones,
    /// Cards are shown on a screen that is handed on.
    PassAndPlay,
    /// A step is undone.
    Undo,
    /// A step is done again.
    Redo,
    /// A fight is undone as one.
    UndoFight,
    /// Undo is barred.
    UndoBarred,
    /// An answer comes too late, or is none.
    Refused,
    /// The game is over.
    End,
    /// A player takes a card of the Loyalty deck while the game is played.
    LoyaltyDrawn,
    /// A card of those left over joins the Loyalty deck.
    LoyaltyJoined,
    /// A player shows the Mutineer or a Personal Goal.
    LoyaltyLaidOpen,
    /// Cards leave the game with a character.
    LoyaltyLeft,
    /// A player looks the Destiny deck through.
    DestinySearched,
    /// A player gives another one a card of those drawn to choose from.
    HeldGiven,
}

impl Procedure {
    /// Every procedure of the base game once.
    const ALL: [Self; 29] = [
        Self::Deal,
        Self::Reading,
        Self::ReadingClosed,
        Self::SleeperPhase,
        Self::BoomersCards,
        Self::Sympathizer,
        Self::SympathizerPassed,
        Self::LookAtOne,
        Self::LookAtAll,
        Self::HandingOn,
        Self::Reveal,
        Self::RevealWithoutCard,
        Self::RevealRefused,
        Self::HeldDrawn,
        Self::HeldLeft,
        Self::CivilianLook,
        Self::DestinyDrawn,
        Self::DestinyShown,
        Self::Destinations,
        Self::DestinationChosen,
        Self::ScoutedPutBack,
        Self::Phones,
        Self::PassAndPlay,
        Self::Undo,
        Self::Redo,
        Self::UndoFight,
        Self::UndoBarred,
        Self::Refused,
        Self::End,
    ];

    /// Every procedure of a game once.
    #[must_use]
    pub fn all(game: Game) -> Vec<Self> {
        let options = Options {
            game,
            ..Options::default()
        };
        let mut all = Self::ALL.to_vec();
        if options.kit().hands_on_within.is_some() {
            // There is no Sympathizer.
            all.retain(|one| ![Self::Sympathizer, Self::SympathizerPassed].contains(one));
            all.extend(Self::OF_PEOPLE);
        }
        all
    }

    /// Those that only games have in which Loyalty cards move while they are played.
    const OF_PEOPLE: [Self; 6] = [
        Self::LoyaltyDrawn,
        Self::LoyaltyJoined,
        Self::LoyaltyLaidOpen,
        Self::LoyaltyLeft,
        Self::DestinySearched,
        Self::HeldGiven,
    ];

    /// What an event is part of.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other event does nothing with secrets"
    )]
    pub(crate) fn of(event: &Event) -> Vec<Self> {
        match event {
            Event::LoyaltyDealt { .. } => vec![Self::Deal],
            Event::LoyaltyRead { .. } => vec![Self::Reading],
            Event::ReadingClosed { without } if !without.is_empty() => vec![Self::ReadingClosed],
            Event::LoyaltyShown {
                seats: _,
                here: None,
            } => vec![Self::Phones],
            Event::LoyaltyShown {
                seats: _,
                here: Some(_),
            } => vec![Self::PassAndPlay],
            Event::Sleeper { sleeper } => match sleeper {
                SleeperEvent::Dealt { counts, cards: _ } => {
                    if counts.contains(&2) {
                        vec![Self::SleeperPhase, Self::BoomersCards]
                    } else {
                        vec![Self::SleeperPhase]
                    }
                }
                SleeperEvent::DealtByHand { .. } => Vec::new(),
                SleeperEvent::SympathizerShown { .. } => vec![Self::Sympathizer],
                SleeperEvent::SympathizerPassed { .. } => vec![Self::SympathizerPassed],
            },
            Event::Effect {
                effect: EffectEvent::LoyaltyLooked { all, .. },
            } => vec![if *all {
                Self::LookAtAll
            } else {
                Self::LookAtOne
            }],
            Event::Effect {
                effect: EffectEvent::LoyaltyGiven { .. },
            } => vec![Self::HandingOn],
            Event::Action {
                action: ActionEvent::CylonCardShown { .. },
            } => vec![Self::Reveal],
            Event::CylonRevealed { .. } => vec![Self::RevealWithoutCard],
            Event::Held { kind: _, held } => match held {
                HeldEvent::DeckBuilt { .. } => Vec::new(),
                HeldEvent::Dealt { .. } => vec![Self::HeldDrawn],
                HeldEvent::Given { .. } => vec![Self::HeldGiven],
                HeldEvent::Discarded { .. }
                | HeldEvent::Under { .. }
                | HeldEvent::Played { .. }
                | HeldEvent::Shown { .. }
                | HeldEvent::Removed { .. }
                | HeldEvent::Returned { .. } => vec![Self::HeldLeft],
            },
            Event::CiviliansSeen { .. } => vec![Self::CivilianLook],
            Event::DestinyDrawn { .. } => vec![Self::DestinyDrawn],
            Event::DestinyShown { .. } => vec![Self::DestinyShown],
            Event::Jump {
                jump: JumpEvent::Dealt { .. },
            } => vec![Self::Destinations],
            Event::Jump {
                jump: JumpEvent::Chosen { .. },
            } => vec![Self::DestinationChosen],
            Event::Jump {
                jump: JumpEvent::PutBack { .. },
            } => vec![Self::ScoutedPutBack],
            Event::GameEnded { .. } => vec![Self::End],
            Event::Effect {
                effect: EffectEvent::DestinyLooked { .. },
            } => vec![Self::DestinySearched],
            Event::Passing { passing } => match passing {
                PassingEvent::Drew { .. } => vec![Self::LoyaltyDrawn],
                PassingEvent::Joined { .. } => vec![Self::LoyaltyJoined],
                PassingEvent::Shown { .. } => vec![Self::LoyaltyLaidOpen],
                PassingEvent::LeftWith { .. } => vec![Self::LoyaltyLeft],
                PassingEvent::Seen { .. }
                | PassingEvent::Passed { .. }
                | PassingEvent::TurnOver
                | PassingEvent::MutineerDrew
                | PassingEvent::MotivesJudged => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}
