/** The coach as one browser has it: asked, thinking, and what it answered, until the position is another. */
import type { Translate } from '../games/front';
import type { Advised, Happened, Reason, Tip, ToBrowser, ToHouse } from './messages';

/** In the order in which a person would tell them. */
const KINDS: Reason['kind'][] = ['gains', 'spares', 'keeps', 'costs', 'risks'];

export class Coach {
  /** The seat that has asked. */
  seat = $state<number | null>(null);
  answer = $state.raw<Advised | null>(null);
  /** The tip that the board shows. */
  shown = $state(0);
  readonly #ask: (request: ToHouse) => boolean;

  constructor(ask: (request: ToHouse) => boolean) {
    this.#ask = ask;
  }

  /** Ask for a seat; false if the line is down. */
  ask(seat: number): boolean {
    if (!this.#ask({ do: 'coach', seat })) return false;
    this.seat = seat;
    this.answer = null;
    return true;
  }

  close(): void {
    this.seat = null;
    this.answer = null;
  }

  hear(message: ToBrowser): void {
    if (message.say === 'advised' && message.seat === this.seat) {
      this.answer = message;
      this.shown = 0;
    } else if (
      message.say === 'picture' ||
      (message.say === 'refused' && !this.answer) ||
      (message.say === 'happened' && this.seat !== null && isOutdatedBy(message, this.seat))
    )
      this.close();
  }
}

/** Whether advice for a seat is of no more use; what others seal meanwhile does not change it. */
export function isOutdatedBy({ entry, table }: Happened, seat: number): boolean {
  return entry.kind === 'undo' || (entry.kind === 'move' && entry.seat === seat) || !table.actors.includes(seat);
}

/** What speaks for a tip and against it, a sentence for each kind of reason. */
export function reasonsOf(tip: Tip, language: string, t: Translate): { kind: Reason['kind']; text: string }[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return KINDS.flatMap((kind) => {
    const things = tip.reasons
      .filter((reason) => reason.kind === kind)
      .map(({ thing, amount, sure }) => t(`weighs-${thing}`, { amount, sure: sure ? 'yes' : 'no' }));
    return things.length > 0 ? { kind, text: t(`coach-${kind}`, { things: list.format(things) }) } : [];
  });
}

/** What may be expected of every tip alike, to be said once; null where they differ. */
export function expectedOfAll(answer: Advised, language: string, t: Translate): string | null {
  const texts = answer.advice.tips.map((tip) => expectedOf(answer, tip, language, t).text);
  return texts.length > 1 && new Set(texts).size === 1 ? t('coach-alike', { expected: texts[0]! }) : null;
}

/** What is expected of a tip, in words and in short, and how much of a bar that fills, from 0 to 1. */
export function expectedOf(
  { advice }: Advised,
  tip: Tip,
  language: string,
  t: Translate,
): { text: string; short: string; part: number } {
  const inPoints = tip.share === null && advice.counts === 'points';
  const number = tip.share ?? tip.expected;
  const most = inPoints ? Math.max(1, ...advice.tips.map(({ expected }) => expected)) : 1;
  const id = tip.share !== null ? 'coach-share' : `coach-${advice.counts}`;
  return {
    text: t(id, { amount: Math.round(inPoints ? number : 100 * number) }),
    short: number.toLocaleString(language, { style: inPoints ? 'decimal' : 'percent', maximumFractionDigits: 0 }),
    part: Math.max(0, number) / most,
  };
}
