// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeWidget } from '../tests/setup/engine/make-widget.ts';
import {
  getById as get,
  makeMountPoint,
  showPage,
  statusOf,
} from '../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../tests/setup/engine/start-engine.ts';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);
const helloTag = '<div id="a" data-widget="hello">CMS</div>';
const manual = { 'auto-mount': 'false' };

describe('a mount point', () => {
  it('is given its widget, a status and one event', async () => {
    showPage(helloTag);
    const { publicApi, events, errors } = startEngine([hello]);
    expect([statusOf('a'), get('a').textContent]).toEqual(['pending', 'CMS']);
    await publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['mounted', 'Hello']);
    expect([events, errors]).toEqual([['widget:mounted a'], []]);
  });

  it('keeps the CMS content and says nothing where there is nothing to show', async () => {
    const empty = makeWidget(
      'empty',
      () => <p>Drawn</p>,
      () => Promise.resolve(undefined),
    );
    const { errors, events } = await openPage('<div id="a" data-widget="empty">CMS</div>', [empty]);
    expect([statusOf('a'), get('a').textContent]).toEqual(['empty', 'CMS']);
    expect([errors, events]).toEqual([[], []]);
  });

  it('of an unknown widget fails with the nearest name', async () => {
    const { errors } = await openPage(
      '<div id="a" data-widget="helo">CMS</div><div data-widget="">CMS</div>',
      [hello],
    );
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(errors).toEqual([
      'helo: data-widget is "helo"; expected a known widget, probably "hello". The content of the page stays.',
      'a mount point without a name: data-widget is empty; expected one of hello, last. The content of the page stays.',
    ]);
  });
});

describe('the public API', () => {
  it('unmounts, gives the CMS content back and leaves the elements alone until mount()', async () => {
    const { publicApi, events } = await openPage(helloTag, [hello]);
    publicApi.unmount();
    publicApi.unmount();
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    document.body.append(get('a'));
    await whenSettled();
    get('a').setAttribute('data-widget', ' hello');
    await whenSettled();
    expect(get('a').textContent).toBe('CMS');
    await publicApi.mount(get('a'));
    expect(get('a').textContent).toBe('Hello');
    expect(events).toEqual(['widget:mounted a', 'widget:unmounted a', 'widget:mounted a']);
  });

  it('tries again what failed, and tells of it again', async () => {
    let isDown = true;
    const flaky = makeWidget(
      'flaky',
      () => <p>Drawn</p>,
      () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('up')),
    );
    const { publicApi, errors } = await openPage('<div id="a" data-widget="flaky">CMS</div>', [
      flaky,
    ]);
    await publicApi.mount();
    expect([statusOf('a'), errors.length]).toEqual(['failed', 2]);
    isDown = false;
    await publicApi.mount();
    expect([statusOf('a'), get('a').textContent]).toEqual(['mounted', 'Drawn']);
  });

  it.each(['#a', null, 42])('says what a root must be where it gets %j', async (root) => {
    const { publicApi, errors } = await openPage(helloTag, [hello]);
    await expect(publicApi.mount(root as unknown as Element)).resolves.toBeUndefined();
    publicApi.unmount(root as unknown as Element);
    expect(errors).toEqual(
      ['mount', 'unmount'].map(
        (name) =>
          `PrivateMarketsWidgets: the root of ${name}() is ${JSON.stringify(root)}; expected an element or the document. Nothing is done.`,
      ),
    );
    expect(statusOf('a')).toBe('mounted');
  });
});

describe('parts of a page', () => {
  const page =
    '<main id="main"><div id="a" data-widget="hello">A</div></main><div id="b" data-widget="hello">B</div>';

  it('are mounted and unmounted alone, also where they are the mount point itself', async () => {
    const { publicApi, errors } = await openPage(page, [hello], manual);
    await whenSettled();
    const statuses = () => ['a', 'b', 'main'].map(statusOf);
    expect(statuses()).toEqual([null, null, null]);
    await publicApi.mount(get('b'));
    expect(statuses()).toEqual([null, 'mounted', null]);
    await publicApi.mount(get('main'));
    publicApi.unmount(get('b'));
    expect([statuses(), errors]).toEqual([['mounted', null, null], []]);
  });

  it('may be fragments', async () => {
    const { publicApi } = await openPage('', [hello]);
    const element = makeMountPoint('hello');
    const fragment = document.createDocumentFragment();
    fragment.append(element);
    await publicApi.mount(fragment);
    expect(element.textContent).toBe('Hello');
  });

  it('are no drawings, whose elements have no content that a widget could replace', async () => {
    const { errors } = await openPage(
      '<svg><g id="a" data-widget="hello"></g><g id="b"></g></svg>',
      [hello],
    );
    get('b').setAttribute('data-widget', 'hello');
    await whenSettled();
    expect([statusOf('a'), statusOf('b'), errors]).toEqual([null, null, []]);
  });

  it('tell of unmounting only where something was mounted', async () => {
    const { publicApi, events } = await openPage(`${page}<div id="c" data-widget="helo"></div>`, [
      hello,
    ]);
    publicApi.unmount();
    await whenSettled();
    const ended = events.filter((event) => event.startsWith('widget:unmounted'));
    expect(ended).toEqual(['widget:unmounted a', 'widget:unmounted b']);
  });
});
