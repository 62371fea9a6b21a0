/** The languages that the house speaks. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const isKnown = (tag: string | null): tag is Language => LANGUAGES.some((known) => known === tag);

/** The language of the reader's last visit, or else the browser's. */
export function preferredLanguage(remembered: string | null, browser: readonly string[]): Language {
  const wishes = [remembered, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find(isKnown) ?? 'en';
}
