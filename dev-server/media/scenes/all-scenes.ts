import { type Scene } from '../render/scene.ts';
import { arcade } from './arcade.ts';
import { atrium } from './atrium.ts';
import { canyon } from './canyon.ts';
import { city } from './city.ts';
import { columns } from './columns.ts';
import { contourLines } from './contour-lines.ts';
import { contours } from './contours.ts';
import { dunes } from './dunes.ts';
import { fins } from './fins.ts';
import { forest } from './forest.ts';
import { gridShell } from './grid-shell.ts';
import { harbour } from './harbour.ts';
import { horizon } from './horizon.ts';
import { portraitGround } from './portrait-ground.ts';
import { span } from './span.ts';
import { strata } from './strata.ts';
import { terraces } from './terraces.ts';
import { cables } from './cables.ts';
import { fields } from './fields.ts';
import { oculus } from './oculus.ts';
import { quarry } from './quarry.ts';
import { ridges } from './ridges.ts';
import { stairwell } from './stairwell.ts';
import { tunnel } from './tunnel.ts';
import { turbines } from './turbines.ts';
import { water } from './water.ts';

/** Every picture of the sample pages. */
export const allScenes: readonly Scene[] = [
  arcade,
  contours,
  fins,
  dunes,
  horizon,
  city,
  water,
  terraces,
  span,
  canyon,
  atrium,
  columns,
  strata,
  gridShell,
  harbour,
  forest,
  contourLines,
  portraitGround,
  cables,
  fields,
  oculus,
  quarry,
  ridges,
  stairwell,
  tunnel,
  turbines,
];

/** The scene with this name. */
export function findScene(name: string): Scene {
  const scene = allScenes.find((candidate) => candidate.name === name);
  if (scene === undefined) throw new Error(`There is no scene called ${name}.`);
  return scene;
}
