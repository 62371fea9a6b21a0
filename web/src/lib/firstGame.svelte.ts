/** The way through a guided first game: what happens by itself does, and what is asked of the player is awaited. */
import type { FirstGame, FirstMoment, LegalMove } from './messages';
import { dwell } from './sequence';

export class FirstSteps {
  at = $state(0);
  /** Which of the moment's texts is told now: one after another, none too long for a phone. */
  line = $state(0);
  /** Whether the player has just tried something else than what is asked for. */
  strayed = $state(false);
  readonly game: FirstGame;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #isStill: () => boolean;

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

  constructor(game: FirstGame, isStill: () => boolean) {
    this.game = game;
    this.#isStill = isStill;
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

  play(move: string): void {
    if (move === this.asked) this.goOn();
    else if (this.asked) this.strayed = true;
  }

  goOn(): void {
    if (this.isOver) return;
    this.strayed = false;
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
    this.strayed = false;
    this.line = 0;
    this.at = this.game.moments.findIndex((moment) => moment.told.length > 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.close();
    if (!this.runs) return;
    const { entry, eye } = this.moment;
    const pause = dwell({ kind: 'move', seat: entry?.seat ?? null }, [eye.seat], 0, this.#isStill());
    this.#timer = setTimeout(() => this.goOn(), pause);
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
