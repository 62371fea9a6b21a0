/** The tale cards and the sultan cards, as they are written and coloured. */
import type { HezarView, Sultan } from './view';

export type Kind = HezarView['hands'][number][number];
export type Tale = Sultan['tale'];
/** Who or where: a character, a landscape, or a special, which is neither. */
export type Role = 'character' | 'landscape' | 'special';

export const KINDS: Kind[] = [
  'aladdin-character',
  'ali-baba-character',
  'merchant-character',
  'sinbad-character',
  'sheherazade',
  'aladdin-landscape',
  'ali-baba-landscape',
  'merchant-landscape',
  'sinbad-landscape',
  'palace',
  'tiger',
  'book',
];

/** The nine sultan cards there are. */
export const SULTANS: Sultan[] = [
  ...(['aladdin', 'ali-baba', 'merchant', 'sinbad'] as const).flatMap((tale) => [
    { tale, asks: 2, told: 0 },
    { tale, asks: 1, told: 0 },
  ]),
  { tale: 'any', asks: 1, told: 0 },
];

/** So many cards a player may keep: that many places are always there. */
export const KEPT = 2;

/** What a card belongs to: a tale, or its own kind of special. */
export type Emblem = Tale | 'tiger' | 'book';

/** Each tale has one hue; its sign has a shape of its own too. */
export const HUES: Record<Emblem, string> = {
  aladdin: '#b5303f',
  'ali-baba': '#23784a',
  merchant: '#e2a52b',
  sinbad: '#2860b4',
  any: '#70409c',
  tiger: '#d8641f',
  book: '#14787c',
};
/** What is legible on the hue of a tale. */
export const inkOn = (emblem: Emblem): string => (emblem === 'merchant' ? '#2b1a05' : '#fff6df');
/** The line of every drawing on the cards. */
export const LINE = '#2b1b3d';
export const PAPER = '#f7eeda';

const TALES: Record<string, Tale> = { A: 'aladdin', B: 'ali-baba', M: 'merchant', S: 'sinbad' };
const ROLES: Record<string, string> = { char: 'character', land: 'landscape' };

export function taleOf(kind: Kind): Tale {
  return (Object.values(TALES).find((tale) => kind.startsWith(tale)) ?? 'any') as Tale;
}

export const emblemOf = (kind: Kind): Emblem => (kind === 'tiger' || kind === 'book' ? kind : taleOf(kind));

export function roleOf(kind: Kind): Role {
  if (kind === 'tiger' || kind === 'book') return 'special';
  return kind === 'sheherazade' || kind.endsWith('character') ? 'character' : 'landscape';
}

/** `A-char` as the house writes it: a card of the view. */
export function readCard(code: string): Kind {
  const [letter = '', role = ''] = code.split('-');
  return (letter in TALES ? `${TALES[letter]}-${ROLES[role]}` : code) as Kind;
}

/** A card as the house writes it. */
export const writeCard = (kind: Kind): string => CODES[kind];
const CODES = Object.fromEntries(
  [
    'A-char',
    'B-char',
    'M-char',
    'S-char',
    'sheherazade',
    'A-land',
    'B-land',
    'M-land',
    'S-land',
    'palace',
    'tiger',
  ].map((code) => [readCard(code), code]),
) as Record<Kind, string>;

/** A sultan card as the house writes it: `A2` asks for two stories of Aladdin. */
export function writeSultan({ tale, asks }: Sultan): string {
  const letter = Object.keys(TALES).find((one) => TALES[one] === tale) ?? 'any';
  return `${letter}${asks}`;
}

/** The sultan cards that have had all their stories: those that are neither here nor still unseen. */
export function servedSultans({ sultans, sultans_unseen }: Pick<HezarView, 'sultans' | 'sultans_unseen'>): Sultan[] {
  const others = new Set([...sultans, ...sultans_unseen].flatMap((sultan) => (sultan ? [writeSultan(sultan)] : [])));
  return SULTANS.filter((sultan) => !others.has(writeSultan(sultan)));
}

export type Move =
  | { does: 'draw'; from: 'discard' | 'spread' | Kind }
  | { does: 'discard' | 'turn'; card: Kind }
  | { does: 'tell'; character: Kind; landscape: Kind; sultan: string }
  | { does: 'sultan'; sultan: string }
  | { does: 'keep' | 'first' };

/** What a written move says. */
export function readMove(move: string): Move {
  const [does = '', a = '', b = '', , to = ''] = move.split(' ');
  if (does === 'draw') return { does, from: a === 'discard' || a === 'spread' ? a : readCard(a) };
  if (does === 'discard' || does === 'turn') return { does, card: readCard(a) };
  if (does === 'tell') return { does, character: readCard(a), landscape: readCard(b), sultan: to };
  if (does === 'sultan') return { does, sultan: a };
  return { does: does === 'keep' ? 'keep' : 'first' };
}

export const drawing = (from: 'discard' | 'spread' | Kind): string =>
  `draw ${from === 'discard' || from === 'spread' ? from : writeCard(from)}`;
export const discarding = (kind: Kind): string => `discard ${writeCard(kind)}`;
export const telling = (character: Kind, landscape: Kind, sultan: string): string =>
  `tell ${writeCard(character)} ${writeCard(landscape)} to ${sultan}`;

/** Whether two cards make a story for a sultan card that asks for a tale, or for any. */
export function makesStory(one: Kind, other: Kind, asked: Tale): boolean {
  const roles = new Set([roleOf(one), roleOf(other)]);
  if (!roles.has('character') || !roles.has('landscape')) return false;
  const tales = new Set([taleOf(one), taleOf(other)].filter((tale) => tale !== 'any'));
  return tales.size < 2 && (asked === 'any' || tales.size === 0 || tales.has(asked));
}
