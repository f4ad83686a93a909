#!/usr/bin/env python3
"""Recomputes Dradis's golden vectors and recorded games, with the standard library alone.

    verify.py             every *.json beside this file
    verify.py GAME        a recorded game, exported in the full edition

Written from docs/PROTOCOL.md without a look at the Rust code, so that an error of one is not
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


# The order in which `derive` cuts its keystream; names elsewhere need no order of ours.
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


def stream_key(game, stream, seed, entropy):
    info = b"dradis-stream-v1" + game + prefixed(stream)
    return hkdf_sha256(seed, salt(game, entropy), info, 32)


def unhex_map(values):
    return {name: bytes.fromhex(value) for name, value in values.items()}


def entropy_map(values):
    return {int(seat): bytes.fromhex(value) for seat, value in values.items()}


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


def check_opening(opening, commitments, expected_head, expected_keys):
    game = bytes.fromhex(opening["game"])
    seeds = unhex_map(opening["seeds"])
    entropy = entropy_map(opening["entropy"])
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


CHECKS = {
    "chance.json": check_chance,
    "fairness.json": check_fairness,
}


def check_vectors(folder):
    for name, check in CHECKS.items():
        for count, what in check(json.loads((folder / name).read_text(encoding="utf-8"))):
            if count == 0:
                raise Difference(f"{name} holds no {what}")
            print(f"{name}: {count} {what}")


def main(arguments):
    try:
        check_vectors(Path(__file__).resolve().parent)
    except Difference as difference:
        print(difference, file=sys.stderr)
        return 1
    except (KeyError, TypeError, ValueError, OSError) as error:
        print(f"cannot be read: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
