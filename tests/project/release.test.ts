import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVersion } from '../../dev-server/project.ts';
import { copyProject, type ProjectCopy } from '../browser/support/development-server.ts';

// Makes releases in a copy of the project, whose "npm test" is the script given here.

const changeLog = `# Changes

## Unreleased

- Tabs print.

### What it asks of a site

Nothing.

## 0.1.0 (2026-11-20)

- The first.
`;
const present = readVersion();
const next = present.replace(/\d+\.\d+$/, (end) => `${Number.parseInt(end) + 1}.0`);
const root = `private-markets-widgets-${next}`;

let copy: ProjectCopy;

function read(path: string): string {
  return readFileSync(join(copy.folder, path), 'utf8');
}

function writeTest(script: string): void {
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  manifest.scripts['test'] = script;
  writeFileSync(join(copy.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function runRelease(...values: readonly string[]) {
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', 'dev-server/tools/release/command.ts', ...values],
    { cwd: copy.folder, encoding: 'utf8' },
  );
}

beforeAll(() => {
  copy = copyProject(['package-lock.json', 'docs', 'README.md', 'SECURITY.md', 'LICENSE']);
  writeFileSync(join(copy.folder, 'CHANGELOG.md'), changeLog);
});

afterAll(() => {
  copy.remove();
});

describe('npm run release', () => {
  it.each([
    [[], 'Expected one version'],
    [[next, '99.0.0'], 'Expected one version'],
    [['latest'], '"latest" is no version'],
    [[present], `${present} is not above the present version, ${present}`],
  ])('refuses %j', (values, mistake) => {
    const { status, stderr } = runRelease(...values);
    expect([status, stderr]).toEqual([1, expect.stringContaining(mistake)]);
  });

  it('leaves version and changelog as they were when a test fails', () => {
    writeTest('node --eval "process.exit(1)"');
    const files = ['package.json', 'package-lock.json', 'CHANGELOG.md'];
    const before = files.map(read);
    const { status, stderr } = runRelease(next);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('Not released: Command failed: npm test'),
    ]);
    expect(files.map(read)).toEqual(before);
    expect(existsSync(join(copy.folder, 'release'))).toBe(false);
  }, 120_000);

  describe('of the next version', () => {
    let files: ReturnType<typeof unzipSync>;

    const readZip = (path: string) => Buffer.from(files[`${root}/${path}`] ?? []);

    beforeAll(() => {
      // Fails when the tests run before the build or with the former version.
      writeTest(
        `node --eval "process.exit(+(require('./dist/manifest.json').version !== '${next}'))"`,
      );
      const { status, stderr } = runRelease(next);
      expect(status, stderr).toBe(0);
      files = unzipSync(readFileSync(join(copy.folder, `release/${root}.zip`)));
    }, 120_000);

    it('sets the version and dates the changelog', () => {
      expect(read('package.json')).toContain(`"version": "${next}"`);
      const lock = JSON.parse(read('package-lock.json')) as {
        version: string;
        packages: Record<string, { version: string }>;
      };
      expect([lock.version, lock.packages['']?.version]).toEqual([next, next]);
      const dated = read('CHANGELOG.md').replace(/\(\d{4}-\d\d-\d\d\)/, '(day)');
      expect(dated).toContain(`\n## Unreleased\n\n## ${next} (day)\n\n- Tabs print.\n\n### What`);
    });

    it('zips the folder of the version, includes, languages, licences, manifest and documents', () => {
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(
          [
            ...['widgets.js', 'widgets.css', 'manifest.json', 'LICENSES.txt'].map(
              (name) => `${next}/${name}`,
            ),
            ...[`${next}/languages/de.json`, `${next}/inspector/inspector.js`],
            ...[`${next}/include/plain.html`, `${next}/include/handlebars/widgets.mjs`],
            ...[`${next}/contract/openapi.json`, 'docs/versions.md', 'CHANGELOG.md'],
          ].map((path) => `${root}/${path}`),
        ),
      );
    });

    it('has tags that name exactly these files', () => {
      const tags = readZip(`${next}/include/plain.html`).toString();
      for (const name of ['widgets.js', 'widgets.css']) {
        const hash = createHash('sha384')
          .update(readZip(`${next}/${name}`))
          .digest('base64');
        expect(tags).toContain(`/assets/widgets/${next}/${name}"`);
        expect(tags).toContain(`integrity="sha384-${hash}"`);
      }
      expect(readZip(`${next}/widgets.js`).toString()).toContain(
        `private-markets-widgets ${next} |`,
      );
    });

    it('packs the same files for npm', () => {
      const listed = spawnSync('tar', ['-tzf', `release/${root}.tgz`], {
        cwd: copy.folder,
        encoding: 'utf8',
      });
      const packed = listed.stdout.trim().split('\n');
      expect(packed).toHaveLength(Object.keys(files).length);
      expect(packed).toEqual(
        expect.arrayContaining(['package/dist/widgets.js', 'package/dist/include/plain.html']),
      );
    });
  });
});
