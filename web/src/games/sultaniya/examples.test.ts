import { describe, expect, it } from 'vitest';
import { examplesFrom, WANTED } from './examples';
import { shownFace } from './tiles';
import type { Face } from './view';

const tile = (edges: [string, string], left: string[], right: string[], kind: Face['kind'] = null): Face => ({
  edges,
  halves: [left, right],
  kind,
});

/** A small edition of its own; characters' boards have tiles too, which nobody takes. */
const TILES: Record<string, Face> = {
  b1: tile(['gate', 'wall'], [], ['window', 'guard']),
  b2: tile(['gate', 'arcade'], [], ['tower', 'sapphire']),
  b3: tile(['wall', 'arcade'], ['tower'], ['window']),
  b4: tile(['wall', 'wall'], ['window'], ['guard']),
  b5: tile(['wall', 'arcade'], ['guard'], ['guard']),
  r1: tile(['wall', 'arcade'], [], [], 'lintel'),
  r2: tile(['wall', 'wall'], ['tower'], ['guard']),
  r3: tile(['arcade', 'wall'], ['sapphire', 'sapphire'], ['guard']),
  g1: tile(['shaft', 'wall'], [], ['garden']),
  g2: tile(['shaft', 'arcade'], [], ['guard']),
  g3: tile(['wall', 'wall'], ['window'], ['sapphire']),
  g4: tile(['wall', 'arcade'], ['cupola'], ['window']),
  g5: tile(['shaft', 'wall'], [], ['window', 'sapphire']),
  y1: tile(['wall', 'arcade'], [], [], 'spire'),
  y2: tile(['wall', 'wall'], ['cupola'], ['window']),
  y3: tile(['arcade', 'arcade'], ['tower'], ['cupola']),
  y4: tile(['wall', 'arcade'], ['garden'], ['garden']),
  'anis-1': tile(['wall', 'wall'], ['guard'], ['tower']),
};

describe('the tiles of the rules page', () => {
  const examples = examplesFrom(TILES);
  const faces = Object.entries(TILES).flatMap(([name, face]) =>
    name.includes('-') ? [] : [face, shownFace(face, true)],
  );

  it('are all of the edition in use, each once in a picture', () => {
    for (const pieces of Object.values(examples)) {
      for (const { face } of pieces) expect(faces).toContain(face);
      expect(new Set(pieces.map(({ face }) => face)).size).toBe(pieces.length);
    }
  });

  it.each(['meets', 'gate', 'minaret'] as const)('show what the picture says: %s', (picture) => {
    const shown = examples[picture].map(({ face: { edges, kind } }) => ({ edges, kind }));
    expect(shown).toEqual(WANTED[picture].map(({ face: { edges, kind } }) => ({ edges, kind })));
  });

  it('an arcade beside a wall is what does not fit', () => {
    const [left, right] = examples.differs;
    expect([left!.face.edges[1], right!.face.edges[0]]).toEqual(['arcade', 'wall']);
  });
});
