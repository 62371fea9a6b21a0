/** How a place of the table answers, empty or not: it is looked at, played on, or shown to the other player. */
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
    choose() {
      if (hold.advises === 'at') hold.pointAt(placing(place()));
      else if (hold.tile === null && tile && hold.mine) hold.ask(choosing(tile()));
      else hold.playOn(place());
    },
  });
}
