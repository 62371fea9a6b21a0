import { expect, it } from 'vitest';
import type { Translate } from '../front';
import { KINDS } from './cards';
import { AT_SPREAD, atCard, atFace, atSultan, tellPointing } from './pointing';

const t: Translate = (id, args) => `${id} ${Object.values(args ?? {}).join(' ')}`.trim();

it('every place has words that pointing allows', () => {
  const places = [AT_SPREAD, atSultan('any1'), ...KINDS.flatMap((kind) => [atFace(kind), atCard(3, kind)])];
  for (const place of places) expect(place).toMatch(/^[a-z0-9 ,.:-]{1,24}$/);
});

it('who points at what can be told', () => {
  expect(tellPointing('Bo', AT_SPREAD, t)).toContain('Bo spread');
  expect(tellPointing('Bo', atSultan('M2'), t)).toContain('sultan  merchant 2');
  expect(tellPointing('Bo', atCard(1, 'sinbad-landscape'), t)).toContain('hand sinbad-landscape');
});
