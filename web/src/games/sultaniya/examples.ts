/** Tiles for the pictures of the rules page: examples of their own, whatever the edition. */
import type { Spot } from './tiles';
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

export const EXAMPLES = {
  roof: piece(3, 1, 'wall window/cupola wall'),
  dome: piece(3, 1, 'arcade cupola/tower arcade'),
  spire: piece(3, 1, 'wall / arcade', 'spire'),
  roofGarden: piece(3, 1, 'wall garden/garden arcade'),
  gems: piece(1, 1, 'arcade window+sapphire/tower+sapphire wall'),
};

export const MEETING = {
  yes: [piece(0, 1, 'wall window/tower arcade'), piece(0, 2, 'arcade sapphire/guard wall')],
  no: [piece(0, 1, 'wall window/tower arcade'), piece(0, 2, 'wall sapphire/guard wall')],
};

export const WHOLE_GATE = [
  piece(0, 3, 'wall guard/ gate'),
  piece(0, 4, 'gate /window arcade'),
  piece(1, 3, 'wall / arcade', 'lintel'),
];

export const WHOLE_MINARET = [
  piece(2, 3, 'wall window/ shaft'),
  piece(2, 4, 'shaft /garden wall'),
  piece(3, 3, 'wall / arcade', 'spire'),
];

export const PALACE_EXAMPLE = [
  piece(0, 2, 'wall window/guard arcade'),
  piece(0, 3, 'arcade tower/window gate'),
  piece(0, 4, 'gate tower/sapphire wall'),
  piece(0, 5, 'wall guard/window arcade'),
  piece(1, 2, 'wall tower/window wall'),
  piece(1, 3, 'wall / arcade', 'lintel'),
  piece(1, 4, 'arcade window/guard wall'),
  piece(2, 2, 'wall cupola/window wall'),
  piece(2, 3, 'wall window+window/ shaft'),
  piece(2, 4, 'shaft /garden arcade'),
  piece(2, 5, 'arcade window/cupola wall'),
  piece(3, 2, 'arcade cupola/window wall'),
  piece(3, 3, 'wall / arcade', 'spire'),
  piece(3, 4, 'arcade garden/tower wall'),
];
