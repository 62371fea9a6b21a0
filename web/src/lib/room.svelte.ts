/** A table as this browser lives it: its line to the house, the eye it looks with, the moment it looks at. */
import type { Part, Pointing, Translate } from '../games/front';
import { announce } from './announce.svelte';
import { getReplay, leave, liveAddress, sit } from './api';
import { Away, type Past } from './away.svelte';
import { decide, WATCHER } from './curtain';
import type { Coach } from './coach.svelte';
import { Ending } from './ending.svelte';
import { isTold, talkHeard, tellEntry, type Said } from './lines';
import { remember } from './memory';
import { Live } from './live.svelte';
import type { Entry, Happened, LegalMove } from './messages';
import { isStill } from './motion';
import { Pointer } from './pointer';
import { Shuffling } from './shuffling';
import { textsOf } from './texts.svelte';

/** After a move its player still sees what it did, before the curtain falls for the next one. */
const BEFORE_CURTAIN = 1400;
/** What lies open on a shared screen is there at least so long. */
const LEAST_READING = 3000;
/** Somebody who is here says so at most so often. */
const STIRS = 60_000;

export class TableRoom {
  readonly id: string;
  readonly part: Part;
  readonly live: Live;
  /** The seat for which the curtain was last lifted. */
  lifted = $state<number | null>(null);
  /** A moment of the past that is looked at instead of now. */
  past = $state.raw<Past | null>(null);
  readonly away = new Away(this);
  readonly ending = new Ending(this);

  /** What this browser has seen of the shuffle. */
  readonly shuffling = new Shuffling(this);

  readonly scene = $derived.by(() => this.live.stage.scene);
  readonly table = $derived(this.scene?.table ?? null);
  /** The same list as long as nobody else sits down: otherwise every event would tell the whole log anew. */
  readonly names: string[] = $derived.by(() => {
    const names = this.table?.seats.map((seat) => seat.name) ?? [];
    if (names.join('\n') !== this.#namesBefore.join('\n')) this.#namesBefore = names;
    return this.#namesBefore;
  });
  #namesBefore: string[] = [];
  readonly yours = $derived(this.table?.seats.flatMap((seat, place) => (seat.yours ? [place] : [])) ?? []);
  /** Who sits here may have a bot play on; where nobody does, anyone may. */
  readonly mayFill = $derived(this.yours.length > 0 || !this.table?.seats.some(({ kind }) => kind === 'person'));
  readonly #game = $derived(this.table?.game ?? '');
  readonly t: Translate = $derived(textsOf(this.#game));
  readonly #decision = $derived(
    this.table
      ? decide(this.table, this.lifted, (seat) => this.scene?.eyes.find((eye) => eye.seat === seat)?.secret ?? true)
      : { eye: null, passTo: null },
  );
  /** The eye that is shown, or nothing while the curtain is down. */
  readonly eye = $derived(this.#decision.eye ?? this.lifted);
  readonly passTo = $derived(this.#decision.passTo);
  readonly place = $derived(this.scene?.eyes.findIndex((eye) => eye.seat === this.eye) ?? -1);
  readonly seen = $derived(this.scene?.eyes[this.place] ?? null);
  readonly moves: LegalMove[] = $derived.by(() =>
    this.seen && this.live.line === 'open' && !this.live.stage.busy && !this.past ? this.seen.moves : [],
  );
  readonly isYourTurn = $derived(
    this.table?.status === 'playing' && this.eye !== null && this.table.actors.includes(this.eye),
  );

  /** When time is up for those who are to move, by this machine's clock. */
  readonly deadline: number | null = $derived.by(() =>
    this.table?.deadline ? this.table.deadline - this.live.ahead : null,
  );

  /** When the house moves for them: until then a choice still counts. */
  readonly lastCall: number | null = $derived.by(() =>
    this.table?.last_call ? this.table.last_call - this.live.ahead : null,
  );

  readonly said: Said[] = $derived.by(() => talkHeard(this.live.stage.log, Math.max(0, this.place)));
  /** Whether this eye has a team that may talk among itself. */
  readonly hasTeam = $derived.by(() => {
    const mates = this.seen?.mates ?? [];
    return mates.length > 0 && !mates.includes(WATCHER);
  });
  /** What this eye's mates point at; a watcher is told only what watchers may see. */
  readonly pointed: Pointing[] = $derived.by(() =>
    this.past ? [] : this.live.pointed.filter(({ seat }) => this.eye === WATCHER || this.seen?.mates.includes(seat)),
  );
  readonly #pointer = new Pointer((at) => {
    if (this.eye !== null) this.live.ask({ do: 'point', seat: this.eye, at });
  });

  /** Whether the one who looks has put down a sealed choice and may still take it back. */
  readonly canTakeBack = $derived(
    this.eye !== null && !this.past && (this.table?.can_take_back.includes(this.eye) ?? false),
  );

  /** Whether this eye may ask the coach now. */
  readonly canAskCoach = $derived((this.table?.coach ?? false) && this.isYourTurn && this.moves.length > 0);
  /** What the coach told this eye, and the move of it that the board shows. */
  readonly advised = $derived.by(() => (this.coach.answer?.seat === this.eye ? this.coach.answer : null));
  readonly suggested = $derived.by(() => this.advised?.advice.tips[this.coach.shown]?.move ?? null);

  constructor(id: string, part: Part) {
    this.id = id;
    this.part = part;
    // Nobody watches a hidden page or a closed curtain: nothing need take its time there.
    const unwatched = () => isStill() || document.hidden || this.eye === null;
    this.live = new Live(
      liveAddress(id, part === 'table'),
      unwatched,
      (entry) => this.#tell(entry),
      (log) => this.#welcome(log),
      (waiting, shownFor) =>
        this.ending.isTelling && !document.hidden && !this.past && !this.#goesOn(waiting, shownFor),
    );
    $effect(() => this.#dropCurtain());
    $effect(() => this.#note());
    $effect(() => this.shuffling.takePart());
  }

  /** A shared screen has no hands: what it gives to read is read when somebody has moved on their phone. */
  #goesOn(waiting: Happened[], shownFor: number): boolean {
    const isMoved = ({ entry: { kind, seat }, table }: Happened) =>
      kind === 'move' && seat !== null && table.seats[seat]?.kind === 'person';
    return this.part === 'table' && this.ending.isReading && shownFor > LEAST_READING && waiting.some(isMoved);
  }

  get coach(): Coach {
    return this.live.coach;
  }

  /** Whoever touches something is here: said once in a while, and at once where a bot plays for them. */
  stir = (): void => {
    if (this.table?.status !== 'playing' || this.yours.length === 0) return;
    const stoodIn = this.yours.some((place) => this.table?.seats[place]?.mind != null);
    if (!stoodIn && Date.now() - this.#stirred < STIRS) return;
    this.#stirred = Date.now();
    this.live.ask({ do: 'here' });
  };
  #stirred = 0;

  play = (move: string): void => {
    if (!this.table || this.eye === null || this.past) return;
    this.away.close();
    this.live.ask({ do: 'play', seat: this.eye, move, after: this.table.number });
  };

  /** Point at something for this eye's mates, if it has any, or at nothing any more. */
  point = (at: string | null): void => {
    if (at === null || (this.seen && this.seen.mates.length > 0 && !this.past)) this.#pointer.point(at);
  };

  /** Begin; bots of that mind take the seats that are open. */
  begin = (mind: string | null): void => {
    this.shuffling.takePart();
    this.live.ask({ do: 'start', mind });
  };

  takeBack = (): void => {
    if (this.table && this.eye !== null && this.canTakeBack)
      this.live.ask({ do: 'take-back', seat: this.eye, after: this.table.number });
  };

  tell = (entry: Entry): string => tellEntry(entry, Math.max(0, this.place), this.names, this.eye ?? WATCHER, this.t);

  /** Sit down, or ask to while the game is on. `another`: for somebody else at this screen. */
  async sit(seat: number, name: string, another = false): Promise<void> {
    await sit(this.id, seat, { name, another });
    if (!another) remember('name', name);
    // What the log tells to this eye differs from what it told to a watcher's.
    this.live.ask({ do: 'catch-up' });
  }

  /** Leave a seat to a bot of that mind, or open to the next guest. */
  async leave(seat: number, mind: string | null): Promise<void> {
    await leave(this.id, seat, { mind });
    this.live.ask({ do: 'catch-up' });
  }

  /** Look at the moment just after an event, as this eye saw it. */
  async lookBack(number: number): Promise<void> {
    const eye = this.eye ?? WATCHER;
    const { frames } = await getReplay(this.id, eye);
    const later = frames.findIndex((frame) => frame.entry.number > number);
    const at = later === -1 ? frames.length - 1 : Math.max(0, later - 1);
    if (frames.length > 0) this.past = { frames, at, eye };
  }

  step(at: number): void {
    if (this.past) this.past = { ...this.past, at: Math.max(0, Math.min(this.past.frames.length - 1, at)) };
  }

  /** Behind a curtain nothing is played: it would show one's hand to another. Nor on a shared screen, where nobody was away. */
  #welcome(log: Entry[]): void {
    this.shuffling.note(log);
    if (this.yours.length < 2 && this.part !== 'table') this.away.welcome(log);
  }

  /** What the screen has shown, it need not tell again. */
  #note(): (() => void) | undefined {
    const number = this.table?.number;
    if (number === undefined) return;
    const note = () => this.away.note(number);
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }

  #dropCurtain(): (() => void) | undefined {
    // Somebody else sits before the screen now, in the open: the next secret is not for whoever sat there before.
    const { eye } = this.#decision;
    if (this.lifted !== null && eye !== null && eye !== this.lifted) this.lifted = null;
    if (this.passTo === null || this.lifted === null || this.live.stage.busy) return;
    const timer = setTimeout(() => (this.lifted = null), isStill() ? 0 : BEFORE_CURTAIN);
    return () => clearTimeout(timer);
  }

  #tell(entry: Entry): void {
    this.shuffling.note([entry]);
    if (entry.kind === 'move') this.#pointer.forget();
    // The end is announced when the board has told it.
    if (this.eye === null || !isTold(entry) || entry.kind === 'over') return;
    if (entry.kind !== 'talk' || this.said.some(({ number }) => number === entry.number)) announce(this.tell(entry));
    if (this.isYourTurn && !this.live.stage.busy && entry.kind !== 'talk') announce(this.t('your-turn'));
  }
}
