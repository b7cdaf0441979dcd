import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** The formats of each picture, best first. */
export type Format = 'avif' | 'webp' | 'jpg';

interface Setting {
  readonly quality: number;
  readonly least: number;
  readonly budgets: Readonly<Record<number, number>>;
  readonly encode: (picture: Sharp, quality: number) => Sharp;
}

/** Where each format starts, how far it may fall, and its most bytes at each width. */
const SETTINGS: Readonly<Record<Format, Setting>> = {
  avif: {
    quality: 80,
    least: 42,
    budgets: { 600: 26_000, 960: 42_000, 1200: 70_000, 1920: 105_000 },
    encode: (picture, quality) => picture.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }),
  },
  webp: {
    quality: 92,
    least: 56,
    budgets: { 600: 34_000, 960: 60_000, 1200: 95_000, 1920: 155_000 },
    encode: (picture, quality) => picture.webp({ quality, effort: 4, smartSubsample: true }),
  },
  jpg: {
    quality: 90,
    least: 60,
    budgets: { 600: 44_000, 960: 80_000, 1200: 130_000, 1920: 220_000 },
    encode: (picture, quality) => picture.jpeg({ quality, mozjpeg: true, progressive: true }),
  },
};

/** Writes a picture at the best quality that stays within its budget; gives back the bytes used. */
export async function writePicture(
  bytes: Uint8Array,
  width: number,
  height: number,
  format: Format,
  path: string,
): Promise<number> {
  const setting = SETTINGS[format];
  const budget = setting.budgets[width] ?? Infinity;
  for (let quality = setting.quality; ; quality -= 6) {
    const picture = sharp(bytes, { raw: { width, height, channels: 3 } });
    const encoded = await setting.encode(picture, quality).toBuffer();
    if (encoded.length <= budget || quality - 6 < setting.least) {
      await writeFile(path, encoded);
      return encoded.length;
    }
  }
}
