import { describe, expect, it } from 'vitest';
import { readWidgets } from '../../tools/read-widgets.ts';
import { makeWidgetEntry } from '../../tools/contract/widget-list.ts';
import { makeBlocks } from './blocks.ts';

const widgets = (await readWidgets()).map((widget) => makeWidgetEntry(widget));
const blocks = makeBlocks(widgets);

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
        label: 'Autoplay delay',
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
});
