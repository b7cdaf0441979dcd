import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A part of a page that somebody would name: a heading, a section, a picture, a button, a mount point. */
export interface Part {
  /** What it is and what tells it from others of its kind: `h2 Our funds`, `img harbour-960.avif`. */
  readonly name: string;
  /** In CSS pixels of the page: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
}

/** A page as it was seen at one width. */
export interface View {
  readonly picture: Buffer;
  readonly parts: readonly Part[];
}

export interface Difference {
  /** Pixels that differ, and both pictures with what differs marked, as PNG. */
  readonly pixels: number;
  readonly marked: Buffer;
  /** Sentences about parts that came, went, or have another size or place. */
  readonly changes: readonly string[];
}

/** Less than this is how a browser rounds. In CSS pixels. */
const leastMove = 1;

/** Numbers parts of the same name, so that each has a name of its own. */
function byName(parts: readonly Part[]): ReadonlyMap<string, Part> {
  const named = new Map<string, Part>();
  for (const part of parts) {
    let name = part.name;
    for (let count = 2; named.has(name); count += 1) name = `${part.name} (${count})`;
    named.set(name, part);
  }
  return named;
}

/**
 * Says which parts of a page are new, gone, or have another size or place. What lies below a part that grew is not
 * named too: only a part that moved by another distance than the one before it.
 */
export function compareParts(before: readonly Part[], after: readonly Part[]): readonly string[] {
  const [old, now] = [byName(before), byName(after)];
  const gone = [...old.keys()].filter((name) => !now.has(name)).map((name) => `gone: ${name}`);
  let shift = 0;
  const others = [...now].flatMap(([name, { box }]) => {
    const was = old.get(name)?.box;
    if (was === undefined) return [`new: ${name}`];
    const [left, top, width, height] = box.map((value, at) => value - (was[at] ?? 0)) as [
      ...Part['box'],
    ];
    const isResized = Math.max(Math.abs(width), Math.abs(height)) > leastMove;
    const isMoved = Math.max(Math.abs(left), Math.abs(top - shift)) > leastMove;
    shift = top;
    return [
      ...(isResized ? [`${name}: ${was[2]} × ${was[3]} → ${box[2]} × ${box[3]}`] : []),
      ...(isMoved ? [`${name}: from ${was[0]}, ${was[1]} to ${box[0]}, ${box[1]}`] : []),
    ];
  });
  return [...gone, ...others];
}

/** The pixels of a picture on a canvas of this size; beyond its edge there is nothing. */
async function readPixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background })
    .raw()
    .toBuffer();
}

/** @returns undefined if a visitor sees the same */
export async function compareViews(before: View, after: View): Promise<Difference | undefined> {
  const changes = compareParts(before.parts, after.parts);
  if (changes.length === 0 && before.picture.equals(after.picture)) return undefined;
  const sizes = await Promise.all([before, after].map(({ picture }) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([
    readPixels(before.picture, width, height),
    readPixels(after.picture, width, height),
  ]);
  const marks = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(old, now, marks, width, height, { threshold: 0.1, alpha: 0.15 });
  if (pixels === 0 && changes.length === 0) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return { pixels, marked: await sharp(marks, { raw }).png().toBuffer(), changes };
}
