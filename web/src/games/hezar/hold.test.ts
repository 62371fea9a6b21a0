import { describe, expect, it } from 'vitest';
import { tableWith } from '../../lib/board/tableForTests';
import { Hold } from './hold.svelte';
import type { HezarForesight, HezarView } from './view';

const NOTHING: HezarForesight = { cards: 0, useful: 0, serves: false, wins: false };

interface Setting {
  phase?: HezarView['phase'];
  hand?: HezarView['hands'][number];
  moves?: string[];
  suggested?: string;
}

/** Sits at the second seat, with Sinbad, his landscape and Aladdin before them; two sultans ask for Sinbad. */
function sit({
  phase = 'telling',
  hand = ['aladdin-character', 'sinbad-character', 'sinbad-landscape'],
  moves = [
    'discard A-char',
    'discard S-char',
    'discard S-land',
    'tell S-char S-land to S1',
    'tell S-char S-land to S2',
  ],
  suggested,
}: Setting = {}) {
  const played: string[] = [];
  const points: (string | null)[] = [];
  const table = tableWith({
    view: { phase, hands: [[], hand] } as unknown as HezarView,
    eye: 1,
    moves: moves.map((move) => ({ move, foresight: NOTHING })),
    suggested: suggested ?? null,
    pointed: [{ seat: 0, at: 'discard' }],
    point: (at) => points.push(at),
    play: (move) => played.push(move),
  });
  const hold = new Hold(() => table);
  return { hold, played, points };
}

describe('what a player holds', () => {
  it('two cards make a pair if they can be told, and otherwise the second is taken instead of the first', () => {
    const { hold } = sit();
    hold.take(1);
    hold.take(2);
    expect(hold.held).toEqual(['sinbad-character', 'sinbad-landscape']);
    hold.putBack();
    hold.take(0);
    hold.take(2);
    expect(hold.held).toEqual(['sinbad-landscape']);
  });

  it('a pair is told to the sultan chosen, and leaves the fingers', () => {
    const { hold, played } = sit();
    hold.take(1);
    hold.take(2);
    hold.tellTo('S2');
    expect([played, hold.held]).toEqual([['tell S-char S-land to S2'], []]);
  });

  it('looking at a sultan shows the one story he would get', () => {
    const { hold, played } = sit();
    hold.aim = 'S1';
    expect(hold.shown?.move).toBe('tell S-char S-land to S1');
    expect([0, 1, 2].map((index) => hold.isShown(index))).toEqual([false, true, true]);
    expect(played).toEqual([]);
  });

  it('where there is a choice of pairs, it is left to be made', () => {
    const { hold, played } = sit({
      hand: ['sinbad-character', 'sinbad-landscape', 'palace'],
      moves: ['tell S-char S-land to S1', 'tell S-char palace to S1', 'tell S-char palace to any1'],
    });
    hold.tellTo('S1');
    expect([played, hold.open.length]).toEqual([[], 2]);
    hold.take(2);
    hold.tellTo('S1');
    expect(played).toEqual(['tell S-char palace to S1']);
  });

  it('a card offered to a sultan who does not ask for it is asked for, so that the house names the rule', () => {
    const { hold, played } = sit();
    hold.take(0);
    hold.tellTo('S1');
    expect([played, hold.held]).toEqual([['tell A-char S-land to S1'], ['aladdin-character']]);
  });

  it('the discard is drawn from before, and discarded on after', () => {
    const before = sit({ phase: 'drawing', moves: ['draw discard', 'draw spread'] });
    before.hold.useDiscard();
    expect(before.played).toEqual(['draw discard']);
    const after = sit();
    after.hold.take(0);
    after.hold.useDiscard();
    expect(after.played).toEqual(['discard A-char']);
  });

  it('before the draw a card of the hand is asked for, so that the house names the rule', () => {
    const { hold, played } = sit({ phase: 'drawing', moves: ['draw spread'] });
    hold.take(0);
    expect([played, hold.held]).toEqual([['discard A-char'], []]);
  });
});

describe('out of turn', () => {
  it('touching something points at it, and touching it again confirms it', () => {
    const { hold, played, points } = sit({ moves: [] });
    const touches = [
      () => hold.take(2),
      () => hold.tellTo('S1'),
      () => hold.useFace('palace'),
      () => hold.useDiscard(),
      () => hold.useSpread(),
    ];
    for (const touch of touches) {
      touch();
      const shown = hold.pointing;
      touch();
      expect(hold.pointing).toBe(shown);
    }
    expect(points).toEqual(['hand:1:sinbad-l', 'sultan:s1', 'face:palace', 'discard', 'spread']);
    expect([played, hold.held]).toEqual([[], []]);
  });

  it('one’s finger is taken away when one asks for it', () => {
    const { hold, points } = sit({ moves: [] });
    hold.useSpread();
    hold.pointAtNothing();
    hold.pointAtNothing();
    expect([hold.pointing, points]).toEqual([null, ['spread', null]]);
  });

  it('who points where can be seen, oneself first', () => {
    const { hold } = sit({ moves: [] });
    expect(hold.pointersAt('discard')).toEqual([0]);
    hold.useDiscard();
    expect(hold.pointersAt('discard')).toEqual([1, 0]);
  });
});

describe('a guided game', () => {
  it('leads to the cards of a story first, then to the sultan', () => {
    const { hold } = sit({ suggested: 'tell S-char S-land to S2' });
    const suggested = () => [0, 1, 2].filter((index) => hold.suggestsCard(index));
    expect(suggested()).toEqual([1, 2]);
    hold.take(1);
    expect([suggested(), hold.suggestsSultan('S2')]).toEqual([[2], false]);
    hold.take(2);
    expect([suggested(), hold.suggestsSultan('S2'), hold.suggestsSultan('S1')]).toEqual([[], true, false]);
  });

  it('leads to a card first, then to the discard', () => {
    const { hold } = sit({ suggested: 'discard A-char' });
    expect([hold.suggestsCard(0), hold.suggests('discard A-char')]).toEqual([true, false]);
    hold.take(0);
    expect([hold.suggestsCard(0), hold.suggests('discard A-char')]).toEqual([false, true]);
  });
});
