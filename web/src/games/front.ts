/**
 * What a game's folder offers the browser, loaded when needed: `Box.svelte`, `Board.svelte`, `RulesPicture.svelte` and,
 * where seats hold something that others do not see, `OpenHand.svelte`.
 *
 * What boards share: `.asked` and `.can` are the two glows (board.css); every timer and animation in script takes its
 * length from `pace(ms)` (lib/motion), style sheets from `--quick` and `--gentle`; `isStill()` says that nothing should
 * move; `readingTime(text)` is how long a text must stay; `asksFirst(pointerType)` (lib/board/confirm) says whether a
 * single click on a move that cannot be taken back is confirmed first. A board's size depends on the window alone;
 * parts of it that keep their place and size all game long are marked `data-still`, and a test measures them.
 */
import type { Component } from 'svelte';
import type { Entry, LegalMove, Opening, Outcome, SeatInfo } from '../lib/messages';

/** A text of the game (or, failing that, of the house) in the reader's language. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

export type Part = 'all' | 'table' | 'hand';

/** Whether a board tells something now; `reading`: something that stands still until it is read. */
export type Telling = boolean | 'reading';

/** The end, as a board is given it. */
export interface Ended {
  outcome: Outcome;
  /** Show the finished picture: it was skipped or told before, the page came after the end, or nothing should move. */
  atOnce: boolean;
}

export interface Pointing {
  seat: number;
  at: string;
}

/** A game's board is given what one eye may know, and reports what its player wants. It knows no rules. */
export interface BoardProps<View = unknown, Foresight = unknown> {
  view: View;
  /** The eye that looks: a seat, or -2 for a watcher. */
  eye: number;
  seats: SeatInfo[];
  /** Names as the reader should see them, one a seat. */
  names: string[];
  /** Empty unless this eye is to move, and always in a replay. */
  moves: (LegalMove & { foresight: Foresight })[];
  /** What led to this view, so that the board can show it happening; nothing at first sight. */
  last: Entry | null;
  /** `last.moves[i]` as this eye saw it, the index already resolved. */
  lastMove: string | null;
  /** What another player did last, in words, for those whose log is out of sight; nothing after one's own move. */
  rivalDid?: string;
  /** Which part of the table this screen shows: all of it; what lies open to all (a shared screen, with a watcher's eye); or one's own hand and choices (a phone beside that screen). */
  part: Part;
  /** A move worth making, of a guided game or the coach: the thing to touch next is marked `data-suggested`, and alone has the halo. */
  suggested: string | null;
  /** What others who may show each other something point at now: a board's own words for a place or a choice. */
  pointed: Pointing[];
  t: Translate;
  /** Point at a place or a choice for partners or team mates to see; at nothing any more with null. */
  point: (at: string | null) => void;
  /** Make a move, in its written form. An illegal one comes back with the rule that forbids it. */
  play: (move: string) => void;
  /** Say whether the board is still telling something, as a reveal or the count at the end: what follows, and all that the house says of the end, waits for it. */
  tells?: (telling: Telling) => void;
  /**
   * How the game ended, once the last move is shown and nothing else is looked at; null before. The board lets that
   * move land, celebrates or mourns in its own way and shows the count on the table (its parts, each player's total,
   * the winner crowned): it is the end screen, nothing covers it. It `tells(true)` until that is done. What holds the
   * count is marked `data-count`; without one the house shows its own beside the board.
   */
  ending?: Ended | null;
  /** Take one's own sealed choice back, to choose again; null while there is none. */
  takeBack?: (() => void) | null;
}

/** What a board is given where nobody may touch it. */
export const UNTOUCHED = {
  moves: [],
  suggested: null,
  pointed: [],
  point: () => undefined,
  play: () => undefined,
} satisfies Partial<BoardProps>;

export type GameBoard = Component<BoardProps<any, any>>;

/** `OpenHand.svelte`, where seats hold something that others do not see: after the end all of it is open to all. */
export interface OpenHand {
  /** What a seat holds, taken from its own view: the rest of that view need not be kept. */
  held: (view: any, seat: number) => any;
  /** Whether others do not see it in a game that is played so; without it they never do. */
  isSecret?: (view: any) => boolean;
  /**
   * It, over any view of that moment: its pieces side by side, each as wide as `--piece` unless it is words, and no more
   * than 1.4 times as high. Nothing to touch.
   */
  default: Component<{ held: any; view: any; seat: number; t: Translate }>;
}

/**
 * A picture beside a section of the rules page, made of the board's own pieces; draws nothing for a section that needs
 * none. `opening` is a game about to begin, with the edition that is told of: nothing where there is none, or no more.
 */
export type RulesPicture = Component<{ section: string; t: Translate; opening: Opening | null }>;
