import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import type { Translate } from '../games/front';
import { seatOf, takenBack, talkHeard, tell, tellEntry } from './lines';
import type { Entry } from './messages';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
gives = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { $count ->
    [one] one card
   *[other] { $count } cards
} to { $to-you ->
    [yes] you
   *[no] { $to }
}.
begins = The game begins.
log-in-stead = Time is up. { $line }
`),
);
const t: Translate = (id, args) => bundle.formatPattern(bundle.getMessage(id)!.value!, args);
const names = ['Aziz', 'Dounia', 'Marjan'];
const gives = { text: 'gives', args: { count: 2 }, seats: { seat: 0, to: 1 }, passing: false };

const entry = (number: number, kind: Entry['kind'], more: Partial<Entry> = {}): Entry => ({
  number,
  at: 0,
  kind,
  seat: null,
  lines: [],
  moves: null,
  in_stead: false,
  talk: null,
  to: null,
  ...more,
});

it('tells the one who acts “you”', () => expect(tell(gives, names, 0, t)).toBe('You give 2 cards to Dounia.'));
it('tells the one it is done to “you”', () => expect(tell(gives, names, 1, t)).toBe('Aziz gives 2 cards to you.'));
it('tells the others the names', () => expect(tell(gives, names, 2, t)).toBe('Aziz gives 2 cards to Dounia.'));
it('tells a watcher the name', () => expect(tell(gives, names, -2, t)).toBe('Aziz gives 2 cards to Dounia.'));
it('says when the house chose in somebody’s stead', () =>
  expect(tellEntry(entry(7, 'move', { lines: [gives], in_stead: true }), 0, names, 0, t)).toBe(
    'Time is up. You give 2 cards to Dounia.',
  ));
it('counts in the reader’s language', () =>
  expect(tell({ ...gives, args: { count: 1 } }, names, 2, t)).toBe('Aziz gives one card to Dounia.'));
it('tells what concerns nobody', () =>
  expect(tell({ text: 'begins', args: {}, seats: {}, passing: false }, names, 0, t)).toBe('The game begins.'));

it('marks a draw with the seat that draws', () => {
  expect(
    seatOf(entry(4, 'move', { seat: -1, lines: [{ text: 'draws', args: {}, seats: { seat: 2 }, passing: false }] })),
  ).toBe(2);
  expect(seatOf(entry(4, 'start'))).toBe(-1);
});

it('knows which moves were taken back, and which stand', () => {
  const log = [entry(5, 'move'), entry(6, 'move'), entry(7, 'talk'), entry(8, 'undo', { to: 5 }), entry(9, 'move')];
  expect([...takenBack(log)]).toEqual([6]);
});

it('knows that a sealed choice taken back leaves the later ones standing', () => {
  const log = [entry(5, 'move'), entry(6, 'move'), entry(7, 'take-back', { to: 5 })];
  expect([...takenBack(log)]).toEqual([5]);
});

it('hears what is said to all and to one’s own team, and not what others whisper', () => {
  const said = (text: string, args: Record<string, string>) => ({
    text,
    args: { name: 'Aziz', ...args },
    seats: {},
    passing: false,
  });
  const log = [
    entry(3, 'talk', { lines: [said('log-talk', { talk: 'Hello' })] }),
    entry(4, 'talk', { lines: [said('log-aside', {}), said('log-team-talk', { talk: 'Path 3' })] }),
    entry(5, 'move'),
  ];
  expect(talkHeard(log, 0).map(({ text }) => text)).toEqual(['Hello']);
  expect(talkHeard(log, 1).map(({ text, aside }) => [text, aside])).toEqual([
    ['Hello', false],
    ['Path 3', true],
  ]);
});
