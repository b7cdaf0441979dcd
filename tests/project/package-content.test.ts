import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';

/** The files that a CMS team needs. */
const needed = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'package.json',
  ...['widgets.js', 'widgets.js.map', 'widgets.css', 'widgets.d.ts'].map((name) => `dist/${name}`),
  ...['inspector/inspector.js', 'manifest.json', 'LICENSES.txt'].map((name) => `dist/${name}`),
  ...['contract/openapi.json', 'include/plain.html'].map((name) => `dist/${name}`),
  'widgets/README.md',
  ...readdirSync(projectPath('widgets'))
    .filter((name) => existsSync(projectPath(`widgets/${name}/${name}.contract.ts`)))
    .map((name) => `widgets/${name}/README.md`),
  ...readdirSync(projectPath('docs')).map((name) => `docs/${name}`),
];

const published =
  /^(?:dist\/(?!site\/).+|docs\/.+|widgets\/(?:[\w-]+\/)?README\.md|[A-Z]+(?:\.md)?|package\.json)$/;

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

describe('npm pack', () => {
  it('takes the built files and the documents, all of them, and no sources', () => {
    const json = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: projectPath('.'),
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ files = [] } = {}] = JSON.parse(json) as readonly Partial<Packed>[];
    const paths = files.map(({ path }) => path);
    const missing = needed.filter((path) => !paths.includes(path));
    expect(missing, 'Run "npm run build" first, and see "files" in package.json').toEqual([]);
    expect(paths.filter((path) => !published.test(path))).toEqual([]);
  });
});
