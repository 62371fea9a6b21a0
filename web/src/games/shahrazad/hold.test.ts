import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/messages';
import { tableWith } from '../../lib/board/tableForTests';
import { Hold } from './hold.svelte';
import type { Count, ShahrazadView } from './view';

const COUNT: Count = {
  red: [],
  blue: [],
  yellow: [],
  black: [],
  out_of_order: [],
  cut_off: [],
  gaps: [],
  sum: 2,
  score: 2,
  to_join: [],
  groups: [0, 0, 0, 0],
  worth: 2,
};
const RIGHT = { column: 1, height: 1 };
const NOWHERE = { column: 5, height: 5 };

/** A player with tiles 7 and 9, who may lay either right of the first tile; beside a bot, or beside a friend. */
function sit(partner: 'bot' | 'person', suggested: string | null = null) {
  const [played, shown]: [string[], (string | null)[]] = [[], []];
  const table = tableWith({
    view: {
      phase: 'choosing',
      turn: 0,
      hand: [7, 9],
      chosen: null,
      table: [{ tile: 5, column: 0, height: 0 }],
    } as unknown as ShahrazadView,
    eye: 0,
    seats: [{ kind: 'person' }, { kind: partner }] as SeatInfo[],
    moves: [7, 9].map((tile) => ({
      move: `tile ${tile}`,
      foresight: { replaced: null, count: COUNT, places: [{ ...RIGHT, replaced: null, count: COUNT }] },
    })),
    suggested,
    play: (move) => played.push(move),
    point: (at) => shown.push(at),
  });
  const hold = new Hold(() => table);
  /** The house has taken note of the tile. */
  const chosen = (tile: number) => {
    table.view = { ...table.view, phase: 'placing', chosen: tile };
    table.moves = [{ move: 'at 1 1', foresight: { replaced: null, count: COUNT, places: [] } }];
    hold.settle();
  };
  return { hold, table, played, shown, chosen };
}

describe('what a player tries', () => {
  it('a tile taken up shows what it would bring, before anything is played', () => {
    const { hold, played } = sit('person');
    hold.take(7);
    hold.lookAt(RIGHT);
    expect(hold.foreseen?.count.sum).toBe(2);
    hold.putBack();
    expect([hold.tile, hold.foreseen, played]).toEqual([null, null, []]);
  });

  it('with nobody to ask, a tile and its place are one gesture', () => {
    const { hold, played, chosen } = sit('bot');
    hold.take(7);
    hold.playOn(RIGHT);
    chosen(7);
    expect(played).toEqual(['tile 7', 'at 1 1']);
  });

  it('beside a bot a tile may be shown first, to hear what it thinks', () => {
    const { hold, played, chosen } = sit('bot');
    hold.take(7);
    expect([hold.hasPartner, hold.asks]).toEqual([true, false]);
    hold.show();
    chosen(7);
    expect([played, hold.tile]).toEqual([['tile 7'], 7]);
  });

  it('beside a friend the tile is shown first, and waits for its place', () => {
    const { hold, played, chosen } = sit('person');
    hold.take(7);
    hold.playOn(RIGHT);
    chosen(7);
    expect([played, hold.tile]).toEqual([['tile 7'], 7]);
    hold.playOn(RIGHT);
    expect(played).toEqual(['tile 7', 'at 1 1']);
  });

  it('where a tile may not go, its rule is said, and nobody has seen the tile', () => {
    for (const partner of ['bot', 'person'] as const) {
      const { hold, played } = sit(partner);
      hold.take(7);
      hold.playOn(NOWHERE);
      expect([played, hold.forbidden, hold.tile]).toEqual([[], 'touch', 7]);
      hold.lookAt(RIGHT);
      expect(hold.forbidden).toBeNull();
    }
  });

  it('of a tile that is chosen the house itself names the rule', () => {
    const { hold, played, chosen } = sit('bot');
    hold.take(7);
    hold.show();
    chosen(7);
    hold.playOn(NOWHERE);
    expect(played).toEqual(['tile 7', 'at 5 5']);
  });

  it('the tile that a guided game asks for is chosen at once', () => {
    const { hold, played } = sit('bot', 'tile 9');
    hold.take(9);
    expect(played).toEqual(['tile 9']);
  });

  it('whoever waits may point at a place, which a second tap confirms, and take the finger away', () => {
    const { hold, table, shown } = sit('person');
    table.moves = [];
    table.view = { ...table.view, turn: 1, phase: 'placing', chosen: 3 };
    expect(hold.advises).toBe('at');
    hold.pointAt('at 1 1');
    hold.pointAt('at 1 1');
    expect(shown).toEqual(['at 1 1']);
    hold.pointAtNothing();
    expect(shown).toEqual(['at 1 1', null]);
  });
});
