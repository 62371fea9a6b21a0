/** Which tiles and gems move, from where to where, when one view follows another. */
import { floorOf, type Spot } from './tiles';
import type { Built, SultaniyaView } from './view';

/** A place on the board: one by its name, or a place in somebody's palace. */
export type Anchor = string | { seat: number; spot: Spot };

export interface Flight {
  /** A tile by its name and face, or a sapphire. */
  tile: string | null;
  mirrored: boolean;
  from: Anchor;
  to: Anchor;
  delay: number;
}

export const FLIGHT_MS = 420;
const GEM_STEP = 90;
const MOST_GEMS = 4;

const has = (palace: Built[], { tile }: Built): boolean => palace.some((built) => built.tile === tile);

/** Everything that has moved between two views. */
export function flightsOf(before: SultaniyaView, after: SultaniyaView): Flight[] {
  const tile = (name: string, from: Anchor, to: Anchor, mirrored = false): Flight => ({
    tile: name,
    mirrored,
    from,
    to,
    delay: 0,
  });
  const lay = (name: string): Anchor => {
    const floor = floorOf(name);
    const index = before.piles[floor]?.available.indexOf(name) ?? -1;
    if (before.lifted === name) return 'lifted';
    return index < 0 ? `pile-${floor}` : `cell-${floor}-${index}`;
  };
  const flights: Flight[] = [];
  const built = new Set<string>();

  after.players.forEach(({ palace, sapphires }, seat) => {
    const past = before.players[seat];
    if (!past || past.palace.length === 0) return;
    let at: Anchor = 'treasury';
    for (const one of palace) {
      if (has(past.palace, one)) continue;
      at = { seat, spot: { floor: one.floor, place: one.place } };
      built.add(one.tile);
      flights.push(tile(one.tile, lay(one.tile), at, one.mirrored));
    }
    for (const one of past.palace) {
      if (!has(palace, one)) flights.push(tile(one.tile, { seat, spot: one }, 'lifted', one.mirrored));
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
      if (!past.includes(name)) flights.push(tile(name, `pile-${floor}`, `cell-${floor}-${index}`));
    });
  });
  return flights;
}

/** Sapphires earned come one after another; those paid go to the treasury. */
function gems(gained: number, earnedAt: Anchor, purse: string): Flight[] {
  const [from, to]: Anchor[] = gained > 0 ? [earnedAt, purse] : [purse, 'treasury'];
  const first = gained > 0 && earnedAt !== 'treasury' ? FLIGHT_MS : 0;
  return Array.from({ length: Math.min(MOST_GEMS, Math.abs(gained)) }, (_, i) => ({
    tile: null,
    mirrored: false,
    from: from!,
    to: to!,
    delay: first + i * GEM_STEP,
  }));
}
