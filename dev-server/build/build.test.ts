import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { findBundledPackage } from './bundled-package.ts';
import { makeIncludeTags } from './include-tags.ts';
import { collectLicences } from './licences.ts';
import { makeManifest } from './manifest.ts';

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
    const modules = ids.map((id) => ({ id: projectPath(`node_modules/${id}`), length: 1 }));
    const text = collectLicences([...modules, { id: projectPath('mount/main.ts'), length: 1 }]);
    expect(text.match(/^react [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
    expect(text.match(/^axios [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
  });
});

describe('the package of a module', () => {
  it.each([
    ['/p/node_modules/react-dom/client.js', 'react-dom', '/p/node_modules/react-dom'],
    ['/p/node_modules/@a/b/x.js', '@a/b', '/p/node_modules/@a/b'],
    ['/p/node_modules/a/node_modules/b/x.js', 'b', '/p/node_modules/a/node_modules/b'],
    ['C:\\p\\node_modules\\@a\\b\\x.js', '@a/b', 'C:\\p\\node_modules\\@a\\b'],
    ['\0/p/node_modules/a/x.js?commonjs', 'a', '/p/node_modules/a'],
  ])('is the innermost: %s', (id, name, folder) => {
    expect(findBundledPackage(id)).toEqual({ name, folder });
  });

  it.each(['/p/mount/main.ts', '\0rolldown/runtime.js'])('is none for %j', (id) => {
    expect(findBundledPackage(id)).toBeUndefined();
  });
});
