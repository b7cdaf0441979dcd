import { describe, expect, it } from 'vitest';
import { findTileSize, hasTileImage, type TileKind, toTileKind } from './tile-size.ts';

const image = '/a.webp';

describe('the size of a tile', () => {
  it.each<[TileKind, (string | undefined)[], number, number, boolean]>([
    ['Simple', [undefined, image], 1, 1, false],
    ['Featured', [image], 1, 2, true],
    ['Featured', [undefined, ' '], 1, 1, false],
    ['WithImage', [image], 1, 2, true],
    ['WithImage', [''], 1, 1, false],
    ['Callout', [undefined, image], 1, 2, false],
    ['CalloutNotched', [undefined], 1, 2, false],
    ['ChapteredContent', [undefined, image], 3, 2, false],
  ])('%s with the image %j is %d by %d (image shows: %s)', (kind, images, width, height, shows) => {
    for (const each of images) {
      expect(findTileSize(kind, each)).toEqual({ width, height });
      expect(hasTileImage(kind, each)).toBe(shows);
    }
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
