/** Memory that the main thread and the workers share while a picture is made. */
export interface Canvas {
  readonly scene: string;
  readonly width: number;
  readonly height: number;
  readonly tone: Float32Array;
  readonly warmth: Float32Array;
  /** The light map and its copy; passes of smoothing go back and forth between them. */
  readonly maps: readonly [Float32Array, Float32Array];
  readonly mapWidth: number;
  readonly mapHeight: number;
}

/** A band of rows to work on. */
export type Task =
  | { readonly kind: 'gather'; readonly from: number; readonly to: number }
  | { readonly kind: 'smooth'; readonly pass: number; readonly from: number; readonly to: number }
  | { readonly kind: 'paint'; readonly from: number; readonly to: number };

/** What a worker is sent: the canvas with every task, as shared memory costs nothing to send. */
export interface Order {
  readonly canvas: Canvas;
  readonly task: Task;
}

/** Passes of smoothing; each reaches twice as far as the one before. An even number ends in map 0. */
export const SMOOTH_PASSES = 4;
