import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { makeIncludeFiles } from './include-files.ts';
import { makeManifest } from './manifest.ts';

const manifest = makeManifest('1.2.3', [
  { name: 'widgets.js', bytes: Buffer.from('script') },
  { name: 'widgets.css', bytes: Buffer.from('style') },
]);
const files = makeIncludeFiles(manifest);
const script = manifest.files['widgets.js']?.integrity ?? '-';
const style = manifest.files['widgets.css']?.integrity ?? '-';

const readFile = (name: string) => files[name] ?? '';

describe('the files to include', () => {
  it.each(Object.entries(files))(
    'carry version and integrity of the build, and nothing that is not filled in: %s',
    (name, text) => {
      expect(text).not.toMatch(/__PMW_/);
      for (const [, folder] of text.matchAll(/([^/"]*)\/widgets\.(?:js|css)"/g)) {
        expect(folder).toMatch(/^(?:1\.2\.3|\{\{ folder \}\})$/);
      }
      if (/widget\.html\.twig$|\.mjs$/.test(name)) return;
      const carried = ['1.2.3', script, ...(name === 'script-only.html' ? [] : [style])];
      expect(carried.filter((each) => !text.includes(each))).toEqual([]);
    },
  );

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

  it('are refused for a build without a stylesheet', () => {
    const bare = makeManifest('1.2.3', [{ name: 'widgets.js', bytes: Buffer.from('') }]);
    expect(() => makeIncludeFiles(bare)).toThrow('The build made no widgets.css');
  });
});
