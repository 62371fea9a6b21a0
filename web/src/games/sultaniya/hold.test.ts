import { describe, expect, it } from 'vitest';
import { tableWith } from '../../lib/board/tableForTests';
import { Hold } from './hold.svelte';
import type { Face, SultaniyaView } from './view';

const FACE: Face = { edges: ['wall', 'arcade'], halves: [['window'], []], kind: null };
const worth = (points: number) => ({ points, sapphires: 0, completes: null, parts: {}, rivals: [0, 0] });

/** A player who may place b7 at 2 on its front and at 5 on its back, reveal a roof, or call the green or blue djinn. */
function sit(more: { suggested?: string; view?: Partial<SultaniyaView>; mine?: boolean } = {}) {
  const played: string[] = [];
  const moves = [
    { move: 'b7 at 2', foresight: worth(1) },
    { move: 'b7 mirrored at 5', foresight: worth(4) },
    ...['reveal y 1', 'green', 'blue y 1', 'pass'].map((move) => ({ move, foresight: worth(0) })),
  ];
  const view = {
    tiles: { b7: FACE, b9: FACE },
    piles: [{ top: 'b1' }, { top: null }],
    lifted: null,
    players: [{ palace: [] }],
    ...more.view,
  } as unknown as SultaniyaView;
  const table = tableWith({
    view,
    moves: more.mine === false ? [] : moves,
    suggested: more.suggested ?? null,
    play: (move) => played.push(move),
  });
  const hold = new Hold(() => table);
  return { hold, played };
}

describe('what a player holds', () => {
  it('a tile lights its places on both faces, and turns to the one that fits', () => {
    const { hold, played } = sit();
    hold.take('b7');
    expect(hold.spots.map(({ place }) => place)).toEqual([2, 5]);
    hold.lookAt({ floor: 0, place: 5 });
    expect([hold.facing, hold.foreseen?.points]).toEqual([true, 4]);
    hold.putBack();
    expect([hold.tile, hold.foreseen, played]).toEqual([null, null, []]);
  });

  it('taken up again, a tile is turned over', () => {
    const { hold } = sit();
    hold.take('b7');
    hold.take('b7');
    expect([hold.tile, hold.mirrored]).toEqual(['b7', true]);
  });

  it('a legal tile is built and leaves the fingers', () => {
    const { hold, played } = sit();
    hold.take('b7');
    hold.buildAt({ floor: 0, place: 5 });
    expect([hold.tile, played]).toEqual([null, ['b7 mirrored at 5']]);
  });

  it('an illegal one is asked for, so that the house names the rule, and stays held', () => {
    const { hold, played } = sit();
    hold.take('b9');
    hold.buildAt({ floor: 0, place: 2 });
    expect([hold.tile, played]).toEqual(['b9', ['b9 at 2']]);
  });

  it('the top of a pile is asked for too', () => {
    const { hold, played } = sit();
    hold.touchTop(0);
    hold.touchTop(1);
    expect(played).toEqual(['b1 at 1']);
  });

  it('a djinn is wished for first and paid later; one who will not come is asked why', () => {
    const { hold, played } = sit();
    hold.wish('blue');
    expect([hold.djinn, played]).toEqual(['blue', []]);
    hold.draw(3, 1);
    expect([hold.djinn, played]).toEqual([null, ['blue y 1']]);
    hold.wish('gold');
    expect([hold.djinn, played.at(-1)]).toEqual([null, 'gold y']);
  });

  it('the tile that the red djinn has lifted is in hand, and no other can be taken', () => {
    const { hold } = sit({ view: { lifted: 'b7' } });
    hold.take('b9');
    expect([hold.tile, hold.spots.length]).toEqual(['b7', 2]);
  });

  it('out of turn nothing can be taken up', () => {
    const { hold, played } = sit({ mine: false });
    hold.take('b7');
    hold.wish('green');
    hold.draw(3, 1);
    expect([hold.tile, hold.djinn, played]).toEqual([null, null, []]);
  });

  it('a guided game makes the tile glow first, then its place', () => {
    const { hold } = sit({ suggested: 'b7 mirrored at 5' });
    const spot = { floor: 0, place: 5 };
    expect([hold.suggestsTile('b7'), hold.suggestsSpot(spot)]).toEqual([true, false]);
    hold.take('b7');
    expect([hold.suggestsTile('b7'), hold.suggestsSpot(spot), hold.mirrored]).toEqual([false, true, true]);
  });

  it('two more tiles may be the last roofs once three stand, and not before', () => {
    const roofs = (count: number) => Array.from({ length: count }, (_, i) => ({ floor: 3, place: i + 1 }));
    const at = (count: number) =>
      sit({ view: { players: [{ palace: [{ floor: 0, place: 1 }, ...roofs(count)] }] } as never }).hold.mayEnd;
    expect([at(2), at(3), at(4)]).toEqual([false, true, true]);
  });
});
