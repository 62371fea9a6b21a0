import { describe, expect, it } from 'vitest';
import { tableWith } from '../../lib/board/tableForTests';
import { Hold } from './hold.svelte';
import type { DesertoView } from './view';

/** A player with a vizier and a treasure: the vizier may go to b1 and win three cards, the treasure nowhere. */
function sit(mine = true) {
  const played: string[] = [];
  const view = { hand: ['vizier', 'treasure'] } as unknown as DesertoView;
  const nothing = { cells: [], cards: 0, four_viziers: false };
  const moves = [
    { move: 'V b1', foresight: { cells: [0], cards: 3, four_viziers: false } },
    { move: 'pass V', foresight: nothing },
    { move: 'pass R', foresight: nothing },
  ];
  const hold = new Hold(() => tableWith({ view, moves: mine ? moves : [], play: (move) => played.push(move) }));
  return { hold, played };
}

describe('what a player holds', () => {
  it('a card looked at over a cell shows what it would win, and nothing is played', () => {
    const { hold, played } = sit();
    hold.take(0);
    hold.lookAt(1);
    expect(hold.foreseen?.cards).toBe(3);
    hold.putBack();
    expect([hold.kind, hold.foreseen, played]).toEqual([null, null, []]);
  });

  it('a legal card is played and leaves the fingers', () => {
    const { hold, played } = sit();
    hold.take(0);
    hold.playOn(1);
    expect([hold.kind, played]).toEqual([null, ['V b1']]);
  });

  it('an illegal one is asked for, so that the house names the rule, and stays held', () => {
    const { hold, played } = sit();
    hold.take(1);
    hold.playOn(2);
    expect([hold.kind, played]).toEqual(['treasure', ['R a2']]);
  });

  it('a card with nowhere to go can still be given', () => {
    const { hold, played } = sit();
    hold.take(1);
    expect(hold.places(hold.kind)).toEqual([]);
    hold.pass();
    hold.give();
    expect(played).toEqual(['pass R']);
  });

  it('where no card can be played, one is given with two clicks', () => {
    const played: string[] = [];
    const view = { hand: ['treasure'] } as unknown as DesertoView;
    const moves = [{ move: 'pass R', foresight: { cells: [], cards: 0, four_viziers: false } }];
    const hold = new Hold(() => tableWith({ view, moves, play: (move) => played.push(move) }));
    expect([hold.mustPass, hold.gives]).toEqual([true, true]);
    hold.take(0);
    hold.give();
    expect(played).toEqual(['pass R']);
    expect(sit().hold.mustPass).toBe(false);
  });

  it('while giving, cells do not answer', () => {
    const { hold, played } = sit();
    hold.pass();
    hold.take(0);
    hold.playOn(1);
    expect(played).toEqual([]);
  });

  it('advice to pass glows on Pass, then on the card to give, then on Give', () => {
    const view = { hand: ['vizier', 'treasure'] } as unknown as DesertoView;
    const nothing = { cells: [], cards: 0, four_viziers: false };
    const moves = ['V b1', 'pass V', 'pass R'].map((move) => ({ move, foresight: { ...nothing, cells: [0] } }));
    const hold = new Hold(() => tableWith({ view, moves, suggested: 'pass R', play: () => undefined }));
    expect(hold.suggestion).toMatchObject({ passes: true, kind: null, cell: null });
    hold.pass();
    expect(hold.suggestion).toMatchObject({ passes: false, kind: 'treasure' });
    hold.take(1);
    expect(hold.suggestion).toMatchObject({ kind: null, gives: true });
  });

  it('advice to play glows on the card, then on its place', () => {
    const view = { hand: ['vizier', 'treasure'] } as unknown as DesertoView;
    const moves = [{ move: 'V b1', foresight: { cells: [0], cards: 3, four_viziers: false } }];
    const hold = new Hold(() => tableWith({ view, moves, suggested: 'V b1', play: () => undefined }));
    expect(hold.suggestion).toMatchObject({ kind: 'vizier', cell: null });
    hold.take(0);
    expect(hold.suggestion).toMatchObject({ kind: null, cell: 1 });
  });

  it('out of turn nothing can be taken up', () => {
    const { hold } = sit(false);
    hold.take(0);
    hold.pass();
    expect([hold.kind, hold.giving]).toEqual([null, false]);
  });
});
