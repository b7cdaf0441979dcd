import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWidgets } from '../../tools/read-widgets.ts';
import { projectPath, readText } from '../../tools/project.ts';
import { scriptContract } from '../../shared/page/script-options.ts';
import { listFiles } from './source-files.ts';

// Finds what a change of CONTRIBUTING.md has forgotten. `npm run new` writes a widget that has everything.

const folders = readdirSync(projectPath('widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const templates = listFiles()
  .filter((path) => /^templates\/.*\.hbs$/.test(path))
  .map((path) => [path, readText(path)] as const);

/** The sentences of the conditions that hold. */
const say = (conditions: readonly (readonly [isMissing: boolean, sentence: string])[]) =>
  conditions.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);

describe('each folder of widgets', () => {
  it.each(folders)('%s has the files that "npm run new" writes', (name) => {
    const isMissing = (file: string) => !existsSync(projectPath(`widgets/${name}/${file}`));
    const parts = ['contract', 'docs', 'widget', 'examples'];
    const list = existsSync(projectPath(`widgets/${name}/${name}.tsx`)) ? 'react' : 'all';
    const line = `'./${name}/${name}.widget.ts'`;
    const missing = say([
      ...parts.map((part) => {
        const file = `${name}.${part}.ts`;
        return [isMissing(file), `Write widgets/${name}/${file}.`] as const;
      }),
      [isMissing('README.md'), `Run "npm run reference", which writes widgets/${name}/README.md.`],
      [
        !readText(`widgets/${list}-widgets.ts`).includes(line),
        `Add ${name} to the list in widgets/${list}-widgets.ts.`,
      ],
    ]);
    expect(missing).toEqual([]);
  });
});

describe('the declaration of a widget', async () => {
  it.each(await readWidgets())(
    'is followed by examples, partial and documents: $contract.name',
    ({ contract: { name, kind, attributes, texts }, examples }) => {
      const own = templates.filter(([, text]) =>
        new RegExp(`data-widget=["']${name}["']`).test(text),
      );
      const written = own.map(([, text]) => text).join();
      const path = own[0]?.[0] ?? `templates/partials/mount-points/${name}.hbs`;
      // A behaviour of the whole page has no mount point.
      const isDrawn = kind !== 'page';
      const missing = say([
        [examples.length === 0, `Name a state of ${name} in widgets/${name}/${name}.examples.ts.`],
        [isDrawn && own.length === 0, `Write ${path}, with data-widget="${name}".`],
        ...Object.keys(attributes).flatMap((attribute) => [
          [
            // An option of the script is an attribute of its tag, which each mount point may overrule.
            isDrawn &&
              !(attribute in scriptContract.attributes) &&
              !written.includes(`data-${attribute}`),
            `Write data-${attribute} in ${path}.`,
          ] as const,
        ]),
        // The texts themselves are listed in the widget's README, which is generated.
        [
          kind === 'react' &&
            Object.keys(texts).length > 0 &&
            !written.includes('data-text-{{@key}}'),
          `Hand the texts of ${name} on in ${path}: {{#each texts}}data-text-{{@key}}=…`,
        ],
      ]);
      expect(missing).toEqual([]);
    },
  );
});
