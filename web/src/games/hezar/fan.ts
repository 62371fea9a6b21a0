/** Where the cards of the spread lie: fanned in a wide arc, those that a book has turned up drawn out of it a little. */

/** `along` runs from 0 to 1 over the width there is; `sink` is in heights of a card. */
export interface Lying {
  along: number;
  sink: number;
  turn: number;
}

const WIDEST_TURN = 24;
const DEEPEST = 0.3;

function lie(along: number): Lying {
  const off = along * 2 - 1;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { along: round(along), sink: round(off * off * DEEPEST), turn: round((off * WIDEST_TURN) / 2) };
}

/** So many cards face down, side by side; few of them lie closer to the middle than many, and no gap opens between two. */
export function fan(count: number): Lying[] {
  const width = Math.min(1, 0.16 + count * 0.045, (count - 1) * 0.09);
  return Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0.5 : i / (count - 1);
    return lie(0.5 + (part - 0.5) * width);
  });
}

/** So many cards face up among them. */
export const drawnOut = (count: number): Lying[] =>
  Array.from({ length: count }, (_, i) =>
    lie(count === 1 ? 0.5 : 0.5 + (i / (count - 1) - 0.5) * Math.min(0.96, count * 0.2)),
  );
