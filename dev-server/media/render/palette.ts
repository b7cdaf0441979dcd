import { type Stop } from './gradient.ts';

/** Ink, petrol and light blue up to a warm white: the leading duotone. */
export const PETROL: readonly Stop[] = [
  [0, '#07111a'],
  [0.1, '#0c1a27'],
  [0.26, '#0f3048'],
  [0.44, '#175583'],
  [0.62, '#4484b0'],
  [0.78, '#8db6d0'],
  [0.91, '#dbe5ea'],
  [1, '#fbf4e9'],
];

/** The same hues held light, for pictures under dark text and for pale stone. */
export const PETROL_PALE: readonly Stop[] = [
  [0, '#0b2030'],
  [0.16, '#144466'],
  [0.36, '#3f749a'],
  [0.56, '#8fb1c7'],
  [0.74, '#c6d7e1'],
  [0.9, '#e9eff2'],
  [1, '#faf7f1'],
];

/** Burnt umber, rust and sand: the second voice. */
export const RUST: readonly Stop[] = [
  [0, '#160703'],
  [0.12, '#2a0e06'],
  [0.28, '#52200d'],
  [0.44, '#783316'],
  [0.6, '#ac6036'],
  [0.76, '#d79d70'],
  [0.9, '#f1d6b6'],
  [1, '#fcf1e0'],
];

/** Ink water by dusk, which stays below light blue. */
export const DUSK: readonly Stop[] = [
  [0, '#060e16'],
  [0.18, '#0d1d2b'],
  [0.42, '#123f60'],
  [0.66, '#2a6a97'],
  [0.86, '#6fa3c4'],
  [1, '#d5e2ea'],
];

/** Light of the last sun on water. */
export const EMBER: readonly Stop[] = [
  [0, '#0f1b26'],
  [0.3, '#5a3a2c'],
  [0.6, '#c07a4c'],
  [0.85, '#eab98a'],
  [1, '#fcebd3'],
];

/** Ink to raised ink, with white lines on top of it. */
export const INK: readonly Stop[] = [
  [0, '#0f1b26'],
  [0.5, '#16283a'],
  [1, '#ffffff'],
];
