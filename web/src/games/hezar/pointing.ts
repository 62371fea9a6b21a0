/** What can be pointed at, in the few letters that pointing has: `spread`, `discard`, `sultan:a2`, `face:palace`, `hand:1:sinbad-c`. */
import type { Translate } from '../front';
import { KINDS, SULTANS, writeSultan, type Kind } from './cards';
import type { Sultan } from './view';

const short = (kind: Kind): string => kind.replace('-character', '-c').replace('-landscape', '-l');

export const AT_SPREAD = 'spread';
export const AT_DISCARD = 'discard';
export const atSultan = (sultan: string): string => `sultan:${sultan.toLowerCase()}`;
export const atFace = (kind: Kind): string => `face:${short(kind)}`;
export const atCard = (seat: number, kind: Kind): string => `hand:${seat}:${short(kind)}`;

/** Who points at what, in words. */
export function tellPointing(name: string, at: string, t: Translate): string {
  const [place = '', ...rest] = at.split(':');
  const id = rest.at(-1) ?? '';
  const wish: Partial<Sultan> = SULTANS.find((sultan) => writeSultan(sultan).toLowerCase() === id) ?? {};
  const card = KINDS.find((kind) => short(kind) === id) ?? '';
  return t('points-at', { name, place, card, tale: wish.tale ?? '', asks: wish.asks ?? 1 });
}
