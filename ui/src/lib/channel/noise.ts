// Noise_NNpsk0_25519_ChaChaPoly_SHA256, the initiator's side, as in revision 34 of the Noise
// specification (the sections are named below). The page uses it because WebCrypto does not exist on
// plain http. Published vectors and the host's own implementation are the tests.

import { chacha20poly1305 } from "@noble/ciphers/chacha.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { ascii, type Bytes, concat, NOTHING } from "./bytes";
import { x25519 } from "./x25519";

export const NOISE_PROTOCOL = "Noise_NNpsk0_25519_ChaChaPoly_SHA256";
export const TAG_LEN = 16;
const KEY_LEN = 32;

/** Section 5.1: a key and how often it was used. */
interface Cipher {
  key: Uint8Array;
  nonce: number;
}

/** Section 12.3: four zero bytes, then the counter, little endian. */
function nonceBytes(counter: number): Bytes {
  // The counter stays exact far beyond anything a table sends.
  if (!Number.isSafeInteger(counter)) throw new Error("the nonces of this session are used up");
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint32(4, counter % 2 ** 32, true);
  view.setUint32(8, Math.floor(counter / 2 ** 32), true);
  return nonce;
}

function encrypt(cipher: Cipher, ad: Uint8Array, plaintext: Uint8Array): Bytes {
  const sealed = chacha20poly1305(cipher.key, nonceBytes(cipher.nonce), ad).encrypt(plaintext);
  cipher.nonce += 1;
  return sealed as Bytes;
}

/** Throws when the tag does not fit. */
function decrypt(cipher: Cipher, ad: Uint8Array, ciphertext: Uint8Array): Bytes {
  const opened = chacha20poly1305(cipher.key, nonceBytes(cipher.nonce), ad).decrypt(ciphertext);
  cipher.nonce += 1;
  return opened as Bytes;
}

/** Section 5.2. */
export interface Symmetric {
  chainingKey: Uint8Array;
  hash: Uint8Array;
  cipher: Cipher;
}

/** Section 4.3: Noise's HKDF is the standard one without info. */
function derive(chainingKey: Uint8Array, input: Uint8Array, count: 2 | 3): Uint8Array[] {
  const output = hkdf(sha256, input, chainingKey, NOTHING, count * KEY_LEN);
  return Array.from({ length: count }, (_, at) => output.slice(at * KEY_LEN, (at + 1) * KEY_LEN));
}

export function mixHash(state: Symmetric, data: Uint8Array): void {
  state.hash = sha256(concat(state.hash, data));
}

export function mixKey(state: Symmetric, input: Uint8Array): void {
  const [chainingKey, key] = derive(state.chainingKey, input, 2) as [Uint8Array, Uint8Array];
  state.chainingKey = chainingKey;
  state.cipher = { key, nonce: 0 };
}

export function mixKeyAndHash(state: Symmetric, input: Uint8Array): void {
  const [chainingKey, hash, key] = derive(state.chainingKey, input, 3) as [Uint8Array, Uint8Array, Uint8Array];
  state.chainingKey = chainingKey;
  mixHash(state, hash);
  state.cipher = { key, nonce: 0 };
}

export function encryptAndHash(state: Symmetric, plaintext: Uint8Array): Bytes {
  const sealed = encrypt(state.cipher, state.hash, plaintext);
  mixHash(state, sealed);
  return sealed;
}

export function decryptAndHash(state: Symmetric, ciphertext: Uint8Array): Bytes {
  const opened = decrypt(state.cipher, state.hash, ciphertext);
  mixHash(state, ciphertext);
  return opened;
}

/** The state both sides begin with: the name is longer than a hash, so it is hashed (section 5.2). */
export function begin(prologue: Uint8Array, psk: Uint8Array): Symmetric {
  const hash = sha256(ascii(NOISE_PROTOCOL));
  const state: Symmetric = { chainingKey: hash, hash, cipher: { key: new Uint8Array(KEY_LEN), nonce: 0 } };
  mixHash(state, prologue);
  mixKeyAndHash(state, psk);
  return state;
}

/** Section 9.2: with a pre-shared key a public ephemeral key is mixed into the key as well. */
export function mixEphemeral(state: Symmetric, publicKey: Uint8Array): void {
  mixHash(state, publicKey);
  mixKey(state, publicKey);
}

/** Section 5.1: both directions after the handshake. `open` throws when a message does not fit. */
export interface Transport {
  seal(plaintext: Uint8Array): Bytes;
  open(ciphertext: Uint8Array): Bytes;
}

export function split(state: Symmetric, initiator: boolean): Transport {
  const [first, second] = derive(state.chainingKey, NOTHING, 2) as [Uint8Array, Uint8Array];
  const sending: Cipher = { key: initiator ? first : second, nonce: 0 };
  const receiving: Cipher = { key: initiator ? second : first, nonce: 0 };
  return {
    seal: (plaintext) => encrypt(sending, NOTHING, plaintext),
    open: (ciphertext) => decrypt(receiving, NOTHING, ciphertext),
  };
}

export interface Agreed {
  payload: Bytes;
  hash: Uint8Array;
  transport: Transport;
}

/** An initiator that has written its message (`-> psk, e`) and waits for the other (`<- e, ee`). */
export interface Waiting {
  message: Bytes;
  /** Throws when the reply was not made with the same key for this handshake. */
  finish(reply: Uint8Array): Agreed;
}

/** Starts a handshake. `ephemeral` is given by tests only. */
export function initiate(
  prologue: Uint8Array,
  psk: Uint8Array,
  payload: Uint8Array = NOTHING,
  ephemeral: Uint8Array = x25519.utils.randomSecretKey(),
): Waiting {
  const state = begin(prologue, psk);
  const publicKey = x25519.getPublicKey(ephemeral);
  mixEphemeral(state, publicKey);
  const message = concat(publicKey, encryptAndHash(state, payload));
  return {
    message,
    finish(reply) {
      const theirs = reply.subarray(0, KEY_LEN);
      mixEphemeral(state, theirs);
      mixKey(state, x25519.getSharedSecret(ephemeral, theirs));
      const answer = decryptAndHash(state, reply.subarray(KEY_LEN));
      return { payload: answer, hash: state.hash, transport: split(state, true) };
    },
  };
}
