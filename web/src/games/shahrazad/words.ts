/** What several parts of the board say in the same words. */
import type { Translate } from '../front';
import { around, keyOf } from './grid';
import { COLOURS } from './tiles';
import type { Count, Laid, Place, ShahrazadView, Trial } from './view';

const list = (tiles: number[]): string => [...tiles].sort((a, b) => a - b).join(', ');

/** A number with its sign; a real minus, not a hyphen. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

export const turnedBy = (count: Count): number[] => [...count.out_of_order, ...count.cut_off];

/** Where a place is: its column, and the tiles that it touches. Beside a single tile there are two free places, a higher and a lower one. */
export function tellPlace(place: Place, table: Laid[], t: Translate): string {
  const columns = [...new Set(table.map(({ column }) => column))].sort((a, b) => a - b);
  const at = columns.indexOf(place.column);
  const side = place.column < (columns[0] ?? 0) ? 'place-new-left' : 'place-new-right';
  const where = at < 0 ? t(side) : t('place-column', { column: at + 1 });
  const tiles = new Map(table.map((laid) => [keyOf(laid), laid.tile]));
  const beside = Object.entries(around(place)).flatMap(([way, places]) => {
    const found = places.flatMap((near) => tiles.get(keyOf(near)) ?? []);
    return found.length ? [t(`place-${way}`, { tiles: list(found) })] : [];
  });
  const { left, right, above, below } = around(place);
  const [near] = [left, right]
    .map((places) => places.filter((one) => tiles.has(keyOf(one))))
    .filter((one) => one.length);
  const free = [place, ...above, ...below].every((one) => !tiles.has(keyOf(one)));
  if (free && near?.length === 1)
    beside.splice(1, 0, t(near[0]!.height < place.height ? 'place-higher' : 'place-lower'));
  return [where, ...beside].join(', ');
}

/** A tile by its number and colour. */
export const tellTile = (tile: number, view: ShahrazadView, t: Translate): string =>
  t('tile-name', { tile, colour: view.colours[tile] ?? '' });

/** The tale that a tile tells: a text of the house, or words as they are printed. */
export function tellTale(tile: number, view: ShahrazadView, t: Translate): string {
  const tale = view.tales[tile] ?? '';
  return tale.startsWith('tale-') ? t(tale) : tale;
}

/** By how much a table would be worth more with a tile on a place, or less; what can still be joined counts as joined. */
export const gainOf = ({ count }: Trial, now: Count | null): number => count.worth - (now?.worth ?? 0);

/** What a gain is made of. */
function partsOf(count: Count, now: Count | null, t: Translate): string[] {
  const lost = ({ cut_off, to_join }: Count): number => cut_off.length - to_join.length;
  const groups = COLOURS.map((colour, i) => ({
    text: 'part-group',
    colour,
    more: (count.groups[i] ?? 0) - (now?.groups[i] ?? 0),
  }));
  const losses = [
    { text: 'part-order', colour: '', more: (now?.out_of_order.length ?? 0) - count.out_of_order.length },
    { text: 'part-path', colour: '', more: (now ? lost(now) : 0) - lost(count) },
    { text: 'part-gaps', colour: '', more: (now?.gaps.length ?? 0) - count.gaps.length },
  ];
  return [...groups, ...losses]
    .filter(({ more }) => more !== 0)
    .map(({ text, colour, more }) => t(text, { colour, change: signed(more) }));
}

/** What a tile would bring on a place, compared with the table as it is. */
export function foretell(trial: Trial, now: Count | null, t: Translate): string {
  const { count, replaced } = trial;
  const gain = gainOf(trial, now);
  const parts = partsOf(count, now, t).join(', ');
  const said = [t(parts ? 'foresee-gain' : 'foresee-same', { change: signed(gain), amount: Math.abs(gain), parts })];
  const isNew = (tile: number, before: number[] = []): boolean => !before.includes(tile);
  const lost = count.out_of_order.filter((tile) => isNew(tile, now?.out_of_order));
  const open = count.to_join.filter((tile) => isNew(tile, now?.to_join));
  const joined = (now?.to_join ?? []).filter((tile) => isNew(tile, turnedBy(count)) && tile !== replaced);
  if (lost.length) said.push(t('foresee-lost', { count: lost.length, tiles: list(lost) }));
  if (joined.length) said.push(t('foresee-joins', { count: joined.length, tiles: list(joined) }));
  if (open.length) said.push(t('foresee-opens', { count: open.length, tiles: list(open) }));
  if (replaced !== null) said.push(t('foresee-replaced', { tile: replaced }));
  return said.join(' ');
}

/** What becomes of the tiles when a column is kept. */
export function fateOf(
  column: number,
  { table, count }: ShahrazadView,
): { kept: number[]; shuffled: number; gone: number } {
  const turned = new Set(count ? turnedBy(count) : []);
  const upright = table.filter(({ tile }) => !turned.has(tile));
  const kept = upright.filter((laid) => laid.column === column).map(({ tile }) => tile);
  return { kept, shuffled: upright.length - kept.length, gone: turned.size };
}

export function tellKeeping(column: number, view: ShahrazadView, t: Translate): string {
  const { kept, shuffled, gone } = fateOf(column, view);
  return t('foresee-keep', { tiles: list(kept), count: kept.length, shuffled, gone });
}

/** The king's verdict on a finished game: its number, from 1, its text, and how many points the next one lacks. */
export function verdictOf({ round, rounds, verdicts }: ShahrazadView): {
  score: number;
  number: number;
  text: string;
  lacks: number | null;
} {
  const score = rounds.reduce((sum, counted) => sum + counted.score, 0);
  const number = 1 + verdicts.filter((least) => score >= least).length;
  const next = verdicts[number - 1];
  return {
    score,
    number,
    text: round === 1 ? 'end-after-one-round' : `end-verdict-${number}`,
    lacks: next === undefined ? null : next - score,
  };
}
