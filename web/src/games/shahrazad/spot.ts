/** How a place of the table answers, empty or not: it is looked at, played on, or shown to the other player. */
import { keyOf } from './grid';
import type { Hold } from './hold.svelte';
import { choosing, placing } from './tiles';
import type { Place } from './view';

export function spot(hold: Hold, place: () => Place, tile?: () => number) {
  let finger = false;
  return {
    onpointerdown(event: PointerEvent) {
      finger = event.pointerType !== 'mouse';
    },
    /** A mouse has looked before it clicks; a finger looks with its first tap and plays with its second. */
    onclick(event: MouseEvent) {
      event.stopPropagation();
      const at = place();
      const looks = finger && hold.trials.has(keyOf(at)) && !(hold.tapped && hold.aim === keyOf(at));
      finger = false;
      if (hold.advises === 'at') hold.point(placing(at));
      else if (hold.tile === null && tile && hold.mine) hold.ask(choosing(tile()));
      else if (looks) hold.lookAt(at, true);
      else hold.playOn(at);
    },
    onpointerenter(event: PointerEvent) {
      if (event.pointerType === 'mouse') hold.lookAt(place());
    },
    onpointerleave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && hold.aim === keyOf(place())) hold.lookAt(null);
    },
    onfocus() {
      if (!finger) hold.lookAt(place());
    },
    onblur() {
      if (hold.aim === keyOf(place())) hold.lookAt(null);
    },
  };
}
