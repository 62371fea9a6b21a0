/** The way through a guided first game: what happens by itself does, and what is asked of the player is awaited. */
import type { FirstGame, FirstMoment, LegalMove } from './messages';
import { readingTime } from './motion';
import { dwell, NATURE } from './sequence';

/** What the guide needs of the page. */
interface Guide {
  isStill: () => boolean;
  /** What an event says, in words. */
  tell: (moment: FirstMoment) => string;
  /** The rule that forbids a move at a moment of the game; null if none does, or nobody answers. */
  whyNot: (moment: number, move: string) => Promise<string | null>;
}

export class FirstSteps {
  at = $state(0);
  /** Which of the moment's texts is told now: one after another, none too long for a phone. */
  line = $state(0);
  /** The text that answers another move than the one asked for: the rule that forbids it, or why not now. */
  answer = $state<string | null>(null);
  readonly game: FirstGame;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #guide: Guide;

  readonly moment: FirstMoment = $derived.by(() => this.game.moments[this.at]!);
  /** What is told; in a turn of several steps it stays until the next is told. */
  readonly told: string | null = $derived.by(() => this.moment.told[this.line] ?? this.#stillTold());
  /** The move asked for, once all is told. */
  readonly asked: string | null = $derived.by(() =>
    this.line < this.moment.told.length - 1 ? null : this.moment.asked,
  );
  readonly moves: LegalMove[] = $derived.by(() => (this.asked ? this.moment.eye.moves : []));
  readonly isOver: boolean = $derived.by(
    () => this.at === this.game.moments.length - 1 && this.line >= this.moment.told.length - 1,
  );
  /** How many of the player's own moves are made, and how many there are. */
  readonly done: number = $derived.by(() => this.#asked(this.at));
  readonly all: number = $derived.by(() => this.#asked(this.game.moments.length));

  constructor(game: FirstGame, guide: Guide) {
    this.game = game;
    this.#guide = guide;
    // The setup is told by what is told first: nobody need watch it being dealt.
    this.at = Math.max(
      0,
      game.moments.findIndex((moment) => moment.told.length > 0),
    );
  }

  /** Whether the way goes on by itself from here. */
  get runs(): boolean {
    return !this.isOver && !this.moment.asked && this.moment.told.length === 0;
  }

  /** Whether the player may go on: there is something to read, and nothing else to do. */
  get canGoOn(): boolean {
    return !this.isOver && !this.asked && !(this.runs && this.#isQuick);
  }

  /** Nature's draws, and what one did oneself, need no reading. */
  get #isQuick(): boolean {
    const { entry, eye } = this.moment;
    return [NATURE, eye.seat].includes(entry?.seat ?? NATURE);
  }

  play(move: string): void {
    if (move === this.asked) this.goOn();
    else if (this.asked) void this.#answerTo(move);
  }

  goOn(): void {
    if (this.isOver) return;
    this.close();
    this.answer = null;
    if (this.line < this.moment.told.length - 1) {
      this.line += 1;
      return;
    }
    this.at += 1;
    this.line = 0;
    this.#run();
  }

  startOver(): void {
    this.close();
    this.answer = null;
    this.line = 0;
    this.at = this.game.moments.findIndex((moment) => moment.told.length > 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.close();
    if (!this.runs) return;
    this.#timer = setTimeout(() => this.goOn(), this.#pause());
  }

  /** What somebody does stays until it is read, even where nothing moves; a draw or a deal is only seen. */
  #pause(): number {
    const { entry, eye } = this.moment;
    const seat = entry?.seat ?? NATURE;
    const shown = dwell({ kind: 'move', seat }, [eye.seat], 0, this.#guide.isStill());
    return this.#isQuick ? shown : Math.max(shown, readingTime(this.#guide.tell(this.moment)));
  }

  async #answerTo(move: string): Promise<void> {
    const { at, line, moment } = this;
    const isLegal = moment.eye.moves.some((legal) => legal.move === move);
    const rule = isLegal ? null : await this.#guide.whyNot(at, move);
    if (at !== this.at || line !== this.line) return;
    this.answer = rule ? `rule-${rule}` : (moment.otherwise ?? 'first-game-strayed');
  }

  #stillTold(): string | null {
    if (!this.moment.asked) return null;
    for (let at = this.at; at >= 0; at -= 1) {
      const { told, entry, eye } = this.game.moments[at]!;
      if (told.length > 0) return told.at(-1)!;
      if (entry?.seat !== eye.seat) return null;
    }
    return null;
  }

  #asked(until: number): number {
    return this.game.moments.slice(0, until).filter((moment) => moment.asked).length;
  }
}
