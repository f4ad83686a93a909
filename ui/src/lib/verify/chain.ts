// An exported game of the full edition: its lines, its chain and its commitments (docs/PROTOCOL.md, section 6).

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { canonical, join, type Json, type JsonObject, list, NotInOrder, object, readCanonical, same, text, whole } from "./canonical";
import { differ } from "./difference";

const utf8 = (value: string): Uint8Array => new TextEncoder().encode(value);

export function genesisHash(genesis: Json): Uint8Array {
  return sha256(concatBytes(utf8("dradis-journal-genesis-v1"), utf8(canonical(genesis))));
}

/** What a row commits to: its secrets behind random bytes. */
export function rowCommitment(blind: Uint8Array, secrets: readonly Json[]): string {
  return bytesToHex(sha256(concatBytes(blind, utf8(canonical(secrets)))));
}

/** What of a row is hashed as it is. */
export function publicPart(row: JsonObject): string {
  const names = ["actor", "at", "body", "command", "label", "schema", "seq"];
  const missing = names.some((name) => !Object.hasOwn(row, name));
  if (missing) throw new NotInOrder();
  return canonical(Object.fromEntries(names.map((name) => [name, row[name] as Json])));
}

export function rowHash(previous: Uint8Array, row: JsonObject): Uint8Array {
  const commitment = bytes(row.commitment);
  return sha256(concatBytes(utf8("dradis-journal-row-v1"), previous, utf8(publicPart(row)), commitment));
}

/** 32 bytes, in hexadecimal. */
export function bytes(value: Json | undefined): Uint8Array {
  const digits = text(value);
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new NotInOrder();
  return hexToBytes(digits);
}

const hasOnly = (value: JsonObject, names: readonly string[]) =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));

export interface Header {
  game: string;
  genesis: Json;
  rows: number;
  head: string;
}

/** The first line of a full edition. */
export function readHeader(line: string): Header {
  const header = object(readCanonical(line));
  const names = ["edition", "format", "genesis", "head", "version"];
  if (!hasOnly(header, names) || header.format !== "dradis-journal" || header.version !== 2) throw new NotInOrder();
  if (header.edition !== "full") throw new NotInOrder();
  const genesis = object(header.genesis);
  const head = object(header.head);
  if (!/^[0-9a-f]{32}$/.test(text(genesis.game))) throw new NotInOrder();
  return { game: text(genesis.game), genesis, rows: whole(head.seq), head: text(head.hash) };
}

/** Follows the chain row by row. Each comes back with its number, its hash and its secrets in place. */
export function* followChain(lines: readonly string[]): Generator<{ row: number; hash: string; body: Json; actor: Json }> {
  const atLine = <T>(line: number, read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (error instanceof NotInOrder) differ({ kind: "file", line });
      throw error;
    }
  };
  const header = atLine(1, () => readHeader(lines[0] ?? ""));
  if (lines.length !== header.rows + 1) differ({ kind: "file", line: lines.length + 1 });
  let previous = genesisHash(header.genesis);
  for (let row = 1; row <= header.rows; row += 1) {
    yield atLine(row + 1, () => {
      const line = object(readCanonical(lines[row] as string));
      const record = object(line.row);
      const names = ["actor", "at", "body", "command", "commitment", "hash", "label", "schema", "seq"];
      if (!hasOnly(line, ["blind", "row", "secrets"]) || !hasOnly(record, names)) throw new NotInOrder();
      previous = rowHash(previous, record);
      const hash = bytesToHex(previous);
      if (record.seq !== row || record.hash !== hash) differ({ kind: "hash", row });
      const secrets = [...list(line.secrets)];
      if (rowCommitment(bytes(line.blind), secrets) !== record.commitment) differ({ kind: "secrets", row });
      const body = join(record.body as Json, secrets);
      if (secrets.length > 0) throw new NotInOrder();
      return { row, hash, body, actor: record.actor as Json };
    });
  }
  if (!same(header.head, bytesToHex(previous))) differ({ kind: "hash", row: header.rows });
}
