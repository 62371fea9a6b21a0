import { beforeEach, describe, expect, it } from 'vitest';
import { commitment } from './fair';
import type { TableInfo, ToHouse } from './messages';
import { Shuffling } from './shuffling';

/** A browser at a table of two, with what it asks of the house. */
function browser(yours: number[], fairness: Partial<TableInfo['fairness']> = {}) {
  const asked: ToHouse[] = [];
  const room = {
    id: 'table',
    yours,
    live: { line: 'open', ask: (request: ToHouse) => asked.push(request) > 0 },
    table: {
      status: 'gathering',
      fairness: {
        seed_hash: 'promise',
        words: ['', ''],
        commitments: ['', ''],
        nonces: ['', ''],
        waiting: [],
        seed: null,
        ...fairness,
      },
    } as unknown as TableInfo,
  };
  return { room, asked, shuffling: new Shuffling(room) };
}

describe('a browser at the shuffle', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  });

  it('commits for its own seats, with the same nonce however often it is asked', () => {
    const { asked, shuffling } = browser([1]);
    shuffling.takePart();
    shuffling.takePart();
    expect(asked[0]).toMatchObject({ do: 'commit', seat: 1 });
    expect(asked[1]).toEqual(asked[0]);
  });

  it('opens what it committed to once the start waits for it, also after a reload', () => {
    const first = browser([0]);
    first.shuffling.takePart();
    const { commitment: sealed } = first.asked[0] as { commitment: string };
    const { asked, shuffling } = browser([0], { commitments: [sealed, ''], waiting: [0] });
    shuffling.takePart();
    const opened = asked[0] as { do: string; nonce: string };
    expect(opened.do).toBe('reveal');
    expect(commitment(opened.nonce)).toBe(sealed);
  });

  it('opens nothing that another device has committed, and commits nothing while others open theirs', () => {
    const { asked, shuffling } = browser([0], { commitments: ['someone else', ''], waiting: [0, 1] });
    shuffling.takePart();
    expect(asked).toEqual([]);
  });

  it('takes a new nonce when the start was called off after it had opened the old one', () => {
    const first = browser([0]);
    first.shuffling.takePart();
    const { commitment: sealed } = first.asked[0] as { commitment: string };
    browser([0], { commitments: [sealed, ''], waiting: [0, 1] }).shuffling.takePart();
    const { asked, shuffling } = browser([0]);
    shuffling.takePart();
    expect(asked[0]).toMatchObject({ do: 'commit', seat: 0 });
    expect((asked[0] as { commitment: string }).commitment).not.toBe(sealed);
  });

  it('adds nothing where it only watches', () => {
    const { asked, shuffling } = browser([]);
    shuffling.takePart();
    expect(asked).toEqual([]);
  });
});
