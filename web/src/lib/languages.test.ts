import { expect, it } from 'vitest';
import { preferredLanguage } from './languages';

it('speaks the language of the last visit', () => expect(preferredLanguage('fr', ['en-GB'])).toBe('fr'));
it('speaks the browser’s language on the first one', () => expect(preferredLanguage(null, ['fr-CA', 'en'])).toBe('fr'));
it('takes the first of the browser’s languages that it knows', () =>
  expect(preferredLanguage(null, ['de-DE', 'fr', 'en'])).toBe('fr'));
it('speaks English to everybody else', () => expect(preferredLanguage('klingon', ['de-DE'])).toBe('en'));
