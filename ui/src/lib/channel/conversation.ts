// One conversation with the host, from the hello to the last frame: bytes in, words out. It knows no
// socket, no storage and no clock; seat.ts owns those.

import type { Bytes } from "./bytes";
import { type Control, FrameError, type Goodbye, seal, type Sealed } from "./frame";
import type { PairingCode } from "./fragment";
import { binds, type Claim, encodeHello, parseHostWord, prologue, type Refusal, resumeId, type Role } from "./greeting";
import { initiate, type Waiting } from "./noise";
import { type Pictogram, pictogramsOf } from "./pictograms";

/** What this device has to show for itself. */
export type Credential = { kind: "code"; code: PairingCode } | { kind: "resume"; key: Bytes };

/** What became of received bytes. */
export type Heard =
  | { kind: "nothing" }
  /** Send these bytes. */
  | { kind: "send"; bytes: Bytes }
  /** The handshake is done; both screens show these pictures while the code is new. */
  | { kind: "agreed"; pictograms: Pictogram[] }
  /** Keep this key, then send `keyKept`. */
  | { kind: "key"; table: Bytes; number: number; key: Bytes }
  /** The referee has confirmed this device (now or earlier). */
  | { kind: "confirmed" }
  | { kind: "public"; bytes: Bytes }
  | { kind: "secret"; bytes: Bytes }
  /** The host answers a ping. */
  | { kind: "pong" }
  /** Turned away in the clear: shown, but no resume key is thrown away for it. */
  | { kind: "refused"; refusal: Refusal }
  /** The host ends the pairing, sealed: this key is dead. */
  | { kind: "goodbye"; reason: Goodbye }
  /** What came is not what the protocol allows: close and connect anew. */
  | { kind: "broken" };

export interface Conversation {
  /** The first bytes to send. */
  hello: Bytes;
  receive(bytes: Bytes): Heard;
  /** These seal a frame; they throw before the handshake is done. */
  keyKept(): Bytes;
  ping(token: number): Bytes;
  /** Seals an answer of the player: always of the same size. */
  answer(bytes: Uint8Array): Bytes;
  /** Seals words of a referee's screen, in as many frames as it takes. */
  words(bytes: Uint8Array): Bytes[];
}

type Stage =
  | { kind: "greeting" }
  | { kind: "shaking"; waiting: Waiting; table: Bytes; challenge: Bytes }
  | { kind: "sealed"; session: Sealed; table: Bytes }
  | { kind: "over" };

export function converse(credential: Credential, role: Role): Conversation {
  const key = credential.kind === "code" ? credential.code.key : credential.key;
  const claim: Claim =
    credential.kind === "code"
      ? { kind: "pair", id: credential.code.id }
      : { kind: "resume", id: resumeId(credential.key) };
  let stage: Stage = { kind: "greeting" };

  function greeted(bytes: Bytes): Heard {
    const word = parseHostWord(bytes);
    if (word?.kind === "refusal") return end({ kind: "refused", refusal: word.refusal });
    if (stage.kind === "greeting" && word?.kind === "welcome") {
      const waiting = initiate(prologue(word.table, claim.id, role, word.challenge), key);
      stage = { kind: "shaking", waiting, table: word.table, challenge: word.challenge };
      return { kind: "send", bytes: waiting.message };
    }
    // Else whoever plays the host could look for a key whose pictures suit.
    if (stage.kind === "shaking" && word?.kind === "handshake" && binds(stage.challenge, word.message)) {
      const { hash, transport } = stage.waiting.finish(word.message);
      stage = { kind: "sealed", session: seal(transport), table: stage.table };
      return { kind: "agreed", pictograms: pictogramsOf(hash) };
    }
    return end({ kind: "broken" });
  }

  function opened(bytes: Bytes, session: Sealed, table: Bytes): Heard {
    const frame = session.open(bytes);
    switch (frame.kind) {
      case "part":
      case "dummy":
        return { kind: "nothing" };
      case "resume-key":
        return { kind: "key", table, number: frame.number, key: frame.key };
      case "ping":
        return { kind: "send", bytes: session.sealControl({ kind: "pong", token: frame.token }) };
      case "goodbye":
        return end({ kind: "goodbye", reason: frame.reason });
      case "pong":
        return { kind: "pong" };
      case "key-kept":
        return end({ kind: "broken" });
      case "confirmed":
      case "public":
      case "secret":
        return frame;
    }
  }

  function end(heard: Heard): Heard {
    stage = { kind: "over" };
    return heard;
  }

  function session(): Sealed {
    if (stage.kind !== "sealed") throw new FrameError("dead");
    return stage.session;
  }

  const control = (message: Control) => session().sealControl(message);
  return {
    hello: encodeHello(claim),
    receive(bytes) {
      try {
        if (stage.kind === "sealed") return opened(bytes, stage.session, stage.table);
        return stage.kind === "over" ? { kind: "nothing" } : greeted(bytes);
      } catch {
        return end({ kind: "broken" });
      }
    },
    keyKept: () => control({ kind: "key-kept" }),
    ping: (token) => control({ kind: "ping", token }),
    answer: (bytes) => session().sealSecret(bytes),
    words: (bytes) => session().sealPublic(bytes),
  };
}
