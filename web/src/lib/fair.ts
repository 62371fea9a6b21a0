/** What the draws of a game follow from, by the functions that docs/fair.md publishes. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NONCE_BYTES = 16;
/** Written otherwise, in capitals say, a nonce would have the same hash and give other draws. */
const NONCE = new RegExp(`^[0-9a-f]{${2 * NONCE_BYTES}}$`);

const hashOfHex = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** What the house promises: the hash of its seed; nothing, for what is none. */
export const seedHash = (seed: string): string => (/^[0-9a-f]{64}$/.test(seed) ? hashOfHex(seed) : '');
/** What a browser promises: the hash of its nonce. */
export const commitment = hashOfHex;

/** What each seat's browser had promised, by what it opened: empty where it added nothing, "?" for what is no nonce. */
export const commitments = (nonces: string[]): string[] =>
  nonces.map((nonce) => (nonce === '' ? '' : NONCE.test(nonce) ? commitment(nonce) : '?'));

export const newNonce = (): string => bytesToHex(randomBytes(NONCE_BYTES));

/** One hash of all that fixes the draws, known before the first nonce is opened. */
export const fingerprint = (promise: string, rules: string, words: string[], sealed: string[]): string =>
  bytesToHex(sha256(utf8ToBytes([promise, rules, ...words, ...sealed].join('\n'))));

/** The draw of that number (the first is 1): a whole number from 0 to total - 1. */
export function draw(seed: string, words: string[], nonces: string[], number: number, total: number): number {
  const lines = [number, ...words, ...(nonces.some(Boolean) ? nonces : [])];
  const digest = hmac(sha256, hexToBytes(seed), utf8ToBytes(lines.join('\n')));
  return Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(total));
}

/** Which of the weights a drawn number falls on, counting them up in their order. */
export function pick(odds: number[], drawn: number): number {
  let left = drawn;
  return odds.findIndex((weight) => (left -= weight) < 0);
}
