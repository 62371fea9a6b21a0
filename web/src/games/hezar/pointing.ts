/** What can be pointed at, in the few letters that pointing has (`spread`, `discard`, `sultan:a2`, `face:palace`, `hand:1:sinbad-c`), and what a hand that points there means. */
import type { Pointing, Translate } from '../front';
import { KINDS, makesStory, SULTANS, writeSultan, type Kind } from './cards';
import type { HezarView, Sultan } from './view';

const short = (kind: Kind): string => kind.replace('-character', '-c').replace('-landscape', '-l');

export const AT_SPREAD = 'spread';
export const AT_DISCARD = 'discard';
export const atSultan = (sultan: string): string => `sultan:${sultan.toLowerCase()}`;
export const atFace = (kind: Kind): string => `face:${short(kind)}`;
export const atCard = (seat: number, kind: Kind): string => `hand:${seat}:${short(kind)}`;

/** What somebody means who points at a place now: advice for whoever is to choose, in a sentence. */
export function meaning({ seat, at }: Pointing, view: HezarView, names: string[], t: Translate): string {
  const [place = '', ...rest] = at.split(':');
  const id = rest.at(-1) ?? '';
  const mover = view.asked ?? view.turn;
  if (place === 'sultan')
    return ofSultan(
      SULTANS.find((one) => writeSultan(one).toLowerCase() === id),
      view,
      t,
    );
  if (place === 'spread') return t(view.phase === 'drawing' ? 'point-draw-spread' : 'point-look-spread');
  const card = place === 'discard' ? view.discard.at(-1) : KINDS.find((kind) => short(kind) === id);
  if (place === 'hand' && card) return ofCard(card, Number(rest[0]), seat, view, names, t);
  if (view.phase === 'drawing' && card && mover !== null) {
    const story = partner(card, view.hands[mover] ?? [], view);
    return t(story ? 'point-draw-story' : 'point-draw-card', { card });
  }
  if (place === 'discard') return t(discards(view) ? 'point-discard-any' : 'point-look-discard');
  return t('point-look-card', { card: card ?? '' });
}

/** The same with the name of whoever points. */
export function tellPointing(pointing: Pointing, view: HezarView, names: string[], t: Translate): string {
  return t('says', { name: names[pointing.seat] ?? '', words: meaning(pointing, view, names, t) });
}

function ofSultan(sultan: Sultan | undefined, view: HezarView, t: Translate): string {
  if (!sultan) return '';
  return t(view.phase === 'telling' ? 'point-tell' : 'point-wish', { tale: sultan.tale, asks: sultan.asks });
}

/** A card before a player: theirs to discard if it is their turn; for whom, is told where it makes a story. */
function ofCard(card: Kind, owner: number, seat: number, view: HezarView, names: string[], t: Translate): string {
  const who = names[owner] ?? '';
  if (owner !== (view.asked ?? view.turn) || !discards(view)) {
    return t(owner === seat ? 'point-mine' : 'point-theirs', { card, who });
  }
  if (view.phase === 'tiger') return t('point-tiger', { card });
  const next = (owner + 1) % view.hands.length;
  const mine = partner(card, view.hands[next] ?? [], view);
  if (!mine) return t('point-discard', { card });
  const gift = { card, mine: t('a-card', { card: mine }), who: names[next] ?? '' };
  return t(next === seat ? 'point-give-me' : 'point-give', gift);
}

const discards = ({ phase }: HezarView): boolean => ['telling', 'discarding', 'tiger'].includes(phase);

/** The card of a hand with which another makes a story that the sultan asks for. */
const partner = (card: Kind, hand: Kind[], view: HezarView): Kind | undefined =>
  hand.find((other) => view.sultans.some((sultan) => sultan && makesStory(card, other, sultan.tale)));
