/** Who plays by keys keeps their place: when what had the focus is gone, the first thing to choose has it. */
import { afterDrawing } from '../motion';

/** Boards mark what can be chosen now. */
const OPTION = ':is([data-option], [data-open]):not(:disabled, [aria-disabled="true"])';

/** `options` changes whenever there is something new to choose; it is empty where there is nothing. */
export function keepPlace(options: () => unknown[]): void {
  let byKeys = false;
  const pressed = () => (byKeys = true);
  const touched = () => (byKeys = false);

  $effect(() => {
    addEventListener('keydown', pressed, true);
    addEventListener('pointerdown', touched, true);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('pointerdown', touched, true);
    };
  });

  $effect(() => {
    if (options().length === 0) return;
    return afterDrawing(() => {
      if (!byKeys || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`.gameboard ${OPTION}`)?.focus();
    }, 2);
  });
}
