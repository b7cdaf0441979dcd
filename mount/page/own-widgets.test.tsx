// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../tests/setup/dom/listen.ts';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById, makeMountPoint, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { until, waitForStatus, waitForText } from '../../tests/setup/engine/until.ts';
import { type StartContext, type WidgetDefinition } from '../../shared/widget/widget-definition.ts';

const hello = makeWidget('hello', () => 'Hello');
const tag = '<div id="a" data-widget="acme-yield" data-rate="5"><p>CMS</p></div>';

/** A definition that adds a line, with parts of its own. */
function makeDefinition(parts: Partial<WidgetDefinition> = {}): WidgetDefinition {
  return {
    name: 'acme-yield',
    attributes: { rate: { type: 'number', default: 4 } },
    texts: { title: 'Yield' },
    start: ({ element, config, texts, changes }) => {
      const line = document.createElement('b');
      line.textContent = `${texts.get('title')} ${String(config['rate'])}`;
      element.append(line);
      changes.node(line);
    },
    ...parts,
  };
}

/** Opens a page that has these definitions before its mount points are read. */
async function open(html: string, ...definitions: readonly unknown[]) {
  showPage(html);
  const engine = startEngine([hello]);
  for (const definition of definitions) engine.publicApi.define(definition as WidgetDefinition);
  await engine.publicApi.ready;
  return engine;
}

describe('a widget of a site’s own', () => {
  it('has the life of ours: status, events, its attributes and texts, and the CMS content at the end', async () => {
    const { publicApi, events, errors } = await open(tag, makeDefinition());
    expect([statusOf('a'), getById('a').innerHTML]).toEqual([
      'mounted',
      expect.stringMatching(/^<p>CMS<\/p><b[^>]*>Yield 5<\/b>$/),
    ]);
    publicApi.unmount();
    await whenSettled();
    expect(getById('a').innerHTML).toBe('<p>CMS</p>');
    expect(events).toEqual(['widget:mounted a', 'widget:unmounted a']);
    expect(errors).toEqual([]);
  });

  it('is given what it needs, and no more', async () => {
    const started = vi.fn<(context: StartContext) => void>();
    const actions: unknown[] = [];
    listen(document, 'widget:action', (event) => actions.push((event as CustomEvent).detail));
    const { errors } = await open(tag, makeDefinition({ start: started }));
    const [context] = started.mock.calls[0] ?? [];
    expect(Object.keys(context ?? {}).sort()).toEqual(
      [
        ...['act', 'changes', 'config', 'culture', 'data', 'element', 'guard', 'isEditing'],
        ...['report', 'signal', 'texts'],
      ].sort(),
    );
    expect(context).toMatchObject({ data: null, culture: 'en-US', isEditing: false });
    context?.act({ action: 'opened', value: 2 });
    context?.report({ where: 'data-rate', found: 'odd', expected: 'even', outcome: 'Using 4.' });
    await whenSettled();
    expect(actions).toEqual([{ widget: 'acme-yield', action: 'opened', value: 2 }]);
    expect(errors).toEqual(['acme-yield: data-rate is odd; expected even. Using 4.']);
  });

  it('starts with what its load returns, as a promise or not, and has itself as this', async () => {
    const start = vi.fn(({ data, element }: StartContext) => {
      element.append(String(data));
    });
    const definition = {
      ...makeDefinition({ start }),
      base: 2,
      load({ config }: { config: { rate: number } }) {
        return Promise.resolve(this.base * config.rate);
      },
    };
    await open(
      `${tag}<i id="b" data-widget="acme-now"></i>`,
      definition,
      makeDefinition({ name: 'acme-now', load: () => 'now' }),
    );
    expect(start).toHaveBeenCalledOnce();
    expect(getById('a')).toHaveTextContent('CMS10');
    expect(statusOf('b')).toBe('mounted');
  });

  it('is empty where its load returns nothing', async () => {
    const start = vi.fn();
    const { errors } = await open(tag, makeDefinition({ load: () => undefined, start }));
    expect([statusOf('a'), getById('a').innerHTML]).toEqual(['empty', '<p>CMS</p>']);
    expect([start.mock.calls, errors]).toEqual([[], []]);
  });

  const boom = () => {
    throw new Error('boom');
  };
  it.each<[string, Partial<WidgetDefinition>]>([
    ['its load throws', { load: boom }],
    ['its load is rejected', { load: () => Promise.reject(new Error('boom')) }],
    ['its start throws', { start: boom }],
    [
      'its start throws after it has changed the content',
      {
        start: ({ element, changes }) => {
          const line = document.createElement('b');
          changes.attributes(element, { title: 'changed' });
          element.replaceChildren(line);
          changes.node(line);
          element.append('more');
          throw new Error('boom');
        },
      },
    ],
    ['its start is rejected', { start: () => Promise.reject(new Error('boom')) as never }],
    [
      'a guarded callback throws',
      {
        start: ({ guard, element }) => {
          element.append('on');
          queueMicrotask(guard(boom));
        },
      },
    ],
  ])('fails alone, with one error and the CMS content, where %s', async (_, parts) => {
    const both = `<div id="a" data-widget="acme-yield"><p>CMS</p></div><div id="b" data-widget="hello"></div>`;
    const { errors, events } = await open(both, makeDefinition(parts));
    await waitForStatus('a', 'failed');
    expect(errors).toEqual([expect.stringMatching(/^acme-yield: .* failed: boom\. The content/)]);
    expect(getById('a').querySelector('p')).toHaveTextContent('CMS');
    expect(getById('a').querySelector('b')).toBeNull();
    expect(getById('a').hasAttribute('title')).toBe(false);
    await waitForText('b', 'Hello');
    await whenSettled();
    expect(events).toContain('widget:failed a');
  });

  it('may replace the CMS content as it starts, which comes back at the end', async () => {
    const definition = makeDefinition({
      start: ({ element }) => {
        const line = document.createElement('b');
        line.textContent = 'own';
        element.replaceChildren(line);
      },
    });
    const { publicApi } = await open(tag, definition);
    expect(getById('a').innerHTML).toBe('<b>own</b>');
    publicApi.unmount();
    expect(getById('a').innerHTML).toBe('<p>CMS</p>');
  });

  it('starts anew on content that the page puts in its place', async () => {
    const { errors } = await open(tag, makeDefinition());
    const content = document.createElement('p');
    content.append('New');
    getById('a').replaceChildren(content);
    await waitForText('a', 'NewYield 5');
    getById('a').remove();
    await whenSettled();
    expect(errors).toEqual([]);
  });

  it('lets its signal abort where its element leaves', async () => {
    let signal: AbortSignal | undefined;
    await open(tag, makeDefinition({ start: (context) => void (signal = context.signal) }));
    expect(signal?.aborted).toBe(false);
    getById('a').remove();
    await until(() => expect(signal?.aborted).toBe(true));
  });

  it('is suggested for a name that is nearly its own, and its mistakes are told as ours are', async () => {
    const page =
      '<i data-widget="acme-yeild"></i><i data-widget="acme-yield" data-rat="1" data-text-titel="x"></i>';
    const { errors } = await open(page, makeDefinition());
    expect(errors.sort()).toEqual([
      'acme-yeild: data-widget is "acme-yeild"; expected a known widget, probably "acme-yield". The content of the page stays.',
      'acme-yield: data-rat is not an attribute of this widget; expected data-rate. It is ignored.',
      'acme-yield: data-text-titel is no text of this widget; expected data-text-title. It is ignored.',
    ]);
  });

  it('has the texts of the mount point, of the page, and of the language file', async () => {
    const definition = makeDefinition({
      texts: { title: 'Yield', more: 'More', 'years-one': '{n} year', 'years-other': '{n} years' },
      start: ({ element, texts }) => {
        element.append(
          [
            texts.get('title'),
            texts.get('more'),
            texts.count('years', 1),
            texts.count('years', 2),
          ].join(),
        );
      },
    });
    const german = { 'acme-yield': { title: 'Ertrag', more: 'Mehr', 'years-other': '{n} Jahre' } };
    const file = JSON.stringify({ language: 'de', texts: german });
    showPage(
      `<script type="application/json" id="t">${file}</script><i id="a" data-widget="acme-yield" data-text-years-one="{n} Jahr"></i>`,
    );
    const { publicApi, errors } = startEngine([hello], {
      texts: '#t',
      'text-acme-yield-more': 'Noch mehr',
    });
    publicApi.define(definition);
    await publicApi.ready;
    expect(getById('a')).toHaveTextContent('Ertrag,Noch mehr,1 Jahr,2 Jahre');
    expect(errors).toEqual([]);
  });
});

describe('a name that nobody knows yet', () => {
  it('stays alone where the page has unmounted it, and mounts in what is added later', async () => {
    const { publicApi } = await openPage(tag, [hello]);
    publicApi.unmount();
    publicApi.define(makeDefinition());
    await whenSettled();
    expect(statusOf('a')).toBeNull();
    document.body.append(makeMountPoint('acme-yield', 'Later'));
    await until(() => expect(document.body).toHaveTextContent('LaterYield 4'));
  });
});

describe('a wrong definition', () => {
  const hostile = {
    get name(): string {
      throw new Error('not now');
    },
  };
  it.each([
    [undefined, 'define(), the definition is missing; expected an object.'],
    [{ name: 'carousel', start: () => undefined }, 'define("carousel"), name is "carousel"'],
    [makeDefinition({ name: 'hello' }), 'define("hello"), name is "hello"; expected a prefix'],
    [{ name: 'acme-yield' }, 'define("acme-yield"), start is missing; expected a function.'],
    [
      { name: 'acme-yield', strat: () => undefined },
      'define("acme-yield"), strat is no part of a definition; expected start.',
    ],
    [
      makeDefinition({ load: 'x' as never }),
      'define("acme-yield"), load is "x"; expected a function',
    ],
    [
      makeDefinition({ attributes: { rate: { type: 'number', default: 'x' } } }),
      'define("acme-yield"), attributes.rate.default is "x"; expected a number.',
    ],
    [() => hostile, 'define(), a value throws "not now"; expected none.'],
    [{ ...makeDefinition(), name: {} }, 'define(), name is an object; expected a prefix'],
  ])('is told once, and stops nothing: %o', async (definition, sentence) => {
    const { errors } = await open(
      '<i id="b" data-widget="hello"></i><i id="c" data-widget="acme-other"></i>',
      typeof definition === 'function' ? definition() : definition,
      makeDefinition({ name: 'acme-other' }),
    );
    expect(errors).toEqual([expect.stringContaining(`PrivateMarketsWidgets: ${sentence}`)]);
    expect(errors[0]).toMatch(/This widget is not defined\.$/);
    expect([statusOf('b'), statusOf('c')]).toEqual(['mounted', 'mounted']);
  });

  it('is one of a name that has one, unless a page swap has brought another page', async () => {
    const other = makeDefinition({ texts: { title: 'Other' } });
    const { publicApi, errors } = await open(tag, makeDefinition(), other);
    expect(getById('a')).toHaveTextContent('CMSYield 5');
    expect(errors).toEqual([
      'PrivateMarketsWidgets: define("acme-yield"), name is "acme-yield"; expected a name that is not defined yet. This widget is not defined.',
    ]);
    const { body } = document;
    onTestFinished(() => {
      document.body.replaceWith(body);
    });
    const next = document.createElement('body');
    next.append(makeMountPoint('acme-yield', 'Next'));
    body.replaceWith(next);
    publicApi.define(other);
    await waitForText(next, 'NextOther 4');
    expect(errors).toHaveLength(1);
  });
});
