import { mkdir, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { startCommand } from '../command-line.ts';
import { type Format, writePicture } from './render/encode.ts';
import { develop } from './render/grade.ts';
import { halve } from './render/light.ts';
import { createPool, type Pool } from './render/pool.ts';
import { renderScene } from './render/render-scene.ts';
import { type Scene } from './render/scene.ts';
import { allScenes, findScene } from './scenes/all-scenes.ts';

const FORMATS: readonly Format[] = ['avif', 'webp', 'jpg'];
const FOLDER = fileURLToPath(new URL('../../templates/assets/images/', import.meta.url));

/** A small preview of a scene, outside the project, for work on its light and composition. */
async function makeDraft(scene: Scene, folder: string, width: number, pool: Pool): Promise<string> {
  const light = await renderScene(scene, width, pool);
  const bytes = develop(light, scene.grade);
  await sharp(bytes, { raw: { width: light.width, height: light.height, channels: 3 } })
    .png()
    .toFile(`${folder}/${scene.name}.png`);
  return 'draft';
}

/**
 * Both sizes of a scene in every format. The small one is rendered separately, so that its grain is fine too.
 */
async function makePictures(scene: Scene, pool: Pool): Promise<string> {
  const large = await renderScene(scene, scene.width, pool);
  const sizes: string[] = [];
  for (const light of [large, halve(large)]) {
    const bytes = develop(light, scene.grade);
    for (const format of FORMATS) {
      const path = `${FOLDER}${scene.name}-${light.width}.${format}`;
      const size = await writePicture(bytes, light.width, light.height, format, path);
      sizes.push(`${light.width}.${format} ${Math.round(size / 1024)} KB`);
    }
  }
  return sizes.join(', ');
}

/** The list that templates read sizes and descriptions from. */
async function writeList(): Promise<void> {
  const entries = allScenes.map(({ name, width, height, alt }) => [
    name,
    { width, height, sizes: [width / 2, width], alt },
  ]);
  await writeFile(
    `${FOLDER}images.json`,
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}

async function main(): Promise<void> {
  const { values, operands } = startCommand({
    script: 'media',
    summary: 'Renders the sample pictures into templates/assets/images; each takes minutes.',
    options: {
      draft: { value: 'folder', doc: 'Writes a small picture there instead.' },
      width: { value: 'pixels', doc: 'The width of such a picture (640).' },
    },
    operands: { name: 'SCENE…', doc: 'Renders only the scenes of these names.' },
  });
  // With low priority: other programs on the same machine come first.
  setPriority(5);
  sharp.concurrency(2);
  const scenes = operands.length > 0 ? operands.map(findScene) : allScenes;
  const pool = createPool();
  try {
    await mkdir(values.draft ?? FOLDER, { recursive: true });
    for (const scene of scenes) {
      const started = performance.now();
      const report =
        values.draft === undefined
          ? await makePictures(scene, pool)
          : await makeDraft(scene, values.draft, Number(values.width ?? 640), pool);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${scene.name}: ${report} (${seconds} s)`);
    }
    if (values.draft === undefined) await writeList();
  } finally {
    await pool.close();
  }
}

await main();
