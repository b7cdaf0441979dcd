// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseInert } from '../../shared/html/parse-inert.ts';
import {
  broken,
  makeBehaviour,
  makeSlowWidget,
  makeWidget,
} from '../../tests/setup/engine/make-widget.ts';
import {
  getById as get,
  makeMountPoint,
  showPage,
  statusOf,
} from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { until, waitForStatus, waitForText } from '../../tests/setup/engine/until.ts';

// Pages change mount points while the engine runs, apart from adding and removing them.

const greeting = 'data-text-hello-greeting';

const hello = makeWidget('hello', ({ texts }) => <p className="hello">{texts.get('greeting')}</p>);
const bye = makeWidget('bye', () => <p>Bye</p>);
/** Has something to show only if it has a label. */
const choosy = makeWidget(
  'choosy',
  () => <p>Drawn</p>,
  ({ element }) => Promise.resolve(element.hasAttribute('data-label') ? 'data' : undefined),
);
const frame = makeBehaviour('frame', ({ element, changes }) => {
  changes.attributes(element, { role: 'group' });
  const [first] = element.getElementsByTagName('b');
  if (first) changes.attributes(first, { title: 'changed' });
});

const begin = (html: string, options: Readonly<Record<string, string>> = {}) =>
  openPage(html, [hello, bye, choosy, broken, frame], options);
const manual = { 'auto-mount': 'false' };

const helloTag = '<div id="a" data-widget="hello">CMS</div>';
const frameTag = '<div id="a" data-widget="frame"><b>One</b></div>';
const once = ['widget:mounted a'];
const again = ['widget:mounted a', 'widget:unmounted a', 'widget:mounted a'];

const parse = (html: string) => [...(parseInert(html)?.childNodes ?? [])];
/** The acts of a page, as rows of a table. */
const set = (selector: string, name: string, value: string) => () => {
  document.querySelector(selector)?.setAttribute(name, value);
};
const append = (html: string) => () => get('a').append(...parse(html));
const replace = (html: string) => () => get('a').replaceChildren(...parse(html));

describe('a page that changes a mount point', () => {
  it.each<[string, string, () => void, string, readonly string[]]>([
    // The old widget ends, the new one begins.
    ['another name', helloTag, set('#a', 'data-widget', 'bye'), 'Bye', again],
    ['spaces around its name', helloTag, set('#a', 'data-widget', ' hello '), 'Hello', once],
    ['something beside what is drawn', helloTag, append('Beside<hr>'), 'HelloBeside', once],
    [
      'a mount point in what is drawn',
      helloTag,
      set('.hello', 'data-widget', 'bye'),
      'Hello',
      once,
    ],
    ['something beside what a behaviour needs', frameTag, append('Two<hr>'), 'OneTwo', once],
    ['another text in a behaviour', '<p id="a" data-widget="frame">', replace('Two'), 'Two', once],
    ['other elements in a behaviour', frameTag, replace('<b>Two</b>'), 'Two', again],
    ['another value of what a behaviour wrote', frameTag, set('b', 'title', 'x'), 'One', again],
  ])('has it begin anew only where it must: %s', async (_, html, change, text, expected) => {
    const { events } = await begin(html);
    change();
    await whenSettled();
    await until(() => expect([get('a').textContent, events]).toEqual([text, expected]));
    const [first] = get('a').getElementsByTagName('b');
    if (first) expect(first.title).toBe('changed');
  });

  it('may make an element one, and take that back', async () => {
    const { events } = await begin('<div id="a">CMS</div>');
    get('a').setAttribute('data-widget', 'hello');
    await waitForStatus('a', 'mounted');
    get('a').removeAttribute('data-widget');
    await until(() => expect(get('a').outerHTML).toBe('<div id="a">CMS</div>'));
    await whenSettled();
    expect(events).toEqual(['widget:mounted a', 'widget:unmounted a']);
  });

  it('that takes the name of one while it loads has those inside it mounted', async () => {
    showPage('<div id="a" data-widget="slow"><div id="b" data-widget="bye">CMS</div></div>');
    startEngine([makeSlowWidget().slow, bye]);
    await waitForStatus('a', 'loading');
    get('a').removeAttribute('data-widget');
    await waitForStatus('b', 'mounted');
  });

  it.each(['hello', 'frame', 'choosy'])(
    'has %s begin anew where it takes the status away, as a morph does',
    async (name) => {
      await begin(`<div id="a" data-widget="${name}">CMS</div>`);
      const before = statusOf('a') ?? '';
      get('a').removeAttribute('data-widget-status');
      await waitForStatus('a', before);
    },
  );

  it('may take the status away while the widget loads', async () => {
    showPage(helloTag);
    const { publicApi, events } = startEngine([hello]);
    get('a').removeAttribute('data-widget-status');
    await publicApi.ready;
    await whenSettled();
    expect([statusOf('a'), events]).toEqual(['mounted', once]);
  });

  it('may change the language: what mounts from then on has the texts of that page', async () => {
    await begin('<div id="a" data-widget="hello"></div>');
    document.documentElement.setAttribute(greeting, 'Grüezi');
    document.documentElement.lang = 'de-CH';
    await whenSettled();
    const late = makeMountPoint('hello');
    document.body.append(late);
    await waitForText(late, 'Grüezi');
    expect(get('a')).toHaveTextContent('Hello');
  });
});

describe('a page that replaces what a widget drew', () => {
  it.each(['New', '<h2>New</h2>', '<p class="hello">New</p>', ''])(
    'has the widget mount anew on "%s", its content from then on',
    async (content) => {
      const { events, errors, publicApi } = await begin(helloTag);
      replace(content)();
      await waitForText('a', 'Hello');
      expect(events).toEqual(again);
      publicApi.unmount();
      expect(get('a').innerHTML).toBe(content);
      expect(errors).toEqual([]);
    },
  );

  it('has its content left where it unmounts in the same task', async () => {
    const { publicApi } = await begin(helloTag);
    replace('New')();
    publicApi.unmount();
    await whenSettled();
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="hello">New</div>');
  });

  it('mounts it anew also where it mounts by itself, but nothing that is new', async () => {
    const { publicApi } = await begin(`${helloTag}<div id="b">CMS</div>`, manual);
    await publicApi.mount();
    replace('New')();
    get('b').setAttribute('data-widget', 'hello');
    await waitForText('a', 'Hello');
    await whenSettled();
    expect(get('b').outerHTML).toBe('<div id="b" data-widget="hello">CMS</div>');
  });
});

describe('mount points inside others', () => {
  const inner = '<div id="in" data-widget="hello">CMS inside</div>';

  it.each([
    ['failed', 'helo'],
    ['failed', 'broken'],
    ['empty', 'choosy'],
    ['mounted', 'frame'],
  ])('mount where the outer one is %s: %s', async (status, name) => {
    await begin(`<div id="out" data-widget="${name}">${inner}</div>`);
    expect([statusOf('out'), statusOf('in')]).toEqual([status, 'mounted']);
  });

  it.each([
    ['failed', 'helo'],
    ['failed', 'broken'],
    ['empty', 'choosy'],
    ['mounted', 'frame'],
  ])('mount where the page mounts by itself and the outer one is %s: %s', async (status, name) => {
    const deeper = `<div data-widget="${name}">${inner}</div>`;
    const { publicApi } = await begin(
      `<div id="out" data-widget="${name}">${deeper}</div><p id="b" data-widget="hello">CMS</p>`,
      manual,
    );
    await publicApi.mount(get('out'));
    expect([statusOf('out'), statusOf('in'), statusOf('b')]).toEqual([status, 'mounted', null]);
  });

  it('stay as they are where the page has unmounted them and the outer one fails', async () => {
    const { publicApi } = await begin(`<div id="out" data-widget="broken">${inner}</div>`, manual);
    publicApi.unmount(get('in'));
    await publicApi.mount(get('out'));
    expect([statusOf('out'), statusOf('in')]).toEqual(['failed', 'mounted']);
    publicApi.unmount(get('in'));
    get('out').setAttribute('data-widget', 'choosy');
    await whenSettled();
    expect([statusOf('out'), statusOf('in')]).toEqual(['empty', null]);
  });

  it('end when the outer one has something to show', async () => {
    const { publicApi } = await begin(`<div id="out" data-widget="choosy">${inner}</div>`);
    get('out').setAttribute('data-label', 'x');
    await publicApi.mount();
    expect(get('out')).toHaveTextContent('Drawn');
    publicApi.unmount();
    expect(get('in').outerHTML).toBe(inner);
  });

  it('added to one that is being mounted are left to it', async () => {
    const { slow, finish } = makeSlowWidget();
    showPage('<div id="out" data-widget="slow"></div>');
    const { publicApi } = startEngine([slow, hello]);
    await waitForStatus('out', 'loading');
    const late = makeMountPoint('hello');
    get('out').append(late);
    await whenSettled();
    expect(late.hasAttribute('data-widget-status')).toBe(false);
    finish('data');
    await publicApi.ready;
    expect(get('out')).toHaveTextContent('Drawn');
  });
});
