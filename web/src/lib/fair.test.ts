import { expect, it } from 'vitest';
import { checkSeed } from './fair';

// SHA-256 of 32 zero bytes.
const ZEROS = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

it('finds a seed sound when it is the promised one', async () =>
  expect(await checkSeed('00'.repeat(32), ZEROS)).toBe('sound'));
it('finds a seed that was changed afterwards', async () =>
  expect(await checkSeed('00'.repeat(31) + '01', ZEROS)).toBe('broken'));
