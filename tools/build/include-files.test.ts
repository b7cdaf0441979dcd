import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { sampleBundle } from '../../tests/setup/site/sample-bundle.ts';
import { makeIncludeFiles } from './include-files.ts';
import { makeManifest } from './manifest.ts';

const manifest = makeManifest('1.2.3', sampleBundle);
const files = makeIncludeFiles(manifest);
const integrityOf = (name: string) => manifest.files[name]?.integrity ?? '-';

const readFile = (name: string) => files[name] ?? '';

describe('the files to include', () => {
  it.each(Object.entries(files))(
    'carry version and integrity of the build, and nothing that is not filled in: %s',
    (name, text) => {
      expect(text).not.toMatch(/__PMW_/);
      for (const [, folder] of text.matchAll(/([^/"]*)(?:\/esm)?\/widgets\.(?:js|css)"/g)) {
        expect(folder).toMatch(/^(?:1\.2\.3|\{\{ folder \}\})$/);
      }
      if (/widget\.html\.twig$|\.mjs$/.test(name)) return;
      const script = name === 'module.html' ? 'esm/widgets.js' : 'widgets.js';
      const loaded = name === 'script-only.html' ? [script] : [script, 'widgets.css'];
      const carried = ['1.2.3', ...loaded.map(integrityOf)];
      expect(carried.filter((each) => !text.includes(each))).toEqual([]);
    },
  );

  it('have what the module imports: the core at once, and by an import map what a browser checks', () => {
    const text = readFile('module.html');
    const map = /<script type="importmap">(.*)<\/script>/.exec(text)?.[1] ?? '';
    const files = ['esm/core-1a.js', 'esm/react-2b.js'];
    const integrity = files.map((name) => [`/assets/widgets/1.2.3/${name}`, integrityOf(name)]);
    expect(JSON.parse(map)).toEqual({ integrity: Object.fromEntries(integrity) as unknown });
    const hash = createHash('sha256').update(map).digest('base64');
    expect(text).toContain(`it needs 'sha256-${hash}'`);
    const core = `href="/assets/widgets/1.2.3/esm/core-1a.js" integrity="${integrityOf('esm/core-1a.js')}"`;
    expect(text).toContain(`<link rel="modulepreload" ${core}`);
  });

  it('have the same files of the module for Razor', () => {
    const text = readFile('razor/_Widgets.cshtml');
    const tags = /@if \(isModule\)\n\{([^]*?)\n\}/.exec(text)?.[1] ?? '';
    const ours = readFile('module.html').split('\n').slice(2).join('');
    const listNamed = (html: string) =>
      html.match(/<\w+|type="\w+"|rel="\w+"|1\.2\.3\/[^"]+|sha384-[^"]+(?="[ >])/g);
    expect(listNamed(tags)).toEqual(listNamed(ours.replace(/\{"integrity".*?\}\}/, '')));
    for (const name of ['esm/core-1a.js', 'esm/react-2b.js']) {
      expect(text).toContain(
        `[Url.Content("~/assets/widgets/1.2.3/${name}")] = "${integrityOf(name)}"`,
      );
    }
  });

  it.each([
    ['razor/_Widgets.cshtml', readFile('razor/_Widgets.cshtml')],
    ['docs/on-your-cms.md', readFileSync(projectPath('docs/on-your-cms.md'), 'utf8')],
  ])('keep the rules of Razor: %s', (_, text) => {
    const tags = [
      ...text.matchAll(
        /<(?:body|link|script|section)\b(?:"(?:@\((?:[^()]|\([^()]*\))*\)|[^"])*"|[^">])*>/g,
      ),
    ];
    expect(tags.length).toBeGreaterThan(1);
    for (const [tag] of tags) {
      // RZ1031: C# stands in values, never among the attributes of an element with a tag helper.
      const attributes = tag.replaceAll(/="(?:@\((?:[^()]|\([^()]*\))*\)|[^"])*"/g, '');
      expect(attributes, tag).not.toContain('@');
      // Razor writes a data- attribute whose value is null, empty; "data-editing" without a value is true.
      expect(tag, tag).not.toMatch(/\sdata-[\w-]+="@\([^"]*(?:null|"")\s*\)"/);
    }
    expect(text).not.toMatch(/\?\s*"data-[\w-]+"\s*:/);
  });

  it.each(['widgets.css', 'esm/react'])('are refused for a build without %s', (missing) => {
    const others = sampleBundle.filter(({ name }) => !name.startsWith(missing));
    const bare = makeManifest('1.2.3', others);
    expect(() => makeIncludeFiles(bare)).toThrow(`The build made no ${missing}`);
  });
});
