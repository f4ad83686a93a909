//! What a list of effects comes to, line by line, before it happens.

use dradis_facts::ability::Ability;
use dradis_facts::attack::FACES;
use dradis_facts::board::Piece;
use dradis_facts::content::{Allegiance, HeldKind, LocationId, SkillType};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{
    Branch, Cards, Effect, Extreme, InTheNebula, Locations, OnPieces, Question, Source, Who,
};
use dradis_facts::message::{
    Line, Message, ability_id, area_id, location_id, resource_id, skill_id, title_id,
};
use dradis_facts::options::{Mode, OccupationAuthority};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_state::agenda::Work;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::state::State;

use crate::play::ability::has;
use crate::play::effect::{
    asked_to_exchange, comes_to_nothing_there, looking_is_barred, sent_to, stays_in_brig,
};
use crate::play::hands::{draws, sheet_types};
use crate::play::held;
use crate::play::prompt::Consequence;
use crate::play::titles::heir;

/// What a list of effects comes to, line by line.
pub(crate) fn consequences(
    state: &State,
    of: Source,
    current: SeatId,
    effects: &[Effect],
) -> Vec<Consequence> {
    let course = Course {
        of,
        current,
        picked: None,
        left: effects.to_vec(),
    };
    of_course(state, &course)
}

/// What is left of a course comes to, line by line.
pub(crate) fn of_course(state: &State, course: &Course) -> Vec<Consequence> {
    let mut words = Words {
        state,
        course,
        depth: 0,
        lines: Vec::new(),
    };
    words.list(&course.left);
    words.lines
}

/// What the numbers of the die bring that is being rolled for a card, a location or an ability.
pub(crate) fn of_numbers(state: &State) -> Vec<Consequence> {
    let mut steps = state.agenda.steps.iter().rev();
    let fork = steps.find_map(|step| {
        if let Work::Effects {
            effects:
                EffectStep::Fork {
                    low_to,
                    low,
                    high,
                    highest,
                },
        } = &step.work
        {
            Some((*low_to, low, high, highest))
        } else {
            None
        }
    });
    let Some((low_to, low, high, highest)) = fork else {
        return Vec::new();
    };
    let mut lines = on_faces(state, low, 1, low_to);
    let most = FACES - u8::from(highest.is_some());
    lines.extend(on_faces(state, high, low_to.saturating_add(1), most));
    if let Some(highest) = highest {
        lines.extend(on_faces(state, highest, FACES, FACES));
    }
    lines
}

fn on_faces(state: &State, course: &Course, from: u8, to: u8) -> Vec<Consequence> {
    let mut words = Words {
        state,
        course,
        depth: 0,
        lines: Vec::new(),
    };
    words.faces(from, to, &course.left);
    words.lines
}

struct Words<'a> {
    state: &'a State,
    course: &'a Course,
    depth: u8,
    lines: Vec<Consequence>,
}

/// How many, or that it is all.
fn count(cards: Cards) -> Option<u8> {
    match cards {
        Cards::All => None,
        Cards::Number(count) => Some(count),
    }
}

impl Words<'_> {
    fn say(&mut self, line: Line) {
        self.lines.push(Consequence {
            line,
            depth: self.depth,
            by_hand: false,
        });
    }

    /// What is done with Loyalty cards: by people where they keep them.
    fn with_loyalty(&mut self, line: Line) {
        match self.state.options.modes.loyalty {
            Mode::App => self.say(line),
            Mode::Table => self.by_hand(line),
        }
    }

    /// People do it with their cards.
    fn by_hand(&mut self, line: Line) {
        self.lines.push(Consequence {
            line,
            depth: self.depth,
            by_hand: true,
        });
    }

    fn below(&mut self, effects: &[Effect]) {
        self.depth += 1;
        self.list(effects);
        self.depth -= 1;
    }

    fn list(&mut self, effects: &[Effect]) {
        let mut effects = effects.iter().peekable();
        while let Some(effect) = effects.next() {
            // The President and the current player may be the same: they discard both (CLAR-1).
            if let Effect::Discard { who, cards, random } = effect
                && let Some(mut count) = count(*cards)
                && let [seat] = self.course.affected(self.state, *who)[..]
            {
                while let Some(Effect::Discard {
                    who,
                    cards: Cards::Number(more),
                    random: other,
                }) = effects.peek()
                    && other == random
                    && *who != Who::Everyone
                    && self.course.affected(self.state, *who) == [seat]
                {
                    rule!("CLAR-1");
                    rule!("CLAR-35");
                    count = count.saturating_add(*more);
                    effects.next();
                }
                self.discard(*who, Some(count), *random);
                continue;
            }
            self.effect(effect);
        }
    }

    /// A player by name, or who it is in words.
    fn who(&self, who: Who) -> Line {
        let named = self.course.players(self.state, who);
        match (who, named.first()) {
            (Who::Everyone, _) if self.course.affected(self.state, who).len() < named.len() => {
                rule!("CYPLAYER-3");
                Line::new(Message::WhoHumans)
            }
            (Who::Everyone, _) => Line::new(Message::WhoEveryone),
            (Who::Cylons, _) => Line::new(Message::WhoCylons),
            (_, Some(seat)) => Line::new(Message::WhoPlayer).seat("player", *seat),
            (Who::Picked | Who::Willing, None) => Line::new(Message::WhoPicked),
            (Who::Current | Who::Active | Who::Holder(_), None) => Line::new(Message::WhoNobody),
        }
    }

    fn about(&self, message: Message, who: Who) -> Line {
        Line::new(message).line("who", self.who(who))
    }

    /// Says that a revealed Cylon is not affected, where one is named.
    fn unaffected(&mut self, who: Who) -> bool {
        let named = self.course.players(self.state, who);
        let spared = !named.is_empty() && self.course.affected(self.state, who).is_empty();
        if spared {
            let line = self.about(Message::EffectNotAffected, who);
            self.say(line);
        }
        spared
    }

    fn discard(&mut self, who: Who, count: Option<u8>, random: bool) {
        if self.unaffected(who) {
            return;
        }
        // What Apollo is forced to discard is drawn at random.
        let affected = self.course.affected(self.state, who);
        let headstrong = who != Who::Everyone
            && affected
                .iter()
                .any(|seat| has(self.state, *seat, Ability::Headstrong));
        if headstrong {
            rule!("CLAR-20");
        }
        let line = match count {
            None => self.about(Message::EffectDiscardAll, who),
            Some(count) if random || headstrong => self
                .about(Message::EffectDiscardRandom, who)
                .number("count", count),
            Some(count) => self
                .about(Message::EffectDiscard, who)
                .number("count", count),
        };
        self.by_hand(line);
        if who == Who::Everyone && !random {
            for seat in affected {
                if has(self.state, seat, Ability::Headstrong)
                    && let Some(count) = count
                {
                    let name = Line::new(Message::WhoPlayer).seat("player", seat);
                    let line = Line::new(Message::EffectDiscardRandom)
                        .line("who", name)
                        .number("count", count);
                    self.depth += 1;
                    self.by_hand(line);
                    self.depth -= 1;
                }
            }
        }
    }

    fn draw(&mut self, who: Who, cards: u8, types: &[SkillType]) {
        let named = match (who, &self.course.affected(self.state, who)[..]) {
            (Who::Everyone | Who::Cylons, _) => None,
            (_, players) => players.first().copied(),
        };
        let types = match named {
            Some(seat) => draws::types_for(self.state, seat, types),
            None => types.to_vec(),
        };
        let line = match draws::in_words(&[draws::of_types(cards, &types)]) {
            Some(draws) if !types.is_empty() => {
                self.about(Message::EffectDraws, who).line("draws", draws)
            }
            Some(_) | None => {
                rule!("CHAR-3");
                self.about(Message::EffectDraw, who).number("count", cards)
            }
        };
        self.by_hand(line);
    }

    /// Who draws cards of the types of another player.
    fn draw_like(&mut self, who: Who, like: Who, cards: u8) {
        let named = self.course.players(self.state, like).first().copied();
        match named {
            Some(like) => self.draw(who, cards, &sheet_types(self.state, like)),
            None => {
                let line = self
                    .about(Message::EffectDrawLike, who)
                    .line("like", self.who(like))
                    .number("count", cards);
                self.by_hand(line);
            }
        }
    }

    /// Who discards and draws, and that a revealed Cylon may too where everybody does (XCY-1).
    fn exchange(&mut self, who: Who, discard: (u8, bool), draw: u8, types: &[SkillType]) {
        let cylons = asked_to_exchange(self.state, self.course, who);
        // The question says what.
        if who == Who::Current && !cylons.is_empty() {
            return;
        }
        if self.unaffected(who) {
            return;
        }
        let (count, random) = discard;
        self.discard(who, Some(count), random);
        self.draw(who, draw, types);
        if !cylons.is_empty() {
            self.say(Line::new(Message::EffectCylonsMay));
        }
    }

    /// To whom a title goes, and that there is nobody.
    fn heir(&mut self, title: Title) {
        let line = match heir(title, self.state) {
            Some(seat) => {
                let name = Line::new(Message::WhoPlayer).seat("player", seat);
                Line::new(Message::EffectTitle)
                    .line("who", name)
                    .word("title", title_id(title))
            }
            None => Line::new(Message::EffectNoEffect),
        };
        self.say(line);
    }

    fn give_up_titles(&mut self, who: Who) {
        let players = self.course.affected(self.state, who);
        let held = |title: &Title| {
            let holder = self.state.titles.holder(*title);
            holder.is_some_and(|holder| players.contains(&holder))
        };
        let titles: Vec<Title> = Title::ALL.into_iter().filter(held).collect();
        if titles.is_empty() {
            self.say(Line::new(Message::EffectNoEffect));
        }
        for title in titles {
            self.heir(title);
        }
    }

    fn mutiny(&mut self, who: Who, cards: u8, without_brig: bool, only_without: bool) {
        if self.unaffected(who) {
            return;
        }
        let message = if only_without {
            Message::EffectDrawMutinyIfNone
        } else if without_brig {
            Message::EffectDrawMutinyKeepOne
        } else {
            Message::EffectDrawMutiny
        };
        let line = self.about(message, who).number("count", cards);
        if held::kept(self.state, HeldKind::MUTINY) {
            self.say(line);
        } else {
            self.by_hand(line);
        }
    }

    /// What is done with the Destiny deck: by people where they keep it.
    fn with_destiny(&mut self, line: Line) {
        match self.state.options.modes.destiny {
            Mode::App => self.say(line),
            Mode::Table => self.by_hand(line),
        }
    }

    fn places(&mut self, piece: Craft, count: u8, area: Area) {
        if count > 0 {
            self.say(
                Line::new(Message::EffectPlace)
                    .word("piece", Piece::Craft(piece).id())
                    .word("area", area_id(area))
                    .number("count", count),
            );
        }
    }

    /// What each branch brings as things stand, `None` for the way to stop; those that bring nothing are none.
    fn brings(&self, between: &[Branch]) -> Vec<Option<Vec<Consequence>>> {
        let each = between.iter().map(|branch| {
            let left = branch.effects.clone();
            let course = self.course.clone();
            (!left.is_empty()).then(|| of_course(self.state, &Course { left, ..course }))
        });
        each.filter(|brings| brings.as_ref().is_none_or(|lines| !lines.is_empty()))
            .collect()
    }

    fn branches(&mut self, brings: Vec<Option<Vec<Consequence>>>) {
        for (index, lines) in brings.into_iter().enumerate() {
            self.depth += 1;
            self.say(Line::new(match (&lines, index) {
                (None, _) => Message::EffectOrNothing,
                (Some(_), 0) => Message::EffectEither,
                (Some(_), _) => Message::EffectOr,
            }));
            self.depth += 1;
            self.said(lines.unwrap_or_default());
            self.depth -= 2;
        }
    }

    /// Takes in what has been said apart.
    fn said(&mut self, lines: Vec<Consequence>) {
        let by = self.depth;
        let deeper = lines.into_iter().map(|line| Consequence {
            depth: line.depth.saturating_add(by),
            ..line
        });
        self.lines.extend(deeper);
    }

    fn faces(&mut self, from: u8, to: u8, effects: &[Effect]) {
        if effects.is_empty() {
            return;
        }
        self.say(
            Line::new(Message::EffectOnFaces)
                .number("from", from)
                .number("to", to),
        );
        self.below(effects);
    }

    fn moves(&mut self, who: Who, to: dradis_facts::content::LocationId) {
        if self.unaffected(who) {
            return;
        }
        let stays = match self.course.affected(self.state, who)[..] {
            [seat] => stays_in_brig(self.state, seat, to),
            _ => false,
        };
        let line = if stays {
            rule!("REM-15");
            self.about(Message::EffectStaysThere, who)
        } else {
            self.about(Message::EffectMove, who)
                .word("location", location_id(to))
        };
        self.say(line);
    }

    fn effect(&mut self, effect: &Effect) {
        if comes_to_nothing_there(self.state, effect) {
            self.say(Line::new(Message::EffectNoEffect));
            return;
        }
        match effect {
            Effect::Dial { resource, by } => {
                rule!("RES-2");
                let message = if *by > 0 {
                    Message::EffectGain
                } else {
                    Message::EffectLoss
                };
                self.say(
                    Line::new(message)
                        .word("resource", resource_id(*resource))
                        .number("by", by.unsigned_abs()),
                );
            }
            Effect::IfBelow {
                resource,
                below,
                effects,
            } => {
                self.say(
                    Line::new(Message::EffectIfBelow)
                        .word("resource", resource_id(*resource))
                        .number("below", *below),
                );
                self.below(effects);
            }
            Effect::FleetToken { by } => self.say(
                Line::new(if *by > 0 {
                    Message::EffectFleetForward
                } else {
                    Message::EffectFleetBack
                })
                .number("count", by.unsigned_abs()),
            ),
            Effect::Distance { by } => {
                self.say(Line::new(Message::EffectDistance).number("by", *by));
            }
            Effect::Discard { who, cards, random } => self.discard(*who, count(*cards), *random),
            Effect::Draw { who, cards, types } => {
                if self.unaffected(*who) {
                    return;
                }
                self.draw(*who, *cards, types.named(self.state.kit()));
            }
            Effect::Exchange {
                who,
                discard,
                random,
                draw,
                types,
            } => {
                let types = types.named(self.state.kit());
                self.exchange(*who, (*discard, *random), *draw, types);
            }
            Effect::PassOn { title } => self.heir(*title),
            Effect::GiveUpTitles { who } => self.give_up_titles(*who),
            Effect::ReleaseAll => self.say(Line::new(Message::EffectReleaseAll)),
            Effect::Move { who, to, cut_off } => {
                self.moves(
                    *who,
                    sent_to(self.state, Some(self.course.of), *to, *cut_off),
                );
            }
            Effect::MoveAll { from, to } => self.say(
                match from {
                    Some(from) => {
                        Line::new(Message::EffectMoveAll).word("from", location_id(*from))
                    }
                    None => Line::new(Message::EffectMoveColonialOne),
                }
                .word("location", location_id(*to)),
            ),
            Effect::PassTitle { title, to } => {
                if !self.unaffected(*to) {
                    let line = self
                        .about(Message::EffectTitle, *to)
                        .word("title", title_id(*title));
                    self.say(line);
                }
            }
            Effect::Roll {
                by,
                low_to,
                low,
                high,
            } => {
                let line = self.about(Message::EffectRoll, *by);
                self.say(line);
                self.depth += 1;
                self.faces(1, *low_to, low);
                self.faces(low_to.saturating_add(1), FACES, high);
                self.depth -= 1;
            }
            Effect::RollBelowRaiders { by, low } => {
                let line = self.about(Message::EffectBelowRaiders, *by);
                let below = self.state.space.count(Craft::Raider);
                self.say(line.number("raiders", i32::try_from(below).unwrap_or(i32::MAX)));
                self.below(low);
            }
            Effect::Place {
                basestars,
                basestar_tokens,
                raiders,
                raiders_astern,
                civilian_ships,
                civilian_ships_ahead,
            } => {
                self.places(Craft::Basestar, *basestars, Area::Bow);
                if *basestar_tokens > 0 {
                    self.many(Message::EffectBasestarDamaged, *basestar_tokens);
                }
                self.places(Craft::Raider, *raiders, Area::Bow);
                self.places(Craft::Raider, *raiders_astern, Area::Stern);
                self.places(Craft::CivilianShip, *civilian_ships, Area::Stern);
                self.places(Craft::CivilianShip, *civilian_ships_ahead, Area::Bow);
            }
            Effect::DestroyCylonShips => self.say(Line::new(Message::EffectDestroyCylons)),
            Effect::DestroyIn { area, ship, count } => self.say(
                Line::new(Message::EffectDestroyIn)
                    .word("piece", Piece::Craft(*ship).id())
                    .word("area", area_id(*area))
                    .number("count", *count),
            ),
            Effect::LoseShip { ship } => {
                self.say(Line::new(Message::EffectLoseShip).number("ship", ship.0));
            }
            Effect::ActivateVipers { by, count } => {
                if !self.unaffected(*by) {
                    let line = self.about(Message::EffectActivateVipers, *by);
                    self.say(line.number("count", *count));
                }
            }
            Effect::LaunchPilots => self.say(Line::new(Message::EffectLaunchPilots)),
            Effect::DestroyRaptors { count } => self.many(Message::EffectLoseRaptors, *count),
            Effect::BuildAssaultRaptor => self.say(Line::new(Message::EffectBuildAssaultRaptor)),
            Effect::ActivateOne { count } => {
                let line = self.about(Message::EffectActivateOne, Who::Current);
                self.say(line.number("count", *count));
            }
            Effect::AttackHere => {
                let line = self.about(Message::EffectAttackHere, Who::Current);
                self.say(line);
            }
            Effect::Launch { ship, each } => self.say(
                Line::new(Message::EffectLaunch)
                    .word("piece", Piece::Craft(*ship).id())
                    .number("count", *each),
            ),
            Effect::CeaseFire => self.say(Line::new(Message::EffectCeaseFire)),
            Effect::RestoreRaptors { count } => self.many(Message::EffectRestoreRaptors, *count),
            Effect::DamageReserve { count } => self.many(Message::EffectDamageReserve, *count),
            Effect::Ask(question) => self.question(question),
            Effect::RecallVipers => self.say(Line::new(Message::EffectRecall)),
            Effect::BoardCenturions { count } => self.many(Message::EffectBoard, *count),
            Effect::Damage { hull: _, tokens } => self.many(Message::EffectDamage, *tokens),
            Effect::ChooseDamage { draw, take } => {
                let line = Line::new(Message::EffectChooseDamage)
                    .number("cards", *draw)
                    .number("count", *take);
                match self.state.options.modes.damage {
                    Mode::App => self.say(line),
                    Mode::Table => self.by_hand(line),
                }
            }
            Effect::SpendNuke => self.say(Line::new(Message::EffectNuke)),
            Effect::LaunchNuke => self.say(Line::new(Message::EffectLaunchNuke)),
            Effect::RemoveNukes => self.say(Line::new(Message::EffectRemoveNukes)),
            Effect::GainNuke => self.say(Line::new(Message::EffectGainNuke)),
            Effect::RepairAllVipers => self.say(Line::new(Message::EffectRepairAllVipers)),
            Effect::Activate { icons, forces } => {
                if !icons.is_empty() {
                    let ids = icons.iter().map(|icon| icon.id().to_owned());
                    self.say(Line::new(Message::EffectActivate).words("icons", ids));
                }
                if *forces {
                    let line = self.about(Message::EffectActivateForces, Who::Current);
                    self.say(line);
                }
            }
            Effect::LookAtLoyalty { who, at, all } => {
                if looking_is_barred(self.state) {
                    self.say(Line::new(Message::EffectNoLooking));
                    return;
                }
                let spares = self.course.of.spares_cylons();
                if spares && (self.unaffected(*who) || self.unaffected(*at)) {
                    return;
                }
                let message = if *all {
                    Message::EffectLookAll
                } else {
                    Message::EffectLook
                };
                self.with_loyalty(self.about(message, *who).line("at", self.who(*at)));
            }
            Effect::GiveLoyalty { to } => {
                self.with_loyalty(self.about(Message::EffectGiveLoyalty, *to));
            }
            Effect::TakeCard {
                who,
                from,
                all,
                random,
            } => {
                let message = if *random {
                    Message::EffectTakeRandomCard
                } else if *all {
                    Message::EffectTakeAllCards
                } else {
                    Message::EffectTakeCard
                };
                let line = self.about(message, *who).line("from", self.who(*from));
                self.by_hand(line);
            }
            Effect::DrawLike { who, like, cards } => self.draw_like(*who, *like, *cards),
            Effect::GiveCards { from, to, cards } => {
                let line = self
                    .about(Message::EffectGiveCards, *from)
                    .line("to", self.who(*to))
                    .number("count", *cards);
                self.by_hand(line);
            }
            Effect::SwapHands { who, with } => {
                let line = self
                    .about(Message::EffectSwapHands, *who)
                    .line("with", self.who(*with));
                self.by_hand(line);
            }
            Effect::LookAtQuorum { who, cards } => {
                let line = self.about(Message::EffectLookAtQuorum, *who);
                self.by_hand(line.number("cards", *cards));
            }
            Effect::Use { ability } => {
                self.say(Line::new(Message::EffectUses).word("ability", ability_id(*ability)))
            }
            Effect::MoreActions { count } => self.many(Message::EffectMoreActions, *count),
            Effect::BrigAtEnd { who } => {
                let line = self.about(Message::EffectBrigAtEnd, *who);
                self.say(line);
            }
            Effect::LendTitle { title } => {
                let line = self.about(Message::EffectLendTitle, Who::Current);
                self.say(line.word("title", title_id(*title)));
            }
            Effect::ReturnTitle => self.say(Line::new(Message::EffectReturnTitle)),
            Effect::AddJumpIcon => self.say(Line::new(Message::EffectAddJumpIcon)),
            Effect::Pursue => self.say(Line::new(Message::EffectPursue)),
            Effect::Spare { resource } => {
                self.say(Line::new(Message::EffectSpare).word("resource", resource_id(*resource)))
            }
            Effect::JumpBlind => {
                rule!("CLAR-37");
                self.say(Line::new(Message::EffectFleetJumps));
            }
            Effect::ActivateLocations { count, among } => {
                let message = match among {
                    Locations::Humans => Message::EffectActivateHumanLocations,
                    Locations::All => Message::EffectActivateLocations,
                    Locations::Planned => {
                        self.say(Line::new(Message::EffectActivatePlanned));
                        return;
                    }
                    Locations::Only(location) => {
                        let line = Line::new(Message::OptionActLocation);
                        self.say(line.word("location", location_id(*location)));
                        return;
                    }
                };
                self.many(message, *count);
            }
            Effect::LookAtDeck => self.by_hand(Line::new(Message::EffectLookAtDeck)),
            Effect::LookAtDestination => {
                self.by_hand(Line::new(Message::EffectLookAtDestination));
            }
            Effect::Miracle { who, by } => {
                let line = self
                    .about(Message::EffectMiracle, *who)
                    .number("count", *by);
                self.say(line);
            }
            Effect::DrawQuorum { cards } => {
                let line = self
                    .about(Message::EffectDrawQuorum, Who::Holder(Title::President))
                    .number("count", *cards);
                self.by_hand(line);
            }
            Effect::DiscardQuorum { cards, random } => {
                let message = if *random {
                    Message::EffectDiscardQuorumRandom
                } else {
                    Message::EffectDiscardQuorum
                };
                let line = self
                    .about(message, Who::Holder(Title::President))
                    .number("count", *cards);
                self.by_hand(line);
            }
            Effect::DrawMutiny {
                who,
                cards,
                without_brig,
                only_without,
            } => self.mutiny(*who, *cards, *without_brig, *only_without),
            Effect::IfExecuted { effects } => {
                self.say(Line::new(Message::EffectIfExecuted));
                self.below(effects);
            }
            Effect::IfHolds { who, kind, effects } => {
                let line = self.about(Message::EffectIfHolds, *who);
                self.say(line.word("kind", kind.id()));
                self.below(effects);
            }
            Effect::EndLasting { rule } => {
                if let Some(open) = self.state.quorum.rule(*rule) {
                    let line = Line::new(Message::EffectEndLasting);
                    self.say(line.text("card", &open.card.facts().name));
                }
            }
            Effect::ShuffleIntoDestiny { skill, cards } => {
                let line = Line::new(Message::EffectIntoDestiny)
                    .word("skill", skill_id(*skill))
                    .number("cards", *cards);
                self.with_destiny(line);
            }
            Effect::RebuildDestiny { skill, cards } => {
                let line = Line::new(Message::EffectNewDestinyOf)
                    .word("skill", skill_id(*skill))
                    .number("cards", *cards);
                self.with_destiny(line);
            }
            Effect::LookAtCrises { who, cards } => {
                let line = self.about(Message::EffectLookAtCrises, *who);
                self.by_hand(line.number("cards", *cards));
            }
            Effect::LookAtBottom { who } => {
                rule!("CLAR-70");
                let line = self.about(Message::EffectLookAtBottom, *who);
                self.by_hand(line);
            }
            Effect::AnotherDestination => {
                self.say(Line::new(Message::EffectAnotherDestination));
            }
            Effect::DrawHeld {
                who,
                kind,
                cards,
                discard,
            } => {
                let message = if *cards == 0 {
                    Message::EffectDiscardHeld
                } else if *discard > 0 {
                    Message::EffectSwapHeld
                } else {
                    Message::EffectDrawHeld
                };
                let line = self
                    .about(message, *who)
                    .word("kind", kind.id())
                    .number("count", *cards);
                if held::kept(self.state, *kind) {
                    self.say(line);
                } else {
                    self.by_hand(line);
                }
            }
            Effect::Execute { who } => {
                if !self.unaffected(*who) {
                    let line = self.about(Message::EffectExecute, *who);
                    self.say(line);
                }
            }
            Effect::EverybodyActs => self.say(Line::new(Message::EffectEverybodyActs)),
            Effect::QuorumUnder { by, cards } => {
                let line = self.about(Message::EffectQuorumUnder, *by);
                self.by_hand(line.number("count", *cards));
            }
            Effect::AnotherCrisis => self.say(Line::new(Message::EffectAnotherCrisis)),
            Effect::StaysInPlay { with } => {
                let line = match with {
                    None => Line::new(Message::EffectStays),
                    Some(with) => self.about(Message::EffectStaysWith, *with),
                };
                self.say(line);
            }
            Effect::RemoveCard => self.say(Line::new(Message::EffectRemoved)),
            Effect::PlayOneMutiny { draw } => {
                let line = self.about(Message::EffectAbusePower, Who::Current);
                let line = line.number("cards", *draw);
                if held::kept(self.state, HeldKind::MUTINY) {
                    self.say(line);
                } else {
                    self.by_hand(line);
                }
            }
            Effect::LookAtCivilians => {
                let line = self.about(Message::EffectLookAtCivilians, Who::Current);
                match self.state.options.modes.civilian_ships {
                    Mode::App => self.say(line),
                    Mode::Table => self.by_hand(line),
                }
            }
            Effect::IfOnNewCaprica { who, effects } => {
                let line = self.about(Message::EffectIfOnNewCaprica, *who);
                self.say(line);
                self.below(effects);
            }
            Effect::Prepare => self.say(Line::new(Message::EffectPrepare)),
            Effect::PlaceForces { count } => self.many(Message::EffectPlaceForces, *count),
            Effect::DestroyForceHere => self.many(Message::EffectDestroyForces, 1),
            Effect::LoseStacked => self.say(Line::new(Message::EffectLoseStacked)),
            Effect::SkipPrepare => self.say(Line::new(Message::EffectSkipPrepare)),
            Effect::LookAtLocked => {
                let line = self.about(Message::EffectLookAtLocked, Who::Current);
                match self.state.options.modes.civilian_ships {
                    Mode::App => self.say(line),
                    Mode::Table => self.by_hand(line),
                }
            }
            Effect::LockedUnder => self.say(Line::new(Message::EffectLockedUnder)),
            Effect::Detain { who } => {
                let moved = |to| [Effect::sent(*who, to)];
                self.faces(1, 3, &moved(LocationId::DETENTION));
                self.faces(4, FACES - 1, &moved(LocationId::MEDICAL_CENTER));
            }
            Effect::ClearShips { ship } => {
                let line = Line::new(Message::EffectClearShips);
                self.say(line.word("piece", Piece::Craft(*ship).id()));
            }
            Effect::ClearCenturions => self.say(Line::new(Message::EffectClearCenturions)),
            Effect::LeaveGame {
                basestars,
                heavy_raiders,
                centurions,
            } => {
                let each = [
                    (Piece::Craft(Craft::Basestar), basestars),
                    (Piece::Craft(Craft::HeavyRaider), heavy_raiders),
                    (Piece::Centurion, centurions),
                ];
                for (piece, count) in each.into_iter().filter(|(_, count)| **count > 0) {
                    let line = Line::new(Message::EffectLeaveGame).word("piece", piece.id());
                    self.say(line.number("count", *count));
                }
            }
            Effect::PlaceAhead { ship, count } => self.places(*ship, *count, Area::Bow),
            Effect::MiracleForAll => self.say(Line::new(Message::EffectMiracleForAll)),
            Effect::TurnMissionDown => self.say(Line::new(Message::EffectMissionDown)),
            Effect::RebelBasestar { allegiance } => self.say(Line::new(match allegiance {
                Allegiance::Humans => Message::EffectRebelHumans,
                Allegiance::Cylons => Message::EffectRebelCylons,
            })),
            Effect::DestroyHub => self.say(Line::new(Message::EffectDestroyHub)),
            Effect::LookAtMission => {
                let line = self.about(Message::EffectLookAtMission, Who::Current);
                self.by_hand(line);
            }
            Effect::OrderCrises { cards } => {
                let line = self.about(Message::EffectOrderCrises, Who::Current);
                self.by_hand(line.number("cards", *cards));
            }
            Effect::SearchSkills { skill, cards } => {
                let line = self
                    .about(Message::EffectSearchSkills, Who::Current)
                    .word("skill", skill_id(*skill))
                    .number("cards", *cards);
                self.by_hand(line);
            }
            Effect::Ionian(effect) => self.in_the_nebula(*effect),
            Effect::ActAgain { ship } => {
                self.say(Line::new(Message::EffectActAgain).word("ship", ship.id()));
            }
            Effect::ReceiveLoyalty { who } => {
                let line = self.about(Message::EffectReceiveLoyalty, *who);
                self.say(line);
            }
            Effect::ByHand => self.by_hand(Line::new(Message::EffectByHand)),
        }
    }

    fn in_the_nebula(&mut self, effect: InTheNebula) {
        match effect {
            InTheNebula::DrawTrauma { who, tokens } => {
                let line = self.about(Message::EffectDrawTrauma, who);
                self.with_trauma(line.number("count", tokens));
            }
            InTheNebula::DiscardTrauma {
                who,
                tokens,
                random,
            } => {
                let message = match random {
                    true => Message::EffectDiscardRandomTrauma,
                    false => Message::EffectDiscardTrauma,
                };
                let line = self.about(message, who);
                self.with_trauma(line.number("count", tokens));
            }
            InTheNebula::ShootRaiders => self.say(Line::new(Message::EffectShootRaiders)),
            InTheNebula::CenturionsBack => self.say(Line::new(Message::EffectCenturionsBack)),
            InTheNebula::DrawLoyalty { within } => {
                let line = self.about(Message::EffectDrawLoyalty, Who::Current);
                self.with_loyalty(line.number("distance", within));
            }
            InTheNebula::MoveCivilians => {
                let line = self.about(Message::EffectMoveCivilians, Who::Current);
                self.say(line);
            }
            InTheNebula::TakeDestiny { cards } => {
                let line = self.about(Message::EffectTakeDestiny, Who::Current);
                self.by_hand(line.number("cards", cards));
            }
        }
    }

    fn with_trauma(&mut self, line: Line) {
        if held::kept(self.state, HeldKind::TRAUMA) {
            self.say(line);
        } else {
            self.by_hand(line);
        }
    }

    fn picks(&mut self, by: Who, optional: bool, effects: &[Effect]) {
        let message = if optional {
            Message::EffectMayPick
        } else {
            Message::EffectPick
        };
        let line = self.about(message, by);
        self.say(line);
        // Whoever was picked before is not the one who is picked now.
        let course = Course {
            picked: None,
            ..self.course.with(effects)
        };
        let mut inner = Words {
            state: self.state,
            course: &course,
            depth: self.depth + 1,
            lines: Vec::new(),
        };
        inner.list(effects);
        self.lines.append(&mut inner.lines);
    }

    fn question(&mut self, question: &Question) {
        match question {
            Question::Release { by: _, who } => {
                let line = self.about(Message::EffectRelease, *who);
                self.say(line);
            }
            Question::MayLeaveBrig {
                by: _,
                who,
                anywhere,
            } => {
                let message = if *anywhere {
                    Message::EffectMayLeaveForAnywhere
                } else {
                    Message::EffectMayLeaveBrig
                };
                let line = self.about(message, *who);
                self.say(line);
            }
            Question::ExtremeDial { which, by } => {
                let message = match (which, *by > 0) {
                    (Extreme::Highest, true) => Message::EffectHighestGain,
                    (Extreme::Highest, false) => Message::EffectHighestLoss,
                    (Extreme::Lowest, true) => Message::EffectLowestGain,
                    (Extreme::Lowest, false) => Message::EffectLowestLoss,
                };
                self.say(Line::new(message).number("by", by.unsigned_abs()));
            }
            Question::PlaceCivilians { by, count } => {
                let line = self.about(Message::EffectPlaceCivilians, *by);
                self.say(line.number("count", *count));
            }
            Question::PlaceShips {
                by,
                basestars,
                raiders,
                beyond,
            } => {
                let line = match beyond {
                    true => Line::new(Message::EffectPlaceBeyond),
                    false => self.about(Message::EffectPlaceShips, *by),
                };
                let line = line
                    .number("basestars", *basestars)
                    .number("raiders", *raiders);
                self.say(line);
            }
            Question::ReturnCivilian { by } => {
                let line = self.about(Message::EffectReturnCivilian, *by);
                self.say(line);
            }
            Question::ClearArea { by } => {
                let line = self.about(Message::EffectClearArea, *by);
                self.say(line);
            }
            Question::DefendCivilian {
                by,
                raiders,
                heavy_raiders,
                lost_to,
            } => {
                let line = self
                    .about(Message::EffectDefendCivilian, *by)
                    .number("raiders", *raiders)
                    .number("heavy", *heavy_raiders)
                    .number("to", *lost_to);
                self.say(line);
            }
            Question::RepairLocation { by, ship: _ } => {
                let line = self.about(Message::EffectRepairLocation, *by);
                self.say(line);
            }
            Question::LaunchPilot { who } => {
                let line = self.about(Message::EffectMayLaunch, *who);
                self.say(line);
            }
            Question::SwapQuorum => {
                let line = self.about(Message::EffectSwapQuorum, Who::Holder(Title::President));
                self.by_hand(line);
            }
            Question::SearchDestiny { by, discard } => {
                let line = self.about(Message::EffectSearchDestiny, *by);
                self.with_destiny(line.number("count", *discard));
            }
            Question::Pick {
                by,
                among: _,
                optional,
                effects,
            } => self.picks(*by, *optional, effects),
            Question::Choose { by, between } => {
                let mut brings = self.brings(between);
                // A single thing that can be done is no choice.
                if let [Some(_)] = brings[..]
                    && let Some(lines) = brings.remove(0)
                {
                    self.said(lines);
                    return;
                }
                let line = self.about(Message::EffectChoose, *by);
                self.say(line);
                self.branches(brings);
            }
            Question::ChooseSeveral {
                by,
                count,
                chosen,
                between,
            } => {
                self.list(chosen);
                let line = self.about(Message::EffectChooseSeveral, *by);
                self.say(line.number("count", *count));
                let brings = self.brings(between);
                self.branches(brings);
            }
            Question::Infiltrate => {
                let line = self.about(Message::EffectInfiltrate, Who::Current);
                self.say(line);
            }
            Question::GoAmongCylons => {
                let line = self.about(Message::EffectGoAmongCylons, Who::Current);
                self.say(line);
            }
            Question::PlayQuorum => {
                let line = self.about(Message::EffectPlayQuorum, Who::Holder(Title::President));
                self.say(line);
            }
            Question::PlayOneDrawn { draw } => {
                let line = self
                    .about(Message::EffectPlayOneDrawn, Who::Current)
                    .number("count", *draw);
                self.by_hand(line);
            }
            Question::ShareQuorum => {
                let line = self.about(Message::EffectShareQuorumOf, Who::Current);
                self.by_hand(line);
            }
            Question::ForLove { of } => self.effect(of),
            Question::FlyAnywhere => {
                let line = self.about(Message::EffectFlyAnywhere, Who::Current);
                self.say(line);
            }
            Question::PlaceReserves { count, .. } => {
                let line = self.about(Message::EffectPlaceReserves, Who::Current);
                self.say(line.number("count", *count));
            }
            Question::PlaceAndActivate { raiders, vipers } => {
                let (message, count) = match raiders {
                    0 => (Message::EffectRaiderBayVipers, vipers),
                    1.. => (Message::EffectRaiderBayRaiders, raiders),
                };
                let line = self.about(message, Who::Current);
                self.say(line.number("count", *count));
            }
            Question::SwapCivilian => {
                let line = self.about(Message::EffectSwapCivilian, Who::Current);
                self.say(line);
            }
            Question::Evacuate => self.say(Line::new(Message::EffectEvacuate)),
            Question::GoAnywhere => {
                let line = self.about(Message::EffectGoAnywhere, Who::Current);
                self.say(line);
            }
            Question::GoAboard => {
                let line = self.about(Message::EffectGoAboard, Who::Current);
                self.say(line);
            }
            Question::ActivateForce => {
                let message = match self.state.options.occupation_authority {
                    OccupationAuthority::One => Message::EffectActivateForce,
                    OccupationAuthority::All => Message::EffectActivateForces,
                };
                let line = self.about(message, Who::Current);
                self.say(line);
            }
            Question::DestroyForces { by: _, count } => {
                self.many(Message::EffectDestroyForces, *count);
            }
            Question::LeaveDetention { by: _, who } => {
                let line = self.about(Message::EffectLeaveDetention, *who);
                self.say(line);
            }
            Question::ExchangeAny => {
                let line = self.about(Message::EffectExchangeAny, Who::Current);
                self.by_hand(line);
            }
            Question::DestroyHere {
                raiders,
                heavy_raiders,
            } => {
                let line = Line::new(Message::EffectDestroyHere)
                    .number("raiders", *raiders)
                    .number("heavy", *heavy_raiders);
                self.say(line);
            }
            Question::TakeDamage { of: _, take } => self.many(Message::EffectDamage, *take),
            Question::Pieces(on) => self.pieces(*on),
        }
    }

    fn pieces(&mut self, on: OnPieces) {
        match on {
            OnPieces::DestroyRaiders { count } => self.many(Message::EffectDestroyRaiders, count),
            OnPieces::DestroyHeavyRaider => self.say(Line::new(Message::EffectDestroyHeavyRaider)),
            OnPieces::RemoveBasestar => self.say(Line::new(Message::EffectRemoveBasestar)),
            OnPieces::DestroyCenturion => self.say(Line::new(Message::EffectDestroyCenturion)),
            OnPieces::DamageVipers { count } => self.many(Message::EffectDamageSpace, count),
            OnPieces::DamageUnmanned { count } => self.many(Message::EffectDamageUnmanned, count),
            OnPieces::DamageAnyVipers { count, by: _ } => {
                self.many(Message::EffectDamageAny, count);
            }
            OnPieces::DamageReserveVipers { count } => {
                self.many(Message::EffectDamageReserve, count);
            }
            OnPieces::DamageViperIn { area: _ } => self.many(Message::EffectDamageSpace, 1),
            OnPieces::DestroyVipers { count } => self.many(Message::EffectDestroyVipers, count),
            OnPieces::RepairVipers { count } => self.many(Message::EffectRepairVipers, count),
            OnPieces::RestoreVipers { count } => self.many(Message::EffectRestoreVipers, count),
            OnPieces::ReturnVipers { count } => self.many(Message::EffectReturnVipers, count),
            OnPieces::DamageBasestar => self.say(Line::new(Message::EffectDamageBasestar)),
            OnPieces::LoseCivilians { count } => self.many(Message::EffectLoseCivilians, count),
            OnPieces::LoseCivilianIn { area } => self.say(
                Line::new(Message::EffectDestroyIn)
                    .word("piece", Piece::Craft(Craft::CivilianShip).id())
                    .word("area", area_id(area))
                    .number("count", 1),
            ),
        }
    }

    fn many(&mut self, message: Message, count: u8) {
        self.say(Line::new(message).number("count", count));
    }
}
