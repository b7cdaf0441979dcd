import { type Light } from './light.ts';
import { bandsOf, type Pool } from './pool.ts';
import { POINT_SIZE } from './gather.ts';
import { type Scene } from './scene.ts';
import { type Canvas, SMOOTH_PASSES } from './task.ts';

function sharedFloats(count: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(count * 4));
}

/** Renders a scene at a width: first the light map, then its smoothing, then the picture. */
export async function renderScene(scene: Scene, width: number, pool: Pool): Promise<Light> {
  const height = Math.round((width * scene.height) / scene.width);
  const mapWidth = Math.ceil(width / 2);
  const mapHeight = Math.ceil(height / 2);
  const points = mapWidth * mapHeight * POINT_SIZE;
  const canvas: Canvas = {
    scene: scene.name,
    width,
    height,
    tone: sharedFloats(width * height),
    warmth: sharedFloats(width * height),
    maps: [sharedFloats(points), sharedFloats(points)],
    mapWidth,
    mapHeight,
  };
  const mapBands = bandsOf(mapHeight);
  await pool.run(
    canvas,
    mapBands.map((band) => ({ kind: 'gather', ...band })),
  );
  for (let pass = 0; pass < SMOOTH_PASSES; pass += 1) {
    await pool.run(
      canvas,
      mapBands.map((band) => ({ kind: 'smooth', pass, ...band })),
    );
  }
  await pool.run(
    canvas,
    bandsOf(height).map((band) => ({ kind: 'paint', ...band })),
  );
  return { width, height, tone: canvas.tone, warmth: canvas.warmth };
}
