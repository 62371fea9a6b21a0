/** What nature does many times over, as dealing a hand, fills no log: it is told once, and the rest can be opened. */
import type { Entry } from './messages';

/** Fewer than this of a kind are all told. */
const AT_LEAST = 3;

/** Whether nature did the same as just before, to the same seats. */
function isMoreOf(entry: Entry, before: Entry | undefined): boolean {
  const alike = ({ kind, seat, lines }: Entry): string =>
    JSON.stringify([kind, seat, lines.map(({ text, seats }) => [text, seats])]);
  return before !== undefined && entry.kind === 'move' && entry.seat === -1 && alike(entry) === alike(before);
}

const isSame = (run: Entry[], other: Entry[] | undefined): boolean =>
  run.length === other?.length && run.every((entry, i) => entry === other[i]);

/**
 * The log in order, each entry alone or at the head of a run that is told as one. Runs that are as they were `before`
 * stay the same arrays: of a log that grows only what is new is drawn.
 */
export function foldRuns(entries: Entry[], before: Entry[][] = []): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    if (isMoreOf(entry, runs.at(-1)?.at(-1))) runs.at(-1)!.push(entry);
    else runs.push([entry]);
  }
  const folded = runs.flatMap((run) => (run.length < AT_LEAST ? run.map((entry) => [entry]) : [run]));
  return folded.map((run, i) => (isSame(run, before[i]) ? before[i]! : run));
}

/** The log without what was said in passing, but for the last of it, which is news. */
export function withoutPassing(entries: Entry[]): Entry[] {
  const isPassing = ({ lines }: Entry) => lines.length > 0 && lines.every(({ passing }) => passing);
  const news = entries.findLastIndex((entry) => !isPassing(entry));
  return entries.filter((entry, i) => i > news || !isPassing(entry));
}
