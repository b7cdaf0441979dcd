import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';

interface ListedImage {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly alt: string;
}

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

function attribute(name: string, value: unknown): string {
  return typeof value === 'string' ? ` ${name}="${escapeHtml(value)}"` : '';
}

/** A picture in AVIF at each of its widths, and in JPEG, with its size, so that nothing moves when it loads. */
export function makePicture(
  assetsFolder: string,
  scene: unknown,
  hash: Readonly<Record<string, unknown>>,
): string {
  const image = findImage(assetsFolder, scene);
  const address = `/assets/images/${encodeURIComponent(String(scene))}`;
  const widths = image.sizes.map((width) => `${address}-${width}.avif ${width}w`).join(', ');
  const sizes = attribute('sizes', hash['sizes'] ?? '100vw');
  const loading = hash['loading'] ?? 'lazy';
  const priority = loading === 'eager' ? ' fetchpriority="high"' : '';
  const img =
    `<img src="${address}.jpg" width="${image.width}" height="${image.height}"` +
    `${attribute('alt', hash['alt'] ?? image.alt)}${attribute('class', hash['class'])}` +
    `${attribute('loading', loading)} decoding="async"${priority}>`;
  return `<picture><source type="image/avif" srcset="${widths}"${sizes}>${img}</picture>`;
}
