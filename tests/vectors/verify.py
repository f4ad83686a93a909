#!/usr/bin/env python3
"""Recomputes Dradis's golden vectors and recorded games, with the standard library alone.

    verify.py             the vectors beside this file and the game in ../fixtures
    verify.py GAME        a recorded game, exported in the full edition

It follows docs/PROTOCOL.md and shares nothing with the Rust code, so that an error of one is not
repeated by the other. Exits with 1 at the first difference.
"""

import hashlib
import hmac
import json
import struct
import sys
from pathlib import Path


class Difference(Exception):
    """Something recomputed is not what was recorded."""


def same(what, expected, found):
    if expected != found:
        raise Difference(f"{what}: recorded {expected!r}, recomputed {found!r}")


# --- ChaCha20 (RFC 8439 section 2.3, with a nonce of zeros) ---

WORD = 0xFFFFFFFF


def rotate(value, bits):
    return ((value << bits) | (value >> (32 - bits))) & WORD


def quarter_round(s, a, b, c, d):
    s[a] = (s[a] + s[b]) & WORD
    s[d] = rotate(s[d] ^ s[a], 16)
    s[c] = (s[c] + s[d]) & WORD
    s[b] = rotate(s[b] ^ s[c], 12)
    s[a] = (s[a] + s[b]) & WORD
    s[d] = rotate(s[d] ^ s[a], 8)
    s[c] = (s[c] + s[d]) & WORD
    s[b] = rotate(s[b] ^ s[c], 7)


def chacha20_block(key, counter):
    """The sixteen words of one block."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += struct.unpack("<8I", key)
    start += [counter, 0, 0, 0]
    s = list(start)
    for _ in range(10):
        quarter_round(s, 0, 4, 8, 12)
        quarter_round(s, 1, 5, 9, 13)
        quarter_round(s, 2, 6, 10, 14)
        quarter_round(s, 3, 7, 11, 15)
        quarter_round(s, 0, 5, 10, 15)
        quarter_round(s, 1, 6, 11, 12)
        quarter_round(s, 2, 7, 8, 13)
        quarter_round(s, 3, 4, 9, 14)
    return [(x + y) & WORD for x, y in zip(s, start)]


# --- Section 4: chance streams ---


class Draw:
    """A cursor over one stream."""

    def __init__(self, key, position=0):
        self.key = key
        self.position = position
        self.block_at = None
        self.block = None

    def word(self):
        at = self.position // 16
        if self.block_at != at:
            self.block_at, self.block = at, chacha20_block(self.key, at)
        word = self.block[self.position % 16]
        self.position += 1
        return word

    def below(self, n):
        fair = (1 << 32) - (1 << 32) % n
        while True:
            word = self.word()
            if word < fair:
                return word % n

    def d8(self):
        return 1 + self.below(8)

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


# The streams that this script knows, in the order in which `derive` cuts its keystream. A game has those that
# it has committed to, these or fewer, and needs no order of ours.
STREAMS = [
    "seating",
    "dice",
    "loyalty",
    "destiny",
    "civilians",
    "galactica-damage",
    "basestar-damage",
    "destinations",
    "crisis",
    "super-crisis",
    "quorum",
    "looks-at-loyalty",
    "mutiny",
    "motive",
]


def derive(seed):
    """The key of every stream from one seed, for scenario files."""
    words = [w for block in range(len(STREAMS)) for w in chacha20_block(seed, block)]
    keystream = struct.pack(f"<{len(words)}I", *words)
    return {name: keystream[32 * k : 32 * k + 32] for k, name in enumerate(STREAMS)}


# --- HKDF-SHA256 (RFC 5869) ---


def hkdf_sha256(ikm, salt, info, length):
    prk = hmac.new(salt, ikm, hashlib.sha256).digest()
    okm, block, counter = b"", b"", 1
    while len(okm) < length:
        block = hmac.new(prk, block + info + bytes([counter]), hashlib.sha256).digest()
        okm += block
        counter += 1
    return okm[:length]


# --- Section 5: commitments and entropy ---


def prefixed(name):
    encoded = name.encode("ascii")
    return bytes([len(encoded)]) + encoded


def commitment(game, stream, seed):
    return hashlib.sha256(b"dradis-commit-v1" + game + prefixed(stream) + seed).digest()


def head(game, commitments):
    """One hash over all commitments, streams sorted by the bytes of their names."""
    text = b"dradis-commitments-v1" + game
    for stream in sorted(commitments):
        text += prefixed(stream) + commitments[stream]
    return hashlib.sha256(text).digest()


def salt(game, entropy):
    """`entropy` maps seat number to 32 bytes; the order is that of the numbers."""
    text = b"dradis-entropy-v1" + game
    for seat in sorted(entropy):
        text += bytes([seat]) + entropy[seat]
    return hashlib.sha256(text).digest()


def entropy_commitment(game, round_number, seat, entropy):
    """What a phone binds itself to its entropy with."""
    text = b"dradis-entropy-commit-v1" + game + struct.pack(">I", round_number) + bytes([seat]) + entropy
    return hashlib.sha256(text).digest()


def stream_key(game, stream, seed, entropy):
    info = b"dradis-stream-v1" + game + prefixed(stream)
    return hkdf_sha256(seed, salt(game, entropy), info, 32)


def unhex_map(values):
    return {name: bytes.fromhex(value) for name, value in values.items()}


def entropy_map(values):
    return {int(seat): bytes.fromhex(value) for seat, value in values.items()}


# --- Section 6: the journal and its hash chain ---


def canonical(value):
    """Canonical JSON: sorted keys, no spaces, whole numbers only."""
    refuse_fractions(value)
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8")


def refuse_fractions(value):
    if isinstance(value, dict):
        for inner in value.values():
            refuse_fractions(inner)
    elif isinstance(value, list):
        for inner in value:
            refuse_fractions(inner)
    elif isinstance(value, float) or (isinstance(value, int) and abs(value) > 2**53 - 1):
        raise Difference(f"{value} has no canonical form")


def genesis_hash(genesis):
    return hashlib.sha256(b"dradis-journal-genesis-v1" + canonical(genesis)).digest()


def row_commitment(blind, secrets):
    return hashlib.sha256(blind + canonical(secrets)).digest()


def public_part(row):
    public = ("actor", "at", "body", "command", "label", "schema", "seq")
    return canonical({key: row[key] for key in public})


def row_hash(previous, row):
    text = b"dradis-journal-row-v1" + previous + public_part(row)
    return hashlib.sha256(text + bytes.fromhex(row["commitment"])).digest()


def split(body, secrets):
    """The public part of a body; its secrets are put behind `secrets`."""
    if isinstance(body, dict):
        if "$secret" in body:
            if len(body) > 1:
                raise Difference("$secret stands beside other keys")
            secrets.append(body["$secret"])
            return {"$secret": None}
        return {key: split(body[key], secrets) for key in sorted(body)}
    if isinstance(body, list):
        return [split(inner, secrets) for inner in body]
    return body


def join(public, secrets):
    """Puts the secrets back into their places; `secrets` is used up from the front."""
    if isinstance(public, dict):
        if "$secret" in public:
            if public != {"$secret": None} or not secrets:
                raise Difference(f"no secret for a place in {public!r}")
            return {"$secret": secrets.pop(0)}
        return {key: join(public[key], secrets) for key in sorted(public)}
    if isinstance(public, list):
        return [join(inner, secrets) for inner in public]
    return public


def revealed(value):
    """What stands in a place for a secret."""
    return value["$secret"]


def canonical_line(number, text):
    """A line as a value; any other way to write the same value is refused."""
    text = text.removesuffix("\r")
    value = json.loads(text)
    if canonical(value) != text.encode("utf-8"):
        raise Difference(f"line {number} is not canonical JSON")
    return value


def read_game(path):
    """The header of an exported game and its rows, the chain checked: number, body and actor of each."""
    # Split at line feeds alone: other characters that end lines may stand in names.
    lines = Path(path).read_bytes().decode("utf-8").split("\n")
    if lines.pop() != "":
        raise Difference("the last line is cut off")
    lines = [canonical_line(number, text) for number, text in enumerate(lines, start=1)]
    header = lines[0]
    if header.get("format") != "dradis-journal" or header.get("version") != 2:
        raise Difference("this is not a game of the format dradis-journal, version 2")
    full = header["edition"] == "full"
    previous = genesis_hash(header["genesis"])
    rows = []
    for seq, line in enumerate(lines[1:], start=1):
        row = line["row"]
        same(f"number of row {seq}", row["seq"], seq)
        previous = row_hash(previous, row)
        same(f"hash of row {seq}", row["hash"], previous.hex())
        body = row["body"]
        if full:
            commitment = row_commitment(bytes.fromhex(line["blind"]), line["secrets"])
            same(f"commitment of row {seq}", row["commitment"], commitment.hex())
            left = list(line["secrets"])
            body = join(body, left)
            same(f"secrets left over in row {seq}", 0, len(left))
        rows.append((seq, body, row["actor"]))
    same("head", header["head"], {"seq": len(rows), "hash": previous.hex()})
    return header, rows


# --- A whole game: sections 4 to 6 together ---


def found_in(value, wanted):
    """Every object for which `wanted` holds, in order, without looking inside those."""
    if isinstance(value, dict):
        if wanted(value):
            yield value
        else:
            for key in sorted(value):
                yield from found_in(value[key], wanted)
    elif isinstance(value, list):
        for inner in value:
            yield from found_in(inner, wanted)


def is_fairness(value):
    return isinstance(value.get("fairness"), str)


def is_history(value):
    return value.get("type") in ("did", "undid", "redid", "did-instead", "undid-back")


class Rounds:
    """The rounds in which phones commit to their entropy and then show it (section 5.2)."""

    def __init__(self, game):
        self.game = bytes.fromhex(game)
        self.paired = set()
        self.void = []
        self.begin(1)

    def begin(self, number):
        self.number = number
        self.committed, self.called, self.shown, self.mixed = {}, None, {}, False

    def withheld(self):
        return [seat for seat in self.called if seat not in self.shown]

    def complete(self):
        return self.called is not None and not self.withheld()

    def add(self, record, seats):
        """Takes in a record at a table of so many seats; whether it is one about phones."""
        kind = record["fairness"]
        if kind == "seat-paired":
            self.pair(record["seat"], seats)
        elif kind == "entropy-committed":
            self.expect(record, self.called is None)
            self.commit(record["seat"], bytes.fromhex(record["commitment"]))
        elif kind == "round-called":
            self.expect(record, self.called is None)
            self.call(record["seats"], seats)
        elif kind == "entropy-opened":
            self.expect(record, self.called is not None and not self.mixed)
            self.show(record["seat"], bytes.fromhex(record["entropy"]))
        elif kind == "round-void":
            self.expect(record, self.called is not None and not self.mixed)
            if record["seats"] != self.withheld():
                raise Difference(f"round {self.number} is void, but does not name who had not shown their entropy")
            self.void.append(self.number)
            self.begin(self.number + 1)
        else:
            return False
        return True

    def expect(self, record, stands):
        if record["round"] != self.number or not stands:
            raise Difference(f"a record of round {record['round']} stands where that round cannot have it")

    def pair(self, seat, seats):
        if not 0 <= seat < seats:
            raise Difference(f"there is no seat {seat} at the table")
        self.paired.add(seat)
        if self.called is None:
            self.committed.pop(seat, None)

    def commit(self, seat, commitment):
        if seat not in self.paired:
            raise Difference(f"seat {seat} has entropy, but no phone of it was ever paired")
        if len(commitment) != 32:
            raise Difference(f"the commitment of seat {seat} is not one")
        self.committed[seat] = commitment

    def call(self, called, seats):
        if called != sorted(set(called)) or any(not 0 <= seat < seats for seat in called):
            raise Difference(f"round {self.number} calls seats that are not there")
        for seat in called:
            if seat not in self.committed:
                raise Difference(f"seat {seat} is to show entropy that it had not committed to")
        self.called = called

    def show(self, seat, entropy):
        fits = len(entropy) == 32 and seat in self.withheld()
        if not fits or entropy_commitment(self.game, self.number, seat, entropy) != self.committed[seat]:
            raise Difference(f"the entropy of seat {seat} is not what its phone had committed to")
        self.shown[seat] = entropy.hex()

    def open(self, stream, seats):
        """A stream is opened with these seats; gives their entropy."""
        fits = not self.committed and seats == []
        if self.called is not None:
            fits = self.complete() and seats == self.called
        if not fits:
            what = f"{stream} was not opened with the entropy of exactly the seats"
            raise Difference(f"{what} of round {self.number}")
        self.mixed = self.called is not None
        return self.shown

    def step(self):
        """A step of the game follows the records of its row."""
        if self.called is not None and not self.mixed:
            what = f"a step stands between the phones' entropy of round {self.number}"
            raise Difference(f"{what} and the draw it was shown for")


class Streams:
    """What the fairness records have fixed so far."""

    def __init__(self, game):
        self.game = game
        self.opening = {"game": game, "seeds": None, "entropy": {}, "opened": {}}
        self.rounds = Rounds(game)
        self.keys = {}

    def add(self, record, seats):
        """Takes in a record at a table of so many seats."""
        kind = record["fairness"]
        if kind == "committed":
            if self.opening["seeds"] is not None:
                raise Difference("the game was committed to twice")
            seeds, commitments = revealed(record["seeds"]), record["commitments"]
            game = bytes.fromhex(self.game)
            found = {n: commitment(game, n, seed).hex() for n, seed in unhex_map(seeds).items()}
            same("game id of the commitments", commitments["game"], self.game)
            if unknown := sorted(set(commitments["streams"]) - set(STREAMS)):
                what = f"the game draws from the stream {unknown[0]!a:.66}"
                raise Difference(f"{what}, which this script does not know; a newer one may")
            same("commitments", commitments["streams"], found)
            self.opening["seeds"] = seeds
        elif self.opening["seeds"] is None:
            raise Difference(f"{kind} stands before the commitments")
        elif self.rounds.add(record, seats):
            pass
        elif kind == "stream-opened":
            stream = record["stream"]
            if stream in self.opening["opened"]:
                raise Difference(f"the stream {stream} was opened twice")
            if stream not in self.opening["seeds"]:
                raise Difference(f"the game has never committed to the stream {stream}")
            mixed = self.rounds.open(stream, record["seats"])
            self.opening["entropy"] = {str(seat): entropy for seat, entropy in mixed.items()}
            self.opening["opened"][stream] = record["seats"]
            self.keys = opened_keys(self.opening)
        else:
            raise Difference(f"a fairness record of an unknown kind: {kind}")

    def cursor(self, drawn):
        if drawn["stream"] not in self.keys:
            raise Difference(f"the stream {drawn['stream']} was drawn from before it was opened")
        return Draw(self.keys[drawn["stream"]], drawn["from"])


def seats_at(steps):
    """How many seats there are after these steps."""
    began = [event for event in past_events(steps, []) if event["type"] == "game-began"]
    return len(began[-1]["names"]) if began else 0


# Events that only keep the list of unfinished work; they may stand between a draw and its result.
AGENDA = ("step-done", "scheduled")


def past_events(steps, events):
    return [event for _, done in steps for event in done] + events


def position(stream, events):
    """Where a stream stands after these events."""
    at = 0
    for event in events:
        if event["type"] == "drew":
            at = next((d["to"] for d in revealed(event["drawn"]) if d["stream"] == stream), at)
    return at


def check_drawn(streams, before, drawn, result):
    """Repeats one draw. `before` are the events up to it, `result` is the one behind it."""
    kind = result["type"]
    if kind == "game-began" and result["rolled"]:
        expected_stream, repeat = "seating", repeat_first_player
    elif kind == "loyalty-dealt":
        expected_stream, repeat = "loyalty", repeat_loyalty_deal
    elif is_kind(result, "passing", "joined"):
        expected_stream, repeat = "loyalty", repeat_joined
    elif kind == "board-laid-out":
        expected_stream, repeat = "civilians", repeat_opening_ships
    elif kind == "civilian-ships-placed":
        expected_stream, repeat = "civilians", repeat_civilian_ships
    elif is_civilian_lost(result):
        expected_stream, repeat = "civilians", repeat_civilian_lost
    elif is_new_caprica(result, "began"):
        expected_stream, repeat = "civilians", repeat_locked
    elif kind == "destiny-built":
        expected_stream, repeat = "destiny", repeat_destiny_deck
    elif is_kind(result, "effect", "destiny-mixed") or is_kind(result, "effect", "destiny-rebuilt"):
        expected_stream, repeat = "destiny", repeat_destiny_mix
    elif kind == "jump" and result["jump"]["type"] == "deck-built":
        expected_stream, repeat = "destinations", repeat_destination_deck
    elif is_held(result, "deck-built"):
        expected_stream, repeat = HELD[result["kind"]].get("stream", result["kind"]), repeat_held_deck
    elif is_kind(result, "ionian", "token-lost"):
        expected_stream, repeat = "loyalty", repeat_token_lost
    elif is_look(result):
        expected_stream, repeat = "looks-at-loyalty", repeat_look
    elif kind == "galactica-damaged":
        expected_stream, repeat = "galactica-damage", repeat_galactica_damage
    elif kind == "effect" and result["effect"]["type"] == "tokens-drawn":
        expected_stream, repeat = "galactica-damage", repeat_tokens_drawn
    elif kind == "basestar-damaged":
        expected_stream, repeat = "basestar-damage", repeat_basestar_damage
    elif kind == "die-rolled" and result["source"] != "table":
        expected_stream, repeat = "dice", repeat_die
    else:
        raise Difference(f"section 4.5 has no line for what {kind} draws")
    same(f"number of streams that {kind} drew from", len(drawn), 1)
    same(f"stream that {kind} drew from", drawn[0]["stream"], expected_stream)
    same(f"start of {expected_stream}", drawn[0]["from"], position(expected_stream, before))
    cursor = streams.cursor(drawn[0])
    repeat(cursor, before, result)
    same(f"position after {kind}", drawn[0]["to"], cursor.position)


def repeat_first_player(cursor, _, result):
    same("first player", result["first"], cursor.below(len(result["names"])))


# For each number of players: Cylon cards, cards of humans, and whether the Sympathizer joins.
LOYALTY_DECKS = {3: (1, 5, False), 4: (1, 6, True), 5: (2, 8, False), 6: (2, 9, True)}
NOT_A_CYLON = ["not-a-cylon"] * 11
CYLON = [
    "cylon-damage-galactica",
    "cylon-reduce-morale",
    "cylon-send-to-sickbay",
    "cylon-send-to-brig",
]


# The same with all expansions, by players and whether one of them is a Cylon Leader; then whether the Mutineer is in.
ALL_DECKS = {
    (3, False): (1, 6, False),
    (4, False): (1, 8, True),
    (4, True): (1, 6, False),
    (5, False): (2, 9, False),
    (5, True): (1, 8, True),
    (6, False): (2, 11, True),
    (6, True): (2, 9, False),
    (7, True): (2, 11, True),
}
ALL_CYLON = CYLON + ["cylon-draw-treachery", "cylon-place-centurion", "cylon-lower-jump-track"]
GOALS = [
    "acquire-power",
    "devastation",
    "political-intrigue",
    "sacrifice",
    "self-destruction",
    "selfish",
    "stand-and-fight",
    "use-caution",
]
FINAL_FIVE = ["execute-looker", "activate-ships", "damage-galactica", "execute-owner", "brig-looker"]
ALL_HUMAN = ["not-a-cylon"] * 18 + [f"goal-{name}" for name in GOALS] + [f"final-five-{name}" for name in FINAL_FIVE]
LEADERS = {"cavil", "leoben-conoy", "caprica-six", "aaron-doral", "danna-biers", "simon-oneill", "athena"}


def is_combined(began):
    """Whether all expansions are played with."""
    return "combined" in (began["options"].get("game") or "base")


def repeat_combined_deal(cursor, characters, clockwise, result):
    """The deal of the combined game: its human cards differ, and a Cylon Leader is dealt none."""
    seats = len(clockwise)
    led = any(character in LEADERS for character in characters.values())
    cylons, humans, mutineer = ALL_DECKS[seats, led]
    humans += sum(character in ("gaius-baltar", "boomer") for character in characters.values())
    cylon_pile = cursor.shuffle(list(ALL_CYLON))
    human_pile = cursor.shuffle(list(ALL_HUMAN))
    deck = cylon_pile[:cylons] + human_pile[:humans] + ["mutineer"] * mutineer
    cursor.shuffle(deck)

    hands = [[] for _ in range(seats)]
    for seat in clockwise:
        if characters[seat] not in LEADERS:
            hands[seat].append(deck.pop(0))
    for seat in clockwise:
        if characters[seat] == "gaius-baltar":
            hands[seat].append(deck.pop(0))
    same("cards dealt", result["counts"], [len(hand) for hand in hands])
    unused = cylon_pile[cylons:] + ["mutineer"] * (not mutineer)
    deal = {"hands": hands, "deck": deck, "unused": unused, "spare": human_pile[humans:]}
    same("deal", revealed(result["deal"]), deal)


def repeat_loyalty_deal(cursor, before, result):
    began = [event for event in before if event["type"] == "game-began"][-1]
    seats = len(began["names"])
    characters = {e["seat"]: e["character"] for e in before if e["type"] == "character-chosen"}
    clockwise = [(began["first"] + step) % seats for step in range(seats)]
    if is_combined(began):
        repeat_combined_deal(cursor, characters, clockwise, result)
        return

    cylons, humans, joins = LOYALTY_DECKS[seats]
    humans += sum(character in ("gaius-baltar", "boomer") for character in characters.values())
    pile = cursor.shuffle(list(CYLON))
    deck = cursor.shuffle(pile[:cylons] + NOT_A_CYLON[:humans])
    unused_cylons, unused_humans = pile[cylons:], NOT_A_CYLON[humans:]
    unused_sympathizer = ["sympathizer"]

    hands = [[] for _ in range(seats)]
    for seat in clockwise:
        hands[seat].append(deck.pop(0))
    for seat in clockwise:
        if characters[seat] == "gaius-baltar":
            hands[seat].append(deck.pop(0))
    if joins:
        left_out = began["options"]["sympathizer"] == "leave-out"
        if left_out:
            deck.append("not-a-cylon")
            del unused_humans[:1]
        else:
            deck.append(unused_sympathizer.pop())
        cursor.shuffle(deck)

    same("cards dealt", result["counts"], [len(hand) for hand in hands])
    unused = unused_cylons + unused_humans + unused_sympathizer
    same("deal", revealed(result["deal"]), {"hands": hands, "deck": deck, "unused": unused})


def check_sleeper_deal(before, result):
    """The deal of the Sleeper phase draws from no stream: it takes what the first deal has left."""
    deck = list(LoyaltyCards(before).deck)
    began = [event for event in before if event["type"] == "game-began"][-1]
    counts = result["counts"]
    seats = len(counts)
    clockwise = [(began["first"] + step) % seats for step in range(seats)]
    hands = [[] for _ in range(seats)]
    for card in (1, 2):
        for seat in clockwise:
            if counts[seat] >= card and deck:
                hands[seat].append(deck.pop(0))
    same("deal of the Sleeper phase", revealed(result["cards"]), hands)


class LoyaltyCards:
    """Who holds which Loyalty cards after these events, in the order received, each with how it came."""

    def __init__(self, events):
        self.hands, self.cylons, self.shown, self.sympathizer = [], set(), {}, None
        self.dealt, self.with_table, self.slept = False, False, False
        # All boxes: the deck and the cards left over, those that left with a character, and what lies open.
        self.deck, self.spare, self.gone, self.open = [], [], [], []
        # How many cards the table says that the deck has, where it keeps them.
        self.left = 0
        for event in events:
            self.add(event)

    def add(self, event):
        kind = event["type"]
        if kind == "loyalty-dealt-by-hand":
            self.dealt = self.with_table = True
            self.left = event["deck"]
        elif kind == "loyalty-dealt":
            self.dealt = True
            hands = revealed(event["deal"])["hands"]
            self.deck = list(revealed(event["deal"])["deck"])
            self.spare = list(revealed(event["deal"]).get("spare", []))
            self.gone = list(revealed(event["deal"]).get("discarded", []))
            self.hands = [[(card, {"type": "first-deal"}) for card in hand] for hand in hands]
        elif kind == "sleeper" and event["sleeper"]["type"] == "dealt":
            self.slept = True
            for hand, fresh in zip(self.hands, revealed(event["sleeper"]["cards"])):
                hand.extend((card, {"type": "sleeper-phase"}) for card in fresh)
                del self.deck[: len(fresh)]
        elif kind == "sleeper" and event["sleeper"]["type"] == "dealt-by-hand":
            self.left = max(0, self.left - sum(event["sleeper"]["counts"]))
        elif kind == "passing":
            self.pass_on(event["passing"])
        elif kind == "sleeper" and event["sleeper"]["type"] == "sympathizer-passed" and self.hands:
            passed = event["sleeper"]
            self.hand_on(passed["from"], passed["to"], lambda at, card: card == "sympathizer")
        elif kind == "effect" and event["effect"]["type"] == "loyalty-given" and self.hands:
            given = event["effect"]
            kept = [self.open_card(given["from"])] + self.open_at(given["from"])
            stays = "sympathizer" if given.get("keeps_sympathizer") else None
            self.hand_on(given["from"], given["to"], lambda at, card: at not in kept and card != stays)
        elif kind == "cylon-revealed":
            self.cylons.add(event["seat"])
            if event.get("sympathizer"):
                self.sympathizer = event["seat"]
        elif kind == "action" and event["action"]["type"] == "cylon-card-shown":
            self.shown[event["action"]["seat"]] = event["action"]["card"]
        elif kind == "position-laid":
            self.sympathizer = event["laid"]["sympathizer"]
            self.shown = {int(seat): card for seat, card in event["laid"]["turned_up"].items()}
            self.open += [tuple(pair) for pair in event["laid"].get("open_loyalty", [])]
        elif kind == "corrected" and event["correction"]["type"] == "revealed-cylon":
            now = event["correction"]
            (self.cylons.add if now["revealed"] else self.cylons.discard)(now["seat"])

    @property
    def kept(self):
        """Whether Dradis keeps the cards, and has dealt them."""
        return self.dealt and not self.with_table

    def holds(self, seat, cards):
        hand = self.hands[seat] if seat < len(self.hands) else []
        return any(card in cards for card, _ in hand)

    def hand_on(self, giver, taker, goes):
        came = {"type": "handed-on", "by": giver}
        held = list(enumerate(self.hands[giver]))
        self.hands[giver] = [pair for at, pair in held if not goes(at, pair[0])]
        self.hands[taker] += [(card, came) for at, (card, _) in held if goes(at, card)]

    def pass_on(self, event):
        """All boxes: cards that are drawn, shown and handed on while the game is played."""
        kind = event["type"]
        if kind == "drew":
            if self.with_table:
                self.left = max(0, self.left - 1)
            elif self.deck:
                self.hands[event["seat"]].append((self.deck.pop(0), {"type": "drawn"}))
        elif kind == "joined":
            if self.with_table:
                self.left += 1
                return
            if not self.spare:
                self.spare, self.gone = self.gone, []
            self.spare = self.spare[1:]
            self.deck = list(revealed(event["deck"]))
        elif kind == "shown":
            self.open.append((event["seat"], event["card"]))
        elif kind == "passed":
            giver, taker, passed = event["from"], event["to"], event["card"]
            self.open = [(taker if (owner, card) == (giver, passed) else owner, card) for owner, card in self.open]
            if self.kept and self.holds(giver, [passed]):
                first = [card for card, _ in self.hands[giver]].index(passed)
                self.hand_on(giver, taker, lambda at, card: at == first)
        elif kind == "left-with":
            self.open = [(owner, card) for owner, card in self.open if owner != event["seat"] or card == "mutineer"]
            hand = self.hands[event["seat"]] if self.kept else []
            for left in event["cards"]:
                at = [card for card, _ in hand].index(left)
                hand.pop(at)
                if not left.startswith("final-five-"):
                    self.gone.append(left)

    def open_at(self, seat):
        """Which of a player's cards lie open beside the one that made them a Cylon, by their places."""
        left = [card for owner, card in self.open if owner == seat]
        places = []
        for at, (card, _) in enumerate(self.hands[seat]):
            if card in left:
                left.remove(card)
                places.append(at)
        return places

    def open_card(self, seat):
        """Where among a revealed Cylon's cards the one lies that made them one."""
        cards = [card for card, _ in self.hands[seat]]
        if self.shown.get(seat) in cards:
            return cards.index(self.shown[seat])
        side = ["sympathizer"] if self.sympathizer == seat else ALL_CYLON
        beside = self.open_at(seat)
        first = next((at for at in range(len(cards)) if at not in beside), 0)
        return next((at for at, card in enumerate(cards) if card in side), first)

    def unrevealed(self, seat):
        shown = self.open_at(seat) + ([self.open_card(seat)] if seat in self.cylons else [])
        held = enumerate(card for card, _ in self.hands[seat])
        return [card for at, card in held if at not in shown and card != "sympathizer"]

    def opened(self, events):
        """What everybody turns up at the end."""
        hands = []
        leads, won = leader_of(events), winner_of(events)
        for seat, hand in enumerate(self.hands):
            cylon = seat in self.cylons or any(card in ALL_CYLON for card, _ in hand)
            team = "cylons" if cylon else "humans"
            if seat == leads and won is not None:
                lost = "humans" if won == "cylons" else "cylons"
                team = won if wins_with(seat, won, events) else lost
            cards = [{"card": card, "came": came} for card, came in hand]
            lost = {"lost": True} if seat in eliminated(events) else {}
            hands.append({"seat": seat, "cards": cards, "team": team, **lost})
        return hands


def eliminated(events):
    """The seats of those who are out of the game."""
    out = set()
    for event in events:
        if event["type"] == "crossroads" and event["crossroads"]["type"] == "eliminated":
            out.add(event["crossroads"]["seat"])
        elif event["type"] == "position-laid":
            out.update(event["laid"].get("eliminated", []))
        elif event["type"] == "corrected" and event["correction"]["type"] == "eliminated":
            correction = event["correction"]
            (out.add if correction["out"] else out.discard)(correction["seat"])
    return out


def leader_of(events):
    """The seat of the Cylon Leader at the deal, if there is one."""
    characters = {}
    for event in events:
        if event["type"] == "character-chosen":
            characters[event["seat"]] = event["character"]
    return next((seat for seat, character in characters.items() if character in LEADERS), None)


def winner_of(events):
    """Who has won, if the game is over."""
    won = None
    for event in events:
        if event["type"] == "played-on":
            won = None
        elif event["type"] == "game-ended":
            outcome = event["outcome"]
            humans = outcome["type"] == "kobol-reached"
            won = outcome.get("winner") or ("humans" if humans else "cylons")
    return won


def wins_with(seat, won, events):
    """Whether a Leader wins with a side: one Motive card hidden at most, and two shown that speak for it."""
    motives = HeldCards("motive", events)
    hidden = len(motives.hands.get(seat, []))
    speak = [card for owner, card in motives.open if owner == seat and card in MOTIVES[won]]
    return hidden <= 1 and len(speak) >= 2


def repeat_joined(cursor, before, result):
    """The top card left over, shuffled into the Loyalty deck."""
    cards = LoyaltyCards(before)
    require(cards.kept, "a card joins a Loyalty deck that the table keeps")
    joins = (cards.spare or cards.gone)[:1]
    same("Loyalty deck", revealed(result["passing"]["deck"]), cursor.shuffle(cards.deck + joins))


def check_passing(past, passing):
    """What is drawn, shown and handed on was there."""
    cards, kind = LoyaltyCards(past), passing["type"]
    if kind == "drew":
        require(passing.get("by_hand", False) == cards.with_table, "a Loyalty card was drawn from another's deck")
        require(cards.left if cards.with_table else cards.deck, "a Loyalty card was drawn where there is none")
    elif kind in ("shown", "seen", "passed"):
        seat = passing.get("seat", passing.get("from"))
        held = not cards.kept or cards.holds(seat, [passing["card"]])
        require(held, f"seat {seat} shows a Loyalty card that it does not hold")
    elif kind == "left-with":
        hand = cards.hands[passing["seat"]] if cards.kept else []
        there = [card for card, _ in hand if card != "mutineer"]
        require(not cards.kept or there == passing["cards"], "other Loyalty cards left with a character")


def is_look(event):
    """Whether somebody looks at Loyalty cards that Dradis keeps."""
    effect = event["effect"] if event["type"] == "effect" else {}
    return effect.get("type") == "loyalty-looked" and "cards" in effect


def repeat_look(cursor, before, result):
    look = result["effect"]
    there = LoyaltyCards(before).unrevealed(look["at"])
    if look["all"] or len(there) < 2:
        raise Difference(f"a look at seat {look['at']} drew where there is nothing to draw between")
    same("card looked at", revealed(look["cards"]), [there[cursor.below(len(there))]])


def check_look(before, look):
    """All of somebody's cards, or the only one: nothing is drawn."""
    there = LoyaltyCards(before).unrevealed(look["at"])
    if not look["all"] and len(there) > 1:
        raise Difference(f"one of several cards of seat {look['at']} was looked at without a draw")
    same("cards looked at", revealed(look["cards"]), there)


CIVILIAN_SHIPS = (
    ["population-1"] * 6
    + ["population-2"] * 2
    + ["population-and-fuel", "population-and-morale"]
    + ["nothing"] * 2
)


# Events that bring civilian ships, and where they list them.
SHIPS_OF = {"board-laid-out": "civilians", "civilian-ships-placed": "ships"}


def is_civilian_lost(event):
    """Whether a ship of the unused pile is destroyed, which no handle names."""
    return event["type"] == "effect" and event["effect"]["type"] == "civilian-lost"


def is_new_caprica(event, kind):
    """Whether it is something of this kind that happens on New Caprica."""
    return event["type"] == "new-caprica" and event["new_caprica"]["type"] == kind


def stacked(laid):
    """The civilian ships that a position lays in the stacks on New Caprica."""
    there = laid.get("new_caprica") or {"locked": [], "prepared": []}
    return there["locked"] + there["prepared"]


def civilian_ships(events):
    """The civilian ships after these events: on the board by handle, destroyed, and the next handle."""
    board, destroyed, following = {}, [], 0
    for event in events:
        kind = event["type"]
        if kind in SHIPS_OF:
            for ship in event[SHIPS_OF[kind]]:
                board[ship["handle"]] = revealed(ship["kind"])
                following = max(following, ship["handle"] + 1)
        elif kind == "position-laid":
            laid = event["laid"]
            if laid["civilians"] is not None:
                board = {ship["handle"]: revealed(ship["kind"]) for ship in laid["civilians"]}
            board.update((ship["handle"], revealed(ship["kind"])) for ship in stacked(laid))
            following = max([following, laid["next_handle"]] + [handle + 1 for handle in board])
        elif kind == "civilian-ships-returned":
            for handle in event["handles"]:
                board.pop(handle, None)
        elif kind == "civilian-escorted":
            board.pop(event["handle"], None)
        elif kind == "civilian-destroyed":
            board.pop(event["handle"], None)
            destroyed = destroyed + [event["kind"]]
        elif is_civilian_lost(event):
            destroyed = destroyed + [event["effect"]["kind"]]
        elif is_new_caprica(event, "began"):
            ships = event["new_caprica"]["ships"]
            board = {ship["handle"]: revealed(ship["kind"]) for ship in ships}
            following = max([following] + [handle + 1 for handle in board])
        elif is_new_caprica(event, "ship-lost"):
            board.pop(event["new_caprica"]["handle"], None)
            destroyed = destroyed + [event["new_caprica"]["kind"]]
        elif kind == "corrected" and event["correction"]["type"] == "destroyed-civilian-ships":
            destroyed = event["correction"]["kinds"]
    return board, destroyed, following


def unused_ships(board, destroyed):
    pile = list(CIVILIAN_SHIPS)
    for kind in list(board.values()) + destroyed:
        # A ship that somebody says was destroyed may be one that lies on the board.
        if kind in pile:
            pile.remove(kind)
    return pile


def repeat_civilian_lost(cursor, before, result):
    board, destroyed, _ = civilian_ships(before)
    pile = unused_ships(board, destroyed)
    same("lost civilian ship", result["effect"]["kind"], pile[cursor.below(len(pile))])


def repeat_locked(cursor, before, result):
    """All ships that are not destroyed are shuffled as the phase on New Caprica begins."""
    _, destroyed, following = civilian_ships(before)
    pile = cursor.shuffle(unused_ships({}, destroyed))
    expected = [{"handle": handle, "kind": kind} for handle, kind in enumerate(pile, following)]
    ships = result["new_caprica"]["ships"]
    same("locked ships", [{**ship, "kind": revealed(ship["kind"])} for ship in ships], expected)


def draw_civilian_ships(cursor, before, areas, recorded):
    board, destroyed, following = civilian_ships(before)
    pile = unused_ships(board, destroyed)
    placed = []
    for handle, area in enumerate(areas, following):
        kind = pile.pop(cursor.below(len(pile)))
        placed.append({"handle": handle, "area": area, "kind": kind})
    found = [{**ship, "kind": revealed(ship["kind"])} for ship in recorded]
    same("civilian ships", found, placed)


def repeat_opening_ships(cursor, before, result):
    draw_civilian_ships(cursor, before, ["stern", "stern"], result["civilians"])


def repeat_civilian_ships(cursor, before, result):
    areas = [ship["area"] for ship in result["ships"]]
    draw_civilian_ships(cursor, before, areas, result["ships"])


SKILL_TYPES = ["politics", "leadership", "tactics", "piloting", "engineering"]
# Strengths of each type and how many cards of each, weakest first.
SKILL_DECK = [(1, 8), (2, 6), (3, 4), (4, 2), (5, 1)]
# All boxes: cards with a skill-check ability have their name, and lie behind those of the same strength without one.
COMBINED_ZEROS = {
    "politics": [("force-their-hand", 2), ("red-tape", 3)],
    "leadership": [("all-hands-on-deck", 2), ("iron-will", 3)],
    "tactics": [("quick-thinking", 2), ("trust-instincts", 3)],
    "piloting": [("dogfight", 2), ("protect-the-fleet", 3)],
    "engineering": [("establish-network", 3), ("install-upgrades", 2)],
}
COMBINED_DECK = [(1, 9), (2, 7), (3, 6), (4, 4), (5, 3), (6, 1)]
COMBINED_TREACHERY = [
    (0, "bait", 6),
    (0, "dradis-contact", 6),
    (3, "a-better-machine", 4),
    (3, "personal-vices", 4),
    (4, "violent-outbursts", 3),
    (5, "exploit-a-weakness", 3),
]


def skill_deck(combined, skill):
    """A whole skill deck, as it is laid out before cards are drawn from it."""

    def plain(strengths):
        return [{"skill": skill, "strength": s} for s, copies in strengths for _ in range(copies)]

    def named(cards):
        return [{"skill": skill, "strength": s, "card": card} for s, card, copies in cards for _ in range(copies)]

    if not combined:
        return plain(SKILL_DECK)
    if skill == "treachery":
        return named(COMBINED_TREACHERY)
    return named([(0, *card) for card in COMBINED_ZEROS[skill]]) + plain(COMBINED_DECK)


def repeat_destiny_deck(cursor, before, result):
    combined = is_combined([event for event in before if event["type"] == "game-began"][-1])
    types = SKILL_TYPES + (["treachery"] if combined else [])
    deck = []
    while len(deck) < result["cards"]:
        sample = []
        for skill in types:
            left = skill_deck(combined, skill)
            for _ in range(2):
                sample.append(left.pop(cursor.below(len(left))))
        deck += cursor.shuffle(sample)
    same("Destiny deck", revealed(result["deck"]), deck[: result["cards"]])


def mixed_destiny(cursor, combined, deck, skill, cards):
    """A Destiny deck with so many cards of a type shuffled into it; without a type it is shuffled alone."""
    deck = list(deck)
    left = skill_deck(combined, skill) if skill else []
    require(cards <= len(left) or (cards == 0 and not skill), "more cards of a type than there are")
    for _ in range(cards):
        deck.append(left.pop(cursor.below(len(left))))
    return cursor.shuffle(deck)


def repeat_destiny_mix(cursor, before, result):
    combined = is_combined([event for event in before if event["type"] == "game-began"][-1])
    effect = result["effect"]
    there = destiny_cards(before)[0] if effect["type"] == "destiny-mixed" else []
    deck = mixed_destiny(cursor, combined, there, effect["skill"], effect["cards"])
    same("Destiny deck", revealed(effect["deck"]), deck)


DESTINATIONS = [
    ("asteroid-field", 2),
    ("barren-planet", 4),
    ("cylon-ambush", 1),
    ("cylon-refinery", 1),
    ("deep-space", 3),
    ("desolate-moon", 1),
    ("icy-moon", 2),
    ("ragnar-anchorage", 1),
    ("remote-planet", 3),
    ("tylium-planet", 4),
]


# All boxes: these too, once each.
COMBINED_DESTINATIONS = DESTINATIONS + [
    (name, 1)
    for name in (
        "a-civilian-convoy",
        "binary-star",
        "gas-cloud",
        "misjump",
        "algae-planet",
        "cylon-raiders",
        "derelict-basestar",
        "dying-star",
        "gas-giant",
        "lions-head-nebula",
        "radioactive-cloud",
    )
]


def destinations(events):
    """The destinations that are played with, and how often each is in the box."""
    combined = is_combined([event for event in events if event["type"] == "game-began"][-1])
    return COMBINED_DESTINATIONS if combined else DESTINATIONS


def repeat_destination_deck(cursor, before, result):
    box = destinations(before)
    visited = []
    for event in before:
        if event["type"] == "position-laid":
            visited = list(event["laid"]["visited"])
        elif is_kind(event, "jump", "chosen"):
            visited.append(event["jump"]["card"])
        elif is_kind(event, "jump", "discarded") and event["jump"]["card"] in visited:
            # The last of them.
            del visited[len(visited) - 1 - visited[::-1].index(event["jump"]["card"])]
    deck = [name for name, copies in box for _ in range(copies - visited.count(name))]
    if not deck:
        deck = [name for name, copies in box for _ in range(copies)]
    deck = cursor.shuffle(deck)
    jump = result["jump"]
    same("Destination deck", revealed(jump["deck"]), deck[: jump["cards"]])


# Cards that players hold, by kind, whose name its stream and its pile have too: the deck, and who keeps it.
HELD = {
    "super-crisis": {
        "cards": [
            "bomb-on-colonial-1",
            "cylon-intruders",
            "fleet-mobilization",
            "inbound-nukes",
            "massive-assault",
        ],
        # All boxes: without the Cylon attack card, and with these behind the others.
        "combined": [
            "bomb-on-colonial-1",
            "cylon-intruders",
            "fleet-mobilization",
            "inbound-nukes",
            "demand-peace-manifesto",
            "footage-transmitted",
            "psychological-warfare",
            "the-farm",
            "fighting-blind",
            "fire-all-missiles",
            "human-prisoner",
        ],
        "mode": "super_crises",
    },
    # All boxes. These have no pile that the table counts.
    "mutiny": {
        "combined": [
            "armed-resistance",
            "assume-command",
            "bait-and-switch",
            "betrayal-of-trust",
            "blackmail",
            "clipped-wings",
            "controversial-speech",
            "feed-the-people",
            "impeachment",
            "make-a-deal",
            "necessary-risk",
            "panic",
            "peaceful-resistance",
            "ruined-reputation",
            "scavenging-for-parts",
            "selfish-act",
            "send-a-message",
            "set-the-agenda",
            "the-strong-survive",
            "unauthorized-usage",
            "violent-protest",
            "weapons-armed",
        ],
        "mode": "super_crises",
    },
    "motive": {
        "combined": [
            "keep-them-docile",
            "pressure-their-leaders",
            "learn-to-cherish",
            "improve-efficiency",
            "remove-the-threat",
            "end-the-chase",
            "make-an-ally",
            "harvest-their-resources",
            "a-false-sense-of-security",
            "subjects-for-study",
            "fight-with-honor",
            "savor-their-demise",
            "no-unnecessary-force",
            "a-justified-response",
        ],
        "mode": "loyalty",
    },
    "trauma": {
        "combined": ["trauma-benevolent"] * 18 + ["trauma-antagonistic"] * 18 + ["trauma-disaster"] * 2,
        "mode": "loyalty",
        "stream": "loyalty",
    },
    # All boxes, with the Ionian Nebula. They are shuffled when every Motive card has long been dealt, with the same stream.
    "crossroads": {
        "combined": [
            "disturbing-vision",
            "miraculous-return",
            "perjury",
            "scanned",
            "strange-music",
            "testimony",
            "the-opera-house",
        ],
        "mode": "loyalty",
        "stream": "motive",
    },
}
# The side that each Motive card speaks for.
MOTIVES = {"humans": HELD["motive"]["combined"][:7], "cylons": HELD["motive"]["combined"][7:]}


def held_cards(held, events):
    """The deck of a kind of held cards."""
    began = [event for event in events if event["type"] == "game-began"]
    return HELD[held].get("combined" if began and is_combined(began[-1]) else "cards", [])


def is_held(event, wanted):
    return event["type"] == "held" and event["held"]["type"] == wanted


class HeldCards:
    """Where the cards of a kind that players hold lie after these events, where Dradis keeps them."""

    def __init__(self, held, events):
        self.of, self.all = held, held_cards(held, events)
        self.pile, self.deck, self.hands, self.discarded = len(self.all), [], {}, []
        self.resolving, self.in_play = [], []
        self.open, self.removed = [], []
        # Trauma tokens that nobody holds: where each lies, and which it is.
        self.spots = []
        # Those that lie beside the players' Crossroads cards, by player.
        self.laid = {}
        began = [event for event in events if event["type"] == "game-began"]
        modes = began[-1]["options"].get("modes", {}) if began else {}
        self.with_table = modes.get(HELD[held]["mode"]) == "table"
        for event in events:
            kind = event["type"]
            if kind == "held" and event["kind"] == held:
                self.move(event["held"])
            elif kind == "ionian" and held == "trauma" and not self.with_table:
                self.token(event["ionian"])
            elif kind == "crossroads" and held == "trauma" and not self.with_table:
                self.crossroads(event["crossroads"])
            elif kind == "crisis":
                self.lie(event["crisis"])
            elif kind == "corrected":
                self.correct(event["correction"])
            elif kind == "position-laid":
                if held == "trauma" and event["laid"].get("ionian") is not None:
                    there = event["laid"]["ionian"]
                    self.spots = list(zip(there["spots"], revealed(there["tokens"])))
                self.in_play += event["laid"]["crises"]
                for laid in event["laid"]["held"]:
                    if laid["kind"] == held:
                        self.lay(laid)
            elif kind == "game-ended":
                self.resolving = []

    def lay(self, laid):
        self.deck = list(revealed(laid["deck"]))
        self.hands = {int(seat): list(hand) for seat, hand in revealed(laid["hands"]).items()}
        self.discarded = list(revealed(laid["discarded"]))
        self.open = [tuple(pair) for pair in laid.get("open", [])]
        self.removed = list(laid.get("removed", []))

    @property
    def counted(self):
        """How many cards the deck should have: as its pile says, or as it has."""
        return self.pile if self.of == "super-crisis" else len(self.deck)

    def token(self, event):
        """What happens to trauma tokens beside what happens to held cards."""

        def away(spot):
            there = [pair for pair in self.spots if pair[0] == spot][:1]
            self.spots = [pair for pair in self.spots if pair not in there]
            return [token for _, token in there]

        kind = event["type"]
        hand = self.hands.setdefault(event["seat"], []) if "seat" in event else []
        if kind == "token-placed":
            self.spots.append((event["spot"], self.deck.pop(0)))
            self.pile -= 1
        elif kind == "token-taken":
            hand += away({"location": event["location"]})
        elif kind == "token-laid":
            self.spots.append(({"ally": event["ally"]}, hand.pop(event["at"])))
        elif kind == "token-lost":
            self.discarded.append(hand.pop(event["at"]))
        elif kind == "token-gone":
            self.discarded += away(event["spot"])
        elif kind == "met":
            there = away({"ally": event["ally"]})
            if any(token != f"trauma-{event['trauma']}" for token in there):
                raise Difference(f"the token on {event['ally']} shows something else")
            self.discarded += there
        elif kind == "disaster":
            hand.remove("trauma-disaster")
            self.discarded.append("trauma-disaster")
        elif kind == "mixed":
            self.deck = []

    def crossroads(self, event):
        """What the Crossroads phase does with trauma tokens: beside a card, shown there, counted, out of the game."""
        kind, seat = event["type"], event.get("seat")
        hand = self.hands.setdefault(seat, []) if seat is not None else []
        if kind == "laid":
            if seat in self.laid:
                raise Difference(f"seat {seat} lays a second token beside the card")
            self.laid[seat] = hand.pop(event["at"])
        elif kind == "selected":
            if self.laid.get(seat, f"trauma-{event['side']}") != f"trauma-{event['side']}":
                raise Difference(f"the token beside the card of seat {seat} shows something else")
        elif kind == "counted":
            count = [token for token in hand if token == f"trauma-{event['side']}"]
            if len(count) != event["shown"] or event["left"] not in (0, len(count)):
                raise Difference(f"seat {seat} shows other tokens than it holds")
            self.hands[seat] = count[: event["left"]]
            self.discarded += without(hand, self.hands[seat])
        elif kind == "cleared":
            self.removed += self.laid.values()
            self.laid = {}

    def move(self, event):
        kind = event["type"]
        if kind == "deck-built":
            self.deck = list(revealed(event["deck"]))
            self.pile = event["cards"]
            self.discarded = without(self.discarded, self.deck)
            return
        if kind == "removed":
            self.discarded = [card for card in self.discarded if card != event["card"]]
            self.removed.append(event["card"])
            return
        hand = self.hands.setdefault(event["from"] if kind == "given" else event["seat"], [])
        if self.with_table and kind in ("played", "shown"):
            # The table has named a card that Dradis does not keep.
            hand.append(event["card"])
        if kind == "dealt":
            hand.append(self.deck.pop(0))
            self.pile -= 1
        elif kind == "discarded":
            self.discarded.append(hand.pop(event["at"]))
        elif kind == "given":
            self.hands.setdefault(event["to"], []).append(hand.pop(event["at"]))
        elif kind == "under":
            self.deck.append(hand.pop(event["at"]))
            self.pile += 1
        elif kind == "played":
            if event["card"] not in hand:
                raise Difference(f"seat {event['seat']} plays {event['card']}, which it does not hold")
            hand.remove(event["card"])
            self.discarded.append(event["card"])
        elif kind == "shown":
            if event["card"] not in hand:
                raise Difference(f"seat {event['seat']} shows {event['card']}, which it does not hold")
            hand.remove(event["card"])
            self.open.append((event["seat"], event["card"]))
        elif kind == "returned":
            self.pile += len(hand)
            self.hands[event["seat"]], self.deck = [], []
        else:
            raise Difference(f"nothing is known of held cards that are {kind}")

    def lie(self, event):
        kind = event["type"]
        if kind == "opened":
            self.resolving.append({"card": event["crisis"]["card"], "stays": False, "removed": False})
        elif kind == "replaced":
            self.resolving.pop()
        elif kind in ("stays", "removed") and self.resolving:
            self.resolving[-1][kind] = True
        elif kind == "closed" and self.resolving:
            closed = self.resolving.pop()
            if closed["stays"] and not closed["removed"]:
                self.in_play.append(closed["card"])

    def correct(self, correction):
        kind = correction["type"]
        if kind == "crisis-in-play":
            self.in_play = [card for card in self.in_play if card != correction["card"]]
            if correction["in_play"]:
                self.in_play.append(correction["card"])
        elif kind == "pile" and correction["pile"] == self.of:
            self.pile = correction["cards"]


def without(cards, others):
    """What is left of some cards without others; equal ones are taken out as often as they are there."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return left


def repeat_token_lost(cursor, before, result):
    """A random trauma token of a player: one place of as many as they have."""
    lost = result["ionian"]
    held = HeldCards("trauma", before).hands.get(lost["seat"], [])
    same("a random trauma token", lost["at"], cursor.below(len(held)))


def repeat_held_deck(cursor, before, result):
    there = HeldCards(result["kind"], before)
    out = [card for hand in there.hands.values() for card in hand] + there.in_play
    out += [crisis["card"] for crisis in there.resolving]
    out += [card for _, card in there.open] + there.removed
    out += there.laid.values()
    free = without(there.all, out + [token for _, token in there.spots])
    deck = without(free, there.discarded)
    counted = there.counted
    if counted == 0 or len(deck) < counted:
        deck = free
    deck = cursor.shuffle(deck)
    if counted > 0:
        deck = deck[:counted]
    event = result["held"]
    same(f"{result['kind']} deck", revealed(event["deck"]), deck)
    same(f"cards of the {result['kind']} deck", event["cards"], len(deck))


GALACTICA_DAMAGE = [
    {"type": "location", "location": name}
    for name in (
        "ftl-control",
        "weapons-control",
        "command",
        "admirals-quarters",
        "hangar-deck",
        "armory",
    )
] + [{"type": "resource", "resource": name} for name in ("food", "fuel")]

PEGASUS_DAMAGE = [
    {"type": "location", "location": name}
    for name in (
        "pegasus-cic",
        "airlock",
        "main-batteries",
        "engine-room",
    )
]


def tokens_like(before, token):
    """The tokens of the ship that a token belongs to: Pegasus is there in the combined game alone."""
    began = [event for event in before if event["type"] == "game-began"][-1]
    return PEGASUS_DAMAGE if token in PEGASUS_DAMAGE and is_combined(began) else GALACTICA_DAMAGE


def damage_pool(before, tokens):
    """The tokens of a ship that are in the pool after these events."""
    out = []

    def put(token, is_out):
        if token in out:
            out.remove(token)
        if is_out:
            out.append(token)

    for event in before:
        kind = event["type"]
        if kind == "galactica-damaged":
            put(event["token"], True)
        elif kind == "location-repaired":
            put({"type": "location", "location": event["location"]}, False)
        elif kind == "corrected":
            now = event["correction"]
            if now["type"] == "location-damage":
                put({"type": "location", "location": now["location"]}, now["damaged"])
            elif now["type"] == "spent-damage":
                put({"type": "resource", "resource": now["resource"]}, now["spent"])
    return [token for token in tokens if token not in out]


def repeat_galactica_damage(cursor, before, result):
    pool = damage_pool(before, tokens_like(before, result["token"]))
    same("Galactica damage token", result["token"], pool[cursor.below(len(pool))])


def repeat_tokens_drawn(cursor, before, result):
    """Tokens to choose from, one after the other; those not taken stay in the pool."""
    pool = damage_pool(before, GALACTICA_DAMAGE)
    for token in result["effect"]["tokens"]:
        same("Galactica damage token", token, pool.pop(cursor.below(len(pool))))


BASESTAR_DAMAGE = ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"]


AREAS = ["bow", "fore-starboard", "aft-starboard", "stern", "aft-port", "fore-port"]


def beyond(area):
    """The part of the Cylon Fleet board from which ships come to an area."""
    return f"cylon-fleet-{area}"


def pursue(board, event):
    """Basestars come to the Cylon Fleet board, leave it, and come from it; of a jump they wait there, undamaged."""
    kind = event["type"]
    if kind == "placed" and event["ship"] == "basestar":
        board.setdefault(beyond(event["area"]), []).append([])
    elif kind == "taken" and event["ship"] == "basestar":
        del board[beyond(event["area"])][-event["count"] :]
    elif kind == "moved-in":
        board.setdefault(event["area"], []).extend(board.pop(beyond(event["area"]), []))
    elif kind == "withdrew":
        for area in AREAS:
            board.setdefault(beyond(area), []).extend([] for _ in board.pop(area, []))


def basestars(events):
    """The damage tokens of every basestar after these events, by area, in the order in which they came."""
    board = {}
    for event in events:
        kind = event["type"]
        if kind == "board-laid-out":
            for ships in event["ships"]:
                board.setdefault(ships["area"], []).extend([] for _ in range(ships["ships"].get("basestar", 0)))
        elif kind == "basestars-placed":
            board.setdefault(event["area"], []).extend([] for _ in range(event["count"]))
        elif kind == "basestar-damaged":
            at = event["basestar"]
            board[at["area"]][at["index"]].append(event["token"])
        elif kind == "basestar-destroyed":
            at = event["basestar"]
            del board[at["area"]][at["index"]]
        elif is_kind(event, "effect", "basestar-removed"):
            at = event["effect"]["basestar"]
            del board[at["area"]][at["index"]]
        elif kind == "jump" and event["jump"]["type"] == "departed":
            board.clear()
        elif kind == "pursuit":
            pursue(board, event["pursuit"])
        elif is_kind(event, "effect", "area-cleared"):
            board.pop(event["effect"]["area"], None)
        elif kind == "corrected" and event["correction"]["type"] == "basestars":
            now = event["correction"]
            board[now["area"]] = [list(ship["damage"]) for ship in now["basestars"]]
    return board


def basestar_damage(before):
    """The tokens of the box; those of the Ionian Nebula are other ones, two kinds more."""
    game = [event for event in before if event["type"] == "game-began"][-1]["options"].get("game")
    nebula = isinstance(game, dict) and game.get("combined", {}).get("objective") == "ionian-nebula"
    return BASESTAR_DAMAGE + (["collateral-damage", "damage-to-personnel"] if nebula else [])


def repeat_basestar_damage(cursor, before, result):
    pool = basestar_damage(before)
    for area in basestars(before).values():
        for token in (token for ship in area for token in ship):
            # What lies on a basestar by a correction may be there more often than in the box.
            if token in pool:
                pool.remove(token)
    same("basestar damage token", result["token"], pool[cursor.below(len(pool))])


def repeat_die(cursor, _, result):
    face = cursor.d8()
    # The table may have put another number in the place of the one that was rolled.
    if result["source"] != "corrected":
        same("die", result["face"], face)


def by_hand(component, before):
    """Whether the table keeps this component itself; the option has a default in older games."""
    began = [event for event in before if event["type"] == "game-began"][-1]
    return began["options"].get("modes", {}).get(component) == "table"


def named(seq, check, *arguments):
    """What `check` gives; a difference in it names the row."""
    try:
        return check(*arguments)
    except Difference as difference:
        if str(difference).startswith(f"row {seq}"):
            raise
        raise Difference(f"{difference} (row {seq})") from None


def take(steps, wanted, seq):
    """The last of the steps, which must be this one."""
    if not steps or steps[-1][0] != wanted:
        raise Difference(f"row {seq}: step {wanted} is not the next one")
    return steps.pop()


def is_kind(event, family, wanted):
    """Whether an event of a family, such as a jump, is of this kind."""
    return event["type"] == family and event[family.replace("-", "_")]["type"] == wanted


def require(holds, what):
    if not holds:
        raise Difference(what)


# Keys under which an event names players.
SEATS = ("seat", "seats", "without", "waiting", "chooser", "pilot", "here")


def seats_exist(value, players):
    """Whether an event names only players that there are."""
    if isinstance(value, list):
        return all(seats_exist(inner, players) for inner in value)
    if not isinstance(value, dict):
        return True
    for key, inner in value.items():
        named = inner if isinstance(inner, list) else [inner]
        if key in SEATS and any(type(seat) is int and not 0 <= seat < players for seat in named):
            return False
        if not seats_exist(inner, players):
            return False
    return True


def destiny_cards(events):
    """The Destiny deck after these events, and what is drawn and not shown."""
    deck, drawn = [], []
    for event in events:
        kind = event["type"]
        if kind == "destiny-built":
            deck = list(revealed(event["deck"]))
        elif kind == "position-laid" and event["laid"]["destiny"] is not None:
            laid = event["laid"]["destiny"]
            deck, drawn = list(revealed(laid["deck"])), list(revealed(laid["drawn"]))
        elif is_kind(event, "effect", "destiny-mixed") or is_kind(event, "effect", "destiny-rebuilt"):
            deck = list(revealed(event["effect"]["deck"]))
        elif is_kind(event, "effect", "destiny-discarded"):
            deck = deck[: event["effect"]["at"]] + deck[event["effect"]["at"] + 1 :]
        elif kind == "destiny-drawn":
            drawn = drawn + deck[: event["cards"]]
            deck = deck[event["cards"] :]
        elif kind == "destiny-shown":
            drawn = []
        elif kind == "corrected":
            now = event["correction"]
            if now["type"] == "pile" and now["pile"] == "destiny":
                too_many = len(deck) - now["cards"]
                deck = deck[too_many:] if too_many >= 0 else []
    return deck, drawn


def looks_at_destiny(events):
    """Whether somebody looks the Destiny deck through after these events."""
    looks = False
    for event in events:
        if is_kind(event, "effect", "destiny-looked"):
            looks = True
        elif is_kind(event, "effect", "destiny-seen") or event["type"] == "game-ended":
            looks = False
    return looks


def destination_cards(events):
    """The Destination deck after these events, and what was dealt to choose from."""
    deck, drawn = [], []
    for event in events:
        if event["type"] == "game-ended":
            drawn = []
        elif event["type"] == "position-laid":
            if event["laid"]["destinations"] is not None:
                deck = list(revealed(event["laid"]["destinations"]))
        elif event["type"] == "jump":
            jump = event["jump"]
            if jump["type"] == "deck-built":
                deck = list(revealed(jump["deck"]))
            elif jump["type"] == "dealt":
                drawn, deck = deck[: jump["cards"]], deck[jump["cards"] :]
            elif jump["type"] == "put-back":
                at = jump.get("at")
                back = drawn if at is None else drawn[at : at + 1]
                drawn = [] if at is None else drawn[:at] + drawn[at + 1 :]
                deck = back + deck if jump["top"] else deck + back
            elif jump["type"] == "chosen":
                if jump["card"] in drawn:
                    drawn.remove(jump["card"])
                deck, drawn = deck + drawn, []
    return deck, drawn


def ship_areas(events):
    """Where the civilian ships lie after these events, by handle."""
    areas = {}
    for event in events:
        kind = event["type"]
        if kind in SHIPS_OF:
            areas.update((ship["handle"], ship["area"]) for ship in event[SHIPS_OF[kind]])
        elif kind == "position-laid" and event["laid"]["civilians"] is not None:
            areas = {ship["handle"]: ship["area"] for ship in event["laid"]["civilians"]}
        elif kind == "civilian-ships-returned":
            for handle in event["handles"]:
                areas.pop(handle, None)
        elif kind in ("civilian-destroyed", "civilian-escorted"):
            areas.pop(event["handle"], None)
        elif kind == "civilian-moved" and event["handle"] in areas:
            areas[event["handle"]] = event["to"]
        elif kind == "corrected" and event["correction"]["type"] == "civilian-ship-at":
            now = event["correction"]
            areas.update({now["handle"]: now["area"]} if now["handle"] in areas else {})
        elif is_kind(event, "jump", "departed") or is_new_caprica(event, "began"):
            areas = {}
        elif is_new_caprica(event, "evacuated"):
            areas[event["new_caprica"]["handle"]] = event["new_caprica"]["area"]
    return areas


def is_the_box(began, deal):
    """Whether these are the Loyalty cards that are played with, each as often as it is there."""
    cards = [card for hand in deal["hands"] for card in hand] + deal["deck"] + deal["unused"]
    cards += deal.get("spare", []) + deal.get("discarded", [])
    if is_combined(began):
        return sorted(cards) == sorted(ALL_HUMAN + ALL_CYLON + ["mutineer"])
    return sorted(cards) == sorted(NOT_A_CYLON + CYLON + ["sympathizer"])


def is_chosen(before, token):
    """Whether a token is one of those that were drawn to choose from, with none taken since."""
    for event in reversed(before):
        if event["type"] == "galactica-damaged":
            return False
        if is_kind(event, "effect", "tokens-drawn"):
            return token in event["effect"]["tokens"]
    return False


def check_held(steps, events, at, drawn, actor):
    """What is dealt, held or shown must have been there. Gives the name of what people put in by hand, if any."""
    event = events[at]
    kind = event["type"]
    before = None

    def past():
        nonlocal before
        if before is None:
            before = past_events(steps, events[:at])
        return before

    if kind == "game-began":
        require(not any(e["type"] == "game-began" for e in past()), "a second game began")
        if not event["rolled"]:
            require(event["first"] < len(event["names"]), "the first player is none of them")
            return "first-player"
    elif kind == "loyalty-dealt":
        require(not LoyaltyCards(past()).dealt, "the Loyalty cards were dealt twice")
        deal = revealed(event["deal"])
        same("cards dealt", event["counts"], [len(hand) for hand in deal["hands"]])
        if not drawn:
            elsewhere = any(e["type"] == "game-began" and not e["rolled"] for e in events[:at])
            require(elsewhere, "the Loyalty cards were dealt without a draw")
            began = [e for e in past() if e["type"] == "game-began"][-1]
            require(is_the_box(began, deal), "the Loyalty cards are not those of the box")
            return "loyalty"
    elif kind == "loyalty-dealt-by-hand":
        require(not LoyaltyCards(past()).dealt, "the Loyalty cards were dealt twice")
        require(by_hand("loyalty", past()), "the table has dealt cards that Dradis keeps")
        return "loyalty"
    elif kind == "destiny-drawn":
        deck, _ = destiny_cards(past())
        there = by_hand("destiny", past()) or event["cards"] <= len(deck)
        require(there, "more Destiny cards were drawn than there are")
    elif kind == "destiny-shown":
        _, waiting = destiny_cards(past())
        require(waiting, "Destiny cards were shown that nobody drew")
        # One pile with the cards from the hands; of a told total no card is shown.
        shown = event["cards"]
        there = not shown or all(shown.count(card) >= waiting.count(card) for card in waiting)
        require(there, "the Destiny cards are not among those shown")
    elif is_kind(event, "effect", "destiny-looked"):
        deck, _ = destiny_cards(past())
        require(deck and not looks_at_destiny(past()), "a Destiny deck is looked through that is not there")
    elif is_kind(event, "effect", "destiny-discarded"):
        deck, _ = destiny_cards(past())
        at, card = event["effect"]["at"], event["effect"]["card"]
        there = looks_at_destiny(past()) and deck[at : at + 1] == [card]
        require(there, "a Destiny card was discarded that does not lie there")
    elif is_kind(event, "effect", "destiny-seen"):
        require(looks_at_destiny(past()), "nobody looks the Destiny deck through")
    elif is_kind(event, "jump", "discarded"):
        gone = [e["jump"]["card"] for e in past() if is_kind(e, "jump", "chosen")]
        require(event["jump"]["card"] in gone, "a destination was discarded that nobody chose")
    elif is_kind(event, "jump", "dealt"):
        deck, waiting = destination_cards(past())
        there = not waiting and event["jump"]["cards"] <= len(deck)
        require(there, "destinations were dealt that are not there")
    elif is_kind(event, "jump", "put-back"):
        _, waiting = destination_cards(past())
        looked_at = event["jump"].get("at", 0) < len(waiting)
        require(looked_at, "a destination was put back that nobody looked at")
    elif is_kind(event, "jump", "chosen"):
        if by_hand("destinations", past()):
            return "destination"
        _, waiting = destination_cards(past())
        require(event["jump"]["card"] in waiting, "the destination chosen was not dealt")
    elif is_kind(event, "jump", "sleeper-phase"):
        require(not has_slept(past()), "the Sleeper phase came twice")
    elif kind == "civilian-destroyed":
        board, _, _ = civilian_ships(past())
        require(ship_areas(past()).get(event["handle"]) == event["area"], "no such ship was there")
        # A table that keeps the ships itself may have counted more of them into the stacks.
        if board.get(event["handle"]) is None:
            return "civilian-ship"
        same("front of the civilian ship", event["kind"], board[event["handle"]])
    elif kind == "civilian-escorted":
        require(ship_areas(past()).get(event["handle"]) == event["area"], "no such ship was there")
    elif kind == "civilian-moved":
        require(ship_areas(past()).get(event["handle"]) == event["from"], "no such ship was there")
    elif kind == "civilians-seen":
        board, _, _ = civilian_ships(past())
        require(all(handle in board for handle in event["handles"]), "no such ship was there")
    elif is_new_caprica(event, "ship-lost"):
        board, _, _ = civilian_ships(past())
        lost = event["new_caprica"]
        require(lost["handle"] in board or by_hand("civilian_ships", past()), "no such ship was there")
        if board.get(lost["handle"]) is None:
            return "civilian-ship"
        same("front of the civilian ship", lost["kind"], board[lost["handle"]])
    elif kind == "civilian-ships-returned":
        areas = ship_areas(past())
        require(all(handle in areas for handle in event["handles"]), "no such ship was there")
    elif is_civilian_lost(event) and not drawn:
        return "civilian-ship"
    elif is_kind(event, "sleeper", "dealt-by-hand"):
        require(LoyaltyCards(past()).with_table, "the table has dealt cards that Dradis keeps")
        return "loyalty"
    elif is_kind(event, "sleeper", "dealt"):
        cards = LoyaltyCards(past())
        require(cards.kept and not cards.slept, "the Sleeper phase dealt where there is nothing to deal")
        dealt = [len(hand) for hand in revealed(event["sleeper"]["cards"])]
        same("cards dealt in the Sleeper phase", event["sleeper"]["counts"], dealt)
    elif is_kind(event, "sleeper", "sympathizer-shown") or is_kind(event, "sleeper", "sympathizer-passed"):
        seat = event["sleeper"].get("seat", event["sleeper"].get("from"))
        cards = LoyaltyCards(past())
        require(not cards.kept or cards.holds(seat, ["sympathizer"]), f"seat {seat} has no Sympathizer")
    elif is_kind(event, "effect", "loyalty-given"):
        given, players = event["effect"], len(last_game(past())["names"])
        require(given["from"] < players and given["to"] < players, "there is no such player")
        require(given["from"] in LoyaltyCards(past()).cylons, "only a revealed Cylon hands cards on")
    elif is_kind(event, "effect", "loyalty-looked") and "cards" not in event["effect"]:
        require(not LoyaltyCards(past()).kept, "a look shows no cards")
    elif is_kind(event, "action", "cylon-card-shown"):
        cards, shown = LoyaltyCards(past()), event["action"]
        if cards.kept and not cards.holds(shown["seat"], [shown["card"]]):
            require(is_referee(actor), f"seat {shown['seat']} shows a card that it does not hold")
            return "cylon-card"
    elif kind == "cylon-revealed":
        cards, seat = LoyaltyCards(past()), event["seat"]
        require(seat not in cards.cylons, f"seat {seat} was revealed twice")
        wanted = ["sympathizer"] if event.get("sympathizer") else ALL_CYLON
        if not (cards.kept and cards.holds(seat, wanted)):
            told = is_referee(actor) or not cards.kept or seat in cards.shown
            require(told, f"seat {seat} was revealed and is no Cylon")
            return "cylon"
    elif kind == "passing":
        check_passing(past(), event["passing"])
    elif kind == "held-counted":
        require(by_hand(HELD[event["kind"]]["mode"], past()), "the table has counted cards that Dradis keeps")
    elif kind == "held" and not is_held(event, "deck-built"):
        HeldCards(event["kind"], past() + [event])
    elif kind in ("ionian", "crossroads"):
        HeldCards("trauma", past() + [event])
    elif kind == "galactica-damaged" and not drawn:
        pool = damage_pool(past(), tokens_like(past(), event["token"]))
        require(event["token"] in pool, "the damage token is not in the pool")
        if not is_chosen(past(), event["token"]):
            return "damage-token"
    elif kind == "ship-destroyed":
        began = [event for event in past() if event["type"] == "game-began"][-1]
        lost = event["ship"] == "pegasus" and is_combined(began) and not damage_pool(past(), PEGASUS_DAMAGE)
        require(lost, "a ship was destroyed that is not damaged everywhere")
    elif kind == "basestar-damaged" and not drawn:
        return "damage-token"
    elif kind == "die-rolled" and event["source"] != "app":
        require(1 <= event["face"] <= 8, "no die shows that")
        return "die"
    elif kind == "position-laid":
        elsewhere = any(e["type"] == "game-began" and not e["rolled"] for e in events[:at])
        require(elsewhere, "a position was laid out in a game that runs")
        earlier = [e["laid"] for e in past() if e["type"] == "position-laid"]
        require(all(map(says_boards_alone, earlier)), "a position was laid out twice")
        require(is_in_the_box(past(), event["laid"]), "the position holds more than the box")
        return "position"
    elif kind == "corrected":
        return "position" if event["reason"]["type"] == "position" else "correction"
    return None


def has_slept(before):
    """Whether the Sleeper phase has come, in this game or before the position that it began from."""
    laid = [event["laid"] for event in before if event["type"] == "position-laid"]
    came = any(is_kind(event, "jump", "sleeper-phase") for event in before)
    return came or any(position["sleeper_phase"] for position in laid)


def says_boards_alone(laid):
    """Whether a position says only which boards are there, on which the rest of it is laid out."""
    lists = ("held", "quorum", "visited", "crises", "attack_cards")
    decks = ("civilians", "destiny", "destinations")
    return not any(laid[part] for part in lists) and all(laid[part] is None for part in decks)


def is_in_the_box(before, laid):
    """Whether what a position lays out in Dradis's keeping is in the box, each card and ship as often as there."""
    ships = [revealed(ship["kind"]) for ship in laid["civilians"] or []]
    fronts = [front for front in ships if front is not None] + civilian_ships(before)[1]
    if any(fronts.count(front) > CIVILIAN_SHIPS.count(front) for front in fronts):
        return False
    for there in laid["held"]:
        cards = list(revealed(there["deck"])) + list(revealed(there["discarded"]))
        cards += [card for hand in revealed(there["hands"]).values() for card in hand]
        cards += [card for _, card in there.get("open", [])] + there.get("removed", [])
        if any(cards.count(card) > held_cards(there["kind"], before).count(card) for card in cards):
            return False
    deck = list(revealed(laid["destinations"])) if laid["destinations"] is not None else []
    return all(deck.count(card) <= dict(destinations(before)).get(card, 0) for card in deck)


def last_game(before):
    return [event for event in before if event["type"] == "game-began"][-1]


def is_referee(actor):
    return isinstance(actor, dict) and actor.get("type") == "referee"


def check_events(streams, steps, events, seq, actor):
    """Follows a step: how many draws were repeated, and the names of what people put in by hand."""
    draws, told = 0, []
    drawn = None
    for at, event in enumerate(events):
        kind = event["type"]
        if kind in AGENDA:
            continue
        told.append(check_held(steps, events, at, drawn is not None, actor))
        if drawn is not None:
            check_drawn(streams, past_events(steps, events[:drawn_at]), drawn, event)
            if kind != "die-rolled" or event["source"] != "corrected":
                draws += 1
        elif kind == "game-began" and event["rolled"]:
            raise Difference(f"row {seq}: the first player was rolled without a draw")
        elif kind == "die-rolled" and event["source"] not in ("table", "corrected"):
            raise Difference(f"row {seq}: a die was rolled without a draw")
        elif kind in SHIPS_OF:
            before = past_events(steps, events[:at])
            ships = event[SHIPS_OF[kind]]
            unknown = all(revealed(ship["kind"]) is None for ship in ships)
            if ships and not (unknown and by_hand("civilian_ships", before)):
                raise Difference(f"row {seq}: the civilian ships were placed without a draw")
        elif kind == "destiny-built":
            before = past_events(steps, events[:at])
            if revealed(event["deck"]) or not by_hand("destiny", before):
                raise Difference(f"row {seq}: a Destiny deck was built without a draw")
        elif is_kind(event, "effect", "destiny-mixed") or is_kind(event, "effect", "destiny-rebuilt"):
            before = past_events(steps, events[:at])
            if revealed(event["effect"]["deck"]) or not by_hand("destiny", before):
                raise Difference(f"row {seq}: cards came into the Destiny deck without a draw")
        elif is_civilian_lost(event):
            if not by_hand("civilian_ships", past_events(steps, events[:at])):
                raise Difference(f"row {seq}: a civilian ship was lost without a draw")
        elif is_kind(event, "effect", "tokens-drawn"):
            raise Difference(f"row {seq}: damage tokens were drawn without a draw")
        elif is_look(event):
            check_look(past_events(steps, events[:at]), event["effect"])
        elif kind == "loyalty-opened":
            before = past_events(steps, events[:at])
            opened = LoyaltyCards(before).opened(before)
            same("Loyalty cards turned up at the end", event["hands"], opened)
        elif kind == "sleeper" and event["sleeper"]["type"] == "dealt":
            check_sleeper_deal(past_events(steps, events[:at]), event["sleeper"])
        elif is_kind(event, "passing", "joined"):
            table = LoyaltyCards(past_events(steps, events[:at])).with_table
            if revealed(event["passing"]["deck"]) or not table:
                raise Difference(f"row {seq}: a card joined the Loyalty deck without a draw")
        elif kind == "jump" and event["jump"]["type"] == "deck-built":
            raise Difference(f"row {seq}: a Destination deck was built without a draw")
        elif is_held(event, "deck-built"):
            raise Difference(f"row {seq}: a {event['kind']} deck was built without a draw")
        drawn = revealed(event["drawn"]) if kind == "drew" else None
        drawn_at = at
    if drawn is not None:
        raise Difference(f"row {seq} draws, but nothing comes of it")
    return draws, [name for name in told if name is not None]


def check_opened(opened_before, opened, record, seq):
    """A stream is opened by the step that draws from it first, and by no other."""
    first = set()
    for event in record.get("events", []):
        if event["type"] == "drew":
            first.update(drawn["stream"] for drawn in revealed(event["drawn"]))
    for stream in sorted(first - opened_before - opened):
        raise Difference(f"the stream {stream} was drawn from before it was opened (row {seq})")
    same(f"streams opened in row {seq}", sorted(opened), sorted(first - opened_before))


def check_game(path):
    header, rows = read_game(path)
    if header["edition"] != "full":
        raise Difference("only the full edition of a game has what its draws were made from")
    yield len(rows), "rows: commitment to the secrets, hash chain"

    streams = Streams(header["genesis"]["game"])
    steps, undone = [], []
    draws, told, players = 0, {}, 0
    for seq, body, actor in rows:
        before = set(streams.keys)
        for record in found_in(body, is_fairness):
            named(seq, streams.add, record, seats_at(steps))
        opened = set(streams.keys) - before
        for record in found_in(body, is_history):
            named(seq, streams.rounds.step)
            kind = record["type"]
            for event in record.get("events", []):
                players = len(event["names"]) if event["type"] == "game-began" else players
            if not seats_exist(record.get("events", []), players):
                raise Difference(f"row {seq} names a player that there is not")
            check_opened(before, opened, record, seq)
            if kind in ("did", "did-instead"):
                if kind == "did-instead":
                    take(steps, record["step"], seq)
                repeated, put_in = named(seq, check_events, streams, steps, record["events"], seq, actor)
                draws += repeated
                for name in put_in:
                    told[name] = told.get(name, 0) + 1
                steps.append((seq, record["events"]))
                undone.clear()
            elif kind == "undid":
                undone.append(take(steps, record["step"], seq))
            elif kind == "redid":
                steps.append(take(undone, record["step"], seq))
            else:
                if record["step"] not in [number for number, _ in steps]:
                    raise Difference(f"row {seq}: step {record['step']} is not done")
                last = None
                while last != record["step"]:
                    undone.append(steps.pop())
                    last = undone[-1][0]
    if streams.opening["seeds"] is None:
        raise Difference("the game holds no commitments")
    yield len(streams.opening["seeds"]), "seeds against their commitments"
    yield len(streams.opening["entropy"]), "seats with entropy"
    yield len(streams.rounds.void), "void rounds, each of them one more try for whoever withheld"
    yield len(streams.keys), "streams opened, with the entropy of exactly the seats of their round"
    yield draws, "draws repeated"
    yield sum(told.values()), "put in by hand, which nobody can repeat"
    for name in sorted(told):
        yield told[name], f"× {name}"
    left = sum(1 for _, body, _ in rows for record in found_in(body, is_history))
    yield left, "steps not replayed by the rules: this script does not know them (dradis verify does)"
    over = None
    for event in past_events(steps, []):
        over = {"game-ended": True, "played-on": False}.get(event["type"], over)
    if not over:
        yield len(rows), "rows of a game that is UNFINISHED: more may have been left out"


# --- The vector files ---


def check_chance(vectors):
    for case in vectors["chacha20"]:
        words = chacha20_block(bytes.fromhex(case["key"]), case["counter"])
        same(case["source"], case["keystream"], struct.pack("<16I", *words).hex())
    yield len(vectors["chacha20"]), "published ChaCha20 blocks"

    for case in vectors["derive"]:
        keys = {name: key.hex() for name, key in derive(bytes.fromhex(case["seed"])).items()}
        same(f"derive from {case['seed']}", case["keys"], keys)
    yield len(vectors["derive"]), "seeds into stream keys"

    for case in vectors["word"]:
        found = Draw(bytes.fromhex(case["key"]), case["position"]).word()
        same(f"word at {case['position']}", case["word"], found)
    yield len(vectors["word"]), "words"

    for case in vectors["below"]:
        draw = Draw(bytes.fromhex(case["key"]), case["from"])
        found = [draw.below(case["n"]) for _ in case["values"]]
        same(f"below {case['n']}", case["values"], found)
        same(f"position after below {case['n']}", case["to"], draw.position)
    yield len(vectors["below"]), "bounded draws"

    for case in vectors["d8"]:
        draw = Draw(bytes.fromhex(case["key"]), case["from"])
        found = [draw.d8() for _ in case["values"]]
        same("d8", case["values"], found)
        same("position after d8", case["to"], draw.position)
    yield len(vectors["d8"]), "runs of the die"

    for case in vectors["shuffle"]:
        draw = Draw(bytes.fromhex(case["key"]), case["from"])
        found = draw.shuffle(list(range(case["cards"])))
        same(f"shuffle of {case['cards']}", case["order"], found)
        same(f"position after a shuffle of {case['cards']}", case["to"], draw.position)
    yield len(vectors["shuffle"]), "shuffles"


def check_fairness(vectors):
    for case in vectors["hkdf"]:
        okm = hkdf_sha256(
            bytes.fromhex(case["ikm"]),
            bytes.fromhex(case["salt"]),
            bytes.fromhex(case["info"]),
            case["length"],
        )
        same(case["source"], case["okm"], okm.hex())
    yield len(vectors["hkdf"]), "published HKDF-SHA256 outputs"

    for case in vectors["openings"]:
        check_opening(case["opening"], case["commitments"], case["head"], case["keys"])
    yield len(vectors["openings"]), "openings: commitments, head, stream keys"


def check_rounds(vectors):
    for case in vectors["entropy_commitments"]:
        game, entropy = bytes.fromhex(case["game"]), bytes.fromhex(case["entropy"])
        found = entropy_commitment(game, case["round"], case["seat"], entropy)
        same("commitment to entropy", case["commitment"], found.hex())
    yield len(vectors["entropy_commitments"]), "commitments to entropy"

    holding = [case for case in vectors["games"] if case["holds"]]
    for case in holding:
        streams = follow_records(case)
        same(f"keys: {case['name']}", case["keys"], {n: k.hex() for n, k in streams.keys.items()})
        same(f"void rounds: {case['name']}", case["void"], len(streams.rounds.void))
    yield len(holding), "games whose records hold"

    refusing = [case for case in vectors["games"] if not case["holds"]]
    for case in refusing:
        refused(case["name"], lambda case=case: follow_records(case))
    yield len(refusing), "games whose records are refused"


def follow_records(case):
    streams = Streams(case["game"])
    for row in case["rows"]:
        for record in row["fairness"]:
            streams.add(record, case["seats"])
        if row["step"]:
            streams.rounds.step()
    return streams


def check_opening(opening, commitments, expected_head, expected_keys):
    game = bytes.fromhex(opening["game"])
    seeds = unhex_map(opening["seeds"])
    same("game id of the commitments", commitments["game"], opening["game"])
    found = {name: commitment(game, name, seed).hex() for name, seed in seeds.items()}
    same("commitments", commitments["streams"], found)
    same("head", expected_head, head(game, unhex_map(found)).hex())
    same("keys", expected_keys, {n: k.hex() for n, k in opened_keys(opening).items()})


def opened_keys(opening):
    """The key of every stream that was used, mixed from the seats it was opened with."""
    game = bytes.fromhex(opening["game"])
    entropy = entropy_map(opening["entropy"])
    keys = {}
    for stream, seats in opening["opened"].items():
        if missing := [seat for seat in seats if seat not in entropy]:
            raise Difference(f"{stream} was opened with entropy of seat {missing[0]}, which is not there")
        mixed = {seat: entropy[seat] for seat in seats}
        keys[stream] = stream_key(game, stream, bytes.fromhex(opening["seeds"][stream]), mixed)
    return keys


def refused(what, attempt):
    try:
        attempt()
    except Difference:
        return
    raise Difference(f"{what} was not refused")


def check_journal(vectors):
    for case in vectors["canonical"]:
        same("canonical text", case["text"], canonical(case["value"]).decode("utf-8"))
    yield len(vectors["canonical"]), "canonical texts"

    for text in vectors["not_canonical"]:
        refused(text, lambda text=text: canonical(json.loads(text)))
    yield len(vectors["not_canonical"]), "values without a canonical text"

    for case in vectors["split"]:
        check_split(case["body"], case["public"], case["secrets"])
    yield len(vectors["split"]), "bodies split and joined"

    for body in vectors["not_split"]:
        refused(json.dumps(body), lambda body=body: split(body, []))
    yield len(vectors["not_split"]), "bodies that cannot be split"

    genesis = vectors["genesis"]
    same("genesis", genesis["text"], canonical(genesis["genesis"]).decode("utf-8"))
    same("genesis hash", genesis["hash"], genesis_hash(genesis["genesis"]).hex())

    previous = genesis["hash"]
    for seq, case in enumerate(vectors["chain"], start=1):
        row = case["row"]
        same(f"number of row {seq}", row["seq"], seq)
        same(f"hash before row {seq}", case["previous"], previous)
        check_split(case["body"], row["body"], case["secrets"])
        commitment = row_commitment(bytes.fromhex(case["blind"]), case["secrets"])
        same(f"commitment of row {seq}", row["commitment"], commitment.hex())
        same(f"public part of row {seq}", case["public_part"], public_part(row).decode("utf-8"))
        previous = row_hash(bytes.fromhex(previous), row).hex()
        same(f"hash of row {seq}", row["hash"], previous)
    same("head", vectors["head"], {"seq": len(vectors["chain"]), "hash": previous})
    yield len(vectors["chain"]), "rows chained: commitment, public part, hash"


def check_split(body, public, secrets):
    found = []
    same("public part of a body", public, split(body, found))
    same("secrets of a body", secrets, found)
    same("body joined again", body, join(public, list(secrets)))


def check_destiny(vectors):
    for case in vectors["decks"]:
        draw = Draw(bytes.fromhex(case["key"]), case["from"])
        options = {} if case["game"] == "base" else {"game": case["game"]}
        result = {"cards": case["cards"], "deck": {"$secret": case["deck"]}}
        repeat_destiny_deck(draw, [{"type": "game-began", "options": options}], result)
        same("position after a Destiny deck", case["to"], draw.position)
    yield len(vectors["decks"]), "Destiny decks"
    for case in vectors["mixed"]:
        draw = Draw(bytes.fromhex(case["key"]), case["from"])
        combined = case["game"] != "base"
        deck = mixed_destiny(draw, combined, case["before"], case["skill"], case["cards"])
        same("Destiny deck with cards of a type in it", case["deck"], deck)
        same("position after them", case["to"], draw.position)
    yield len(vectors["mixed"]), "Destiny decks with cards shuffled into them"


CHECKS = {
    "chance.json": check_chance,
    "destiny.json": check_destiny,
    "fairness.json": check_fairness,
    "journal.json": check_journal,
    "rounds.json": check_rounds,
}


def check_vectors(folder):
    for name, check in CHECKS.items():
        for count, what in check(json.loads((folder / name).read_text(encoding="utf-8"))):
            if count == 0:
                raise Difference(f"{name} holds no {what}")
            print(f"{name}: {count} {what}")

    full_header, full = read_game(folder / "../fixtures/journal-v2.full.jsonl")
    public_header, public = read_game(folder / "../fixtures/journal-v2.public.jsonl")
    same("head of the public edition", full_header["head"], public_header["head"])
    for (seq, body, _), (_, public_body, _) in zip(full, public):
        same(f"public body of row {seq}", public_body, split(body, []))
    print(f"journal-v2: {len(full)} rows of a game in both editions")


def main(arguments):
    try:
        if not arguments:
            check_vectors(Path(__file__).resolve().parent)
        elif len(arguments) == 1 and not arguments[0].startswith("-"):
            for count, what in check_game(arguments[0]):
                print(f"{count} {what}")
        else:
            print(__doc__.strip(), file=sys.stderr)
            return 2
    except Difference as difference:
        print(difference, file=sys.stderr)
        return 1
    except (KeyError, IndexError, TypeError, ValueError, OSError) as error:
        print(f"cannot be read: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
