import { describe, expect, it } from 'vitest';
import type { Translate } from '../front';
import { KINDS } from './cards';
import { AT_DISCARD, AT_SPREAD, atCard, atFace, atSultan, meaning, tellPointing } from './pointing';
import type { HezarView } from './view';

const t: Translate = (id, args) => `${id} ${Object.values(args ?? {}).join(' ')}`.trim();
const NAMES = ['Aya', 'Bo', 'Cem'];

/** Aya is to choose; Bo has Sinbad's landscape, Cem Shéhérazade; Sinbad is asked for, and the Merchant. */
function table(phase: HezarView['phase'], more: Partial<HezarView> = {}): HezarView {
  return {
    phase,
    turn: 0,
    asked: null,
    sultans: [{ tale: 'sinbad', asks: 2, told: 0 }, null, { tale: 'merchant', asks: 1, told: 0 }],
    hands: [['sinbad-character', 'aladdin-character'], ['sinbad-landscape'], ['sheherazade']],
    discard: ['merchant-character', 'palace'],
    ...more,
  } as HezarView;
}

const means = (seat: number, at: string, view: HezarView): string => meaning({ seat, at }, view, NAMES, t);

it('every place has words that pointing allows', () => {
  const places = [AT_SPREAD, atSultan('any1'), ...KINDS.flatMap((kind) => [atFace(kind), atCard(3, kind)])];
  for (const place of places) expect(place).toMatch(/^[a-z0-9 ,.:-]{1,24}$/);
});

describe('what a hand that points means', () => {
  it('while a card is to be drawn: take this, and whether it makes a story', () => {
    expect(means(1, AT_SPREAD, table('drawing'))).toBe('point-draw-spread');
    expect(means(1, AT_DISCARD, table('drawing'))).toBe('point-draw-story palace');
    expect(means(1, atFace('ali-baba-landscape'), table('drawing'))).toBe('point-draw-card ali-baba-landscape');
  });

  it('at a card of whoever is to discard: give it to me, or to somebody else, or just discard it', () => {
    const gift = 'sinbad-character a-card sinbad-landscape';
    expect(means(1, atCard(0, 'sinbad-character'), table('telling'))).toBe(`point-give-me ${gift} Bo`);
    expect(means(2, atCard(0, 'sinbad-character'), table('discarding'))).toBe(`point-give ${gift} Bo`);
    expect(means(1, atCard(0, 'aladdin-character'), table('telling'))).toBe('point-discard aladdin-character');
  });

  it('while the tiger waits: leave it this', () => {
    const view = table('tiger', { turn: 2, asked: 0 });
    expect(means(1, atCard(0, 'aladdin-character'), view)).toBe('point-tiger aladdin-character');
  });

  it('at a sultan: tell him a story, once a story may be told', () => {
    expect(means(1, atSultan('S2'), table('telling'))).toBe('point-tell sinbad 2');
    expect(means(1, atSultan('S2'), table('drawing'))).toBe('point-wish sinbad 2');
  });

  it('at a card that is nobody’s to give away now: who has it', () => {
    expect(means(2, atCard(2, 'sheherazade'), table('drawing'))).toBe('point-mine sheherazade Cem');
    expect(means(2, atCard(1, 'sinbad-landscape'), table('telling'))).toBe('point-theirs sinbad-landscape Bo');
  });

  it('is told with the name of whoever points', () => {
    expect(tellPointing({ seat: 1, at: AT_SPREAD }, table('drawing'), NAMES, t)).toBe('says Bo point-draw-spread');
  });
});
