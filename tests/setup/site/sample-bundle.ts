import { type BundleFile, toFile } from '../../../tools/bundle-file.ts';

/** Files as a build makes them, by name; each contains its own. */
export const sampleBundle: readonly BundleFile[] = [
  ...['widgets.js', 'widgets.css', 'widgets.js.map', 'inspector/inspector.js'],
  ...['esm/widgets.js', 'esm/core-1a.js', 'esm/react-2b.js', 'esm/react-2b.js.map'],
].map((name) => toFile(name, name));
