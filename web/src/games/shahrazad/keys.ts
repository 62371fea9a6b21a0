/** The keys of the board: 1-3 take a tile, arrows go from place to place, Escape puts back or skips, or takes one's finger away. Enter is the buttons' own. */
import { tick } from 'svelte';
import { pressedOn } from '../../lib/board/keys';
import { keyOf, placeOf, stepTo } from './grid';
import type { Hold } from './hold.svelte';
import type { Telling } from './telling.svelte';
import type { ShahrazadView } from './view';

/** Answer a key if it is meant for the board. */
export function answerKey(
  event: KeyboardEvent,
  hold: Hold,
  telling: Telling,
  view: ShahrazadView,
  board: HTMLElement,
): void {
  const pressed = pressedOn(board, event);
  if (!pressed) return;
  const { target, nowhere, focus } = pressed;
  const first = (): string | undefined => hold.trials.keys().next().value;

  if (/^[1-9]$/.test(event.key) && hold.mine) {
    const slot = board.querySelector<HTMLElement>(`[data-slot="${Number(event.key) - 1}"]`);
    if (!slot) return;
    hold.take(Number(slot.dataset.hand));
    void tick().then(() =>
      focus(hold.tile === null ? `[data-slot="${slot.dataset.slot}"]` : `[data-place="${first()}"]`),
    );
  } else if (event.key.startsWith('Arrow') && (target.dataset.place || hold.tile !== null || hold.advises === 'at')) {
    const places = [...board.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) =>
      placeOf(dataset.place!),
    );
    const from = target.dataset.place;
    const to = from ? keyOf(stepTo(placeOf(from), event.key, places)) : (first() ?? (places[0] && keyOf(places[0])));
    focus(`[data-place="${to}"]`);
  } else if (/^Arrow(Left|Right)$/.test(event.key) && view.phase === 'keeping') {
    const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')];
    const at = columns.indexOf(target);
    columns[Math.max(0, Math.min(columns.length - 1, event.key === 'ArrowLeft' ? at - 1 : at + 1))]?.focus();
  } else if (event.key === 'Escape' && telling.scene) {
    telling.end();
  } else if (event.key === 'Escape' && (hold.tile !== null || hold.aim !== null)) {
    const tile = hold.tile;
    hold.putBack();
    if (!nowhere) focus(`[data-hand="${tile}"]`);
  } else if (event.key === 'Escape' && hold.pointing !== null) {
    hold.pointAtNothing();
  } else return;
  event.preventDefault();
}
