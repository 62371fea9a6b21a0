import { expect, it } from 'vitest';

const DRAWINGS = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const PALE_SHAPE = /<(?:path|circle|rect|ellipse)\b[^<>]*?\s(?:opacity=|\{opacity\})[^<>]*>/g;

it('shapes are pale by their fill or stroke: each opacity of its own would be a layer to put together in every frame', () => {
  const pale = Object.entries(DRAWINGS).flatMap(([file, text]) =>
    [...text.matchAll(PALE_SHAPE)].map(([shape]) => `${file}: ${shape}`),
  );
  expect(Object.keys(DRAWINGS).length).toBeGreaterThan(100);
  expect(pale).toEqual([]);
});
