/** Floors, places and faces: where a tile stands in the drawing of a palace, and how moves with it are written. */
import type { Built, Face, SultaniyaView } from './view';

export type DjinnName = SultaniyaView['players'][number]['djinns'][number];

export const FLOORS = ['ground', 'walls', 'residences', 'roofs'] as const;
const LETTERS = 'brgy';
/** Places side by side on each floor. */
export const WIDTHS = [6, 5, 6, 5] as const;
export const DJINNS: DjinnName[] = ['blue', 'red', 'green', 'gold'];
export const PRICES: Record<DjinnName, number> = { blue: 1, red: 2, green: 2, gold: 3 };
export const MOST_AVAILABLE = 3;
/** In the order of their two sides. */
export const CHARACTERS = ['ali-baba', 'anis', 'dunyazad', 'scheherazade', 'shahriyar', 'jafar', 'aladin', 'sinbad'];

// The drawing: a tile is 100 wide; the roofs reach higher than the floors below them.
export const TILE = 100;
const HEIGHTS = [84, 84, 84, 104] as const;
const SKY = 26;
const TERRACE = 22;
export const PALACE = { width: 600, height: SKY + TERRACE + 84 * 3 + 104 };

/** In a corner that no roof reaches. */
export const MOON = { cx: 576, cy: 40, r: 15 };

export const heightOf = (floor: number): number => HEIGHTS[floor] ?? 84;

export interface Spot {
  floor: number;
  /** From the left, counted from 1. */
  place: number;
}

export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.floor === b.floor && a.place === b.place;

/** The box of a place in the drawing. Every other floor is shifted by half a tile. */
export function boxOf({ floor, place }: Spot): { x: number; y: number; width: number; height: number } {
  const below = 84 * Math.min(floor, 3);
  const height = heightOf(floor);
  const y = PALACE.height - TERRACE - below - height;
  return { x: (place - 1) * TILE + (floor % 2) * 50, y, width: TILE, height };
}

/** The two half-columns that a place stands in, from 0 to 11. */
export const halfColumns = ({ floor, place }: Spot): [number, number] => {
  const left = (place - 1) * 2 + (floor % 2);
  return [left, left + 1];
};

/** All places of a floor. */
export const spotsOn = (floor: number): Spot[] =>
  Array.from({ length: WIDTHS[floor] ?? 0 }, (_, i) => ({ floor, place: i + 1 }));

/** The floor of a tile that lies on the table, by its name. */
export const floorOf = (tile: string): number => LETTERS.indexOf(tile.charAt(0));

export const letterOf = (floor: number): string => LETTERS.charAt(floor);

const backs = new WeakMap<Face, Face>();

/** What a tile shows on the face that is seen; the same object each time, so that nothing is drawn anew for nothing. */
export function shownFace(face: Face, mirrored: boolean): Face {
  if (!mirrored) return face;
  const [left, right] = face.edges;
  const [first, second] = face.halves;
  const back = backs.get(face) ?? { ...face, edges: [right, left], halves: [second, first] };
  backs.set(face, back);
  return back;
}

/** Whether the back of a tile looks like its front. */
export const isSameOnBoth = ({ edges, halves }: Face): boolean =>
  edges[0] === edges[1] && [...halves[0]].sort().join() === [...halves[1]].sort().join();

/** A tile taken and placed, written as the house reads it. */
export const placing = (tile: string, mirrored: boolean, place: number): string =>
  `${tile}${mirrored ? ' mirrored' : ''} at ${place}`;

export interface Placing {
  tile: string;
  mirrored: boolean;
  spot: Spot;
}

/** The tile and place that a written move names, if it places one. */
export function readPlacing(move: string): Placing | null {
  const [, tile, mirrored, place] = /^([brgy]\d+)( mirrored)? at (\d)$/.exec(move) ?? [];
  if (!tile) return null;
  return { tile, mirrored: mirrored !== undefined, spot: { floor: floorOf(tile), place: Number(place) } };
}

/** What a written move other than a placing names: a pile (or floor) and a number. */
export function readOther(move: string): { does: string; floor: number; number: number } {
  const [does = '', second = '', third = ''] = move.split(' ');
  return { does, floor: second ? LETTERS.indexOf(second.charAt(0)) : -1, number: Number(third) };
}

/** The tile at a place of a palace. */
export const builtAt = (palace: Built[], { floor, place }: Spot): Built | undefined =>
  palace.find((built) => built.floor === floor && built.place === place);
