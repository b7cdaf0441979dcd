import { type Grade } from './grade.ts';
import { type Vec3 } from './vec3.ts';

/** Where a solid scene is seen from. `shift` moves the frame like a view camera: verticals stay upright. */
export interface Camera {
  readonly eye: Vec3;
  readonly target: Vec3;
  /** The vertical angle of view in degrees, or the height of the frame when `parallel`. */
  readonly view: number;
  readonly shift?: readonly [number, number];
  readonly parallel?: boolean;
}

/** Air that swallows light with distance and glows with `glow` in its place. */
export interface Haze {
  readonly density: number;
  /** Height at which `density` holds; it falls by 1/e for each `1 / falloff` above. */
  readonly base: number;
  readonly falloff: number;
  readonly glow: (dx: number, dy: number, dz: number) => number;
  /** Strength of visible sunbeams; they are left out when absent. */
  readonly shafts?: number;
}

export type Distance = (x: number, y: number, z: number) => number;

/** A scene made of solid matter, found by walking along rays and lit by one sun and the sky. */
export interface Solid {
  readonly kind: 'solid';
  readonly camera: Camera;
  readonly distance: Distance;
  readonly albedo: (x: number, y: number, z: number) => number;
  /** Share of light that is mirrored at normal view, 0 where the surface is dull. */
  readonly gloss?: (x: number, y: number, z: number) => number;
  /** Slopes of a mirroring surface, written to `out` as dx and dz. */
  readonly ripple?: (x: number, z: number, away: number, out: Float64Array) => void;
  readonly sun: { readonly toward: Vec3; readonly strength: number; readonly softness: number };
  readonly sky: (dx: number, dy: number, dz: number) => number;
  readonly haze?: Haze;
  /** Light that has bounced more than once and is too costly to follow. */
  readonly fill: number;
  readonly far: number;
  /** Share of each distance that is walked; below one where distances are estimates. */
  readonly stride: number;
  /** Rays that collect bounced light at each point. */
  readonly rays: number;
}

/** A scene that is a plain function of the picture plane. */
export interface Plane {
  readonly kind: 'plane';
  /** Writes light and warmth (0 to 1) at `u`, `v` from the top left corner; `pixel` is a pixel's height in v. */
  readonly light: (u: number, v: number, pixel: number, out: Float64Array) => void;
}

/** One picture of the sample pages. */
export interface Scene {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly grade: Grade;
  /** Builds what is drawn. A function, so that a worker builds only what it is asked for. */
  readonly build: () => Solid | Plane;
}
