import { describe, expect, it } from 'vitest';
import { readWidgets } from '../../tools/read-widgets.ts';
import { makeWidgetEntry } from '../../tools/contract/widget-list.ts';
import { readdirSync } from 'node:fs';
import { projectPath, readText } from '../../tools/project.ts';
import { isLong } from '../../tests/setup/test-length.ts';
import { type BlockField } from './block-fields.ts';
import { makeBlocks } from './blocks.ts';
import { blockWords, formWords } from './form-words.ts';
import { listBlockWords } from './translation-template.ts';

const widgets = (await readWidgets()).map((widget) => makeWidgetEntry(widget));
const blocks = makeBlocks(widgets);
const folder = projectPath('cms/wordpress/plug-in/words/forms');

describe('the blocks for WordPress', () => {
  it('are those of the React widgets and of the behaviours that stand in content', () => {
    const react = widgets.filter(({ kind }) => kind === 'react').map(({ name }) => name);
    expect(Object.keys(blocks).sort()).toEqual(
      [...react, 'accordion', 'audio', 'share-bar', 'tabs', 'video'].sort(),
    );
  });

  it('ask for each attribute by its title, with its default, unit and choices', () => {
    expect(blocks['carousel']?.fields).toMatchObject([
      { name: 'carousel-id', kind: 'text' },
      { name: 'slides', kind: 'rows' },
      {
        name: 'autoplay-delay',
        label: 'Time for each slide',
        kind: 'number',
        default: 7000,
        minimum: 0,
        unit: 'milliseconds',
      },
      { name: 'variant', kind: 'choice', choices: ['hero', 'differentiator'], default: 'hero' },
      { name: 'image-query', kind: 'text' },
    ]);
    expect(blocks['carousel']?.needs).toEqual([['carousel-id', 'slides']]);
    expect(blocks['filter-area']?.needs).toEqual([['source']]);
  });

  it('offer the media library for pictures and files', () => {
    const find = (name: string, kind: string) =>
      blocks[name]?.fields
        .flatMap(({ fields = [] }) => fields)
        .filter((field) => field.kind === kind);
    expect(find('carousel', 'image')?.map(({ name }) => name)).toEqual([
      'backgroundImage',
      'featureImage',
    ]);
    expect(find('document-list', 'file')?.map(({ name }) => name)).toEqual(['downloadLink']);
  });

  it('have a field for each text', () => {
    expect(blocks['audio']?.texts[1]).toMatchObject({
      name: 'text-play',
      default: 'Play: {title}',
    });
  });

  it('leave out what is deprecated', () => {
    const [widget] = widgets;
    const old = widget?.attributes.map((attribute) => ({ ...attribute, deprecatedFor: 'new' }));
    const made = makeBlocks(widget && old ? [{ ...widget, attributes: old }] : []);
    expect(Object.values(made)[0]?.fields).toEqual([]);
  });

  it('speak to editors: no words of developers, unless a field is rare', () => {
    const listSaid = (fields: readonly BlockField[]): readonly string[] =>
      fields.flatMap((field) =>
        field.isRare ? [] : [field.label, field.help, ...listSaid(field.fields ?? [])],
      );
    const said = Object.values(blocks).flatMap(({ title, description, fields }) => [
      title,
      description,
      ...listSaid(fields.filter(({ name }) => name !== 'carousel-id')),
    ]);
    const words =
      /\b(?:HTML|CSS|JSON|API|CMS|data-\w+|call|attribute|query|fetch\w*|[a-z]{2,}[A-Z]\w*)\b|[<>{}]/;
    expect(said.filter((text) => words.test(text))).toEqual([]);
  });

  it('have words for forms only of fields that are there', () => {
    const listPaths = (fields: readonly BlockField[], before = ''): readonly string[] =>
      fields.flatMap(({ name, fields: inner = [] }) => [
        before + name,
        ...listPaths(inner, `${before}${name}.`),
      ]);
    const paths = Object.entries(blocks).flatMap(([widget, { fields, texts }]) =>
      listPaths([...fields, ...texts]).flatMap((path) => [path, `${widget}.${path}`]),
    );
    expect(Object.keys(formWords).filter((path) => !paths.includes(path))).toEqual([]);
    expect(Object.keys(blockWords).sort()).toEqual(Object.keys(blocks).sort());
  });

  it.each(readdirSync(folder))(
    'are translated in all that they say, and nothing else: %s',
    (file) => {
      const words = JSON.parse(readText(`${folder}/${file}`)) as object;
      const english = listBlockWords(blocks);
      expect(Object.keys(words).filter((word) => !english.includes(word))).toEqual([]);
      // A word may be missing while the project changes, and editors read it in English.
      const needed = isLong ? english : Object.values(blocks).map(({ title }) => title);
      expect(needed.filter((word) => !(word in words))).toEqual([]);
    },
  );

  it('and what else the plug-in says is in the template for translators', () => {
    const folder = projectPath('cms/wordpress/plug-in/includes');
    const said = readdirSync(folder).flatMap((file) =>
      [...readText(`${folder}/${file}`).matchAll(/pmw_say\( '([^']+)' \)/g)].map(
        ([, text]) => text,
      ),
    );
    const english: readonly (string | undefined)[] = listBlockWords(blocks);
    expect(said).toContain('Dialog');
    expect(said.filter((text) => !english.includes(text))).toEqual([]);
  });
});
