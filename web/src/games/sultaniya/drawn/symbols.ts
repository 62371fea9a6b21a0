/** How the symbols of a half stand beside each other: side by side, as large as the half allows. */

/** The width that each symbol takes. */
const WIDTH: Record<string, number> = {
  window: 21,
  tower: 19,
  guard: 19,
  sapphire: 21,
  cupola: 35,
  garden: 35,
  gate: 36,
  minaret: 22,
};
const BONUS = 34;
const GAP = 1.5;
/** What an edge takes away of its half. */
const EDGE: Record<string, number> = { wall: 12.5, arcade: 15, gate: 24, shaft: 20 };
const LARGEST = 1.12;

export interface Stand {
  symbol: string;
  /** The middle of its foot, from the tile's left. */
  x: number;
  width: number;
  scale: number;
}

/** Where the symbols of a half stand; `right` for the half at the right edge. */
export function standing(symbols: string[], edge: string, right: boolean): Stand[] {
  const taken = EDGE[edge] ?? 13;
  const room = 49 - taken;
  const widths = symbols.map((symbol) => WIDTH[symbol] ?? BONUS);
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP * (symbols.length - 1);
  const scale = Math.min(LARGEST, room / total);
  let from = (right ? 50.5 : taken) + (room - total * scale) / 2;
  return symbols.map((symbol, i) => {
    const width = widths[i]! * scale;
    const x = from + width / 2;
    from += width + GAP * scale;
    return { symbol, x, width, scale };
  });
}
