/** Which tiles and gems move, from where to where, when one view follows another. */
import type { Flight } from '../../lib/board/air.svelte';
import { boxOf, floorOf, PALACE, readOther, readPlacing, type Spot } from './tiles';
import type { Built, SultaniyaView } from './view';

/** A tile by its name and face, or a sapphire on its way. */
export interface PieceFlight extends Flight {
  tile: string | null;
  mirrored: boolean;
}

/** Where somebody's last tile was built. */
export interface Mark extends Spot {
  seat: number;
}

/** The mark that a move makes, null where it is none; whatever comes after a tile leaves its mark. */
export function markOf(move: string | null, seat: number): Mark | null | undefined {
  const placed = move ? readPlacing(move) : null;
  return placed ? { ...placed.spot, seat } : move ? undefined : null;
}

/** The floor whose pile a move lets the gold djinn look through; whatever comes after it leaves it open. */
export function openedBy(move: string | null): number | undefined {
  const { does, floor } = move ? readOther(move) : { does: null, floor: -1 };
  return does === 'gold' ? floor : move ? undefined : -1;
}

const FLIGHT_MS = 420;
const GEM_WIDTH = 26;
const GEM_STEP = 90;
const MOST_GEMS = 4;

const has = (palace: Built[], { tile }: Built): boolean => palace.some((built) => built.tile === tile);

/** A place in somebody's palace, as an anchor. */
const inPalace = (seat: number, { floor, place }: Spot): string => `palace-${seat}-${floor}-${place}`;

/** The box of such a place on the screen, found by the drawing of its palace. */
export function boxInPalace(anchor: string, board: HTMLElement): DOMRect | null {
  const [, seat, floor, place] = /^palace-(\d)-(\d)-(\d)$/.exec(anchor) ?? [];
  const palace = board.querySelector(`[data-palace="${seat}"]`)?.getBoundingClientRect();
  if (!palace || palace.width === 0) return null;
  const scale = palace.width / PALACE.width;
  const { x, y, width, height } = boxOf({ floor: Number(floor), place: Number(place) });
  return new DOMRect(palace.x + x * scale, palace.y + y * scale, width * scale, height * scale);
}

/** Everything that has moved between two views. */
export function flightsOf(before: SultaniyaView, after: SultaniyaView): PieceFlight[] {
  const tile = (name: string, from: string, to: string, more: Partial<PieceFlight> = {}): PieceFlight => ({
    tile: name,
    mirrored: false,
    from,
    to,
    delay: 0,
    time: FLIGHT_MS,
    ...more,
  });
  const lay = (name: string): string => {
    const floor = floorOf(name);
    const index = before.piles[floor]?.available.indexOf(name) ?? -1;
    if (before.lifted === name) return 'lifted';
    return index < 0 ? `pile-${floor}` : `cell-${floor}-${index}`;
  };
  const flights: PieceFlight[] = [];
  const built = new Set<string>();

  after.players.forEach(({ palace, sapphires }, seat) => {
    const past = before.players[seat];
    if (!past || past.palace.length === 0) return;
    let at = 'treasury';
    for (const one of palace) {
      if (has(past.palace, one)) continue;
      const { floor, place, mirrored } = one;
      at = inPalace(seat, one);
      built.add(one.tile);
      const lands = `[data-palace="${seat}"] [data-built="${floor}-${place}"]`;
      flights.push(tile(one.tile, lay(one.tile), at, { mirrored, held: true, lands }));
    }
    for (const one of past.palace) {
      const { mirrored } = one;
      if (!has(palace, one)) flights.push(tile(one.tile, inPalace(seat, one), 'lifted', { mirrored }));
    }
    flights.push(...gems(sapphires - past.sapphires, at, `purse-${seat}`));
  });

  if (before.lifted && !after.lifted && !built.has(before.lifted))
    flights.push(tile(before.lifted, 'lifted', `pile-${floorOf(before.lifted)}`));

  after.piles.forEach(({ available }, floor) => {
    const past = before.piles[floor]?.available ?? [];
    past.forEach((name, index) => {
      if (!available.includes(name) && !built.has(name))
        flights.push(tile(name, `cell-${floor}-${index}`, `pile-${floor}`));
    });
    available.forEach((name, index) => {
      if (past.includes(name)) return;
      const to = `cell-${floor}-${index}`;
      flights.push(tile(name, `pile-${floor}`, to, { lands: `[data-anchor="${to}"] [data-lands]` }));
    });
  });
  return flights;
}

/** Sapphires earned come one after another; those paid go to the treasury. */
function gems(gained: number, earnedAt: string, purse: string): PieceFlight[] {
  const [from, to] = gained > 0 ? [earnedAt, purse] : [purse, 'treasury'];
  const first = gained > 0 && earnedAt !== 'treasury' ? FLIGHT_MS : 0;
  return Array.from({ length: Math.min(MOST_GEMS, Math.abs(gained)) }, (_, i) => ({
    tile: null,
    mirrored: false,
    from: from!,
    to: to!,
    delay: first + i * GEM_STEP,
    time: FLIGHT_MS,
    width: GEM_WIDTH,
  }));
}
