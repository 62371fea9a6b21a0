/** The keys that do something, each with the text that says what: everywhere, at each game's board, in a replay. */
type Keys = [key: string, text: string][];

const BOARD: Keys = [
  ['1–9', 'keys-pieces'],
  ['← ↑ → ↓', 'keys-walk'],
  ['key-enter', 'keys-play'],
  ['key-tab', 'keys-next'],
  ['key-escape', 'keys-put-back'],
];
const COACH: Keys = [['C', 'keys-coach']];
const HELP: Keys = [['?', 'keys-help']];

/** The letters of each game's board. */
export const LETTERS: Record<string, Keys> = {
  aladin: [['V', 'keys-vizier']],
  deserto: [['P', 'keys-pass']],
  hezar: [
    ['S', 'keys-spread'],
    ['D', 'keys-discard'],
    ['K', 'keys-keep'],
  ],
  shahrazad: [],
  sultaniya: [
    ['F', 'keys-turn-over'],
    ['P', 'keys-pass'],
  ],
};

export const REPLAY: Keys = [
  ['← →', 'keys-step'],
  ['key-pages', 'keys-turn'],
  ['key-ends', 'keys-ends'],
  ['key-space', 'keys-run'],
];

/** What works on the page one is on: its parts say so by `data-keys`, a game's id or `replay`. */
export function keysHere(): Keys {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-keys]')].map(({ dataset }) => dataset.keys!);
  const isReplay = parts.includes('replay');
  const letters = parts.flatMap((part) => LETTERS[part] ?? []);
  return [...(isReplay ? REPLAY : [...BOARD, ...letters, ...COACH]), ...HELP];
}
