/** Sentences about seats, told to one reader. */
import type { Translate } from '../games/front';
import type { Entry, Line } from './messages';

/** What browsers do by themselves before the first draw: nobody needs to be told. */
const BY_ITSELF = new Set<Entry['kind']>(['commit', 'opening', 'reveal']);

export const isTold = ({ kind }: Pick<Entry, 'kind'>): boolean => !BY_ITSELF.has(kind);

/** Tell a line: seats are filled by names; `you` says whether the reader acts, `to-you` whether something is done to them. */
export function tell(line: Line, names: string[], eye: number, t: Translate): string {
  const args: Record<string, string | number> = { ...line.args };
  for (const [part, seat] of Object.entries(line.seats)) args[part] = names[seat] ?? '?';
  args.you = line.seats.seat === eye ? 'yes' : 'no';
  args['to-you'] = line.seats.to === eye ? 'yes' : 'no';
  return t(line.text, args);
}

/** What an entry says to the eye at that place among the browser's eyes. */
export function tellEntry(entry: Entry, place: number, names: string[], eye: number, t: Translate): string {
  const line = entry.lines[place] ?? entry.lines[0];
  const told = line ? tell(line, names, eye, t) : '';
  return entry.in_stead ? t('log-in-stead', { line: told }) : told;
}

export interface Said {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  /** Said to the team alone. */
  aside: boolean;
}

/** What was said so that the eye at that place could hear it. */
export function talkHeard(log: Entry[], place: number): Said[] {
  return log.flatMap(({ kind, number, seat, lines }) => {
    const line = lines[place] ?? lines[0];
    if (kind !== 'talk' || line?.args.talk === undefined) return [];
    const { name, talk } = line.args;
    return { number, seat, name: String(name), text: String(talk), aside: line.text === 'log-team-talk' };
  });
}

/** Whom an entry is about: nature's draws, too, happen to somebody. Nobody: -1. */
export const seatOf = (entry: Entry): number => entry.lines[0]?.seats.seat ?? entry.seat ?? -1;

/** The numbers of the moves that were taken back, by an undo or alone as a sealed choice. */
export function takenBack(log: Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const undo of log) {
    if (undo.to === null) continue;
    if (undo.kind === 'take-back') gone.add(undo.to);
    if (undo.kind !== 'undo') continue;
    for (const entry of log)
      if (entry.kind === 'move' && entry.number > undo.to && entry.number < undo.number) gone.add(entry.number);
  }
  return gone;
}
