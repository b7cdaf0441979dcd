// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BehaviourContext, defineBehaviour } from '../shared/widget/define-widget.ts';
import {
  makeContract,
  makeSlowWidget,
  makeWidget,
  type NoApi,
} from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine, whenSettled } from '../tests/setup/start-engine.ts';
import { until } from '../tests/setup/until.ts';

// Pages change mount points while the engine runs, apart from adding and removing them.

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
  document.documentElement.removeAttribute('lang');
});

const hello = makeWidget('hello', ({ texts }) => <p className="hello">{texts.get('greeting')}</p>);
const bye = makeWidget('bye', () => <p>Bye</p>);
/** Has something to show only if it has a label. */
const choosy = makeWidget(
  'choosy',
  () => <p>Drawn</p>,
  ({ element }) => Promise.resolve(element.hasAttribute('data-label') ? 'data' : undefined),
);
const broken = makeWidget(
  'broken',
  () => <p>Drawn</p>,
  () => Promise.reject(new Error('down')),
);
const frame = defineBehaviour({
  contract: { ...makeContract('frame'), kind: 'behaviour' as const },
  start: (_config, { element, borrow }: BehaviourContext<NoApi>) => {
    borrow.attributes(element, { role: 'group' });
    const [first] = element.getElementsByTagName('b');
    if (first) borrow.attributes(first, { title: 'changed' });
  },
});

async function begin(html: string, options: Readonly<Record<string, string>> = {}) {
  showPage(html);
  engine = startEngine([hello, bye, choosy, broken, frame], options);
  await engine.publicApi.ready;
  return engine;
}

describe('a page that replaces what a widget drew', () => {
  const replace = (content: string) => {
    const part = new DOMParser().parseFromString(content, 'text/html'); // eslint-disable-line no-restricted-syntax -- the page of a test
    get('a').replaceChildren(...part.body.childNodes);
  };

  it.each(['New', '<h2>New</h2>', '<p class="hello">New</p>', ''])(
    'has the widget mount anew on "%s", its content from then on',
    async (content) => {
      const { events, errors, publicApi } = await begin(
        '<div id="a" data-widget="hello">CMS</div>',
      );
      replace(content);
      await until(() => {
        expect(get('a')).toHaveTextContent('Hello');
      });
      expect(events).toEqual(['widget:mounted a', 'widget:unmounted a', 'widget:mounted a']);
      publicApi.unmount();
      expect(get('a').innerHTML).toBe(content);
      expect(errors).toEqual([]);
    },
  );

  it('has its content left where it unmounts in the same task', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="hello">CMS</div>');
    replace('New');
    publicApi.unmount();
    await whenSettled();
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="hello">New</div>');
  });

  it('mounts it anew also where it mounts by itself', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="hello">CMS</div>', {
      'auto-mount': 'false',
    });
    await publicApi.mount();
    replace('New');
    await until(() => {
      expect(get('a')).toHaveTextContent('Hello');
    });
  });

  it('in answer to every mounting is slowed down and told once, but never given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const putBack = ({ target }: Event) => {
      const fresh = document.createElement('div');
      fresh.id = 'a';
      fresh.setAttribute('data-widget', 'hello');
      (target as Element).replaceWith(fresh);
    };
    document.addEventListener('widget:mounted', putBack);
    const { errors, events } = await begin('<div id="a" data-widget="hello"></div>');
    await until(() => {
      expect(errors).toHaveLength(1);
    });
    const countMounts = () => events.filter((event) => event === 'widget:mounted a').length;
    const told = countMounts();
    await vi.advanceTimersByTimeAsync(600);
    document.removeEventListener('widget:mounted', putBack);
    // Without a pause there would be one every few milliseconds.
    expect(countMounts() - told).toBeLessThan(8);
    expect(errors).toEqual([
      'hello: the content is put back by a script of the page each time the widget mounts; expected content that is replaced for another reason. The widget mounts again after longer and longer pauses.',
    ]);
    await until(() => {
      expect(statusOf('a')).toBe('mounted');
    });
  });

  it('may put something beside it', async () => {
    const { events } = await begin('<div id="a" data-widget="hello">CMS</div>');
    get('a').append('Beside', document.createElement('hr'));
    await whenSettled();
    expect(get('a')).toHaveTextContent('HelloBeside');
    expect(events).toEqual(['widget:mounted a']);
  });
});

describe('a page that changes attributes', () => {
  it('may rename a mount point: the old widget ends, the new one begins', async () => {
    const { events } = await begin('<div id="a" data-widget="hello">CMS</div>');
    get('a').setAttribute('data-widget', 'bye');
    await until(() => {
      expect(get('a')).toHaveTextContent('Bye');
    });
    expect(events).toEqual(['widget:mounted a', 'widget:unmounted a', 'widget:mounted a']);
  });

  it('may make an element a mount point, and take that back', async () => {
    const { events } = await begin('<div id="a">CMS</div>');
    get('a').setAttribute('data-widget', 'hello');
    await until(() => {
      expect(statusOf('a')).toBe('mounted');
    });
    get('a').removeAttribute('data-widget');
    await until(() => {
      expect(get('a').outerHTML).toBe('<div id="a">CMS</div>');
    });
    await whenSettled();
    expect(events).toEqual(['widget:mounted a', 'widget:unmounted a']);
  });

  it('may put spaces around a name', async () => {
    const { events } = await begin('<div id="a" data-widget="hello">CMS</div>');
    get('a').setAttribute('data-widget', ' hello ');
    await whenSettled();
    expect(events).toEqual(['widget:mounted a']);
  });

  it('mounts nothing new where it mounts by itself', async () => {
    await begin('<div id="a">CMS</div>', { 'auto-mount': 'false' });
    get('a').setAttribute('data-widget', 'hello');
    await whenSettled();
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="hello">CMS</div>');
  });

  it.each(['hello', 'frame', 'choosy'])(
    'begins anew where it takes the status away, as a morph does: %s',
    async (name) => {
      await begin(`<div id="a" data-widget="${name}">CMS</div>`);
      const before = statusOf('a');
      get('a').removeAttribute('data-widget-status');
      await until(() => {
        expect(statusOf('a')).toBe(before);
      });
    },
  );

  it('may take the status away while the widget loads', async () => {
    showPage('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello]);
    get('a').removeAttribute('data-widget-status');
    await engine.publicApi.ready;
    await whenSettled();
    expect([statusOf('a'), engine.events]).toEqual(['mounted', ['widget:mounted a']]);
  });

  it('in what a widget drew changes nothing', async () => {
    const { events } = await begin('<div id="a" data-widget="hello">CMS</div>');
    get('a').firstElementChild?.setAttribute('data-widget', 'bye');
    await whenSettled();
    expect([get('a').textContent, events]).toEqual(['Hello', ['widget:mounted a']]);
  });

  it('may change the language: what mounts from then on has the texts of that page', async () => {
    await begin('<div id="a" data-widget="hello"></div>');
    document.documentElement.setAttribute('data-text-hello-greeting', 'Grüezi');
    document.documentElement.lang = 'de-CH';
    await whenSettled();
    document.documentElement.removeAttribute('data-text-hello-greeting');
    const late = document.createElement('div');
    late.setAttribute('data-widget', 'hello');
    document.documentElement.setAttribute('data-text-hello-greeting', 'Grüezi');
    document.body.append(late);
    await until(() => {
      expect(late).toHaveTextContent('Grüezi');
    });
    expect(get('a')).toHaveTextContent('Hello');
    document.documentElement.removeAttribute('data-text-hello-greeting');
  });
});

describe('mount points inside others', () => {
  const inner = '<div id="in" data-widget="hello">CMS inside</div>';

  it.each([
    ['failed', '<div id="out" data-widget="helo">', 'mounted'],
    ['failed', '<div id="out" data-widget="broken">', 'mounted'],
    ['empty', '<div id="out" data-widget="choosy">', 'mounted'],
    ['mounted', '<div id="out" data-widget="frame">', 'mounted'],
  ])('mount where the outer one is %s', async (status, tag, ofInner) => {
    await begin(`${tag}${inner}</div>`);
    expect([statusOf('out'), statusOf('in')]).toEqual([status, ofInner]);
  });

  it('end when the outer one has something to show', async () => {
    const { publicApi } = await begin(`<div id="out" data-widget="choosy">${inner}</div>`);
    get('out').setAttribute('data-label', 'x');
    await publicApi.mount();
    expect(get('out')).toHaveTextContent('Drawn');
    publicApi.unmount();
    expect(get('in').outerHTML).toBe(inner);
  });

  it.each([
    ['inside what it replaces', `<p>Old  text</p>${inner}`, 'a mount point (hello)', 16],
    [
      'that an end tag is missing before',
      `${inner}<i data-widget="frame">x</i>`,
      '2 mount points (hello, frame)',
      10,
    ],
  ])('%s are named once, with how much content that is', async (_, content, found, length) => {
    const { errors, warnings } = await begin(`<div id="out" data-widget="bye">${content}</div>`);
    expect([statusOf('out'), get('out').textContent, errors]).toEqual(['mounted', 'Bye', []]);
    expect(warnings).toEqual([
      `bye: what the CMS rendered inside is ${found} among ${length} characters of text; expected no mount point there; an end tag may be missing. The widget takes the place of all of it.`,
    ]);
  });

  it('added to one that is being mounted are left to it', async () => {
    const { slow, finish } = makeSlowWidget();
    showPage('<div id="out" data-widget="slow"></div>');
    engine = startEngine([slow, hello]);
    await until(() => {
      expect(statusOf('out')).toBe('loading');
    });
    const late = document.createElement('div');
    late.setAttribute('data-widget', 'hello');
    get('out').append(late);
    await whenSettled();
    expect(late.hasAttribute('data-widget-status')).toBe(false);
    finish('data');
    await engine.publicApi.ready;
    expect(get('out')).toHaveTextContent('Drawn');
  });
});

describe('a copy of a mounted element', () => {
  const copy = (id: string, change: (copy: HTMLElement) => void = () => undefined) => {
    const made = get(id).cloneNode(true) as HTMLElement;
    made.id = 'copy';
    change(made);
    document.body.append(made);
  };

  it('begins with the CMS content of the original', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="hello">CMS <b>a</b></div>');
    copy('a');
    await until(() => {
      expect(statusOf('copy')).toBe('mounted');
    });
    publicApi.unmount();
    expect(get('copy').innerHTML).toBe('CMS <b>a</b>');
    expect(get('a').innerHTML).toBe('CMS <b>a</b>');
    expect(get('copy').firstElementChild).not.toBe(get('a').firstElementChild);
  });

  it('begins empty where the original is gone', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="hello">CMS</div>');
    const made = get('a').cloneNode(true);
    get('a').remove();
    await whenSettled();
    document.body.append(made);
    await until(() => {
      expect(statusOf('a')).toBe('mounted');
    });
    publicApi.unmount();
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="hello"></div>');
  });

  it('of a behaviour begins as the author wrote the original', async () => {
    const authored = '<b title="own">CMS</b><div id="in" data-widget="hello"><b>x</b></div>';
    const { publicApi } = await begin(`<div id="a" data-widget="frame">${authored}</div>`);
    expect(get('a').querySelector('b')?.title).toBe('changed');
    copy('a');
    await until(() => {
      expect(statusOf('copy')).toBe('mounted');
    });
    // The copy carries the status of its original from the start.
    await whenSettled();
    publicApi.unmount();
    expect(get('copy').outerHTML).toBe(`<div id="copy" data-widget="frame">${authored}</div>`);
  });

  it('of a behaviour that the page has rebuilt is left as it is', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="frame"><b>CMS</b></div>');
    copy('a', (made) => {
      made.prepend(document.createElement('hr'));
    });
    await until(() => {
      expect(statusOf('copy')).toBe('mounted');
    });
    publicApi.unmount();
    expect(get('copy').outerHTML).toBe(
      '<div id="copy" data-widget="frame" role="group"><hr><b title="changed">CMS</b></div>',
    );
  });
});

describe('a page that replaces what a behaviour needs', () => {
  it('has it start again on the new content', async () => {
    const { events } = await begin('<div id="a" data-widget="frame"><b>One</b></div>');
    const next = document.createElement('b');
    get('a').replaceChildren(next);
    await until(() => {
      expect(next.title).toBe('changed');
    });
    expect(events).toEqual(['widget:mounted a', 'widget:unmounted a', 'widget:mounted a']);
  });

  it('may add to it', async () => {
    const { events } = await begin('<div id="a" data-widget="frame"><b>One</b></div>');
    get('a').append(document.createElement('hr'));
    await whenSettled();
    expect(events).toEqual(['widget:mounted a']);
  });

  it('may leave it without elements, as it began', async () => {
    const { events } = await begin('<div id="a" data-widget="frame">Text</div>');
    get('a').textContent = 'Other';
    await whenSettled();
    expect(events).toEqual(['widget:mounted a']);
  });

  it('has it start again where one of its attributes is written over', async () => {
    const { events } = await begin('<div id="a" data-widget="frame"><b>One</b></div>');
    get('a').firstElementChild?.setAttribute('title', 'by the page');
    await until(() => {
      expect(events).toContain('widget:unmounted a');
      expect(get('a').firstElementChild).toHaveAttribute('title', 'changed');
    });
  });
});
