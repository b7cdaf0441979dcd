import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../../tools/project.ts';
import { readText } from './source-files.ts';

const scenes = Object.entries(
  JSON.parse(readText('templates/assets/images/images.json')) as Readonly<
    Record<string, { readonly sizes: readonly number[] }>
  >,
);

// A browser asks for one width; a file of another that is missing would be told by no page of the tests.
it.each(scenes)('the picture %s is there in each width that pages offer', (scene, { sizes }) => {
  const files = [`${scene}.jpg`, ...sizes.map((width) => `${scene}-${width}.avif`)];
  const missing = files.filter(
    (name) => !existsSync(projectPath(`templates/assets/images/${name}`)),
  );
  expect(missing).toEqual([]);
});
