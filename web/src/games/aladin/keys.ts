/** The keys of the board: a number goes to a choice, arrows from one to the next, Escape lets go, then takes one's finger away. Enter is the buttons' own. */
import { pressedOn } from '../../lib/board/keys';
import type { Choices } from './choices.svelte';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Answer a key if it is meant for the board. */
export function answerKey(event: KeyboardEvent, choices: Choices, board: HTMLElement): void {
  const pressed = pressedOn(board, event);
  if (!pressed) return;
  const { target, nowhere } = pressed;
  const all = [...board.querySelectorAll<HTMLElement>('[data-move]')].filter((choice) => choice.offsetParent);
  const open = all.filter((choice) => choice.dataset.open === 'yes');
  const usual = open.length ? open : all;
  const at = usual.indexOf(target);
  if (/^[1-9]$/.test(event.key)) usual[Number(event.key) - 1]?.focus();
  else if (event.key.toLowerCase() === 'v') all.find(({ dataset }) => dataset.move?.startsWith('vizier'))?.focus();
  else if (event.key in STEPS && usual.length) {
    const next = at < 0 ? 0 : (at + STEPS[event.key]! + usual.length) % usual.length;
    usual[next]?.focus();
  } else if (event.key === 'Escape' && choices.aim) {
    choices.putBack();
    if (!nowhere) target.blur();
  } else if (event.key === 'Escape' && choices.pointing !== null) {
    choices.pointAtNothing();
  } else return;
  event.preventDefault();
}
