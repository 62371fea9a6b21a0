/** The keys of the board: 1-3 take a card, S draws from the spread, D draws from the discard or discards, K keeps, arrows go from one thing that can be done to the next, Escape puts back, or takes one's finger away. Enter is the buttons' own. */
import { tick } from 'svelte';
import { pressedOn } from '../../lib/board/keys';
import { drawing } from './cards';
import type { Hold } from './hold.svelte';

/** Answer a key if it is meant for the board. */
export function answerKey(event: KeyboardEvent, hold: Hold, board: HTMLElement): void {
  if (!pressedOn(board, event)) return;
  const holds = hold.cards.length > 0 || hold.sultan !== null;
  if (event.key === 'Escape' && hold.pointing !== null && !holds) hold.pointAtNothing();
  else if (!hold.mine || !answer(event.key, hold, board)) return;
  event.preventDefault();
}

function answer(key: string, hold: Hold, board: HTMLElement): boolean {
  const focus = (...wishes: string[]) =>
    tick().then(() =>
      wishes
        .map((what) => board.querySelector<HTMLElement>(what))
        .find(Boolean)
        ?.focus(),
    );
  const letter = key.toLowerCase();
  if (/^[1-3]$/.test(key) && hold.hand[Number(key) - 1]) {
    const index = Number(key) - 1;
    hold.take(index);
    // What the card is most likely taken for: a story, or else the discard.
    if (hold.cards.length > 0) void focus('[data-story]', '[data-drop]', `[data-slot="${index}"]`);
  } else if (letter === 's') hold.play(drawing('spread'));
  else if (letter === 'd') hold.useDiscard();
  else if (letter === 'k') hold.play('keep');
  else if (key === 'Escape' && (hold.cards.length > 0 || hold.sultan)) {
    const [slot = 0] = hold.cards;
    hold.putBack();
    void focus(`[data-slot="${slot}"]`);
  } else if (key.startsWith('Arrow')) return walk(key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1, board);
  else return false;
  return true;
}

/** From one thing that can be done to the next. */
function walk(step: 1 | -1, board: HTMLElement): boolean {
  const places = [...board.querySelectorAll<HTMLElement>('[data-open], [data-slot], [data-drop], [data-keep]')];
  const here = places.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : places.length - 1) : (here + step + places.length) % places.length;
  places[next]?.focus();
  return places.length > 0;
}
