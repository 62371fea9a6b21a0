/** The games' own folders: each brings its board, its rules pictures and the lid of its box, loaded when needed. */
import type { Component } from 'svelte';
import type { GameFront } from '../games/front';

const FRONTS = import.meta.glob<GameFront>('../games/*/index.ts', { import: 'default' });
const LIDS = import.meta.glob<Component<{ title: string }>>('../games/*/Box.svelte', { import: 'default' });

export const hasFront = (game: string): boolean => `../games/${game}/index.ts` in FRONTS;

export async function loadFront(game: string): Promise<GameFront | null> {
  return (await FRONTS[`../games/${game}/index.ts`]?.()) ?? null;
}

export async function loadLid(game: string): Promise<Component<{ title: string }> | null> {
  return (await LIDS[`../games/${game}/Box.svelte`]?.()) ?? null;
}
