/** Sultan cards keep their places: whoever comes takes the place of whoever left. */
import { writeSultan } from './cards';
import type { Sultan } from './view';

export const THRONES = 3;

/** The sultan cards in their places, given who sat where before. */
export function seatSultans(before: (Sultan | null)[], sultans: Sultan[]): (Sultan | null)[] {
  const find = (id: string) => sultans.find((sultan) => writeSultan(sultan) === id) ?? null;
  const seated = Array.from({ length: THRONES }, (_, i) => {
    const old = before[i];
    return old ? find(writeSultan(old)) : null;
  });
  const known = new Set(seated.flatMap((sultan) => (sultan ? [writeSultan(sultan)] : [])));
  for (const sultan of sultans.filter((one) => !known.has(writeSultan(one)))) {
    seated[seated.indexOf(null)] = sultan;
  }
  return seated;
}
