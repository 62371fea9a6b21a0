import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { check, draw, seedHash } from './fair';
import { hmac, sha256 } from './sha256';

const SEED = '5e'.repeat(32);
const WORDS = ['', 'sésame'];

describe('our own SHA-256', () => {
  const texts = ['', 'abc', 'open sesame', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)];
  it.each(texts)('agrees with the one of the machine on %j', (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
    for (const key of ['k', 'k'.repeat(200)])
      expect(Buffer.from(hmac(new TextEncoder().encode(key), bytes)).toString('hex')).toBe(
        createHmac('sha256', key).update(text).digest('hex'),
      );
  });
});

it('draws the numbers that docs/fair.md publishes', () =>
  expect([1, 2, 3, 4, 5, 6].map((number) => draw(SEED, WORDS, number, 51))).toEqual([16, 10, 18, 19, 1, 14]));

describe('the check of a game', () => {
  const odds = [15, 15, 15, 6];
  const draws = [1, 0, 1].map((place) => ({ odds, place }));
  const proof = { seed: SEED, words: WORDS, draws };

  it('finds fair draws sound', () => expect(check(proof, seedHash(SEED))).toEqual({ found: 'sound', draws: 3 }));
  it('finds a seed that was not promised', () =>
    expect(check(proof, seedHash('00'.repeat(32)))).toEqual({ found: 'broken-seed' }));
  it('finds the draw that somebody meddled with', () => {
    const meddled = { ...proof, draws: [draws[0]!, { odds, place: 2 }, draws[2]!] };
    expect(check(meddled, seedHash(SEED))).toEqual({ found: 'broken-draw', number: 2 });
  });
  it('finds words that were changed afterwards', () =>
    expect(check({ ...proof, words: ['', 'sesame'] }, seedHash(SEED)).found).toBe('broken-draw'));
});
