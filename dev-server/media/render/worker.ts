import { parentPort } from 'node:worker_threads';
import { findScene } from '../scenes/all-scenes.ts';
import { pixelCone } from './camera.ts';
import { gatherRows } from './gather.ts';
import { toneMap } from './grade.ts';
import { createLookUp } from './look-up.ts';
import { createSample } from './paint.ts';
import { type Plane, type Scene, type Solid } from './scene.ts';
import { smoothRows } from './smooth-light.ts';
import { type Look, supersampleRows } from './supersample.ts';
import { type Canvas, type Order } from './task.ts';
import { createWalks } from './walks.ts';

let current: { scene: Scene; built: Solid | Plane } | undefined;

function prepare(name: string): { scene: Scene; built: Solid | Plane } {
  if (current?.scene.name !== name) {
    const scene = findScene(name);
    current = { scene, built: scene.build() };
  }
  return current;
}

function createLook(canvas: Canvas, scene: Scene, built: Solid | Plane): Look {
  const { exposure } = scene.grade;
  const { width, height } = canvas;
  if (built.kind === 'plane') {
    return (u, v, out) => {
      built.light(u, v, 1 / height, out);
      out[0] = toneMap(out[0] ?? 0, exposure);
    };
  }
  const lookUp = createLookUp(canvas.maps[0], canvas.mapWidth, canvas.mapHeight);
  const sample = createSample(built, createWalks(built), lookUp, width, height);
  return (u, v, out) => {
    out[0] = toneMap(sample(u, v), exposure);
    out[1] = 0;
  };
}

function perform({ canvas, task }: Order): void {
  const { scene, built } = prepare(canvas.scene);
  const { mapWidth, mapHeight, maps } = canvas;
  if (task.kind === 'paint') {
    const look = createLook(canvas, scene, built);
    supersampleRows(
      look,
      canvas.tone,
      canvas.warmth,
      canvas.width,
      canvas.height,
      task.from,
      task.to,
    );
    return;
  }
  if (built.kind === 'plane') return;
  if (task.kind === 'gather') {
    gatherRows(built, createWalks(built), maps[0], mapWidth, mapHeight, task.from, task.to);
    return;
  }
  const source = maps[task.pass % 2 === 0 ? 0 : 1];
  const result = maps[task.pass % 2 === 0 ? 1 : 0];
  const cone = pixelCone(built.camera, mapHeight);
  const { eye } = built.camera;
  smoothRows(source, result, mapWidth, mapHeight, 2 ** task.pass, cone, eye, task.from, task.to);
}

parentPort?.on('message', (order: Order) => {
  perform(order);
  parentPort?.postMessage('done');
});
