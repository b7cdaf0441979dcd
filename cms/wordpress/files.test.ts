import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleBundle } from '../../tests/setup/site/sample-bundle.ts';
import { makeManifest } from '../../tools/build/manifest.ts';
import { readWidgets } from '../../tools/read-widgets.ts';
import { makeWidgetList } from '../../tools/contract/widget-list.ts';
import { makeFiles } from './files.ts';

const manifest = makeManifest('1.2.3', sampleBundle);
const list = makeWidgetList('1.2.3', await readWidgets());
const makeZip = () => {
  const [zip] = makeFiles({ list, manifest, files: sampleBundle });
  return zip?.bytes ?? Buffer.from('');
};
const entries = unzipSync(makeZip());
const names = Object.keys(entries);

describe('the plug-in for WordPress', () => {
  it('is one folder of its name, with what pages load in the folder of the version', () => {
    expect(names.filter((name) => !name.startsWith('private-markets-widgets/'))).toEqual([]);
    expect(names.filter((name) => name.includes('/1.2.3/'))).toEqual([
      'private-markets-widgets/1.2.3/esm/core-1a.js',
      'private-markets-widgets/1.2.3/esm/react-2b.js',
      'private-markets-widgets/1.2.3/esm/widgets.js',
      'private-markets-widgets/1.2.3/inspector/inspector.js',
      'private-markets-widgets/1.2.3/widgets.css',
      'private-markets-widgets/1.2.3/widgets.js',
    ]);
  });

  it.each(names.filter((name) => /\.(?:php|txt)$/.test(name)))('is filled in: %s', (name) => {
    expect(strFromU8(entries[name] ?? new Uint8Array())).not.toMatch(/__PMW_/);
  });

  it('names its version where WordPress reads it', () => {
    const read = (name: string) =>
      strFromU8(entries[`private-markets-widgets/${name}`] ?? new Uint8Array());
    expect(read('private-markets-widgets.php')).toContain('* Version: 1.2.3\n');
    expect(read('readme.txt')).toContain('\nStable tag: 1.2.3\n');
  });

  it('has help at each heading that its settings link to', () => {
    const help = strFromU8(entries['private-markets-widgets/help.html'] ?? new Uint8Array());
    const settings = strFromU8(
      entries['private-markets-widgets/includes/settings.php'] ?? new Uint8Array(),
    );
    const headings = [...settings.matchAll(/, '([a-z-]+)' \) \);$/gm)].map(([, id = '']) => id);
    expect(new Set(headings).size).toBe(5);
    for (const id of ['wordpress', ...headings]) expect(help).toContain(`id="${id}"`);
    expect(help).not.toMatch(/href="[^"]*\.md/);
  });

  it('has the same bytes each time', () => {
    expect(makeZip()).toEqual(makeZip());
  });
});
