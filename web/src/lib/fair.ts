/** The browser's own check of the promise that the house made before the game, and of every draw: see docs/fair.md. */
import type { Proof } from './messages';
import { hmac, sha256 } from './sha256';

export type Verdict =
  { found: 'sound'; draws: number } | { found: 'broken-seed' } | { found: 'broken-draw'; number: number };

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const seedHash = (seed: string): string => hexOf(sha256(bytesOf(seed)));

/** The draw of that number (the first is 1): a whole number from 0 to total - 1. */
export function draw(seed: string, words: string[], number: number, total: number): number {
  const message = new TextEncoder().encode([number, ...words].join('\n'));
  return Number(BigInt(`0x${hexOf(hmac(bytesOf(seed), message))}`) % BigInt(total));
}

/** Which of the weights a drawn number falls on, counting them up in their order. */
function pick(odds: number[], drawn: number): number {
  let left = drawn;
  return odds.findIndex((weight) => (left -= weight) < 0);
}

/** Whether the seed is the promised one, and every draw what it and the words give. */
export function check(proof: Proof, promised: string): Verdict {
  if (seedHash(proof.seed) !== promised) return { found: 'broken-seed' };
  for (const [index, { odds, place }] of proof.draws.entries()) {
    const total = odds.reduce((sum, weight) => sum + weight, 0);
    const drawn = draw(proof.seed, proof.words, index + 1, total);
    if (pick(odds, drawn) !== place) return { found: 'broken-draw', number: index + 1 };
  }
  return { found: 'sound', draws: proof.draws.length };
}
