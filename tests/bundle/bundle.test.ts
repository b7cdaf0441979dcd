import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { publishedAnswers } from '../../tools/contract/published-schemas.ts';
import { bundle, type Bundle } from '../../tools/build/bundle.ts';
import { readWidgets } from '../../tools/read-widgets.ts';
import { projectPath, readVersion } from '../../tools/project.ts';
import { type Manifest } from '../../tools/build/manifest.ts';
import { listFields } from '../../tools/reference/list-fields.ts';
import { scriptDocs } from '../../shared/page/script-options.docs.ts';
import { carouselContract } from '../../widgets/carousel/carousel.contract.ts';
import { readBuiltFiles } from '../setup/site/built-files.ts';
import { writeFiles } from '../setup/site/write-files.ts';

/** Bundles a small entry as the widgets are bundled. */
function bundleFiles(files: Readonly<Record<string, string>>): Promise<Bundle> {
  const folder = writeFiles(files);
  symlinkSync(projectPath('node_modules'), `${folder}/node_modules`);
  return bundle({ entry: `${folder}/main.ts` });
}

const textOf = ({ files }: Bundle, name: string) =>
  files.find((file) => file.name === name)?.bytes.toString() ?? '';

describe('a bundle', () => {
  it('is what `npx vite build` writes again without a warning, and has contracts without their documentation', async () => {
    const folder = writeFiles({});
    const vite = projectPath('node_modules/vite/bin/vite.js');
    const { stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--emptyOutDir', '--outDir', folder],
      {
        cwd: projectPath('.'),
        encoding: 'utf8',
      },
    );
    // On a busy machine the bundler says how long its plug-ins took.
    expect(stderr.replace(/.*PLUGIN_TIMINGS[^]*/, '')).toBe('');
    const names = ['widgets.js', 'widgets.css', 'LICENSES.txt', 'inspector/inspector.js'];
    const built = await readBuiltFiles(...names);
    for (const { name, bytes } of built.slice(0, 3)) {
      const made = readFileSync(join(folder, name));
      // The package adds the notice of the icons to those of the packages.
      const same = name.endsWith('.txt') ? bytes.subarray(0, made.length) : bytes;
      expect(same.equals(made), name).toBe(true);
    }

    const [script = '', styles = '', , inspector = ''] = built.map(({ bytes }) => bytes.toString());
    const written = [script, inspector, styles];
    for (const text of written) expect(text).toMatch(/^\p{ASCII}*[^\n]\n$/u);
    expect(script).toContain(carouselContract.texts.pause);
    const docs = [scriptDocs, ...(await readWidgets()).map((widget) => widget.docs)];
    const lines = docs.flatMap(({ summary, attributes, texts }) => [
      summary,
      ...Object.values({ ...attributes, ...texts }),
    ]);
    const answers = Object.values(publishedAnswers);
    const fields = answers.flatMap(({ schema, docs }) => listFields(schema, docs));
    // The console names missing parts in words that the script contains.
    const meanings = fields.map(({ meaning }) => meaning);
    const sentences = [...lines, ...meanings].filter((line) => line.includes(' '));
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((line) => script.includes(line))).toEqual([]);
  });

  it('is a classic script without the development half of React', async () => {
    const entry = projectPath('tests/bundle/react-alone.ts');
    const one = await bundle({ entry });
    const names = ['LICENSES.txt', 'widgets.js', 'widgets.js.map'];
    expect(one.files.map(({ name }) => name).sort()).toEqual(names);
    const script = textOf(one, 'widgets.js');
    expect(script.slice(0, 200)).toMatch(
      /^\/\*! private-markets-widgets [\d.]+ \| MIT .*\*\/\s*\(function\(\)\{"use strict";let ?\{Promise:/,
    );
    expect(script).not.toMatch(/process\.env|Download the React DevTools/);
    const licences = textOf(one, 'LICENSES.txt');
    const headings = [...licences.matchAll(/^## (.*) - [\d.]+ \(MIT\)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(['react-dom', 'react', 'scheduler']);
    expect(licences.match(/Permission is hereby granted/g)).toHaveLength(3);
  });

  it('is ASCII whatever its sources contain, says the same, and each of its files ends with a line break', async () => {
    const built = await bundleFiles({
      'main.ts': `import './a.css';
const rate = 1.5;
document.title = [\`\${rate}× “größer” 🙂\`, '–\u00a0…', '«a–b»'.replace(/[«»]/g, ''), { ä: 'ö' }.ä].join('|');
`,
      'a.css': ".pmw .pmw-a::before { content: '\\00a0· 🙂1'; }\n.pmw .pmw-ä { margin: 0; }\n",
    });
    const [script, styles] = [textOf(built, 'widgets.js'), textOf(built, 'widgets.css')];
    expect(script + styles).not.toMatch(/\P{ASCII}/u);
    for (const text of [script, styles]) expect(text).toMatch(/[^\n]\n$/);
    const page = { title: '' };
    // Past the guard of the page's names, which asks for a whole browser.
    const own = script.slice(script.lastIndexOf('document.title'), script.lastIndexOf('})()'));
    runInNewContext(own, { document: page });
    expect(page.title).toBe('1.5× “größer” 🙂|–\u00a0…|a–b|ö');
    expect(styles).toContain('{content:"\\a0 \\b7  \\1f642 1"}.pmw .pmw-\\e4 {margin:0}');
  });

  it('has the version in script and stylesheet, and every rule as it is scoped', async () => {
    const built = await bundleFiles({
      'main.ts': "import './a.css';\nimport './b.css';\ndocument.title = __PMW_VERSION__;\n",
      'a.css':
        '@layer pmw.tokens { :root { --pmw-ink: #0f1b26; --pmw-version: "__PMW_VERSION__"; } }\n.pmw .pmw-a { color: var(--pmw-ink); }',
      'b.css': '.pmw .pmw-b:hover { inset-inline-start: 1px; }\n.pmw .pmw-unused { margin: 0; }',
    });
    expect(textOf(built, 'widgets.js')).toContain(readVersion());
    expect(textOf(built, 'widgets.css')).toContain(
      `@layer pmw.tokens{:root{--pmw-ink:#0f1b26;--pmw-version:"${readVersion()}"}}.pmw .pmw-a{color:var(--pmw-ink)}` +
        '.pmw .pmw-b:hover{inset-inline-start:1px}.pmw .pmw-unused{margin:0}',
    );
  });

  it('is refused where a stylesheet has an open brace, by file and line', async () => {
    const files = {
      'main.ts': "import './a.css';\n",
      'a.css': '.pmw .pmw-a { margin: 0; }\n.pmw .pmw-b {\n  margin: 0;\n.pmw .pmw-c {}\n',
    };
    await expect(bundleFiles(files)).rejects.toThrow(/a\.css:2:1: Unclosed block/);
  });
});

describe('the module', async () => {
  const [manifestFile] = await readBuiltFiles('manifest.json');
  const { files } = JSON.parse(manifestFile?.bytes.toString() ?? '') as Manifest;
  const names = Object.keys(files).filter((name) => name.startsWith('esm/'));
  const [core = '', react = '', entry = ''] = (await readBuiltFiles(...names)).map(({ bytes }) =>
    bytes.toString(),
  );
  const [coreName = '', reactName = ''] = names.map((name) => name.replace('esm/', './'));
  /** The files that one imports, at once or later. */
  const listImported = (code: string) =>
    [...code.matchAll(/\b(?:import|from)\s*\(?["'`](\.[^"'`]+)/g)].map(([, name]) => name);

  it('is a file that a page names, which imports the core, which imports the React part', () => {
    const hash = '-[0-9a-f]{8}';
    expect(names.join(' ')).toMatch(
      new RegExp(`^esm/core${hash}\\.js esm/react${hash}\\.js esm/widgets\\.js$`),
    );
    // Nothing imports the file that the page names: with a query in its address it would be there twice.
    expect([entry, core, react].map(listImported)).toEqual([[coreName], [reactName], [coreName]]);
    for (const code of [entry, core, react]) expect(code).toMatch(/^\p{ASCII}*[^\n]\n$/u);
  });

  it('has React, the contracts of React widgets and the client in the React part alone', () => {
    for (const words of ['react.dev/errors', carouselContract.texts.pause, 'XSRF']) {
      expect([words, react.includes(words)]).toEqual([words, true]);
    }
    for (const words of ['react.dev/errors', carouselContract.texts.pause]) {
      expect([words, core.includes(words)]).toEqual([words, false]);
    }
  });
});
