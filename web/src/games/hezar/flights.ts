/** Which cards move, from where to where, when one view follows another. */
import type { Flight } from '../../lib/board/air.svelte';
import { readMove, writeSultan, type Kind } from './cards';
import type { HezarView, Sultan } from './view';

export interface CardFlight extends Flight {
  /** A tale card. */
  kind?: Kind;
  /** A sultan card. */
  sultan?: Sultan;
  /** It starts face down and is turned over on its way. */
  turns?: boolean;
}

const QUICK = 260;
const GENTLE = 360;
const SHOWN = 700;

/** The flights of a written move made by a seat, or by nature (-1). */
export function flightsOf(written: string, seat: number, before: HezarView, after: HezarView): CardFlight[] {
  const move = readMove(written);
  const base = { delay: 0, time: QUICK };
  if (move.does === 'draw' && move.from !== 'spread') {
    const kind = move.from === 'discard' ? before.discard.at(-1)! : move.from;
    const from = move.from === 'discard' ? 'discard' : `face-${before.faces.indexOf(kind)}`;
    return [{ ...base, kind, from, ...handOf(kind, seat, after) }];
  }
  if (move.does === 'discard') {
    const from = slot(move.card, seat, before);
    return [{ ...base, kind: move.card, from, to: 'discard', held: true, lands: '[data-anchor="discard"] [data-top]' }];
  }
  if (move.does === 'tell') return told(move.character, move.landscape, move.sultan, seat, before, after);
  if (move.does === 'sultan') {
    const place = placeOf(move.sultan, after);
    const to = `throne-${place}`;
    const sultan = after.sultans[place] ?? undefined;
    return [
      { sultan, turns: true, from: 'sultans', to, lands: `[data-anchor="${to}"] [data-top]`, delay: 0, time: GENTLE },
    ];
  }
  return move.does === 'turn' ? turned(move.card, before, after) : [];
}

/** A pair goes to its sultan card; one that has all its stories then leaves. */
function told(a: Kind, b: Kind, id: string, seat: number, before: HezarView, after: HezarView): CardFlight[] {
  const place = placeOf(id, before);
  const to = `throne-${place}`;
  const pair = [a, b].map((kind, i) => ({
    kind,
    from: slot(kind, seat, before),
    to,
    delay: i * 60,
    time: GENTLE,
    held: i === 0,
  }));
  const leaving = before.sultans[place];
  if (!leaving || placeOf(id, after) >= 0) return pair;
  const whole = { ...leaving, told: leaving.asks };
  return [
    { sultan: leaving, from: to, to, delay: 0, time: GENTLE + 60 },
    ...pair,
    { sultan: whole, from: to, to: 'served', delay: GENTLE + 60, time: GENTLE },
  ];
}

/** A card of the spread is turned over: for a hand, for the discard, for a book; specials are shown and leave. */
function turned(kind: Kind, before: HezarView, after: HezarView): CardFlight[] {
  const base = { kind, turns: true, from: 'spread', delay: 0, time: GENTLE };
  const special = kind === 'tiger' || kind === 'book';
  if (special) return before.phase === 'setup' ? [] : [{ ...base, to: 'stage', shows: true, time: SHOWN }];
  if (after.faces.length > before.faces.length) {
    const to = `face-${after.faces.lastIndexOf(kind)}`;
    return [{ ...base, to, lands: `[data-anchor="${to}"]` }];
  }
  if (after.discard.length > before.discard.length) {
    return [{ ...base, to: 'discard', lands: '[data-anchor="discard"] [data-top]' }];
  }
  const seat = after.hands.findIndex((hand, at) => hand.length > (before.hands[at]?.length ?? 0));
  return seat < 0 ? [] : [{ ...base, ...handOf(kind, seat, after) }];
}

/** Where a card lies in a hand; the hand itself if it is not there. */
function slot(kind: Kind, seat: number, view: HezarView): string {
  const place = view.hands[seat]?.lastIndexOf(kind) ?? -1;
  return place < 0 ? `hand-${seat}` : `hand-${seat}-${place}`;
}

/** A card that comes to a hand lands in its place there. */
function handOf(kind: Kind, seat: number, after: HezarView): Pick<Flight, 'to' | 'lands'> {
  const to = slot(kind, seat, after);
  return { to, lands: `[data-anchor="${to}"]` };
}

const placeOf = (id: string, { sultans }: HezarView): number =>
  sultans.findIndex((sultan) => sultan && writeSultan(sultan) === id);
