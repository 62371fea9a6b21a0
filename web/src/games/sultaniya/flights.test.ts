import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';
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
