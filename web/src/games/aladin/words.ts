/** What several parts of the board say in the same words. */
import type { Translate } from '../front';
import { cellName, stepsOf } from './city';
import { type Colour, COLOURS, type Holding, type Token, tokensOf, total } from './pieces';
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

/** A flight card for the texts: so many cells ahead, then the rest to a side; or the steps of a tornado. */
export function shapeOf(card: string, start: number, cells: number[]): Record<string, string | number> {
  if (card.startsWith('T')) return { shape: 'tornado', steps: stepsOf(start, cells).join(' ') };
  const ahead = Number(card[0]);
  return { shape: card[1] === 'L' ? 'left' : 'right', ahead, rest: STEPS - ahead };
}

/** A gain or a loss, with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

/** What a team would gain or lose by a flight, and what it would hold then. */
export function comesOf({ stones, given_up, clouds }: AladinForesight, held: Holding) {
  return { gain: clouds - held.clouds, held: total(held.stones) + total(stones) - given_up, clouds };
}

/** What a flight would bring to a team that holds so much. */
export function tellFlight(path: number, brings: AladinForesight, team: Holding, t: Translate): string {
  const { gain, held, clouds } = comesOf(brings, team);
  const stones = tellTokens(brings.stones, 0, t);
  const id = brings.stops ? 'path-stops' : 'path-brings';
  return t(id, { path, stones, given: brings.given_up, gain: gain ? signed(gain) : 'none', held, clouds });
}

/** What a team lacks of a reward's price; nothing where it can pay. */
export function missing(reward: Reward, held: Holding): Holding {
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
export const tellThings = (cell: Cell, t: Translate): string =>
  tokensOf(cell)
    .map((token) => tellToken(token, t))
    .join(' + ');

/** A cell and what is on it; nothing for an empty one. */
export function tellCell(cell: Cell, at: number, t: Translate): string {
  const things = tellThings(cell, t);
  return things && `${cellName(at)} ${things}`;
}
