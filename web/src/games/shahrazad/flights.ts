/** Which tiles move, from where to where, when one view follows another. */
import type { Flight } from '../../lib/board/air.svelte';
import { readMove } from './tiles';
import type { ShahrazadView } from './view';

/** A tile on its way; face down without a number. */
export interface TileFlight extends Flight {
  tile: number | null;
  from: string[];
}

const LAY = 280;
const DRAW = 360;
const SHUFFLE = 420;

const tileAt = (tile: number): string => `tile-${tile}`;

/** The tile that a move marks as laid last, null for none; the draw that follows leaves it marked. */
export function markOf(move: string | null, after: ShahrazadView): number | null | undefined {
  const read = readMove(move);
  if (read?.does === 'draw') return undefined;
  if (read?.does !== 'at') return null;
  const { column, height } = read.place;
  return after.table.find((laid) => laid.column === column && laid.height === height)?.tile ?? null;
}

/** The flights of a written move made by a seat (nature's draws go to the one whose turn it was). */
export function flightsOf(move: string, seat: number, before: ShahrazadView, after: ShahrazadView): TileFlight[] {
  const read = readMove(move);
  const fly = (tile: number, from: string[], time: number): TileFlight => ({
    tile,
    from,
    to: tileAt(tile),
    delay: 0,
    time,
    lands: `[data-anchor="${tileAt(tile)}"]`,
  });
  if (read?.does === 'draw') {
    if (read.tile !== null) return [fly(read.tile, ['pile'], DRAW)];
    const drawer = after.players.findIndex(({ hand }, at) => hand > (before.players[at]?.hand ?? 0));
    return [{ tile: null, from: ['pile'], to: `hand-${drawer}`, delay: 0, time: DRAW }];
  }
  if (read?.does === 'tile') return [fly(read.tile, [tileAt(read.tile), `hand-${seat}`], LAY)];
  if (read?.does === 'at' && before.chosen !== null) {
    const { column, height } = read.place;
    const replaced = before.table.find((laid) => laid.column === column && laid.height === height);
    const laid = fly(before.chosen, ['ghost', tileAt(before.chosen)], LAY);
    return replaced ? [fly(replaced.tile, [tileAt(replaced.tile)], DRAW), laid] : [laid];
  }
  if (read?.does === 'keep') {
    const kept = new Set(after.table.map(({ tile }) => tile));
    const leaving = before.table.filter(({ tile }) => !kept.has(tile));
    return leaving.map(({ tile }, i) => ({
      tile: null,
      from: [tileAt(tile)],
      to: 'pile',
      delay: i * 16,
      time: SHUFFLE,
    }));
  }
  return [];
}
