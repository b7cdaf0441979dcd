import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { projectPath } from '../../dev-server/project.ts';
import { scriptContract } from '../../shared/page/script-options.ts';
import { listFiles, readText } from './source-files.ts';

// Finds forgotten steps of "Add a widget" of CONTRIBUTING.md.

const folders = readdirSync(projectPath('widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const partials = listFiles()
  .filter((path) => /^templates\/.*\.hbs$/.test(path))
  .map((path) => ({ path, text: readText(path) }));

/** The templates that write the mount point of a widget. */
const findPartials = (name: string) =>
  partials.filter(({ text }) => new RegExp(`data-widget=["']${name}["']`).test(text));

describe('each folder of widgets', () => {
  it.each(folders)('%s has the files that "Add a widget" of CONTRIBUTING.md names', (name) => {
    const missing = [
      ['contract', 'step 1'],
      ['widget', 'step 4'],
      ['examples', 'step 5'],
    ]
      .filter(([part]) => !existsSync(projectPath(`widgets/${name}/${name}.${part ?? ''}.ts`)))
      .map(([part, step]) => `Write widgets/${name}/${name}.${part ?? ''}.ts (${step ?? ''}).`);
    if (!existsSync(projectPath(`widgets/${name}/README.md`))) {
      missing.push(`Run "npm run reference", which writes widgets/${name}/README.md.`);
    }
    if (!readText('widgets/all-widgets.ts').includes(`'./${name}/${name}.widget.ts'`)) {
      missing.push(`Add ${name} to the list in widgets/all-widgets.ts (step 7).`);
    }
    expect(missing).toEqual([]);
  });
});

const widgets = await readWidgets();

describe('the declaration of a widget', () => {
  it.each(widgets)('is followed by examples, partial and documents: $contract.name', (widget) => {
    const { contract, examples } = widget;
    const { name, kind } = contract;
    const found = findPartials(name);
    const written = found.map(({ text }) => text).join();
    const path = found[0]?.path ?? `templates/partials/mount-points/${name}.hbs`;
    const missing: string[] = [];
    if (examples.length === 0) {
      missing.push(`Name a state of ${name} in widgets/${name}/${name}.examples.ts.`);
    }
    // A behaviour of the whole page has no mount point.
    const isPage = kind === 'page';
    if (!isPage && found.length === 0)
      missing.push(`Write ${path}, with data-widget="${name}" (step 6).`);
    for (const attribute of Object.keys(contract.attributes)) {
      // An option of the script is an attribute of its tag, which each mount point may overrule.
      const isOption = attribute in scriptContract.attributes;
      if (!isPage && !isOption && !written.includes(`data-${attribute}`)) {
        missing.push(`Write data-${attribute} in ${path} (step 6).`);
      }
      if (!readText('docs/contract.md').includes(`data-${attribute}`)) {
        missing.push(`Name data-${attribute} of ${name} in docs/contract.md (step 9).`);
      }
    }
    // The texts themselves are listed in the widget's README, which is generated.
    const drawn = Object.keys(contract.texts);
    if (kind === 'react' && drawn.length > 0 && !written.includes('data-text-{{@key}}')) {
      missing.push(`Hand the texts of ${name} on in ${path}: {{#each texts}}data-text-{{@key}}=…`);
    }
    expect(missing).toEqual([]);
  });
});
