import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';

interface ListedImage {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly alt: string;
}

/** Best first: the browser uses the first that it supports. */
const sources = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

function findImage(assetsFolder: string, scene: unknown): ListedImage {
  const file = join(assetsFolder, 'images/images.json');
  if (!existsSync(file)) {
    throw new Error('templates/assets/images/images.json is missing: it lists the pictures.');
  }
  const list = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, ListedImage>>;
  const image = typeof scene === 'string' && Object.hasOwn(list, scene) ? list[scene] : undefined;
  if (image !== undefined) return image;
  const known = Object.keys(list).join(', ');
  throw new Error(`the image ${JSON.stringify(scene)} is not in images.json (${known}).`);
}

/** `600 1200` → those widths of the list; all widths if nothing is given. */
function chooseWidths(image: ListedImage, wanted: unknown): readonly number[] {
  if (wanted === undefined) return image.sizes;
  const widths = `${wanted as string | number}`.split(/\s+/).map(Number);
  const missing = widths.find((width) => !image.sizes.includes(width));
  if (missing === undefined) return widths;
  throw new Error(`an image of width ${missing} is not there (${image.sizes.join(', ')}).`);
}

function attribute(name: string, value: unknown): string {
  return typeof value === 'string' ? ` ${name}="${escapeHtml(value)}"` : '';
}

/** A picture in AVIF, WebP and JPEG with its size, so that nothing moves when it loads. */
export function makePicture(
  assetsFolder: string,
  scene: unknown,
  hash: Readonly<Record<string, unknown>>,
): string {
  const image = findImage(assetsFolder, scene);
  const widths = chooseWidths(image, hash['widths']);
  const sizes = attribute('sizes', hash['sizes'] ?? '100vw');
  const address = (width: number, ending: string) =>
    `/assets/images/${encodeURIComponent(String(scene))}-${width}.${ending}`;
  const sourceSet = (ending: string) =>
    widths.map((width) => `${address(width, ending)} ${width}w`).join(', ');
  const picks = sources.map(
    ([ending, type]) => `<source type="${type}" srcset="${sourceSet(ending)}"${sizes}>`,
  );
  const loading = hash['loading'] ?? 'lazy';
  const priority = loading === 'eager' ? ' fetchpriority="high"' : '';
  const img =
    `<img src="${address(Math.max(...widths), 'jpg')}" srcset="${sourceSet('jpg')}"${sizes}` +
    ` width="${image.width}" height="${image.height}"${attribute('alt', hash['alt'] ?? image.alt)}` +
    `${attribute('class', hash['class'])}${attribute('loading', loading)} decoding="async"${priority}>`;
  return `<picture>${picks.join('')}${img}</picture>`;
}
