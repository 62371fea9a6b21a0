/** What several parts of the board say in the same words. */
import type { Translate } from '../front';
import { emblemFor } from './count';
import { FLOORS, PRICES, shownFace, type DjinnName, type Spot } from './tiles';
import type { Board, Face, SultaniyaForesight } from './view';

const tellHalf = (symbols: string[], t: Translate): string =>
  symbols
    .map((symbol) => (symbol.startsWith('+') ? t('symbol-bonus', { points: symbol.slice(1) }) : t(`symbol-${symbol}`)))
    .join(t('and-between')) || t('half-empty');

/** What a face shows: its edges and its halves, from left to right. */
export function tellFace(face: Face, mirrored: boolean, t: Translate): string {
  const { edges, halves, kind } = shownFace(face, mirrored);
  if (kind) return t(`tile-${kind}`, { left: t(`joint-${edges[0]}`), right: t(`joint-${edges[1]}`) });
  return t('tile-face', {
    left: t(`joint-${edges[0]}`),
    right: t(`joint-${edges[1]}`),
    first: tellHalf(halves[0], t),
    second: tellHalf(halves[1], t),
  });
}

export const tellSpot = ({ floor, place }: Spot, t: Translate): string =>
  t('spot', { floor: t(`floor-${FLOORS[floor]}`), place });

/** A djinn: his name, his price, and what he does. */
export function tellDjinn(djinn: DjinnName, t: Translate): string {
  const price = t('djinn-costs', { price: PRICES[djinn] });
  return `${t('told-of', { what: t(`djinn-${djinn}`), words: price })} ${t(`djinn-does-${djinn}`)}`;
}

/** What building would bring. */
export function foretell({ points, sapphires, completes }: SultaniyaForesight, t: Translate): string {
  return t('foresee', { points, sapphires, completes: completes ?? 'nothing' });
}

/** A gain or a loss, with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Where that comes from, line by line, and what it takes from others. */
export function tellParts(
  { parts, rivals }: SultaniyaForesight,
  scores: string[],
  names: string[],
  t: Translate,
): string {
  return [
    ...Object.entries(parts).map(([line, points]) =>
      t('foresee-part', { line: lineName(line, emblemFor(line, scores), t), points: signed(points) }),
    ),
    ...rivals.flatMap((points, seat) =>
      points ? [t('foresee-part', { line: names[seat] ?? '', points: signed(points) })] : [],
    ),
  ].join(', ');
}

/** What a line of the count is called for a player. */
export function lineName(line: string, emblem: string, t: Translate): string {
  if (line === 'small' || line === 'middle' || line === 'great') return t(`wish-${emblem}`);
  return line === 'guards' || line === 'bonus' ? t(`score-${line}`) : t(`objective-${line}`);
}

/** What a board gives its owner at the start. */
export function startOf({ sapphires, guards, points }: Board, t: Translate): string[] {
  return [
    ...(sapphires ? [t('board-start-sapphires', { count: sapphires })] : []),
    ...(guards ? [t('board-start-guards', { count: guards })] : []),
    t('board-start-points', { count: points }),
  ];
}
