import { bakeField } from '../render/field.ts';
import { createNoise, layered } from '../render/noise.ts';
import { type Distance } from '../render/scene.ts';
import { extrude } from '../render/shapes.ts';

/** How a stack of cut sheets is shaped. */
export interface LayerPlan {
  readonly seed: number;
  /** Hills per unit of ground. */
  readonly pitch: number;
  readonly levels: number;
  readonly thickness: number;
  readonly extent: number;
  /** How often hills turn into hollows on the way up. */
  readonly folds: number;
  /** How much the land rises from front to back, which turns islands into flowing ridges. */
  readonly tilt: number;
  /** How far the outlines are drawn out of round. */
  readonly warp: number;
}

/** A stack of cut sheets: its distance, and the share of the full height at a point of the ground. */
export interface PaperLayers {
  readonly distance: Distance;
  readonly levelAt: (x: number, z: number) => number;
}

/** Cuts a smooth landscape into level sheets with upright edges. */
export function createPaperLayers(plan: LayerPlan): PaperLayers {
  const { levels, thickness, pitch } = plan;
  const noise = createNoise(plan.seed);
  const field = bakeField(1400, plan.extent, (x, z) => {
    const wx = x * pitch + plan.warp * noise.flat(x * pitch * 0.7 + 40, z * pitch * 0.7);
    const wz = z * pitch + plan.warp * noise.flat(x * pitch * 0.7, z * pitch * 0.7 - 60);
    const raw = layered(noise, wx, wz, 2, 0.1) + plan.tilt * wz;
    // Folding the hills back on themselves keeps slopes even, so no sheet grows much too wide.
    return 0.5 + Math.asin(0.96 * Math.sin(raw * plan.folds)) / 2.7;
  });
  // Near tops and hollows the slope goes to nothing; a floor keeps the estimate of distance finite.
  const flattest = pitch * 0.22;
  const rounding = thickness * 0.07;

  const distance: Distance = (x, y, z) => {
    const height = field.height(x, z);
    const slope = Math.sqrt(field.slope(x, z) ** 2 + flattest * flattest);
    const level = Math.min(Math.max(Math.floor(height * levels), 0), levels);
    let nearest = y;
    for (let k = Math.max(level - 1, 1); k <= Math.min(level + 2, levels); k += 1) {
      const outline = (k / levels - height) / slope;
      nearest = Math.min(nearest, extrude(outline + rounding, y - k * thickness + rounding));
    }
    return nearest - rounding;
  };
  return {
    distance,
    levelAt: (x, z) => Math.min(Math.max(Math.floor(field.height(x, z) * levels) / levels, 0), 1),
  };
}
