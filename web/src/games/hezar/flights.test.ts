import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';
import type { HezarView, Sultan } from './view';

const A1: Sultan = { tale: 'aladdin', asks: 1, told: 0 };
const S2: Sultan = { tale: 'sinbad', asks: 2, told: 0 };
const M1: Sultan = { tale: 'merchant', asks: 1, told: 0 };

/** A table of two in the middle of a game. */
function scene(more: Partial<HezarView> = {}, sultans: (Sultan | null)[] = [A1, S2, null]): HezarView {
  return {
    sultans,
    phase: 'drawing',
    hands: [['aladdin-character'], ['sinbad-landscape', 'palace']],
    faces: ['tiger', 'merchant-landscape'],
    discard: ['aladdin-landscape'],
    ...more,
  } as HezarView;
}

const ways = (...told: Parameters<typeof flightsOf>): string[] =>
  flightsOf(...told).map(({ kind, sultan, from, to }) => `${kind ?? sultan?.tale}: ${from} to ${to}`);

describe('what is seen to move', () => {
  it('a card drawn from the discard or from among the open cards comes to its place in the hand', () => {
    const after = scene({ hands: [['aladdin-character', 'aladdin-landscape'], []] });
    expect(ways('draw discard', 0, scene(), after)).toEqual(['aladdin-landscape: discard to hand-0-1']);
    const took = scene({ hands: [['aladdin-character', 'merchant-landscape'], []] });
    expect(ways('draw M-land', 0, scene(), took)).toEqual(['merchant-landscape: face-1 to hand-0-1']);
  });

  it('a hidden card is turned over on its way to whoever drew it', () => {
    const before = scene({ phase: 'turning' });
    const after = scene({ hands: [['aladdin-character'], ['sinbad-character', 'sinbad-landscape', 'palace']] });
    expect(flightsOf('turn S-char', -1, before, after)[0]).toMatchObject({ to: 'hand-1-0', turns: true });
  });

  it('a book lays its cards open in the spread; a special is shown to all', () => {
    const before = scene({ phase: 'reading', faces: [] });
    expect(ways('turn palace', -1, before, scene({ faces: ['palace'] }))).toEqual(['palace: spread to face-0']);
    expect(flightsOf('turn tiger', -1, before, before)[0]).toMatchObject({ to: 'stage', shows: true });
  });

  it('a special that comes too early goes nowhere', () => {
    const early = scene({ phase: 'setup' });
    expect(ways('turn book', -1, early, early)).toEqual([]);
  });

  it('a pair goes to its sultan, who stays while he wants more', () => {
    const after = scene({ hands: [['aladdin-character'], []] }, [A1, { ...S2, told: 1 }, null]);
    expect(ways('tell S-char palace to S2', 1, scene(), after)).toEqual([
      'sinbad-character: hand-1 to throne-1',
      'palace: hand-1-1 to throne-1',
    ]);
  });

  it('a sultan who has all his stories leaves with them, and the next one comes', () => {
    const after = scene({}, [null, S2, null]);
    expect(ways('tell A-char palace to A1', 1, scene(), after).at(-1)).toBe('aladdin: throne-0 to served');
    expect(ways('sultan M1', -1, after, scene({}, [M1, S2, null]))).toEqual(['merchant: sultans to throne-0']);
  });

  it('a card is discarded from its place', () => {
    expect(ways('discard palace', 1, scene(), scene())).toEqual(['palace: hand-1-1 to discard']);
  });
});
