import { expect, it } from 'vitest';
import { commitment, commitments, draw, fingerprint, newNonce, pick, seedHash } from './fair';

const SEED = '5e'.repeat(32);
const WORDS = ['', 'sésame'];
const NONCE = 'ab'.repeat(16);
const SIX = [1, 2, 3, 4, 5, 6];

it('draws the numbers that docs/fair.md publishes', () => {
  expect(SIX.map((number) => draw(SEED, WORDS, [], number, 51))).toEqual([16, 10, 18, 19, 1, 14]);
  expect(SIX.map((number) => draw(SEED, WORDS, ['', NONCE], number, 51))).toEqual([15, 8, 41, 8, 12, 6]);
});

it('hashes seeds, nonces and shuffles as docs/fair.md publishes', () => {
  expect(seedHash(SEED)).toBe('9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056');
  expect(commitment(NONCE)).toBe('5a2cfe8ab935918525d44fd6fd87c70fc83b4f29d1a727672e1b48f380473fc1');
  const rules = '32c19b378b9c289c15e2981e645d4a3602f4cf57b462ea459682ad69c6fa17fa';
  expect(fingerprint(seedHash(SEED), rules, WORDS, commitments(['', NONCE]))).toBe(
    '367581eaebad5d42589fe0c4fd0c9fdb2422a0cd362aeb6a7776094c932a76ed',
  );
});

it('takes no nonce that is written otherwise: it would have the same hash and give other draws', () =>
  expect(commitments(['', NONCE.toUpperCase(), ` ${NONCE}`, 'spades'])).toEqual(['', '?', '?', '?']));

it('picks a weight by what is counted up to it', () =>
  expect([0, 1, 2, 3, 4, 5].map((drawn) => pick([2, 1, 3], drawn))).toEqual([0, 0, 1, 2, 2, 2]));

it('never makes the same nonce twice', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
});
