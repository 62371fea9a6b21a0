/** Which cards move, from where to where, when one view follows another. */
import type { Flight } from '../../lib/board/air.svelte';
import { KINDS, readMove, type Kind } from './cards';
import type { DesertoView } from './view';

/** A card on its way; face down without a kind. */
export interface CardFlight extends Flight {
  kind: Kind | null;
}

const PLAY = 260;
const WIN = 240;
const OTHER = 380;
const PASS = 620;
/** Of a stack that is won, one card after another; so many at most are seen. */
const AFTER = 45;
const MOST_SEEN = 14;

/** What is marked on the table: the cell where the last card was laid, or the seat that has passed; -1 for none. */
export interface Mark {
  cell: number;
  passed: number;
}

export const NO_MARK: Mark = { cell: -1, passed: -1 };

/** The mark that a move makes; the draw that follows leaves it as it is. */
export function markOf(move: string | null, seat: number): Mark | undefined {
  const { does, cell } = move ? readMove(move) : { does: null, cell: -1 };
  if (does === 'play') return { cell, passed: -1 };
  if (does === 'pass') return { cell: -1, passed: seat };
  return does === 'draw' ? undefined : NO_MARK;
}

/** The flights of a written move made by a seat (nature's draws go to the one whose turn it was). */
export function flightsOf(
  move: string,
  seat: number,
  before: DesertoView,
  after: DesertoView,
  eye: number,
): CardFlight[] {
  const { does, kind, cell } = readMove(move);
  const seats = after.players.length;
  if (does === 'play') return played(kind, cell, seat, before, after);
  if (does === 'pass') {
    const receiver = (seat + seats - 1) % seats;
    return [{ kind, from: `hand-${seat}`, to: `heap-${receiver}`, delay: 0, time: PASS, held: true }];
  }
  if (does === 'draw') return [drawn(kind, before, after, eye)];
  return [];
}

/** A card comes to its cell; what it wins then goes to the winner's heap. */
function played(kind: Kind | null, cell: number, seat: number, before: DesertoView, after: DesertoView): CardFlight[] {
  const [hand, heap, place] = [`hand-${seat}`, `heap-${seat}`, `cell-${cell}`];
  const stays = (after.square[cell]?.height ?? 0) > 0;
  const covered = before.square[cell]?.top ?? null;
  const flights: CardFlight[] = [];
  if (covered) flights.push({ kind: covered, from: place, to: place, delay: 0, time: PLAY });
  const lands = stays ? `[data-anchor="${place}"] [data-top]` : undefined;
  flights.push({ kind, from: hand, to: place, delay: 0, time: PLAY, held: true, lands });
  if (!stays) flights.push({ kind, from: place, to: heap, delay: PLAY, time: WIN });
  let delay = PLAY;
  before.square.forEach((stack, other) => {
    const gone = stack.top && after.square[other]?.height === 0;
    if (!gone) return;
    for (const kind of fromTheTop(stack).slice(0, MOST_SEEN)) {
      flights.push({ kind, from: `cell-${other}`, to: heap, delay, time: WIN });
      delay += AFTER;
    }
  });
  return flights;
}

/** The cards of a stack: the visible one, then all that were seen being played into it. */
function fromTheTop({ top, height, cards }: DesertoView['square'][number]): (Kind | null)[] {
  const beneath = KINDS.flatMap((kind) => Array<Kind>(cards[kind] - (kind === top ? 1 : 0)).fill(kind));
  return [top, ...beneath].slice(0, height);
}

/** A card of the pile comes to a hand, or opens the square. */
function drawn(kind: Kind | null, before: DesertoView, after: DesertoView, eye: number): CardFlight {
  const opened = after.square.findIndex(({ height }, cell) => height > (before.square[cell]?.height ?? 0));
  const drawer = before.turn ?? after.players.findIndex(({ hand }, at) => hand > (before.players[at]?.hand ?? 0));
  const flight = { kind, from: 'pile', delay: 0, time: OTHER };
  if (opened >= 0) return { ...flight, to: `cell-${opened}`, lands: `[data-anchor="cell-${opened}"] [data-top]` };
  const to = `hand-${drawer}`;
  if (drawer !== eye || !kind) return { ...flight, to };
  const slot = `slot-${after.hand.lastIndexOf(kind)}`;
  return { ...flight, to: slot, lands: `[data-anchor="${slot}"]` };
}
