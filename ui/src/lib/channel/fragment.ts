// The pairing code behind the `#` of the scanned address: `#1.<pair id>.<key>`.

import { type Bytes, fromBase64url, toBase64url } from "./bytes";
import { PROTOCOL_VERSION } from "./greeting";

export interface PairingCode {
  id: Bytes;
  key: Bytes;
}

/** What is wrong with a fragment; the version is judged first, so a later code is never called malformed. */
export type FragmentError = "missing" | "version" | "parts" | "id" | "key";

export function encodeFragment(code: PairingCode): string {
  return `#${PROTOCOL_VERSION}.${toBase64url(code.id)}.${toBase64url(code.key)}`;
}

/** Reads a fragment with or without its leading `#`. */
export function parseFragment(text: string): PairingCode | FragmentError {
  const parts = text.replace(/^#/, "").split(".");
  const [version, id, key] = parts;
  if (version === "" && parts.length === 1) return "missing";
  if (version !== String(PROTOCOL_VERSION)) return "version";
  if (parts.length !== 3 || id === undefined || key === undefined) return "parts";
  const idBytes = fromBase64url(id);
  if (idBytes?.length !== 8) return "id";
  const keyBytes = fromBase64url(key);
  if (keyBytes?.length !== 32) return "key";
  return { id: idBytes, key: keyBytes };
}
