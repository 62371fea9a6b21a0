import { describe, expect, it } from 'vitest';
import { Marks } from '../../lib/board/marks';
import { flightsOf, markOf, openedBy, type Mark } from './flights';
import type { Pile, Player, SultaniyaView } from './view';

const PLAYER = {
  palace: [{ floor: 0, place: 3, tile: 'sinbad-1', mirrored: false }],
  sapphires: 3,
} as unknown as Player;

function table(available: string[][], players: Partial<Player>[] = [{}], lifted: string | null = null): SultaniyaView {
  return {
    players: players.map((more) => ({ ...PLAYER, ...more })),
    piles: available.map((tiles) => ({ available: tiles }) as Pile),
    lifted,
  } as SultaniyaView;
}

const ways = (before: SultaniyaView, after: SultaniyaView): string[] =>
  flightsOf(before, after).map(({ tile, from, to }) => `${tile ?? 'gem'}: ${from} to ${to}`);

const built = (tile: string) => ({ palace: [...PLAYER.palace, { floor: 0, place: 4, tile, mirrored: true }] });

describe('what is seen to move', () => {
  it('a tile goes from before its pile to its place, and its sapphires on to the purse', () => {
    const after = table([['b1']], [{ ...built('b2'), sapphires: 4 }]);
    expect(ways(table([['b1', 'b2']]), after)).toEqual([
      'b2: cell-0-1 to palace-0-0-4',
      'gem: palace-0-0-4 to purse-0',
    ]);
  });

  it('a tile out of the pile comes from the pile', () => {
    expect(ways(table([[]]), table([[]], [built('b9')]))).toEqual(['b9: pile-0 to palace-0-0-4']);
  });

  it('a tile revealed comes to lie before its pile, those exchanged go under it', () => {
    expect(ways(table([['b1', 'b2']]), table([['b3']]))).toEqual([
      'b1: cell-0-0 to pile-0',
      'b2: cell-0-1 to pile-0',
      'b3: pile-0 to cell-0-0',
    ]);
  });

  it('a lifted tile leaves its palace, and goes under its pile or elsewhere', () => {
    const [stands, lifted] = [table([[]], [built('b4')]), table([[]], [{}], 'b4')];
    expect(ways(stands, lifted)).toEqual(['b4: palace-0-0-4 to lifted']);
    expect(ways(lifted, table([[]]))).toEqual(['b4: lifted to pile-0']);
    expect(ways(lifted, stands)).toEqual(['b4: lifted to palace-0-0-4']);
  });

  it('a price goes to the treasury', () => {
    expect(ways(table([]), table([], [{ sapphires: 1 }]))).toEqual([
      'gem: purse-0 to treasury',
      'gem: purse-0 to treasury',
    ]);
  });
});

describe('the mark of the last tile built', () => {
  /** What happened, by its number: the move and who made it. */
  const GAME: [string, number][] = [
    ['r9 mirrored at 4', 0],
    ['reveal b 1', 1],
    ['turn b3', -1],
    ['b3 at 2', 1],
    ['pass', 0],
  ];
  const at = (seen: Marks<Mark | null>, number: number) => seen.at(number, markOf(...GAME[number - 1]!));
  const walls = { floor: 1, place: 4, seat: 0 };
  const ground = { floor: 0, place: 2, seat: 1 };

  it('stays through a reveal, nature’s turn and a pass, until the next tile is built', () => {
    const seen = new Marks<Mark | null>(null);
    expect([1, 2, 3, 4, 5].map((number) => at(seen, number))).toEqual([walls, walls, walls, ground, ground]);
  });

  it('is the right one again back from another moment', () => {
    const seen = new Marks<Mark | null>(null);
    for (const number of [1, 2, 3, 4, 5]) at(seen, number);
    expect(at(seen, 1)).toEqual(walls);
    expect(at(seen, 5)).toEqual(ground);
    expect(at(seen, 3)).toEqual(walls);
    expect(at(seen, 5)).toEqual(ground);
  });

  it('is none once something was taken back: the tile may be gone', () => {
    const seen = new Marks<Mark | null>(null);
    at(seen, 1);
    expect(seen.at(2, markOf(null, -1))).toBeNull();
  });

  it('beside it, the pile that the gold djinn looks through stays open while nature shows its tiles', () => {
    const seen = new Marks(-1);
    expect(['gold g', 'look g10', 'look ?'].map((move, i) => seen.at(i + 1, openedBy(move)))).toEqual([2, 2, 2]);
    expect(seen.at(0, openedBy(null))).toBe(-1);
    expect(seen.at(3, openedBy('look ?'))).toBe(2);
  });
});
