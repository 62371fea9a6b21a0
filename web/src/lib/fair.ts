/** What the draws of a game follow from, by the functions that docs/fair.md publishes. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NONCE_BYTES = 16;

const hashOfHex = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** What the house promises: the hash of its seed. */
export const seedHash = hashOfHex;
/** What a browser promises: the hash of its nonce. */
export const commitment = hashOfHex;

export const newNonce = (): string => bytesToHex(randomBytes(NONCE_BYTES));

/** One hash of all that fixes the draws, known before the first of them. */
export const fingerprint = (promise: string, words: string[], nonces: string[]): string =>
  bytesToHex(sha256(utf8ToBytes([promise, ...words, ...nonces].join('\n'))));

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
