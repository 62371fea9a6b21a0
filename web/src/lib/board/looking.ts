/** How a thing answers that is looked at before it is chosen: a mouse or the focus looks at it and a click chooses it; a finger looks with its first tap and chooses with its second. So does a mouse where it is to be asked first. */
interface Answers {
  look: (tapped: boolean) => void;
  forget: () => void;
  choose: () => void;
  /** Whether a first tap has something to show. */
  shows: () => boolean;
  /** Whether this pointer is asked before it chooses; a finger always is. */
  asks?: (pointerType: string) => boolean;
}

/** The handlers of its element. */
export function looking({ look, forget, choose, shows, asks }: Answers) {
  let finger = false;
  return {
    onpointerdown(event: PointerEvent) {
      finger = event.pointerType !== 'mouse' || (asks?.('mouse') ?? false);
    },
    onclick() {
      const looks = finger && shows();
      finger = false;
      if (looks) look(true);
      else choose();
    },
    onpointerenter(event: PointerEvent) {
      if (event.pointerType === 'mouse') look(false);
    },
    onpointerleave(event: PointerEvent) {
      if (event.pointerType === 'mouse') forget();
    },
    onfocus() {
      if (!finger) look(false);
    },
    onblur({ currentTarget: element }: FocusEvent) {
      // Taken away, it loses the focus too: by then there is nothing left that could be forgotten.
      queueMicrotask(() => (element as Element).isConnected && forget());
    },
  };
}
