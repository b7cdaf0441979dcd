import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../setup/sample-site.ts';
import { readText } from './source-files.ts';

const packed = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'dist/contract/openapi.json',
  'dist/include/plain.html',
  'dist/manifest.json',
  'dist/widgets.css',
  'dist/widgets.d.ts',
  'dist/widgets.js',
  'docs/calls.md',
  'package.json',
  'widgets/README.md',
  'widgets/carousel/README.md',
];

const unpacked = [
  'api/client.ts',
  'dist/site/site.css',
  'mount/main.ts',
  'tests/setup/run-command.ts',
  'widgets/carousel/carousel.tsx',
];

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

describe('npm pack', () => {
  it('takes what a CMS team needs: the built files and the documents, and no sources', () => {
    const paths = [...packed, ...unpacked].filter((path) => path !== 'package.json');
    const folder = writeFiles({
      ...Object.fromEntries(paths.map((path) => [path, ''])),
      'package.json': readText('package.json'),
    });
    const json = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ files = [] } = {}] = JSON.parse(json) as readonly Partial<Packed>[];
    expect(files.map(({ path }) => path).sort()).toEqual([...packed].sort());
  });
});
