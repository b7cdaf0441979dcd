// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { makeSlowWidget, makeWidget } from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine, whenSettled } from '../tests/setup/start-engine.ts';
import { until } from '../tests/setup/until.ts';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
  engine = undefined;
});

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);

describe('a mount point', () => {
  it('is given its widget, a status and one event', async () => {
    showPage('<section id="a" data-widget="hello"><p>From the CMS</p></section>');
    engine = startEngine([hello]);
    expect(statusOf('a')).toBe('pending');
    expect(get('a').textContent).toBe('From the CMS');
    await engine.publicApi.ready;
    expect(statusOf('a')).toBe('mounted');
    expect(get('a').textContent).toBe('Hello');
    expect(engine.events).toEqual(['widget:mounted a']);
    expect(engine.errors).toEqual([]);
  });

  it('keeps the CMS content until the widget has something to show', async () => {
    const { slow, finish } = makeSlowWidget();
    showPage('<div id="a" data-widget="slow">CMS</div>');
    engine = startEngine([slow]);
    await until(() => {
      expect(statusOf('a')).toBe('loading');
    });
    expect(get('a').textContent).toBe('CMS');
    finish('data');
    await engine.publicApi.ready;
    expect(get('a').textContent).toBe('Drawn');
  });

  it('keeps the CMS content and says nothing where there is nothing to show', async () => {
    const empty = makeWidget(
      'empty',
      () => <p>Drawn</p>,
      () => Promise.resolve(undefined),
    );
    showPage('<div id="a" data-widget="empty">CMS</div>');
    engine = startEngine([empty]);
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['empty', 'CMS']);
    expect([engine.errors, engine.events]).toEqual([[], []]);
  });

  it('of an unknown widget fails with the nearest name', async () => {
    showPage('<div id="a" data-widget="helo">CMS</div><div id="b" data-widget="">CMS</div>');
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(engine.errors).toEqual([
      'helo: data-widget is "helo"; expected a known widget, probably "hello". The content of the page stays.',
      'a mount point without a name: data-widget is empty; expected one of hello, last. The content of the page stays.',
    ]);
  });

  it('says texts of the mount point first, then those of the page', async () => {
    showPage(
      '<div id="a" data-widget="hello"></div><div id="b" data-widget="hello" data-text-greeting="Grüezi"></div>',
    );
    engine = startEngine([hello], {
      'text-hello-greeting': 'Guten Tag',
      'text-hello-greting': 'x',
    });
    await engine.publicApi.ready;
    expect([get('a').textContent, get('b').textContent]).toEqual(['Guten Tag', 'Grüezi']);
    expect(engine.errors).toEqual([
      'widgets.js: data-text-hello-greting is "x"; expected data-text-hello-greeting. It is ignored.',
    ]);
  });
});

describe('the public API', () => {
  it('unmounts, gives the CMS content back and leaves the elements alone until mount()', async () => {
    showPage('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    document.body.append(get('a'));
    await whenSettled();
    expect(get('a').textContent).toBe('CMS');
    await engine.publicApi.mount(get('a'));
    expect(get('a').textContent).toBe('Hello');
    expect(engine.events).toEqual(['widget:mounted a', 'widget:unmounted a', 'widget:mounted a']);
  });

  it('mounts nothing by itself with data-auto-mount="false", and is ready at once', async () => {
    showPage('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello], { 'auto-mount': 'false' });
    await engine.publicApi.ready;
    await whenSettled();
    expect(statusOf('a')).toBeNull();
    await engine.publicApi.mount();
    expect(statusOf('a')).toBe('mounted');
  });

  it('tries again what failed', async () => {
    let isDown = true;
    const flaky = makeWidget(
      'flaky',
      () => <p>Drawn</p>,
      () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('up')),
    );
    showPage('<div id="a" data-widget="flaky">CMS</div>');
    engine = startEngine([flaky]);
    await engine.publicApi.ready;
    expect(statusOf('a')).toBe('failed');
    isDown = false;
    await engine.publicApi.mount();
    expect([statusOf('a'), get('a').textContent]).toEqual(['mounted', 'Drawn']);
  });

  it.each([['#a'], [null], [42]])('says what a root must be where it gets %j', async (root) => {
    engine = startEngine([hello]);
    const mount = engine.publicApi.mount as (root: unknown) => Promise<void>;
    await expect(mount(root)).resolves.toBeUndefined();
    expect(engine.errors[0]).toMatch(
      /the root of mount\(\) is .*; expected an element or the document/,
    );
  });

  it('is never rejected by a mount point that fails', async () => {
    showPage('<div data-widget="nothing"></div>');
    engine = startEngine([hello]);
    await expect(engine.publicApi.ready).resolves.toBeUndefined();
  });
});
