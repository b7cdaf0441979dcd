import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { makeIncludeTags } from './include-tags.ts';
import { collectLicences } from './licences.ts';
import { makeManifest } from './manifest.ts';
import { findPackageFolder } from './package-folder.ts';

const files = [
  { name: 'widgets.js', bytes: Buffer.from('x'.repeat(1000)) },
  { name: 'widgets.css', bytes: Buffer.from('.pmw{}') },
  { name: 'widgets.js.map', bytes: Buffer.from('{}') },
];

describe('the manifest', () => {
  it('has version, sizes and integrity of what a page includes', () => {
    const manifest = makeManifest('1.2.3', files);
    const hash = createHash('sha384').update('x'.repeat(1000)).digest('base64');
    expect(manifest.version).toBe('1.2.3');
    expect(Object.keys(manifest.files)).toEqual(['widgets.css', 'widgets.js']);
    expect(manifest.files['widgets.js']).toMatchObject({
      bytes: 1000,
      integrity: `sha384-${hash}`,
    });
    expect(manifest.files['widgets.js']?.gzip).toBeLessThan(100);
    expect(manifest.files['widgets.js']?.brotli).toBeLessThan(100);
  });
});

describe('the tags to paste', () => {
  const manifest = makeManifest('1.2.3', files);
  const tags = makeIncludeTags(manifest);

  it('are those of the contract', () => {
    expect(tags['head.html']).toBe(
      '<link rel="stylesheet" href="/assets/widgets.css">\n' +
        '<script src="/assets/widgets.js" defer data-culture="en-US"></script>\n',
    );
  });

  it('name version and integrity where they are pinned', () => {
    const { integrity = '' } = manifest.files['widgets.js'] ?? {};
    expect(tags['head-pinned.html']).toContain(
      `<script src="/assets/widgets.js?v=1.2.3" defer data-culture="en-US" integrity="${integrity}" crossorigin="anonymous">`,
    );
  });

  it('are refused for a build without a stylesheet', () => {
    expect(() => makeIncludeTags(makeManifest('1.2.3', files.slice(0, 1)))).toThrow(
      'The build made no widgets.css: is it imported?',
    );
  });
});

describe('the licences', () => {
  it('are those of every package in the bundle, once', () => {
    const ids = ['react/index.js', 'react/cjs/react.production.js', 'axios/index.js'];
    const modules = ids.map((id) => projectPath(`node_modules/${id}`));
    const text = collectLicences([...modules, projectPath('mount/main.ts')]);
    expect(text.match(/^react [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
    expect(text.match(/^axios [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
  });
});

describe('the package of a module', () => {
  it.each([
    ['/p/node_modules/react-dom/client.js', '/p/node_modules/react-dom'],
    ['/p/node_modules/@a/b/x.js', '/p/node_modules/@a/b'],
    ['/p/node_modules/a/node_modules/b/x.js', '/p/node_modules/a/node_modules/b'],
    ['C:\\p\\node_modules\\@a\\b\\x.js', 'C:\\p\\node_modules\\@a\\b'],
    ['\0/p/node_modules/a/x.js?commonjs', '/p/node_modules/a'],
    ['/p/mount/main.ts', undefined],
    ['\0rolldown/runtime.js', undefined],
  ])('of %j is in %j', (id, folder) => {
    expect(findPackageFolder(id)).toBe(folder);
  });
});
