/** The keys of the board: 1-3 take a card, arrows go from cell to cell, P passes, Escape puts back. Enter is the buttons' own. */
import { tick } from 'svelte';
import { pressedOn } from '../../lib/board/keys';
import type { Hold } from './hold.svelte';

const STEPS: Record<string, (cell: number) => number> = {
  ArrowLeft: (cell) => cell & ~1,
  ArrowRight: (cell) => cell | 1,
  ArrowUp: (cell) => cell & ~2,
  ArrowDown: (cell) => cell | 2,
};

/** Answer a key if it is meant for the board. */
export function answerKey(event: KeyboardEvent, hold: Hold, board: HTMLElement): void {
  const pressed = pressedOn(board, event);
  if (!pressed) return;
  const { target, nowhere, focus } = pressed;
  const step = STEPS[event.key];
  if (/^[1-9]$/.test(event.key) && hold.mine) {
    hold.take(Number(event.key) - 1);
    // In passing, the button that gives the card appears with it.
    if (hold.gives) void tick().then(() => focus('[data-give]'));
    const [first] = hold.gives ? [] : hold.places(hold.kind);
    focus(first === undefined ? `[data-slot="${hold.card}"]` : `[data-cell="${first}"]`);
    if (first !== undefined) hold.lookAt(first);
  } else if (step && (hold.kind || target.dataset.cell)) {
    const from = Number(target.dataset.cell ?? hold.places(hold.kind)[0] ?? 0);
    focus(`[data-cell="${target.dataset.cell ? step(from) : from}"]`);
  } else if (event.key.toLowerCase() === 'p' && hold.mine) {
    hold.pass();
  } else if (event.key === 'Escape' && (hold.kind || hold.gives)) {
    const slot = hold.card;
    hold.putBack();
    if (!nowhere) focus(`[data-slot="${slot}"]`);
  } else return;
  event.preventDefault();
}
