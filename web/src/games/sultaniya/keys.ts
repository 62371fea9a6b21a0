/** The keys of the board: 1-8 think of a character's board, later 1-4 go to a pile, arrows from tile to tile or from place to place, F turns a tile over, P passes, Escape puts back. Enter is the buttons' own. */
import { tick } from 'svelte';
import { pressedOn } from '../../lib/board/keys';
import type { Hold } from './hold.svelte';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const BOARDS = '[data-board]';
const PLACES = '[data-spot]';
const PILES = '[data-tile], [data-draw]:not([tabindex="-1"]), [data-pile]';

/** What lies next in a direction: the nearest that is more that way than aside. */
export function nextThatWay(from: DOMRect, all: DOMRect[], [dx, dy]: [number, number]): number {
  let [best, shortest] = [-1, Infinity];
  all.forEach((box, i) => {
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || aside > along * 1.6) return;
    const length = along + aside * 2;
    if (length < shortest) [best, shortest] = [i, length];
  });
  return best;
}

/** Answer a key if it is meant for the board. */
export function answerKey(event: KeyboardEvent, hold: Hold, board: HTMLElement, pass: () => void): void {
  const pressed = pressedOn(board, event);
  if (!pressed) return;
  const { target, nowhere, focus } = pressed;
  const step = STEPS[event.key];
  const key = event.key.toLowerCase();
  if (/^[1-8]$/.test(key) && hold.mine && board.querySelector(BOARDS)) toBoard(Number(key) - 1, hold, board);
  else if (/^[1-4]$/.test(key) && hold.mine) toPile(Number(key) - 1, target, board);
  else if (step && hold.mine) walk(step, target, hold, board);
  else if (key === 'f' && hold.tile) hold.flip();
  else if (key === 'p' && hold.mine && !hold.tile && !hold.djinn) pass();
  else if (event.key === 'Escape' && (hold.taken || hold.djinn || hold.character)) {
    const from = hold.character
      ? `[data-board="${hold.character}"]`
      : hold.taken
        ? `[data-tile="${hold.taken}"]`
        : `[data-djinn="${hold.djinn}"]`;
    hold.putBack();
    if (!nowhere) focus(from);
  } else return;
  event.preventDefault();
}

/** A character's board is looked at and thought of: Enter chooses it. */
function toBoard(index: number, hold: Hold, board: HTMLElement): void {
  const card = board.querySelectorAll<HTMLElement>(BOARDS)[index];
  card?.focus();
  const character = card?.dataset.board;
  if (character && character !== hold.character) hold.think(character);
}

/** The first tile of a pile; pressed again, the next one. */
function toPile(floor: number, target: HTMLElement, board: HTMLElement): void {
  const row = board.querySelector(`[data-floor="${floor}"]`);
  const all = [...(row?.querySelectorAll<HTMLElement>('[data-tile], [data-draw]:not([tabindex="-1"])') ?? [])];
  all[(all.indexOf(target) + 1) % all.length]?.focus();
}

function walk(step: [number, number], target: HTMLElement, hold: Hold, board: HTMLElement): void {
  const among = board.querySelector(BOARDS)
    ? BOARDS
    : board.querySelector(PLACES) && (hold.tile || hold.djinn === 'red')
      ? PLACES
      : PILES;
  const all = [...board.querySelectorAll<HTMLElement>(among)];
  if (!target.matches(among)) {
    (all.find((one) => 'open' in one.dataset) ?? all[0])?.focus();
    return;
  }
  const next = nextThatWay(
    target.getBoundingClientRect(),
    all.map((one) => one.getBoundingClientRect()),
    step,
  );
  all[next]?.focus();
}

/** After a tile or a djinn was chosen by a key, go on to where the choice leads. */
export async function leadOn(event: MouseEvent, hold: Hold, board: HTMLElement): Promise<void> {
  const chosen = (event.target as HTMLElement).closest('[data-tile], [data-djinn]');
  // A click that no pointer made comes from the keyboard.
  if (!chosen || event.detail !== 0) return;
  await tick();
  const where = hold.tile
    ? '[data-spot][data-open]'
    : { red: '[data-spot][data-open]', blue: '.draw.open', gold: '.pile.looks', green: '[data-call]', none: '' }[
        hold.djinn ?? 'none'
      ];
  if (where) board.querySelector<HTMLElement>(where)?.focus();
}
