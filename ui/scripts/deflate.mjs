// gzip that takes its time: of all ways to write a text as letters and repeats it looks for the one with the fewest
// bits (RFC 1951), where zlib takes each repeat as it comes. What browsers unpack is plain gzip.
import { gunzipSync, gzipSync } from "node:zlib";

const [LONGEST, WINDOW, CHAIN, ROUNDS, END] = [258, 32768, 8192, 12, 256];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BITS = Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));
/** In what order the lengths of the code for code lengths are written. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The first value that each symbol stands for, and the symbol of each value. */
function symbols(extra, first, last) {
  const [base, of] = [[], new Uint8Array(last + 1)];
  extra.forEach((bits, symbol) => {
    base.push(first);
    of.fill(symbol, first, Math.min(first + 2 ** bits, last + 1));
    first += 2 ** bits;
  });
  return { base, of };
}
const LENGTH = symbols(LENGTH_BITS, 3, LONGEST);
// The longest has a symbol of its own, which the one before would reach as well.
LENGTH.base[28] = LONGEST;
LENGTH.of[LONGEST] = 28;
const DISTANCE = symbols(DISTANCE_BITS, 1, WINDOW);

/** For each place the repeats that begin there, each longer and from further away than the one before: length, distance, … */
function repeats(text) {
  const [last, before] = [new Map(), new Int32Array(text.length)];
  return Array.from({ length: text.length }, (_, at) => {
    const found = [];
    if (at + 3 > text.length) return found;
    const key = (text[at] << 16) | (text[at + 1] << 8) | text[at + 2];
    const most = Math.min(LONGEST, text.length - at);
    let best = 2;
    for (let from = last.get(key) ?? -1, left = CHAIN; from >= 0 && at - from <= WINDOW && left > 0 && best < most; from = before[from], left--) {
      if (text[from + best] !== text[at + best]) continue;
      let length = 3;
      while (length < most && text[from + length] === text[at + length]) length++;
      if (length > best) found.push((best = length), at - from);
    }
    before[at] = last.get(key) ?? -1;
    last.set(key, at);
    return found;
  });
}

/** How many bits each symbol costs that comes so often; one that has not come yet costs as much as a rare one. */
function costs(counts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return Float64Array.from(counts, (count) => Math.log2(Math.max(all, 1) / (count || 0.6)));
}

/** Letters and repeats (a length of 1 is a letter) from one place to another, with the fewest bits at these costs. */
function cheapest(text, found, from, to, { letters, distances }) {
  const cost = new Float64Array(to - from + 1).fill(Infinity);
  const [length, distance] = [new Uint16Array(to - from + 1), new Uint16Array(to - from + 1)];
  cost[0] = 0;
  const lengths = Float64Array.from({ length: LONGEST + 1 }, (_, of) => letters[257 + LENGTH.of[of]] + LENGTH_BITS[LENGTH.of[of]]);
  for (let at = from; at < to; at++) {
    const here = cost[at - from];
    const letter = here + letters[text[at]];
    if (letter < cost[at - from + 1]) {
      cost[at - from + 1] = letter;
      length[at - from + 1] = 1;
    }
    for (let i = 0, run = 3; i < found[at].length; i += 2) {
      const symbol = DISTANCE.of[found[at][i + 1]];
      const far = here + distances[symbol] + DISTANCE_BITS[symbol];
      for (; run <= found[at][i] && at + run <= to; run++) {
        if (far + lengths[run] >= cost[at - from + run]) continue;
        cost[at - from + run] = far + lengths[run];
        length[at - from + run] = run;
        distance[at - from + run] = found[at][i + 1];
      }
    }
  }
  const steps = [];
  for (let at = to; at > from; at -= length[at - from]) steps.push({ at: at - length[at - from], length: length[at - from], distance: distance[at - from] });
  return steps.reverse();
}

function counted(text, steps, first = 0, last = steps.length) {
  const [letters, distances] = [new Array(286).fill(0), new Array(30).fill(0)];
  letters[END] = 1;
  for (let i = first; i < last; i++) {
    const { at, length, distance } = steps[i];
    letters[length === 1 ? text[at] : 257 + LENGTH.of[length]]++;
    if (length > 1) distances[DISTANCE.of[distance]]++;
  }
  return { letters, distances };
}

const priced = ({ letters, distances }) => ({ letters: costs(letters), distances: costs(distances) });

/** About how many bits a block of these symbols has, its table with it. */
function weight({ letters, distances }) {
  const bits = (counts) => costs(counts).reduce((sum, cost, symbol) => sum + (counts[symbol] && cost * counts[symbol] + 3.5), 0);
  return bits(letters) + bits(distances) + 60;
}

function parsed(text, found, from, to, begin) {
  let [best, least, counts] = [undefined, Infinity, begin];
  for (let round = 0; round < ROUNDS; round++) {
    const steps = cheapest(text, found, from, to, priced(counts));
    counts = counted(text, steps);
    const extra = steps.reduce((sum, { length, distance }) => sum + (length > 1 ? LENGTH_BITS[LENGTH.of[length]] + DISTANCE_BITS[DISTANCE.of[distance]] : 0), 0);
    const bits = weight(counts) + extra;
    if (bits < least) [best, least] = [{ steps, counts }, bits];
  }
  return best;
}

/** Where a new block pays, because what comes then is of another kind. */
function splits(text, steps, first, last) {
  const whole = weight(counted(text, steps, first, last));
  const stride = Math.max(64, Math.floor((last - first) / 48));
  let [where, least] = [0, whole];
  for (let at = first + stride; at < last - 63; at += stride) {
    const bits = weight(counted(text, steps, first, at)) + weight(counted(text, steps, at, last));
    if (bits < least) [where, least] = [at, bits];
  }
  return where === 0 ? [] : [...splits(text, steps, first, where), where, ...splits(text, steps, where, last)];
}

/** The lengths of the best code of at most so many bits (package-merge). */
function codeLengths(counts, limit) {
  const leaves = [...counts.keys()].filter((symbol) => counts[symbol] > 0).map((symbol) => ({ count: counts[symbol], of: [symbol] }));
  leaves.sort((one, other) => one.count - other.count);
  const lengths = new Array(counts.length).fill(0);
  if (leaves.length === 1) lengths[leaves[0].of[0]] = 1;
  let level = [];
  for (let bit = 0; bit < limit && leaves.length > 1; bit++) {
    const pairs = [];
    for (let i = 0; i + 1 < level.length; i += 2) pairs.push({ count: level[i].count + level[i + 1].count, of: [...level[i].of, ...level[i + 1].of] });
    level = [...leaves, ...pairs].sort((one, other) => one.count - other.count);
  }
  for (const { of } of level.slice(0, Math.max(0, 2 * leaves.length - 2))) for (const symbol of of) lengths[symbol]++;
  return lengths;
}

/** Codes of these lengths, with their bits turned round, as they are written. */
function codes(lengths) {
  let code = 0;
  const made = new Array(lengths.length).fill(0);
  for (let bits = 1; bits <= 15; bits++, code <<= 1)
    lengths.forEach((length, symbol) => {
      if (length === bits) for (let i = 0, of = code++; i < bits; i++) made[symbol] |= ((of >> i) & 1) << (bits - 1 - i);
    });
  return made;
}

/** Code lengths with their runs: symbol, how often, and the bits that say it. */
function runs(lengths) {
  const said = [];
  for (let at = 0; at < lengths.length; ) {
    let run = 1;
    while (lengths[at + run] === lengths[at]) run++;
    const of = lengths[at];
    at += run;
    if (of === 0) {
      for (; run >= 3; run -= Math.min(run, 138)) said.push(run > 10 ? [18, Math.min(run, 138) - 11, 7] : [17, run - 3, 3]);
    } else {
      said.push([of, 0, 0]);
      for (run--; run >= 3; run -= Math.min(run, 6)) said.push([16, Math.min(run, 6) - 3, 2]);
    }
    for (; run > 0; run--) said.push([of, 0, 0]);
  }
  return said;
}

function block(put, text, { steps, counts }, final) {
  const letters = codeLengths(counts.letters, 15);
  // A block without repeats has one distance nevertheless.
  const distances = codeLengths(counts.distances.some(Boolean) ? counts.distances : [1], 15);
  while (distances.at(-1) === 0) distances.pop();
  while (letters.length > 257 && letters.at(-1) === 0) letters.pop();
  const table = runs([...letters, ...distances]);
  const often = new Array(19).fill(0);
  for (const [symbol] of table) often[symbol]++;
  const lengths = codeLengths(often, 7);
  let last = 19;
  while (last > 4 && lengths[ORDER[last - 1]] === 0) last--;
  put(final ? 1 : 0, 1);
  put(2, 2);
  put(letters.length - 257, 5);
  put(distances.length - 1, 5);
  put(last - 4, 4);
  for (const symbol of ORDER.slice(0, last)) put(lengths[symbol], 3);
  const code = codes(lengths);
  for (const [symbol, extra, bits] of table) {
    put(code[symbol], lengths[symbol]);
    put(extra, bits);
  }
  const [letter, far] = [codes(letters), codes(distances)];
  for (const { at, length, distance } of steps) {
    const symbol = length === 1 ? text[at] : 257 + LENGTH.of[length];
    put(letter[symbol], letters[symbol]);
    if (length === 1) continue;
    put(length - LENGTH.base[LENGTH.of[length]], LENGTH_BITS[LENGTH.of[length]]);
    const from = DISTANCE.of[distance];
    put(far[from], distances[from]);
    put(distance - DISTANCE.base[from], DISTANCE_BITS[from]);
  }
  put(letter[END], letters[END]);
}

/** The same as gzip, in as few bytes as can be found. Ends the build when it does not unpack to what it was. */
export function tightGzip(text) {
  const found = repeats(text);
  const flat = { letters: new Array(286).fill(1), distances: new Array(30).fill(1) };
  const whole = parsed(text, found, 0, text.length, flat);
  const at = (step) => whole.steps[step]?.at ?? text.length;
  const cuts = [0, ...splits(text, whole.steps, 0, whole.steps.length), whole.steps.length];
  const bytes = [31, 139, 8, 0, 0, 0, 0, 0, 2, 255];
  let [held, many] = [0, 0];
  const put = (value, bits) => {
    for (held |= value << many, many += bits; many >= 8; many -= 8, held >>>= 8) bytes.push(held & 255);
  };
  cuts.slice(1).forEach((cut, i) => {
    const begin = counted(text, whole.steps, cuts[i], cut);
    block(put, text, parsed(text, found, at(cuts[i]), at(cut), begin), i === cuts.length - 2);
  });
  put(0, (8 - many) % 8);
  // The checksum and the length are the same however a text is packed.
  const packed = Buffer.from([...bytes, ...gzipSync(text, { level: 0 }).subarray(-8)]);
  if (!gunzipSync(packed).equals(text)) throw new Error("what was packed unpacks to something else");
  return packed;
}
