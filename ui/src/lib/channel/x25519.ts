// X25519 (RFC 7748) from the library's Montgomery ladder alone. Its ready-made x25519 stands in the
// Ed25519 module, whose Edwards curve a phone would load and never use.

import { pow } from "@noble/curves/abstract/modular.js";
import { montgomery } from "@noble/curves/abstract/montgomery.js";

/** 2²⁵⁵ − 19. */
const P = (1n << 255n) - 19n;

export const x25519 = montgomery({
  P,
  type: "x25519",
  powPminus2: (x) => pow(x, P - 2n, P),
  /** RFC 7748, section 5: decodeScalar25519. */
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0]! &= 248;
    bytes[31]! &= 127;
    bytes[31]! |= 64;
    return bytes;
  },
});
