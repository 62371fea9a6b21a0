/** Tiles for the pictures of the rules page, out of the edition in use: what a picture must show chooses them. */
import { floorOf, shownFace, type Spot } from './tiles';
import type { Face } from './view';

export interface Piece {
  face: Face;
  spot: Spot;
}

/** A face written short: `wall window/guard arcade`, and the floor and place where it stands. */
function piece(floor: number, place: number, written: string, kind: Face['kind'] = null): Piece {
  const [left = '', halves = '', right = ''] = written.split(' ');
  const [first = '', second = ''] = halves.split('/');
  const symbols = (half: string): string[] => half.split('+').filter(Boolean);
  return { face: { edges: [left, right], halves: [symbols(first), symbols(second)], kind }, spot: { floor, place } };
}

/** What the pictures ask for: edges that meet, and as many of the symbols as a tile has. */
export const WANTED = {
  roof: [piece(3, 1, 'wall window/cupola wall')],
  offered: [
    piece(3, 1, 'arcade cupola/tower arcade'),
    piece(3, 1, 'wall / arcade', 'spire'),
    piece(3, 1, 'wall garden/garden arcade'),
  ],
  gems: [piece(1, 1, 'arcade tower/guard+sapphire arcade')],
  meets: [piece(0, 1, 'wall window/tower arcade'), piece(0, 2, 'arcade tower/sapphire wall')],
  differs: [piece(0, 1, 'wall window/tower arcade'), piece(0, 2, 'wall window/guard wall')],
  gate: [piece(0, 3, 'wall guard/ gate'), piece(0, 4, 'gate /window arcade'), piece(1, 3, 'wall / arcade', 'lintel')],
  minaret: [
    piece(2, 3, 'wall window/ shaft'),
    piece(2, 4, 'shaft /garden wall'),
    piece(3, 3, 'wall / arcade', 'spire'),
  ],
  palace: [
    piece(0, 2, 'wall window/window arcade'),
    piece(0, 3, 'arcade sapphire/ gate'),
    piece(0, 4, 'gate /guard wall'),
    piece(0, 5, 'wall tower/window arcade'),
    piece(1, 2, 'wall tower/guard wall'),
    piece(1, 3, 'wall / arcade', 'lintel'),
    piece(1, 4, 'arcade window/guard wall'),
    piece(2, 2, 'wall window/sapphire wall'),
    piece(2, 3, 'wall window/ shaft'),
    piece(2, 4, 'shaft /guard arcade'),
    piece(2, 5, 'arcade window/cupola wall'),
    piece(3, 2, 'arcade guard/cupola wall'),
    piece(3, 3, 'wall / arcade', 'spire'),
    piece(3, 4, 'arcade garden/guard wall'),
  ],
} as const satisfies Record<string, Piece[]>;

export type Examples = Record<keyof typeof WANTED, Piece[]>;

/** The tiles of an edition for every picture; each lies in a picture once. */
export function examplesFrom(tiles: Record<string, Face>): Examples {
  const pictures = Object.entries(WANTED).map(([name, pieces]) => [name, chosen(pieces, tiles)]);
  return Object.fromEntries(pictures) as Examples;
}

function chosen(wanted: readonly Piece[], tiles: Record<string, Face>): Piece[] {
  const left = new Map(Object.entries(tiles));
  return wanted.map(({ face: like, spot }) => {
    const offered = [...left].filter(([tile]) => floorOf(tile) === spot.floor && /\d/.test(tile.charAt(1)));
    const shown = offered.flatMap(([tile, face]) =>
      [false, true].map((mirrored) => ({ tile, face: shownFace(face, mirrored) })),
    );
    const best = shown.reduce((one, other) => (likeness(other.face, like) > likeness(one.face, like) ? other : one));
    left.delete(best.tile);
    return { face: best.face, spot };
  });
}

/** Edges and kind come first: a picture is right by them. */
function likeness(face: Face, like: Face): number {
  const edges = face.edges.filter((edge, i) => edge === like.edges[i]).length + Number(face.kind === like.kind);
  const symbols = like.halves.flatMap((half, i) => half.filter((symbol) => face.halves[i]?.includes(symbol)));
  return edges * 10 + symbols.length;
}

/** How often a symbol stands on a face. */
export const showing = ({ halves }: Face, symbol: string): number =>
  halves.flat().filter((one) => one === symbol).length;
