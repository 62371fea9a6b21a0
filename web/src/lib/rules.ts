/** All that the rules of a game are told with. */
import { getHouse, getOpening } from './api';
import { loadRulesPicture } from './games';
import { openGameTexts } from './texts.svelte';

/** The rules of a game; over a table with the edition that it plays. */
export async function openRules(id: string, table: string | null = null) {
  const [house, Picture] = await Promise.all([getHouse(), loadRulesPicture(id), openGameTexts(id)]);
  const game = house.games.find((one) => one.id === id && !one.coming);
  // A spoiled edition leaves the rules in words.
  const opening = game?.edited ? await getOpening(id, table).catch(() => null) : null;
  return { Picture, game, opening };
}
