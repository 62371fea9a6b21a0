/** Why a tile that is still secret may not go somewhere. The house could only say so of a tile that is chosen, and to choose is final. */
import { keyOf, touching } from './grid';
import type { Place, ShahrazadView } from './view';

/** The rule that forbids a place which is not among those allowed. */
export function ruleAgainst(place: Place, { table, to_place }: Pick<ShahrazadView, 'table' | 'to_place'>): string {
  const taken = new Set(table.map(keyOf));
  if (taken.has(keyOf(place))) return to_place ? 'place-two' : 'no-replacing-without-pile';
  return touching(place).some((near) => taken.has(keyOf(near))) ? 'column-limit' : 'touch';
}
