/** Le tapis d'Aladin, for the browser. */
import type { GameFront } from '../front';
import Board from './Board.svelte';
import RulesPicture from './RulesPicture.svelte';

export default { Board, RulesPicture } satisfies GameFront;
