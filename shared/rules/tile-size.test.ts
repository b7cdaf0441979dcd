import { describe, expect, it } from 'vitest';
import { findTileSize, hasTileImage, type TileKind, toTileKind } from './tile-size.ts';

describe('the size of a tile', () => {
  it.each<[TileKind, string | undefined, number, number, boolean]>([
    ['Simple', undefined, 1, 1, false],
    ['Simple', '/a.webp', 1, 1, false],
    ['Featured', '/a.webp', 1, 2, true],
    ['Featured', undefined, 1, 1, false],
    ['Featured', ' ', 1, 1, false],
    ['WithImage', '/a.webp', 1, 2, true],
    ['WithImage', '', 1, 1, false],
    ['Callout', undefined, 1, 2, false],
    ['Callout', '/a.webp', 1, 2, false],
    ['CalloutNotched', undefined, 1, 2, false],
    ['ChapteredContent', undefined, 3, 2, false],
    ['ChapteredContent', '/a.webp', 3, 2, false],
  ])('%s with the image %j is %d by %d (image shows: %s)', (kind, image, width, height, shows) => {
    expect(findTileSize(kind, image)).toEqual({ width, height });
    expect(hasTileImage(kind, image)).toBe(shows);
  });

  it.each([
    ['Featured', 'Featured'],
    [' withimage ', 'WithImage'],
    ['CALLOUTNOTCHED', 'CalloutNotched'],
    ['', 'Simple'],
    ['Carousel', 'Simple'],
  ])('reads displayTile %j as %s', (text, kind) => {
    expect(toTileKind(text)).toBe(kind);
  });
});
