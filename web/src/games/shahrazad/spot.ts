/** How a place of the table answers, empty or not: it is looked at, played on, or shown to the other player. */
import { asksFirst } from '../../lib/board/confirm';
import { looking } from '../../lib/board/looking';
import { keyOf } from './grid';
import type { Hold } from './hold.svelte';
import { choosing, placing } from './tiles';
import type { Place } from './view';

export function spot(hold: Hold, place: () => Place, tile?: () => number) {
  const aimed = () => hold.aim === keyOf(place());
  return looking({
    shows: () => hold.tile !== null && hold.trials.has(keyOf(place())) && !(hold.tapped && aimed()),
    look: (tapped) => hold.lookAt(place(), tapped),
    forget: () => aimed() && hold.lookAt(null),
    // What the storyteller or the coach has proposed was decided before.
    asks: (pointerType) => asksFirst(pointerType) && !hold.isSuggested(place()),
    choose() {
      if (hold.advises === 'at') hold.pointAt(placing(place()));
      else if (hold.tile === null && tile && hold.mine) hold.ask(choosing(tile()));
      else hold.playOn(place());
    },
  });
}
