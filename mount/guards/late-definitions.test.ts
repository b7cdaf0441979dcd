// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { type WidgetDefinition } from '../../shared/widget/widget-definition.ts';
import { getById, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { waitForStatus } from '../../tests/setup/engine/until.ts';

const tag = '<div id="a" data-widget="acme-yield">CMS</div>';
const definition: WidgetDefinition = {
  name: 'acme-yield',
  texts: { title: 'Yield' },
  start: ({ element, texts }) => {
    element.append(` ${texts.get('title')}`);
  },
};

const setState = (state: DocumentReadyState) =>
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);

describe('a name that nobody knows yet', () => {
  it('waits until it is defined, and ready waits with it', async () => {
    setState('interactive');
    showPage(tag);
    const { publicApi, errors } = startEngine([]);
    await whenSettled();
    expect(statusOf('a')).toBe('pending');
    publicApi.define(definition);
    await publicApi.ready;
    expect([statusOf('a'), errors]).toEqual(['mounted', []]);
  });

  it('is a mistake once the page has loaded, and mounts where it is defined still later', async () => {
    setState('interactive');
    const german = JSON.stringify({ language: 'de', texts: { 'acme-yield': { title: 'Ertrag' } } });
    showPage(`<script type="application/json" id="t">${german}</script>${tag}`);
    const { publicApi, errors, events } = startEngine([], { texts: '#t' });
    await whenSettled();
    expect([statusOf('a'), errors]).toEqual(['pending', []]);
    setState('complete');
    window.dispatchEvent(new Event('load'));
    await publicApi.ready;
    expect(errors.sort()).toEqual([
      'acme-yield: data-widget is "acme-yield"; expected one of last. The content of the page stays.',
      'widgets.js: data-texts, texts.acme-yield is no widget; expected one of last. It is ignored.',
    ]);
    publicApi.define(definition);
    await waitForStatus('a', 'mounted');
    expect(getById('a')).toHaveTextContent('CMS Ertrag');
    expect([errors.length, events]).toEqual([2, ['widget:failed a', 'widget:mounted a']]);
  });
});
