/** The count, told line by line: what each line is about, and which parts of a palace it lights up. */
import { standing } from './drawn/symbols';
import { boxOf, builtAt, halfColumns, shownFace, type Spot } from './tiles';
import type { Built, Face, Player, SultaniyaView } from './view';

/** A ring around something counted. */
interface Mark {
  x: number;
  y: number;
  r: number;
}

/** What shines in a palace: the middles of the symbols counted, and the tiles they are on. */
export interface Light {
  marks: Mark[];
  spots: Spot[];
}

interface Shown extends Mark {
  symbol: string;
  spot: Spot;
  column: number;
}

const SMALL_MIDDLE_GREAT = ['small', 'middle', 'great'];
const BASIC = [...SMALL_MIDDLE_GREAT, 'guards', 'bonus'];

/** Every symbol of a palace, and where it is drawn. */
export function symbolsOf(palace: Built[], tiles: Record<string, Face>): Shown[] {
  return palace.flatMap((built) => {
    const face = tiles[built.tile];
    if (!face) return [];
    const { halves, edges } = shownFace(face, built.mirrored);
    const box = boxOf(built);
    return [0, 1].flatMap((half) =>
      standing(halves[half as 0 | 1], edges[half as 0 | 1], half === 1).map(({ symbol, x, width }) => ({
        symbol,
        spot: { floor: built.floor, place: built.place },
        column: halfColumns(built)[half as 0 | 1],
        x: box.x + x,
        y: box.y + box.height * 0.58,
        r: Math.max(13, width * 0.8),
      })),
    );
  });
}

/** The lintels and spires that stand above two uprights. */
function completed(palace: Built[], tiles: Record<string, Face>, kind: 'lintel' | 'spire'): Built[] {
  const upright = kind === 'lintel' ? 'gate' : 'shaft';
  const edge = (spot: Spot, side: 0 | 1): string | undefined => {
    const built = builtAt(palace, spot);
    const face = built && tiles[built.tile];
    return face && shownFace(face, built.mirrored).edges[side];
  };
  return palace.filter(
    ({ floor, place, tile }) =>
      tiles[tile]?.kind === kind &&
      edge({ floor: floor - 1, place }, 1) === upright &&
      edge({ floor: floor - 1, place: place + 1 }, 0) === upright,
  );
}

const shine = (shown: Shown[]): Light => ({
  marks: shown.map(({ x, y, r }) => ({ x, y, r })),
  spots: shown.map(({ spot }) => spot),
});

/** Those of the floor or half-column that has most of them. */
function best(shown: Shown[], of: (one: Shown) => number): Shown[] {
  const groups = new Map<number, Shown[]>();
  for (const one of shown) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
}

/** What a line of the count lights up in a player's palace. */
export function lightOf(line: string, player: Player, tiles: Record<string, Face>): Light {
  const shown = symbolsOf(player.palace, tiles);
  const only = (symbol: string | undefined) => shown.filter((one) => one.symbol === symbol);
  const wish = player.scores[SMALL_MIDDLE_GREAT.indexOf(line)];
  if (line === 'great') {
    const whole = shine(only(wish));
    const crowns = completed(player.palace, tiles, wish === 'gate' ? 'lintel' : 'spire');
    return {
      marks: [...whole.marks, ...crowns.map((crown) => ({ x: boxOf(crown).x + 50, y: boxOf(crown).y + 50, r: 34 }))],
      spots: [
        ...whole.spots,
        ...crowns.flatMap(({ floor, place }) => [
          { floor, place },
          { floor: floor - 1, place },
          { floor: floor - 1, place: place + 1 },
        ]),
      ],
    };
  }
  if (wish) return shine(only(wish));
  if (line === 'guards') return shine(only('guard'));
  if (line === 'bonus') return shine(shown.filter(({ symbol }) => symbol.startsWith('+')));
  const [kind, symbol] = line.split('-');
  if (kind === 'row') return shine(best(only(symbol), ({ spot }) => spot.floor));
  if (kind === 'column') return shine(best(only(symbol), ({ column }) => column));
  return { marks: [], spots: [] };
}

/** How many of what a line counts there are: symbols, gates and minarets, djinns, sapphires. */
export function numberOf(line: string, player: Player, tiles: Record<string, Face>): number {
  if (line === 'djinns') return player.djinns.length;
  if (line === 'pairs') return player.sapphires;
  return lightOf(line, player, tiles).marks.length;
}

/** The lines of the final count: the elements first, then every objective somebody has. */
export const linesOf = ({ players }: SultaniyaView): string[] => [
  ...BASIC,
  ...players.flatMap(({ objectives }) => objectives ?? []),
];

/** What a player has come to after so many lines of the final count. */
export const toldPoints = (view: SultaniyaView, player: Player, told: number): number =>
  linesOf(view)
    .slice(0, told)
    .reduce((total, line) => total + (player.count[line] ?? 0), 0);

/** The lines of one player, as far as they are known. */
export const linesFor = (player: Player): string[] => [...BASIC, ...(player.objectives ?? [])];

/** The symbol that stands for a line. */
export const emblemOf = (line: string, player: Player | undefined): string => emblemFor(line, player?.scores ?? []);

/** The symbol that stands for a line on a board that scores these elements. */
export function emblemFor(line: string, scores: string[]): string {
  const wish = scores[SMALL_MIDDLE_GREAT.indexOf(line)];
  if (wish) return wish;
  if (line === 'guards') return 'guard';
  if (line === 'bonus') return '+';
  return line === 'pairs' ? 'sapphire' : (line.split('-')[1] ?? '');
}
