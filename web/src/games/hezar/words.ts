/** What several parts of the board say in the same words. */
import type { Translate } from '../front';
import type { Kind } from './cards';
import type { Story } from './hold.svelte';
import type { HezarForesight, HezarView, Sultan } from './view';

export const tellCard = (kind: Kind, t: Translate): string => t('a-card', { card: kind });

/** What a sultan card asks for, and what it has been told. */
export const tellSultan = ({ tale, asks, told }: Sultan, t: Translate): string =>
  t('sultan-line', { tale, asks, told });

/** What it would mean to tell a story. */
export function foretell({ foresight }: Story, t: Translate): string {
  if (foresight.wins) return t('foresee-wins');
  return t(foresight.serves ? 'foresee-serves' : 'foresee-one-more');
}

/** What drawing from somewhere would bring. */
export const foretellDraw = ({ cards, useful }: HezarForesight, t: Translate): string =>
  cards === 1 ? t('foresee-card', { useful }) : t('foresee-spread', { useful, cards });

/** A list of cards in words, or that there are none. */
export const tellCards = (cards: Kind[], t: Translate): string =>
  cards.length ? cards.map((kind) => tellCard(kind, t)).join(', ') : t('no-cards');

/** What there is to do for somebody else. */
export function tellWaiting(view: HezarView, names: string[], t: Translate): string {
  const name = names[view.asked ?? view.turn ?? 0] ?? '';
  return t(`waiting-${view.phase}`, { name });
}
