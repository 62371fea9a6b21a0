/** What several parts of the board say in the same words. */
import type { Translate } from '../front';
import { cellName } from './city';
import { type Colour, COLOURS, type Token, tokensOf } from './pieces';
import type { AladinForesight, Cell, Reward, Stones } from './view';

/** The cells of a flight. */
const STEPS = 7;

/** Stones (and clouds) by name and number: “2 rubies, 1 emerald”. */
export function tellTokens(stones: Stones, clouds: number, t: Translate): string {
  const parts = COLOURS.filter((colour) => stones[colour]).map((colour) =>
    t(`count-${colour}`, { count: stones[colour] }),
  );
  if (clouds) parts.push(t('count-clouds', { count: clouds }));
  return parts.join(', ') || t('count-nothing');
}

/** A flight card for the texts: so many cells ahead, then the rest to a side; or a tornado by its number. */
export function shapeOf(card: string): Record<string, string | number> {
  if (card.startsWith('T')) return { shape: 'tornado', number: Number(card.slice(1)) };
  const ahead = Number(card[0]);
  return { shape: card[1] === 'L' ? 'left' : 'right', ahead, rest: STEPS - ahead };
}

/** What a flight would bring. */
export const tellFlight = (path: number, { stones, given_up, clouds, stops }: AladinForesight, t: Translate): string =>
  t(stops ? 'path-stops' : 'path-brings', { path, stones: tellTokens(stones, 0, t), given: given_up, clouds });

/** What a team lacks of a reward's price; nothing where it can pay. */
export function missing(reward: Reward, held: { stones: Stones; clouds: number }): { stones: Stones; clouds: number } {
  const short = (of: Colour) => Math.max(0, reward.stones[of] - held.stones[of]);
  return {
    stones: { ruby: short('ruby'), emerald: short('emerald'), sapphire: short('sapphire') },
    clouds: Math.max(0, reward.clouds - held.clouds),
  };
}

/** A reward, its price, and who has it. */
export function tellReward({ name, stones, clouds, points, owner }: Reward, t: Translate): string {
  const reward = t(`reward-${name}`);
  if (owner) return t('reward-bought', { reward, team: t(`team-${owner}`) });
  return t('reward-costs', { reward, points, price: tellTokens(stones, clouds, t) });
}

function tellToken(token: Token, t: Translate): string {
  if (token.is === 'stone') return t(`count-${token.of}`, { count: 1 });
  if (token.is === 'clouds') return t('gives-clouds', { count: token.of });
  return t(`takes-${token.of}`);
}

/** What is on a cell; nothing for an empty one. */
export function tellCell(cell: Cell, at: number, t: Translate): string {
  const tokens = tokensOf(cell);
  return tokens.length ? `${cellName(at)} ${tokens.map((token) => tellToken(token, t)).join(' + ')}` : '';
}
