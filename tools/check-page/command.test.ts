import { type RequestListener } from 'node:http';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askEditor, type EditorData } from '../../tests/setup/site/ask-editor.ts';
import { runCommand } from '../../tests/setup/run-command.ts';
import { runHere } from '../../tests/setup/run-here.ts';
import { writeFiles } from '../../tests/setup/site/write-files.ts';
import { type Answer, startCms } from '../../tests/setup/network/test-cms.ts';
import { startServer } from '../../tests/setup/network/test-server.ts';
import { type FileFinding } from './finding.ts';

const command = 'tools/check-page/command.ts';
const run = (...values: readonly string[]) => runHere(command, ...values);

const wrong = '<p>One</p>\n<div data-widget="tabz"></div>\n';

type Files = Readonly<Record<string, readonly [status: number, type: string]>>;

/** Starts a server with one page, and files of no use. @returns the address of the page */
async function servePage(html: string, files: Files = {}): Promise<string> {
  const answer: RequestListener = ({ url = '' }, response) => {
    const [status, type] = files[url] ?? [200, 'text/html'];
    response.writeHead(status, { 'Content-Type': type }).end(html);
  };
  const { url } = await startServer(answer, onTestFinished);
  return `${url}/`;
}

const writePage = (html: string) => join(writeFiles({ 'a.html': html }), 'a.html');

describe('npm run check-page', () => {
  it('names each mistake of several files and addresses, and ends with 1', async () => {
    const [first, second] = [writePage(wrong), writePage('<p>Nothing of ours</p>')];
    const address = await servePage(wrong);
    const { code, output, errors } = await runCommand(command, first, second, address);
    const sentence =
      '2:6 tabz data-widget: "tabz", expected a known widget, probably "tabs". The content of the page stays. (mistake)\n';
    const nothing = `${second}: no mistake found, but no data-widget either.\n`;
    expect(output).toBe(`${first}:${sentence}${nothing}${address}:${sentence}`);
    expect([code, errors]).toEqual([1, '']);
  });

  it('names script, stylesheet and language file of an address that do not come', async () => {
    const html = `<!doctype html><html lang="en">
<link rel="stylesheet" href="/widgets.css"><link rel="stylesheet" href="/theme.css">
<script src="/none/widgets.js" data-texts="/none.json"></script>`;
    const address = await servePage(html, {
      '/none/widgets.js': [404, 'text/html'],
      '/widgets.css': [200, 'text/html'],
      '/none.json': [500, 'application/json'],
    });
    const { code, output } = await run(address);
    expect(output.split('\n').filter((line) => line.includes('answer'))).toEqual([
      `${address}:2:24 page href: "${address}widgets.css", which answers an HTML page, expected the stylesheet. Widgets have no style. (mistake)`,
      `${address}:3:9 widgets.js src: "${address}none/widgets.js", which answers 404, expected the script. No widget comes to life. (mistake)`,
      `${address}:3:32 widgets.js data-texts: "${address}none.json", which answers 500, expected the language file. The texts stay English. (mistake)`,
    ]);
    expect(code).toBe(1);
    expect((await run(writePage(html))).output).not.toContain('answers');
  });

  it('asks for the files of a page where its <base> says', async () => {
    const html = `<base><base href="/deep/a.html"><base href="/other/">
<link rel="stylesheet" href="widgets.css"><script src="./widgets.js"></script>`;
    const address = await servePage(html, {
      '/deep/widgets.css': [200, 'text/css'],
      '/deep/widgets.js': [404, 'text/javascript'],
    });
    const { output } = await run(address);
    expect(output.split('\n').filter((line) => line.includes('answer'))).toEqual([
      expect.stringContaining(`src: "${address}deep/widgets.js", which answers 404`),
    ]);
  });

  it('compares the files of an address with the integrity of their tags', async () => {
    const hash = (algorithm: string, text: string) =>
      `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
    const css = hash('sha384', 'body {}');
    const answers: Record<string, Answer> = {
      'GET /widgets.css': { body: 'body {}' },
      'GET /widgets.js': { body: 'alert()' },
    };
    const href = `${(await startCms(answers, { onEnd: onTestFinished })).url}/`;
    const findWrong = async (link: string, script: string) => {
      const html = `<link rel="stylesheet" href="/widgets.css" integrity="${link}">\n<script src="/widgets.js" integrity="${script}"></script>`;
      answers['GET /'] = { body: html };
      const { output } = await run(href);
      return output.split('\n').filter((line) => line.includes('integrity'));
    };
    const weak = hash('sha256', 'other');
    expect(await findWrong(`${weak} ${css}`, 'md5-x')).toEqual([]);
    expect(await findWrong('', hash('sha512', 'alert()'))).toEqual([]);
    expect(await findWrong(`${hash('sha256', 'body {}')} ${hash('sha384', '')}`, weak)).toEqual([
      `${href}:1:44 page integrity: not that of "${href}widgets.css", expected "${css}". Widgets have no style. (mistake)`,
      `${href}:2:27 widgets.js integrity: not that of "${href}widgets.js", expected "${hash('sha256', 'alert()')}". No widget comes to life. (mistake)`,
    ]);
  });

  it('names a language file once whose # is missing, and does not ask for it', async () => {
    const html = `<p data-widget="tabs"></p>
<script src="/widgets.js" data-texts="t"></script><script type="application/json" id="t">{}</script>`;
    const address = await servePage(html, { '/t': [404, 'text/html'] });
    const { output } = await run(address);
    const lines = output.split('\n').filter((line) => line.includes('data-texts'));
    expect(lines).toEqual([
      `${address}:2:39 widgets.js data-texts: "t", which is the id of an element on line 2, expected "#t". The texts stay English. (mistake)`,
    ]);
  });

  it('prints JSON with the severity of each', async () => {
    const file = writePage(`${wrong}<p title="a > b">`);
    expect((await run(file)).output).toContain(
      'Text filters of CMSs may swallow what follows. (risk)',
    );
    const { code, output } = await run('--json', file);
    const findings = JSON.parse(output) as FileFinding[];
    expect(findings.map(({ line, severity }) => [line, severity])).toEqual([
      [2, 'error'],
      [3, 'warning'],
    ]);
    expect(Object.keys(findings[0] ?? {}).sort()).toEqual(
      'attribute column expected file found line message outcome severity widget'.split(' '),
    );
    expect(code).toBe(1);
  });

  it('shows control characters of names, and begins a line for each mistake only', async () => {
    const evil = 'x\u001b]0;t\u0007\u009b2J\u202e\u2028\r\na.html:1:1 tabs: no mistake';
    const json = JSON.stringify([{ [evil]: 1 }, { docName: evil, itemDate: evil }]);
    const file = writePage(
      `<p data-widget="${evil}" id="${evil}" ${evil.replaceAll(/\s/g, '')}="1"></p><p id="${evil}" data-modal="${evil}"></p>
<p data-widget="document-list" data-documents="#${evil}"></p>
<div data-widget="document-list" data-documents="${json.replaceAll('"', '&quot;')}"></div>`,
    );
    // eslint-disable-next-line no-control-regex -- they are looked for
    const raw = /(?!\n)[\0-\u001f\u007f-\u009f\u2028\u202e]/;
    const { output } = await run(file);
    const lines = output.trimEnd().split('\n');
    expect(output).not.toMatch(raw);
    expect(lines.filter((line) => !line.startsWith(`${file}:`))).toEqual([]);
    const { output: printed } = await run('--json', file);
    expect(printed).not.toMatch(raw);
    expect((JSON.parse(printed) as FileFinding[])[0]?.widget).toContain('\u001b]0;t');
    expect((JSON.parse(printed) as FileFinding[]).length).toBe(lines.length);
    const { errors } = await run(`none\u001b[2J\n.html`);
    expect(errors).toBe('none\\u001b[2J\\u000a.html cannot be read: there is no such file.\n');
  });

  it('says what it looked at and ends with 0 where it finds nothing', async () => {
    const notice = '<div data-widget="subscribe-callout"></div>';
    const [none, one, two] = ['<p>Right</p>', notice, notice + notice].map(writePage);
    expect(await run(none ?? '', one ?? '', two ?? '')).toEqual({
      code: 0,
      output: `${none ?? ''}: no mistake found, but no data-widget either.
${one ?? ''}: no mistake found in 1 mount point.
${two ?? ''}: no mistake found in 2 mount points.
`,
      errors: '',
    });
    expect(await run('--json', none ?? '')).toEqual({ code: 0, output: '[]\n', errors: '' });
  });

  const unavailable: Files = { '/': [503, 'text/html'] };

  it.each<[string, () => Promise<string> | string, RegExp]>([
    ['a missing file', () => 'none.html', /^none\.html cannot be read: there is no such file\.\n$/],
    ['a folder', () => 'docs', /^docs cannot be read: it is a folder\.\n$/],
    [
      'an address that answers with an error',
      () => servePage('', unavailable),
      /^http:\S+ cannot be read: the answer has status 503\.\n$/,
    ],
    [
      'a dead address',
      () => 'http://127.0.0.1:4/',
      /^http:\S+ cannot be read: nobody answers there\.\n$/,
    ],
    ['nothing at all', () => '', /^Name a file or an address: .+\n$/],
  ])('tells in one line of %s, and ends with 2', async (_, find, line) => {
    const name = await find();
    const { code, output, errors } = await run(...(name === '' ? [] : [name]));
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(line);
  });
});

describe('npm run check-page --widgets', () => {
  const definition = {
    name: 'acme-yield',
    attributes: { rate: { type: 'number', default: 4 }, points: { type: 'json', required: true } },
    texts: { title: 'Yield' },
  };
  const runWith = (json: string, html: string) => {
    const folder = writeFiles({ 'acme.json': json, 'a.html': html });
    const [file, page] = [join(folder, 'acme.json'), join(folder, 'a.html')];
    return { file, page, result: run('--widgets', file, page) };
  };

  it.each([
    ['one', definition],
    ['a list', [{ name: 'acme-other' }, definition]],
  ])("names the mistakes of a site's own widgets as those of ours: %s", async (_, json) => {
    const { page, result } = runWith(
      JSON.stringify(json),
      `<i data-widget="acme-yield" data-rate="fast" data-points="[1"></i>
<i data-widget="acme-yeild"></i>
<i data-widget="acme-yield" data-points="[1]" data-text-titel="x"></i>`,
    );
    const { code, output } = await result;
    expect(output.trimEnd().split('\n')).toEqual([
      `${page}:1:29 acme-yield data-rate: "fast", expected a number. Using 4. (mistake)`,
      expect.stringMatching(/:1:\d+ acme-yield data-points: .+, expected JSON/),
      expect.stringContaining(
        'data-widget: "acme-yeild", expected a known widget, probably "acme-yield"',
      ),
      expect.stringContaining('data-text-titel: no text of this widget, expected data-text-title'),
    ]);
    expect(code).toBe(1);
  });

  it('writes for editors what they complete of them, without a page too', async () => {
    const told = { ...definition, doc: 'A yield.' };
    const { file } = runWith(JSON.stringify(told), '');
    const written = file.replace('.json', '.html-data.json');
    expect((await run('--widgets', file, '--editor-data', written)).errors).toBe('');
    const data = readFileSync(written, 'utf8');
    const complete = (html: string) => askEditor(JSON.parse(data) as EditorData, html).suggested;
    expect(complete('<i data-widget="|"></i>')).toContain('acme-yield');
    expect(complete('<i |></i>')).toEqual(
      expect.arrayContaining(['data-rate', 'data-points', 'data-text-title']),
    );
    expect(data).toContain('"**acme-yield**: Expected: a number. Default: `4`."');
  });

  it('says what is missing where no widgets are named for the editors', async () => {
    const { code, errors } = await run('--editor-data', 'a.json');
    expect([code, errors]).toEqual([
      2,
      expect.stringContaining('expected --widgets FILE.json beside it'),
    ]);
  });

  it('finds nothing on a page that is right, with the texts of the language file', async () => {
    const file = JSON.stringify({ language: 'de', texts: { 'acme-yield': { title: 'Ertrag' } } });
    const { page, result } = runWith(
      JSON.stringify(definition),
      `<!doctype html><html lang="de-DE"><title>A</title><script src="/widgets.js" data-texts="#t"></script>
<script type="application/json" id="t">${file}</script><i data-widget="acme-yield" data-points="[1]"></i></html>`,
    );
    expect(await result).toEqual({
      code: 0,
      output: `${page}: no mistake found in 1 mount point.\n`,
      errors: '',
    });
  });

  it.each([
    ['{"name": "acme-yield",}', /acme\.json:1:2\d: this is no JSON/],
    ['"acme"', /acme\.json: the definition is "acme"; expected an object\.\n$/],
    ['[{"name":"acme-a"},{"name":"tabs"}]', /acme\.json, \[1\]: name is "tabs"; expected a prefix/],
    ['[{"name":"acme-a"},{"name":"acme-a"}]', /acme\.json, \[1\]: name is "acme-a"; expected/],
    [
      '{"name":"acme-a","atributes":{}}',
      /acme\.json: atributes is no part .+ expected attributes\./,
    ],
    ['{"name":"acme-a","attributes":{"a":{"type":"colour"}}}', /attributes\.a\.type is "colour"/],
  ])('tells in one line what is wrong with its file, and ends with 2: %s', async (json, line) => {
    const { code, output, errors } = await runWith(json, '').result;
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(line);
    expect(errors.trimEnd()).not.toContain('\n');
  });

  it('tells of a file that is not there', async () => {
    expect(await run('--widgets', 'none.json', writePage(''))).toEqual({
      code: 2,
      output: '',
      errors: 'none.json cannot be read: there is no such file.\n',
    });
  });
});
