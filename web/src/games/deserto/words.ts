/** What several parts of the board say in the same words. */
import type { Translate } from '../front';
import { CELLS } from './cards';
import type { DesertoForesight, Stack } from './view';

/** What lies on a cell. */
export const tellCell = ({ top, height }: Stack, cell: number, t: Translate): string =>
  t(top ? 'cell-stack' : 'cell-empty', { cell: CELLS[cell] ?? '', card: top ?? '', under: height - 1 });

/** What a card would win. */
export function foretell({ cells, cards, four_viziers }: DesertoForesight, t: Translate): string {
  if (four_viziers) return t('foresee-four', { cards });
  return cards ? t('foresee-win', { stacks: cells.length, cards }) : t('foresee-nothing');
}
