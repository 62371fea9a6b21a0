/** The texts of the house and of its games, in the reader's language: loaded when first needed, switched at once. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../games/front';
import { preferredLanguage, type Language } from './languages';
import { recall, remember } from './memory';

type Files = Record<string, () => Promise<string>>;
const HOUSE: Files = import.meta.glob<string>(
  // The command line's texts stay at the command line.
  ['../../../src/serai/texts/*/*.ftl', '!../../../src/serai/texts/*/cli.ftl'],
  { query: '?raw', import: 'default' },
);
const GAMES: Files = import.meta.glob<string>('../../../src/serai/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

let language = $state<Language>('en');
/** By language and room: `fr` for the house, `fr/<game>` for a game. */
let bundles = $state.raw<Record<string, FluentBundle>>({});
const gamesInUse = new Set<string>();

async function load(room: string, files: Files, belongs: (path: string) => boolean, locale: Language): Promise<void> {
  if (bundles[room]) return;
  const paths = Object.keys(files).filter(belongs);
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles = { ...bundles, [room]: bundle };
}

const loadHouse = (locale: Language) => load(locale, HOUSE, (path) => path.includes(`/texts/${locale}/`), locale);

const loadGame = (locale: Language, game: string) =>
  load(`${locale}/${game}`, GAMES, (path) => path.endsWith(`/${game}/texts/${locale}.ftl`), locale);

/** Speak a language from now on, once its texts are here: nothing ever shows half translated. */
export async function speak(wish: Language): Promise<void> {
  await Promise.all([loadHouse(wish), ...[...gamesInUse].map((game) => loadGame(wish, game))]);
  language = wish;
  document.documentElement.lang = wish;
  describe();
}

/** What the page says of itself, in the words of the house that sent it: of its game, if it is about one. */
function describe(): void {
  const game = location.pathname.split('/')[2] ?? '';
  const text = bundles[`${language}/${game}`] ? textsOf(game)('tagline') : t('home-text');
  document.querySelector('meta[name="description"]')?.setAttribute('content', text);
}

export async function speakAsBefore(): Promise<void> {
  await speak(preferredLanguage(recall('language'), navigator.languages));
}

export async function chooseLanguage(wish: Language): Promise<void> {
  remember('language', wish);
  await speak(wish);
}

/** Have a game's texts ready, now and after every change of language. */
export async function openGameTexts(game: string): Promise<void> {
  gamesInUse.add(game);
  await loadGame(language, game);
  describe();
}

export const currentLanguage = (): Language => language;

function find(rooms: string[], id: string, args?: Record<string, string | number>): string {
  for (const room of rooms) {
    const bundle = bundles[room];
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}

/** A text of the house. */
export const t: Translate = (id, args) => find([language], id, args);

/** The texts of a game, and behind them those of the house. */
export const textsOf =
  (game: string): Translate =>
  (id, args) =>
    find([`${language}/${game}`, language], id, args);

/** A title as a heading shows it: never broken at a hyphen or before a dot. */
export const unbroken = (title: string): string => title.replaceAll('-', '‑').replaceAll(' ·', '\u00a0·');
