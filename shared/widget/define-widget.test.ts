// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/make-context.ts';
import { type ImageResizing } from '../rules/source-set.ts';
import { defineContract } from './define-contract.ts';
import { defineExamples } from './define-examples.ts';
import { defineBehaviour, definePageBehaviour, defineWidget } from './define-widget.ts';
import { imageQuery } from './image-attributes.ts';
import { useWidget } from './use-widget.ts';

const contract = defineContract({
  name: 'gallery',
  kind: 'react',
  attributes: { 'image-query': imageQuery() },
  texts: {},
});

function Resizing() {
  return createElement('p', {}, JSON.stringify(useWidget().imageResizing));
}

function Culture() {
  return createElement('p', {}, useWidget().culture);
}

describe('a widget', () => {
  const ofPage = { query: 'w={width}', widths: [480] };

  it.each<[string, string | undefined, ImageResizing, ImageResizing]>([
    ['as the page says', undefined, ofPage, ofPage],
    ['by its own query', 'size={width}', ofPage, { query: 'size={width}', widths: [480] }],
    [
      'by its own query alone',
      'size={width}',
      { widths: [480] },
      { query: 'size={width}', widths: [480] },
    ],
    ['without widths', 'size={width}', {}, { query: 'size={width}' }],
    ['without a query', undefined, { widths: [480] }, { widths: [480] }],
  ])('has its images resized %s', async (_, query, imageResizing, expected) => {
    const widget = defineWidget({
      contract,
      load: () => Promise.resolve('data'),
      component: Resizing,
    });
    const context = makeContext(contract, { imageResizing });
    const content = await widget.load({ imageQuery: query }, context);
    const { container } = render(content);
    expect(container.textContent).toBe(JSON.stringify(expected));
  });

  it('is given what it has loaded', async () => {
    const component = vi.fn(Culture);
    const load = vi.fn(() => Promise.resolve('data'));
    const widget = defineWidget({ contract, load, component });
    expect(widget).toMatchObject({ kind: 'react', contract });
    const context = makeContext(contract);
    const { container } = render(await widget.load({}, context));
    expect(container).toHaveTextContent(context.culture);
    expect(load).toHaveBeenCalledExactlyOnceWith({}, context);
    expect(component).toHaveBeenCalledWith({ config: {}, data: 'data' }, undefined);
  });

  it.each([
    [['a'], true],
    [[], false],
  ])('with the data %j has something to draw: %s', async (data, isDrawn) => {
    const widget = defineWidget({
      contract,
      load: () => Promise.resolve(data),
      isEmpty: (loaded) => loaded.length === 0,
      component: () => null,
    });
    const content = await widget.load({}, makeContext(contract));
    expect(content !== undefined).toBe(isDrawn);
  });
});

describe('a behaviour', () => {
  it('is started with its config and its context', () => {
    const start = vi.fn();
    const behaviour = defineBehaviour({ contract, start });
    expect(behaviour).toMatchObject({ kind: 'behaviour', contract });
    const context = makeContext(contract);
    behaviour.start({ imageQuery: 'w={width}' }, context);
    expect(start).toHaveBeenCalledExactlyOnceWith({ imageQuery: 'w={width}' }, context);
  });

  it('of the page is started with the page, and scans it', () => {
    const watcher = { scan: vi.fn(), restore: vi.fn() };
    const start = vi.fn(() => watcher);
    const behaviour = definePageBehaviour({ contract, start });
    expect(behaviour).toMatchObject({ kind: 'page', contract });
    const { signal, borrow, report, texts } = makeContext(contract);
    const context = {
      document,
      signal,
      borrow,
      report,
      act: vi.fn(),
      isEditing: () => false,
      textsOf: () => texts,
    };
    expect(behaviour.start(context)).toBe(watcher);
    expect(start).toHaveBeenCalledExactlyOnceWith(context);
  });
});

describe('examples', () => {
  it('belong to the widget of their contract', () => {
    const examples = [{ name: 'plain', doc: 'Pictures.', attributes: {}, html: '' }];
    expect(defineExamples(contract, examples)).toEqual({ widget: 'gallery', examples });
  });
});
