// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { type ImageResizing } from '../rules/source-set.ts';
import { defineContract } from './define-contract.ts';
import { defineReactWidget } from './define-react-widget.ts';
import { imageQuery } from './image-attributes.ts';
import { useWidget } from './use-widget.ts';

const attributes = { 'image-query': imageQuery() };
const contract = defineContract({ name: 'gallery', kind: 'react', attributes, texts: {} });

/** Writes down what a component of a widget is given. */
function Given(props: object) {
  const { culture, imageResizing } = useWidget();
  return createElement('p', {}, JSON.stringify({ ...props, culture, imageResizing }));
}

describe('a widget', () => {
  const widths = [480];
  const own = 'size={width}';
  it.each<[string, string | undefined, ImageResizing, ImageResizing]>([
    ['as the page says', undefined, { query: 'w={width}', widths }, { query: 'w={width}', widths }],
    ['by its own query', own, { query: 'w={width}', widths }, { query: own, widths }],
    ['by its own query alone', own, { widths }, { query: own, widths }],
    ['without widths', own, {}, { query: own }],
    ['without a query', undefined, { widths }, { widths }],
  ])('is given what it has loaded, with images resized %s', async (_, query, ofPage, expected) => {
    const load = vi.fn(() => Promise.resolve('data'));
    const widget = defineReactWidget({ contract, load, component: Given });
    expect(widget).toMatchObject({ kind: 'react', contract });
    const context = makeContext(contract, { imageResizing: ofPage });
    const config = { imageQuery: query };
    const { container } = render(await widget.load(config, context));
    const given = { config, data: 'data', culture: 'en-US', imageResizing: expected };
    expect(JSON.parse(container.textContent)).toEqual(given);
    expect(load).toHaveBeenCalledExactlyOnceWith(config, context);
  });

  it.each([
    [['a'], true],
    [[], false],
  ])('with the data %j has something to draw: %s', async (data, isDrawn) => {
    const load = () => Promise.resolve(data);
    const isEmpty = ({ length }: readonly string[]) => length === 0;
    const widget = defineReactWidget({ contract, load, isEmpty, component: Given });
    const content = await widget.load({}, makeContext(contract));
    expect(content !== undefined).toBe(isDrawn);
  });
});
