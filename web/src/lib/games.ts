/** The games' own folders: each brings its board, its rules pictures and the lid of its box, loaded when needed. */
import type { Component } from 'svelte';
import type { GameBoard, OpenHand, RulesPicture } from '../games/front';

const BOARDS = import.meta.glob<GameBoard>('../games/*/Board.svelte', { import: 'default' });
const PICTURES = import.meta.glob<RulesPicture>('../games/*/RulesPicture.svelte', { import: 'default' });
const HANDS = import.meta.glob<OpenHand>('../games/*/OpenHand.svelte');
const LIDS = import.meta.glob<Component<{ title: string }>>('../games/*/Box.svelte', { import: 'default' });

const load = async <Part>(
  parts: Record<string, () => Promise<Part>>,
  game: string,
  name: string,
): Promise<Part | null> => (await parts[`../games/${game}/${name}.svelte`]?.()) ?? null;

export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in BOARDS;

export const loadBoard = (game: string) => load(BOARDS, game, 'Board');
export const loadRulesPicture = (game: string) => load(PICTURES, game, 'RulesPicture');
export const loadOpenHand = (game: string) => load(HANDS, game, 'OpenHand');
export const loadLid = (game: string) => load(LIDS, game, 'Box');
