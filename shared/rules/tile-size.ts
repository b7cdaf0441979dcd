/** Everything unknown is the first. */
export const tileKinds = [
  'Simple',
  'Featured',
  'WithImage',
  'Callout',
  'CalloutNotched',
  'ChapteredContent',
] as const;

export type TileKind = (typeof tileKinds)[number];

/** Spaces and case do not matter; an unknown kind is Simple. */
export function toTileKind(displayTile: string): TileKind {
  const word = displayTile.trim().toLowerCase();
  return tileKinds.find((kind) => kind.toLowerCase() === word) ?? 'Simple';
}

/** Callouts call for something: a dark tile, two cells high. */
export function isCallout(kind: TileKind): boolean {
  return kind === 'Callout' || kind === 'CalloutNotched';
}

/** Whether a tile of this kind shows its image: Featured or WithImage. */
export function hasTileImage(kind: TileKind, imageUrl: string | undefined): boolean {
  return (kind === 'Featured' || kind === 'WithImage') && Boolean(imageUrl?.trim());
}

/**
 * The cells that a tile takes: ChapteredContent 3 by 2; callouts and tiles that show an image 1 by 2;
 * all others 1 by 1.
 */
export function findTileSize(
  kind: TileKind,
  imageUrl: string | undefined,
): { readonly width: number; readonly height: number } {
  if (kind === 'ChapteredContent') return { width: 3, height: 2 };
  return { width: 1, height: isCallout(kind) || hasTileImage(kind, imageUrl) ? 2 : 1 };
}
