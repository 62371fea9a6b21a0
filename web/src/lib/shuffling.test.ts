import { beforeEach, describe, expect, it } from 'vitest';
import { commitment } from './fair';
import type { Entry, TableInfo, ToHouse } from './messages';
import { NATURE } from './sequence';
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
      seats: [0, 1].map((seat) => ({ yours: yours.includes(seat) })),
      fairness: {
        seed_hash: 'promise',
        rules: 'rules',
        words: ['', ''],
        commitments: ['', ''],
        nonces: ['', ''],
        waiting: [],
        called_off: 0,
        seed: null,
        ...fairness,
      },
    } as unknown as TableInfo,
  };
  const shuffling = new Shuffling(room);
  /** The house tells what has changed. */
  const hears = (change: Partial<TableInfo['fairness']>, status = 'gathering') => {
    room.table = { ...room.table, status, fairness: { ...room.table.fairness, ...change } } as TableInfo;
    shuffling.takePart();
  };
  return { room, asked, shuffling, hears };
}

/** What a browser has committed to. */
const sealedBy = (asked: ToHouse[]): string =>
  asked.flatMap((one) => (one.do === 'commit' ? [one.commitment] : [])).at(-1)!;
/** What it has opened, one after the other. */
const openedBy = (asked: ToHouse[]): string[] => asked.flatMap((one) => (one.do === 'reveal' ? [one.nonce] : []));

const THEIRS = 'b0'.repeat(16);
const [SEALED, OTHER] = [commitment(THEIRS), commitment('b1'.repeat(16))];

describe('a browser at the shuffle', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = {
      kept,
      clear: () => kept.clear(),
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
    const { asked, hears } = browser([0]);
    hears({});
    const sealed = sealedBy(asked);
    hears({ commitments: [sealed, SEALED], waiting: [0, 1] });
    hears({ commitments: ['', ''], waiting: [], called_off: 1 });
    expect(sealedBy(asked)).not.toBe(sealed);
  });

  it('keeps what it has opened while others are waited for, and finds it in the game', () => {
    const { asked, shuffling, hears } = browser([0]);
    hears({});
    const commitments = [sealedBy(asked), SEALED];
    hears({ commitments, waiting: [0, 1] });
    const [nonce] = openedBy(asked);
    hears({ commitments, nonces: [nonce!, ''], waiting: [1] });
    hears({ commitments: [], nonces: [nonce!, THEIRS], waiting: [] }, 'playing');
    expect(asked.filter((one) => one.do === 'commit')).toHaveLength(1);
    expect(Object.keys(shuffling.witness!.seen.opened)).toEqual([nonce]);
    expect(shuffling.alarm).toBeNull();
  });

  it('opens it once more when the line was lost before the house had it', () => {
    const { asked, hears } = browser([0]);
    hears({});
    const commitments = [sealedBy(asked), SEALED];
    hears({ commitments, waiting: [0, 1] });
    hears({ commitments, nonces: ['', THEIRS], waiting: [0] });
    const opened = openedBy(asked);
    expect(opened).toHaveLength(2);
    expect(opened[0]).toBe(opened[1]);
  });

  it('finds out who had another number sealed after it had opened its own', () => {
    const { asked, shuffling, hears } = browser([0]);
    hears({});
    const mine = sealedBy(asked);
    hears({ commitments: [mine, SEALED], waiting: [0, 1] });
    const [nonce] = openedBy(asked);
    // The house was stopped meanwhile, and its file edited.
    hears({ commitments: [mine, OTHER], waiting: [0, 1] });
    hears({ commitments: [], nonces: [nonce!, 'b1'.repeat(16)], waiting: [] }, 'playing');
    expect(shuffling.alarm).toBe('broken-commitment');
  });

  it('finds out the same about words, rules, and a start that was called off behind its back', () => {
    for (const change of [{ words: ['', 'sesame'] }, { rules: 'others' }, { called_off: 1 }]) {
      localStorage.clear();
      const { asked, shuffling, hears } = browser([0]);
      hears({});
      const commitments = [sealedBy(asked), SEALED];
      hears({ commitments, waiting: [0, 1] });
      hears({ commitments: [], nonces: [openedBy(asked)[0]!, THEIRS], waiting: [], ...change }, 'playing');
      expect(shuffling.alarm).toBe('broken-commitment');
    }
  });

  it('finds out another seed', () => {
    const { shuffling, hears } = browser([0]);
    hears({});
    hears({ seed_hash: 'another' }, 'playing');
    expect(shuffling.alarm).toBe('broken-seed');
  });

  it('says that its number is missing when the game began while it slept', () => {
    const { shuffling, hears } = browser([0]);
    hears({});
    hears({ commitments: [], nonces: ['', THEIRS] }, 'playing');
    expect(shuffling.alarm).toBe('missing');
  });

  it('says so however often the house counts that a start was called off', () => {
    for (const called_off of [1, 2]) {
      localStorage.clear();
      const { asked, shuffling, hears } = browser([0]);
      hears({});
      hears({ commitments: [sealedBy(asked), SEALED], waiting: [0, 1] });
      expect(openedBy(asked)).toHaveLength(1);
      hears({ commitments: [], nonces: ['', THEIRS], waiting: [], called_off }, 'playing');
      expect(shuffling.alarm).toBe('missing');
    }
  });

  it('says so where its seat is told to be its own only later', () => {
    const { room, shuffling, hears } = browser([0]);
    hears({});
    room.yours = [];
    room.table = { ...room.table, seats: [{ yours: false }, { yours: false }] } as unknown as TableInfo;
    hears({ commitments: [], nonces: ['', THEIRS] }, 'playing');
    room.yours = [0];
    room.table = { ...room.table, seats: [{ yours: true }, { yours: false }] } as unknown as TableInfo;
    hears({});
    hears({}, 'over');
    expect(shuffling.alarm).toBe('missing');
    expect(shuffling.witness!.seen.seats).toEqual([0]);
  });

  it('misses nothing where it added nothing, nor at a table that was closed before the start', () => {
    const latecomer = browser([1]);
    latecomer.hears({ commitments: [], nonces: [THEIRS, ''] }, 'playing');
    expect(latecomer.shuffling.alarm).toBeNull();
    localStorage.clear();
    const { shuffling, hears } = browser([0]);
    hears({});
    hears({ commitments: [] }, 'closed');
    expect(shuffling.alarm).toBeNull();
  });

  it('knows in each of its tabs what it has made, opened and seen in the others', () => {
    const [one, other] = [browser([0]), browser([0])];
    other.shuffling.note([]); // has seen the table before the first tab commits
    one.hears({});
    other.hears({});
    expect(sealedBy(other.asked)).toBe(sealedBy(one.asked));
    other.hears({ commitments: [sealedBy(one.asked), SEALED], waiting: [0, 1] });
    const [nonce] = openedBy(other.asked);
    const draw = (number: number) => ({ number, kind: 'move', seat: NATURE, moves: ['draw V'] }) as Entry;
    other.shuffling.note([draw(9)]);
    one.shuffling.note([draw(10)]);
    for (const { shuffling } of [one, other, browser([0])]) {
      expect(Object.keys(shuffling.witness!.seen.opened)).toEqual([nonce]);
      expect(Object.keys(shuffling.witness!.seen.draws)).toEqual(['9', '10']);
    }
  });

  it('knows between which events it missed none, before the start and after the end, after a reload too', () => {
    const one = browser([0]);
    const entries = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, place) => ({ number: from + place, kind: 'talk' }) as Entry);
    one.hears({});
    one.shuffling.note(entries(1, 8));
    one.shuffling.note(entries(9, 9));
    one.shuffling.note([{ number: 10, kind: 'move', seat: NATURE, moves: ['draw ?'] } as unknown as Entry]);
    one.hears({}, 'playing');
    const again = browser([0]);
    again.hears({}, 'over');
    again.shuffling.note(entries(250, 300));
    again.shuffling.note(entries(11, 20));
    const { watched, lobby, over } = browser([0]).shuffling.witness!.seen;
    expect({ watched, lobby, over }).toEqual({
      watched: [
        [1, 20],
        [250, 300],
      ],
      lobby: true,
      over: true,
    });
  });

  it('opens what either of its tabs has made, should both have made one at once', () => {
    const kept = (localStorage as unknown as { kept: Map<string, string> }).kept;
    const one = browser([0]);
    one.hears({});
    kept.clear();
    const other = browser([0]);
    other.hears({});
    expect(sealedBy(other.asked)).not.toBe(sealedBy(one.asked));
    // What the first tab had kept is known to that tab alone.
    one.hears({ commitments: [sealedBy(one.asked), SEALED], waiting: [0, 1] });
    expect(commitment(openedBy(one.asked)[0]!)).toBe(sealedBy(one.asked));
    other.hears({ commitments: [sealedBy(one.asked), SEALED], waiting: [0, 1] });
    expect(openedBy(other.asked)).toEqual(openedBy(one.asked));
  });

  it('adds nothing where it only watches', () => {
    const { asked, shuffling } = browser([]);
    shuffling.takePart();
    expect(asked).toEqual([]);
  });
});
