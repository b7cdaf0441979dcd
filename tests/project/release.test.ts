import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type LanguageFile } from '../../tools/merge-language.ts';
import { readVersion } from '../../tools/project.ts';
import { findOnPath } from '../programs/find-on-path.ts';
import { copyProject, type ProjectCopy } from '../setup/copy-project.ts';
import { isLong, sampleOf } from '../setup/test-length.ts';

// Makes releases in a copy of the project, whose scripts are replaced here.

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

const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

/** Makes releases with these scripts in place of the project's. */
function releaseWith(
  scripts: Readonly<Record<string, string>>,
  versions: readonly string[],
  env = process.env,
) {
  const manifest = JSON.parse(read('package.json')) as { scripts: object };
  const changed = { ...manifest, scripts: { ...manifest.scripts, ...scripts } };
  writeFileSync(join(copy.folder, 'package.json'), `${JSON.stringify(changed, null, 2)}\n`);
  const command = ['--import', 'tsx', 'tools/release/command.ts'];
  const options = { cwd: copy.folder, encoding: 'utf8', env } as const;
  return spawnSync(process.execPath, [...command, ...versions], options);
}

beforeAll(() => {
  copy = copyProject(['package-lock.json', 'README.md', 'SECURITY.md']);
  writeFileSync(join(copy.folder, 'CHANGELOG.md'), changeLog);
});

afterAll(() => copy.remove());

const refused: readonly (readonly [values: readonly string[], mistake: string])[] = [
  [[], 'Expected one version'],
  [[next, '99.0.0'], 'Expected one version'],
  [[present], `${present} is not above the present version, ${present}`],
  [['latest'], '"latest" is no version'],
];

describe('npm run release', () => {
  it.each(sampleOf(refused, 2))('refuses %j', (values, mistake) => {
    const { status, stderr } = releaseWith({}, values);
    expect([status, stderr]).toEqual([1, expect.stringContaining(mistake)]);
  });

  it('refuses while a language lacks a text, and names the first', () => {
    const path = join(copy.folder, 'languages/ar.json');
    const before = read('languages/ar.json');
    onTestFinished(() => writeFileSync(path, before));
    const file = JSON.parse(before) as LanguageFile;
    const modal = { ...file.texts['modal'], next: '' };
    writeFileSync(path, JSON.stringify({ ...file, texts: { ...file.texts, modal } }));
    const { status, stderr } = releaseWith({}, [next]);
    expect([status, stderr]).toEqual([
      1,
      'languages/ar.json lacks modal.next; expected every text in every language. "npm run languages" lists them.\n',
    ]);
    expect(read('package.json')).toContain(`"version": "${present}"`);
  });

  it('leaves version and changelog as they were when a test fails', () => {
    const fails = 'node --eval "process.exit(1)"';
    const files = ['package-lock.json', 'CHANGELOG.md'];
    const before = files.map(read);
    const { status, stderr } = releaseWith({ build: 'node --version', test: fails }, [next]);
    const mistake = expect.stringContaining('Not released: Command failed: npm test') as unknown;
    expect([status, stderr]).toEqual([1, mistake]);
    expect(files.map(read)).toEqual(before);
    expect(read('package.json')).toContain(`"version": "${present}"`);
    expect(existsSync(join(copy.folder, 'release'))).toBe(false);
  });

  it.runIf(isLong)('says where git is missing that nobody looks at what is not committed', () => {
    const programs = mkdtempSync(join(tmpdir(), 'pmw-'));
    onTestFinished(() => rmSync(programs, { recursive: true }));
    symlinkSync(process.execPath, join(programs, 'node'));
    for (const name of ['npm', 'sh']) symlinkSync(findOnPath(name) ?? '', join(programs, name));
    const scripts = { build: 'node --version', test: 'node --eval "process.exit(1)"' };
    const { stderr } = releaseWith(scripts, [next], { ...process.env, PATH: programs });
    expect(stderr).toContain('git is not here: whether everything is committed is not checked.\n');
    expect(stderr).toContain('Not released: Command failed: npm test');
  });

  it.skipIf(findOnPath('git') === undefined)(
    'refuses a checkout with changes that are not committed, and names the first',
    () => {
      const git = (...values: readonly string[]) => {
        const name = ['-c', 'user.name=test', '-c', 'user.email=test@firm.example'];
        return spawnSync('git', [...name, ...values], { cwd: copy.folder }).status;
      };
      onTestFinished(() => {
        rmSync(join(copy.folder, '.git'), { recursive: true });
      });
      const before = read('CHANGELOG.md');
      const scripts = { build: 'node --version', test: 'node --eval "process.exit(1)"' };
      releaseWith(scripts, [next]);
      expect([git('init'), git('add', '.'), git('commit', '--message', 'All')]).toEqual([0, 0, 0]);
      expect(releaseWith(scripts, [next]).stderr).toContain(
        'Not released: Command failed: npm test',
      );
      writeFileSync(join(copy.folder, 'LICENSE'), read('LICENSE') + '\n');
      expect(releaseWith(scripts, [next]).stderr).toBe(
        'A release is made from a clean checkout; not committed: LICENSE.\n',
      );
      expect(read('CHANGELOG.md')).toBe(before);
    },
  );

  it.runIf(isLong)(
    'sets the version, dates the changelog, builds, tests, and packs the same files twice',
    () => {
      // Fails before the build or with the former version.
      const test = `node --eval "process.exit(+(require('./dist/manifest.json').version !== '${next}'))"`;
      const build = 'node --import tsx tools/build/command.ts';
      const { status, stderr } = releaseWith({ build, test }, [next]);
      expect(status, stderr).toBe(0);
      expect(read('package.json')).toContain(`"version": "${next}"`);
      const lock = JSON.parse(read('package-lock.json')) as {
        readonly version: string;
        readonly packages: Readonly<Record<string, { readonly version: string }>>;
      };
      expect([lock.version, lock.packages['']?.version]).toEqual([next, next]);
      const dated = read('CHANGELOG.md').replace(/\(\d{4}-\d\d-\d\d\)/, '(day)');
      expect(dated).toContain(`\n## ${next} (day)\n\n- Tabs print.\n\n### What`);

      const zip = unzipSync(readFileSync(join(copy.folder, `release/${root}.zip`)));
      const tar = ['-tzf', join(copy.folder, `release/${root}.tgz`)];
      const packed = spawnSync('tar', tar, { encoding: 'utf8' }).stdout.trim().split('\n');
      const paths = packed.map((path) => path.replace('package/', ''));
      expect(Object.keys(zip).sort()).toEqual(paths.map((path) => `${root}/${path}`).sort());
      expect(paths).toEqual(expect.arrayContaining(['README.md', 'package.json', 'widgets.js']));

      const readZip = (path: string) => Buffer.from(zip[`${root}/${path}`] ?? []);
      const tags = readZip('include/plain.html').toString();
      for (const name of ['widgets.js', 'widgets.css']) {
        const hash = createHash('sha384').update(readZip(name)).digest('base64');
        expect(tags).toContain(`/assets/widgets/${next}/${name}"`);
        expect(tags).toContain(`integrity="sha384-${hash}"`);
      }
      expect(readZip('widgets.js').toString()).toContain(`private-markets-widgets ${next} |`);
    },
  );
});
