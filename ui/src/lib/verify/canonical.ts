// Canonical JSON, and what of a row is public (docs/PROTOCOL.md, sections 6.1 and 6.2). Whoever wrote the text is
// not believed: what is not there as it must be ends in `NotInOrder`, never in a value made up.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** A text or a value that no sound game has there. */
export class NotInOrder extends Error {}

const MAX_DEPTH = 100;
/** A half of a character, which no UTF-8 text holds. */
const HALF = /\p{Surrogate}/u;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keys in the order of their code points, which is not that of UTF-16 units. */
export function byCodePoints(one: string, other: string): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a !== b) return rank(a) - rank(b);
  }
  return one.length - other.length;
}

const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

const sortedKeys = (value: JsonObject): string[] => Object.keys(value).sort(byCodePoints);

/** The one way to write a value. */
export function canonical(value: Json, depth = 0): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new NotInOrder();
  if (typeof value === "string" && HALF.test(value)) throw new NotInOrder();
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (depth === MAX_DEPTH) throw new NotInOrder();
  if (isObject(value)) {
    const fields = sortedKeys(value).map((key) => `${canonical(key)}:${canonical(value[key] as Json, depth + 1)}`);
    return `{${fields.join(",")}}`;
  }
  return `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;
}

/** The value of a text, when the text is the one way to write it. */
export function readCanonical(text: string): Json {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new NotInOrder();
  }
  if (canonical(value) !== text) throw new NotInOrder();
  return value;
}

const SECRET = "$secret";

/** The public part of a body; its secrets are put behind `secrets`. */
export function split(body: Json, secrets: Json[]): Json {
  if (isObject(body)) {
    if (Object.hasOwn(body, SECRET)) {
      if (Object.keys(body).length > 1) throw new NotInOrder();
      secrets.push(body[SECRET] as Json);
      return { [SECRET]: null };
    }
    return Object.fromEntries(sortedKeys(body).map((key) => [key, split(body[key] as Json, secrets)]));
  }
  return Array.isArray(body) ? body.map((item: Json) => split(item, secrets)) : body;
}

/** Puts the secrets back into their places; `secrets` is used up from the front. */
export function join(body: Json, secrets: Json[]): Json {
  if (isObject(body)) {
    if (Object.hasOwn(body, SECRET)) {
      const secret = secrets.shift();
      if (Object.keys(body).length > 1 || body[SECRET] !== null || secret === undefined) throw new NotInOrder();
      return { [SECRET]: secret };
    }
    return Object.fromEntries(sortedKeys(body).map((key) => [key, join(body[key] as Json, secrets)]));
  }
  return Array.isArray(body) ? body.map((item: Json) => join(item, secrets)) : body;
}

// ---- reading what somebody else wrote ----

export function object(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new NotInOrder();
  return value;
}

export function list(value: Json | undefined): readonly Json[] {
  if (!Array.isArray(value)) throw new NotInOrder();
  return value as readonly Json[];
}

/** A list that is left out where it is empty. */
export function listed(value: Json | undefined): readonly Json[] {
  return value === undefined ? [] : list(value);
}

export function text(value: Json | undefined): string {
  if (typeof value !== "string") throw new NotInOrder();
  return value;
}

/** A count, a number or a place in a list. */
export function whole(value: Json | undefined): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new NotInOrder();
  return value;
}

/** What stands in a place for a secret. */
export function revealed(value: Json | undefined): Json {
  const held = object(value);
  if (!Object.hasOwn(held, SECRET)) throw new NotInOrder();
  return held[SECRET] as Json;
}

/** Whether two values are written alike. */
export function same(one: Json, other: Json): boolean {
  return canonical(one) === canonical(other);
}
