/** How a flight is shown: the cells the carpet goes over and what comes to the team on each, when one view follows another. */
import { MOST_CLOUDS, MOST_STONES, tokensOf, total, type Holding, type TeamName, type Token } from './pieces';
import type { AladinView } from './view';

/** Milliseconds from one cell to the next, at the usual speed. */
export const HOP = 260;

export interface Gathered {
  cell: number;
  token: Token;
  /** When the carpet is there. */
  at: number;
}

export interface Journey {
  from: number;
  cells: number[];
  team: TeamName;
  gathered: Gathered[];
}

/** The part of a flight between two views, if the carpet has moved; the cell where it starts gives nothing, nor its last one where it ends for want of clouds. */
export function journeyOf(before: AladinView, after: AladinView): Journey | null {
  const team = before.active;
  const done = before.round === after.round ? before.flown.length : 0;
  const cells = after.flown.slice(done);
  if (!team || cells.length === 0 || before.round !== after.round) return null;
  const gathered = cells.flatMap((cell, i) => {
    if (cell === after.board.start) return [];
    const tokens = tokensOf(after.board.cells[cell]!);
    const ends = after.stopped && i === cells.length - 1;
    return tokens
      .filter(({ is }) => !ends || is === 'loss')
      .map((token, n) => ({ cell, token, at: (i + 1) * HOP + n * 90 }));
  });
  return { from: before.board.carpet, cells, team, gathered };
}

/** A holding after one more thing has come or gone, within what a panel has room for. */
export function holdMore({ stones, clouds }: Holding, token: Token): Holding {
  if (token.is === 'stone') {
    const room = total(stones) < MOST_STONES;
    return { stones: room ? { ...stones, [token.of]: stones[token.of] + 1 } : stones, clouds };
  }
  if (token.is === 'clouds') return { stones, clouds: Math.min(MOST_CLOUDS, clouds + token.of) };
  const lost = { cloud: 1, 'two-clouds': 2, stone: 0 }[token.of];
  return { stones, clouds: Math.max(0, clouds - lost) };
}
