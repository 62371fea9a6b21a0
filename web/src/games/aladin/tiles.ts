/** The sixteen tiles from above, in a square of 200: houses, courts, gardens and water, told as a list of simple things. */
export type Thing =
  | { is: 'roof'; x: number; y: number; w: number; h: number; tone: number }
  | { is: 'dome'; x: number; y: number; r: number; hue: string }
  | { is: 'court' | 'pool' | 'green' | 'sand'; x: number; y: number; w: number; h: number }
  | { is: 'tree' | 'palm' | 'star'; x: number; y: number; r: number }
  | { is: 'stall'; x: number; y: number; w: number; h: number; hue: string };

const roof = (x: number, y: number, w: number, h: number, tone = 0): Thing => ({ is: 'roof', x, y, w, h, tone });
const dome = (x: number, y: number, r: number, hue = 'turquoise'): Thing => ({ is: 'dome', x, y, r, hue });
const court = (x: number, y: number, w: number, h: number): Thing => ({ is: 'court', x, y, w, h });
const pool = (x: number, y: number, w: number, h: number): Thing => ({ is: 'pool', x, y, w, h });
const green = (x: number, y: number, w: number, h: number): Thing => ({ is: 'green', x, y, w, h });
const sand = (x: number, y: number, w: number, h: number): Thing => ({ is: 'sand', x, y, w, h });
const tree = (x: number, y: number, r = 10): Thing => ({ is: 'tree', x, y, r });
const palm = (x: number, y: number, r = 15): Thing => ({ is: 'palm', x, y, r });
const star = (x: number, y: number, r: number): Thing => ({ is: 'star', x, y, r });
const stall = (x: number, y: number, w: number, h: number, hue = 'rose'): Thing => ({ is: 'stall', x, y, w, h, hue });

/** Plain houses along the streets, for the quarters of a tile where nothing else stands. */
const houses = (x: number, y: number, tone: number): Thing[] => [
  roof(x + 6, y + 6, 50, 38, tone),
  roof(x + 60, y + 6, 34, 56, tone + 1),
  roof(x + 6, y + 48, 30, 46, tone + 2),
  roof(x + 40, y + 66, 54, 28, tone),
];

/** By number, from 1. */
const TILES: Thing[][] = [
  // 1 the palace
  [court(8, 8, 184, 184), roof(16, 16, 168, 34, 3), roof(16, 50, 34, 134, 3), roof(150, 50, 34, 134, 3), roof(50, 150, 100, 34, 3), star(100, 100, 46), dome(100, 100, 26, 'gold'), dome(33, 33, 15), dome(167, 33, 15), dome(33, 167, 15), dome(167, 167, 15)],
  // 2 the quarter of the roofs
  [...houses(0, 0, 0), ...houses(100, 0, 1), ...houses(0, 100, 2), ...houses(100, 100, 0), dome(33, 25, 13, 'gold')],
  // 3 the market street
  [sand(0, 76, 200, 48), roof(6, 6, 84, 60, 1), roof(100, 6, 94, 60, 0), roof(6, 134, 60, 60, 2), roof(76, 134, 118, 60, 1), stall(10, 72, 34, 22), stall(56, 72, 34, 22, 'turquoise'), stall(108, 72, 34, 22, 'gold'), stall(150, 72, 40, 22), stall(14, 106, 34, 22, 'gold'), stall(92, 106, 34, 22), stall(146, 106, 36, 22, 'turquoise')],
  // 4 the mosque
  [court(10, 90, 180, 100), star(100, 142, 30), roof(10, 10, 180, 76, 3), dome(100, 48, 34), dome(40, 50, 18), dome(160, 50, 18), roof(10, 170, 22, 22, 1), roof(168, 170, 22, 22, 1), dome(21, 181, 8, 'gold'), dome(179, 181, 8, 'gold')],
  // 5 the oasis
  [sand(0, 0, 200, 200), green(26, 24, 150, 146), pool(54, 54, 92, 80), palm(36, 46), palm(60, 30, 17), palm(150, 42, 18), palm(168, 82), palm(40, 152, 18), palm(82, 168, 14), palm(140, 160, 18), palm(28, 100, 13)],
  // 6 the four gardens
  [court(6, 6, 188, 188), green(14, 14, 76, 76), green(110, 14, 76, 76), green(14, 110, 76, 76), green(110, 110, 76, 76), pool(94, 6, 12, 188), pool(6, 94, 188, 12), star(100, 100, 20), ...[34, 70, 130, 166].flatMap((x) => [tree(x, 34), tree(x, 70), tree(x, 130), tree(x, 166)])],
  // 7 the caravanserai
  [roof(8, 8, 184, 40, 2), roof(8, 48, 40, 144, 2), roof(152, 48, 40, 144, 2), roof(48, 152, 34, 40, 2), roof(118, 152, 34, 40, 2), court(48, 48, 104, 104), pool(86, 86, 28, 28), stall(56, 56, 28, 18, 'gold'), stall(118, 122, 28, 18, 'rose'), tree(64, 134), tree(136, 66)],
  // 8 the wall and the gate
  [...houses(0, 0, 1), ...houses(100, 0, 0), sand(0, 150, 200, 50), roof(0, 118, 200, 30, 3), roof(74, 108, 52, 52, 4), dome(100, 134, 16, 'gold'), roof(0, 112, 34, 42, 4), roof(166, 112, 34, 42, 4), palm(40, 178, 13), palm(160, 180, 14)],
  // 9 the baths
  [roof(8, 8, 184, 110, 3), ...[36, 79, 121, 164].flatMap((x) => [dome(x, 36, 16, 'white'), dome(x, 88, 16, 'turquoise')]), court(8, 126, 184, 66), pool(30, 138, 60, 42), pool(112, 138, 60, 42)],
  // 10 the river
  [...houses(0, 0, 0), ...houses(100, 0, 2), pool(0, 108, 200, 54), roof(82, 98, 36, 74, 4), green(0, 166, 200, 34), tree(20, 182), tree(52, 184, 8), tree(146, 182), tree(178, 180, 12)],
  // 11 the bazaar under its domes
  [roof(6, 6, 188, 188, 1), ...[34, 78, 122, 166].flatMap((x, i) => [34, 78, 122, 166].map((y, j) => dome(x, y, 15, ['gold', 'white', 'turquoise'][(i + j) % 3])))],
  // 12 the dyers' terraces
  [...houses(0, 100, 2), ...houses(100, 100, 1), roof(6, 6, 188, 90, 2), stall(18, 18, 46, 28, 'rose'), stall(76, 18, 46, 28, 'gold'), stall(134, 18, 46, 28, 'turquoise'), stall(18, 54, 46, 28, 'turquoise'), stall(76, 54, 46, 28, 'rose'), stall(134, 54, 46, 28, 'gold')],
  // 13 the edge of the desert
  [sand(0, 0, 200, 200), roof(20, 22, 60, 48, 1), roof(26, 74, 36, 30, 0), palm(100, 40, 14), palm(150, 60, 18), palm(126, 96, 13), palm(46, 150, 17), roof(120, 130, 58, 46, 2), stall(24, 112, 34, 24, 'rose')],
  // 14 the square of the fountain
  [court(0, 0, 200, 200), star(100, 100, 78), star(100, 100, 40), pool(84, 84, 32, 32), roof(6, 6, 40, 40, 2), roof(154, 6, 40, 40, 1), roof(6, 154, 40, 40, 0), roof(154, 154, 40, 40, 2), tree(100, 20), tree(100, 180), tree(20, 100), tree(180, 100)],
  // 15 the orchard
  [green(6, 6, 188, 128), ...[28, 64, 100, 136, 172].flatMap((x) => [tree(x, 30, 12), tree(x, 70, 12), tree(x, 110, 12)]), roof(6, 142, 70, 52, 1), roof(84, 142, 48, 52, 0), roof(140, 142, 54, 52, 2), dome(108, 168, 14, 'gold')],
  // 16 the harbour
  [pool(0, 0, 200, 96), roof(30, 14, 14, 60, 4), roof(96, 10, 14, 66, 4), roof(158, 18, 14, 56, 4), sand(0, 92, 200, 20), roof(6, 114, 58, 80, 2), roof(72, 114, 62, 42, 1), roof(72, 162, 62, 32, 0), roof(142, 114, 52, 80, 2), dome(168, 154, 17, 'turquoise')],
]; // prettier-ignore

/** The drawing of the palace. */
export const PALACE = 1;

/** Which drawing a tile gets: the palace its own, whatever number it has in an edition. */
export const drawnAs = (tile: number, palace: number): number =>
  tile === palace ? PALACE : tile === PALACE ? palace : tile;

export const thingsOn = (tile: number): Thing[] => TILES[(tile - 1) % TILES.length] ?? [];
