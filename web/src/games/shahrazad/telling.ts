/** The count of a round, told step by step, in the order of the rules. */
import { COLOURS, type Colour } from './tiles';
import type { Count, Place } from './view';

export interface Step {
  id: 'order' | 'path' | Colour | 'gaps' | 'sum';
  tiles: number[];
  gaps: Place[];
  points: number;
}

/** Both checks are always told; groups and gaps where there are any. */
export function stepsOf(count: Count): Step[] {
  const turning = (id: 'order' | 'path', tiles: number[]): Step => ({ id, tiles, gaps: [], points: -tiles.length });
  const groups = COLOURS.map((id): Step => ({ id, tiles: count[id], gaps: [], points: count[id].length }));
  const gaps: Step = { id: 'gaps', tiles: [], gaps: count.gaps, points: -count.gaps.length };
  return [
    turning('order', count.out_of_order),
    turning('path', count.cut_off),
    ...[...groups, gaps].filter(({ points }) => points !== 0),
    { id: 'sum', tiles: [], gaps: [], points: count.score },
  ];
}
