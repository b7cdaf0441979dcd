import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type JsonSchema } from '../../api/json-schema.ts';
import { answerDocs, type AnswerName, answerSchemas } from '../../api/published-schemas.ts';
import { bundle } from '../../dev-server/build/bundle.ts';
import { projectPath, readVersion } from '../../dev-server/project.ts';
import { listFields } from '../../dev-server/tools/fields/list-fields.ts';
import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { carouselContract } from '../../widgets/carousel/carousel.contract.ts';
import { writeFiles } from '../setup/sample-site.ts';

/** Bundles a small entry as the widgets are bundled. @returns the files' texts by name */
async function bundleText(files: Readonly<Record<string, string>>) {
  const folder = writeFiles(files);
  const result = await bundle({ entry: `${folder}/main.ts` });
  return new Map(result.files.map(({ name, bytes }) => [name, bytes.toString()]));
}

/** @returns the text of the script */
async function bundleWidgets(): Promise<string> {
  const { files } = await bundle();
  return files.find(({ name }) => name === 'widgets.js')?.bytes.toString() ?? '';
}

function isDocs(value: unknown): value is ContractDocs {
  return typeof value === 'object' && value !== null && 'summary' in value;
}

describe('npx vite build', { timeout: 60_000 }, () => {
  it('writes the script and the stylesheet of npm run build', async () => {
    const folder = writeFiles({});
    const vite = projectPath('node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder], {
      cwd: projectPath('.'),
    });
    const { files } = await bundle();
    for (const name of ['widgets.js', 'widgets.css']) {
      const bytes = files.find((file) => file.name === name)?.bytes;
      expect(bytes?.equals(readFileSync(join(folder, name))), name).toBe(true);
    }
  });
});

describe('a bundle', { timeout: 60_000 }, () => {
  it('is the same each time', async () => {
    const entry = projectPath('tests/bundle/react-alone.ts');
    const [one, two] = [await bundle({ entry }), await bundle({ entry })];
    expect(one.files.map(({ name }) => name).sort()).toEqual([
      'LICENSES.txt',
      'widgets.js',
      'widgets.js.map',
    ]);
    for (const { name, bytes } of one.files) {
      const other = two.files.find((file) => file.name === name);
      expect(other?.bytes.equals(bytes), name).toBe(true);
    }
    const licences = one.files.find(({ name }) => name === 'LICENSES.txt')?.bytes.toString() ?? '';
    const headings = [...licences.matchAll(/^## (.*) - [\d.]+ \(MIT\)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(['react-dom', 'react', 'scheduler']);
    expect(licences.match(/Permission is hereby granted/g)).toHaveLength(3);
  });

  it('is one strict classic script without the development half of React', async () => {
    const { files } = await bundle({ entry: projectPath('tests/bundle/react-alone.ts') });
    const text = files[0]?.bytes.toString() ?? '';
    expect(text.slice(0, 200)).toMatch(
      /^\/\*! private-markets-widgets [\d.]+ \| MIT .*\*\/\s*\(function\(\)\{["'`]use strict["'`];/,
    );
    const leftovers = /process\.env|Download the React DevTools/.exec(text);
    expect(leftovers).toBeNull();
  });

  it('carries the version in script and stylesheet', async () => {
    const texts = await bundleText({
      'main.ts': "import './a.css';\ndocument.title = __PMW_VERSION__;\n",
      'a.css': ':root { --pmw-version: "__PMW_VERSION__"; }',
    });
    expect(texts.get('widgets.js')).toContain(readVersion());
    expect(texts.get('widgets.css')).toContain(`:root{--pmw-version:"${readVersion()}"}`);
  });

  it('contains the declarations of a contract, not its documentation', async () => {
    const text = await bundleWidgets();
    expect(text).toContain(carouselContract.texts.pause);
    const contracts = import.meta.glob<Record<string, unknown>>(
      ['../../widgets/*/*.contract.ts', '../../shared/page/script-options.ts'],
      { eager: true },
    );
    const docs = Object.values(contracts).flatMap((each) => Object.values(each).filter(isDocs));
    expect(docs).toHaveLength(Object.keys(contracts).length);
    const lines = docs.flatMap(({ summary, attributes, texts }) => [
      summary,
      ...Object.values({ ...attributes, ...texts }),
    ]);
    const answers = Object.entries(answerSchemas) as [AnswerName, JsonSchema][];
    const fields = answers.flatMap(([name, schema]) => listFields(schema, answerDocs[name]));
    // The console names missing parts in words that the script contains.
    lines.push(...fields.map(({ meaning }) => meaning));
    const sentences = lines.filter((line) => line.includes(' '));
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((line) => text.includes(line))).toEqual([]);
  });

  it('is refused where a stylesheet has an open brace, by file and line', async () => {
    const files = {
      'main.ts': "import './a.css';\n",
      'a.css': '.pmw .pmw-a { margin: 0; }\n.pmw .pmw-b {\n  margin: 0;\n.pmw .pmw-c {}\n',
    };
    await expect(bundleText(files)).rejects.toThrow(/a\.css:2:1: Unclosed block/);
  });

  it('keeps every rule of the stylesheets as it is scoped', async () => {
    const texts = await bundleText({
      'main.ts': "import './a.css';\nimport './b.css';\n",
      'a.css':
        '@layer pmw.tokens { :root { --pmw-ink: #0f1b26; } }\n.pmw .pmw-a { color: var(--pmw-ink); }',
      'b.css': '.pmw .pmw-b:hover { inset-inline-start: 1px; }\n.pmw .pmw-unused { margin: 0; }',
    });
    expect(texts.get('widgets.css')).toContain(
      '@layer pmw.tokens{:root{--pmw-ink:#0f1b26}}.pmw .pmw-a{color:var(--pmw-ink)}' +
        '.pmw .pmw-b:hover{inset-inline-start:1px}.pmw .pmw-unused{margin:0}',
    );
  });
});
