import { expect, it } from 'vitest';
import { toTileKind } from './tile-size.ts';

it.each([
  ['Featured', 'Featured'],
  [' withimage ', 'WithImage'],
  ['CALLOUTNOTCHED', 'CalloutNotched'],
  ['', 'Simple'],
  ['Carousel', 'Simple'],
])('displayTile %j is the kind of tile %s', (text, kind) => {
  expect(toTileKind(text)).toBe(kind);
});
