// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../../shared/widget/problem.ts';
import { ensureStylesheet, type StylesheetOptions } from './stylesheet.ts';

const folder = 'https://cdn.example/pmw';
const missing = "is missing or not loaded within 3 s; expected version 1.0.0, the script's own";

/** A stylesheet that has loaded, as it declares itself. */
function declareVersion(version: string, rules = '.pmw-unused { --pmw-whole: 1; }'): void {
  const style = document.createElement('style');
  style.textContent = `:root { --pmw-version: ${version}; } ${rules}`;
  document.head.append(style);
}

function addLink(href: string, rel = 'stylesheet'): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/** Starts it; the links that are on the page then, and what was reported. */
function ensure(options: Partial<StylesheetOptions> = {}) {
  const said: string[] = [];
  const done = ensureStylesheet({
    scriptAddress: `${folder}/widgets.js?ver=1`,
    wanted: undefined,
    version: '1.0.0',
    whenLaidOut: Promise.resolve(),
    report: (problem) => {
      said.push(`${problem.severity ?? 'error'}: ${formatProblem('widgets.js', problem)}`);
    },
    ...options,
  });
  const links = () => [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
  return { said, done, links };
}

/** Starts it, and lets every link of the page fail, as jsdom loads none. */
async function ensureWithout(options: Partial<StylesheetOptions> = {}) {
  const { said, done, links } = ensure(options);
  await Promise.resolve();
  await Promise.resolve();
  document.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('error')));
  await done;
  return { said, links: links() };
}

describe('the stylesheet', () => {
  it.each([
    ['where it is', '"1.0.0"', undefined],
    ['where it is, in single quotes', "'1.0.0'", undefined],
    ['with "None"', '', 'None'],
  ])('is neither linked nor missed %s', async (_, version, wanted) => {
    if (version !== '') declareVersion(version);
    const { done, links, said } = ensure({ wanted });
    await done;
    expect([links(), said]).toEqual([[], []]);
  });

  it.each([
    [`${folder}/old/widgets.css?ver=0`, `${folder}/old/widgets.css?ver=0`],
    [`${folder}/site.css`, 'of the page'],
    [undefined, 'of the page'],
  ])('of another version is reported as the one that is linked: %s', async (href, name) => {
    declareVersion('"0.9.0"');
    if (href !== undefined) addLink(href);
    const { done, links, said } = ensure();
    await done;
    expect(links()).toHaveLength(href === undefined ? 0 : 1);
    expect(said).toEqual([
      `warning: widgets.js: the stylesheet ${name} is version 0.9.0; expected version 1.0.0, the script's own.`,
    ]);
  });

  it('that an optimiser has cut down is reported in one line', async () => {
    declareVersion('"1.0.0"', '');
    const { done, links, said } = ensure();
    await done;
    expect(links()).toEqual([]);
    expect(said).toEqual([
      'error: widgets.js: the stylesheet of the page is cut down: rules for what widgets draw are missing; expected the whole file; exclude it from the optimiser that removes "unused" rules.',
    ]);
    expect(document.querySelector('.pmw-unused')).toBeNull();
  });

  it.each<[string, Partial<StylesheetOptions>, string]>([
    ['from the folder of the script', {}, `${folder}/widgets.css`],
    ['from the address that the tag names', { wanted: '/own.css' }, '/own.css'],
    [
      'from that address also where the script has none',
      { wanted: '/own.css', scriptAddress: undefined },
      '/own.css',
    ],
  ])('is linked %s, and reported where it fails', async (_, options, address) => {
    const { links, said } = await ensureWithout(options);
    expect(links).toEqual([['stylesheet', new URL(address, 'http://localhost:3000').href]]);
    expect(said).toEqual([`warning: widgets.js: the stylesheet ${address} ${missing}.`]);
  });

  it.each([
    ['https://other.example/pmw/widgets.css?ver=7', 'stylesheet', undefined, 1],
    [`${folder}/widgets.css`, 'preload stylesheet', undefined, 1],
    [`${folder}/widgets.css`, 'preload', undefined, 2],
    ['https://cdn.example/widgets.css', 'stylesheet', undefined, 2],
    ['https://[/pmw/widgets.css', 'stylesheet', undefined, 2],
    ['/get.ashx?f=theme.css', 'stylesheet', '/get.ashx?f=widgets.css', 2],
    ['/get.ashx?f=widgets.css&v=2', 'stylesheet', '/get.ashx?f=widgets.css', 1],
    // The word of the tag holds even where it is no address.
    ['https://[/theme.css', 'stylesheet', 'https://[/own.css', 2],
  ])('is not linked twice: %s as %s beside %s makes %i', async (href, rel, wanted, count) => {
    addLink(href, rel);
    expect((await ensureWithout({ wanted })).links).toHaveLength(count);
  });

  it('cannot be linked where neither the script nor the tag has an address', async () => {
    const { links, said } = await ensureWithout({ scriptAddress: undefined });
    expect(links).toEqual([]);
    expect(said).toEqual([
      `warning: widgets.js: the stylesheet widgets.css ${missing}; name its address in data-stylesheet.`,
    ]);
  });
});

describe('waiting for the stylesheet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** Starts it; `isDone` tells whether it is over before any time has passed. */
  async function begin() {
    const { done, said } = ensure();
    let isOver = false;
    void done.then(() => (isOver = true));
    const isDone = async () => {
      await vi.advanceTimersByTimeAsync(0);
      return isOver;
    };
    expect(await isDone()).toBe(false);
    return { isDone, said };
  }
  const loadLink = () => document.querySelector('link')?.dispatchEvent(new Event('load'));
  const loadPage = () => window.dispatchEvent(new Event('load'));
  const declareOwn = () => declareVersion('"1.0.0"');
  const applyAnySheet = () => {
    vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  };
  const setState = (state: DocumentReadyState) => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
  };

  it.each<[string, () => void, () => unknown, number]>([
    ['when it has loaded and applies', declareOwn, loadLink, 0],
    ['with the page’s own loading, however late the link applies', declareOwn, loadPage, 0],
    ['where all is there and nothing declares a version', applyAnySheet, loadPage, 1],
  ])('ends %s', async (_, apply, load, reports) => {
    const { isDone, said } = await begin();
    apply();
    load();
    expect([await isDone(), said.length]).toEqual([true, reports]);
  });

  it('goes on while others of the page are loading: WebKit applies none before', async () => {
    const { isDone } = await begin();
    setState('interactive');
    applyAnySheet();
    loadLink();
    expect(await isDone()).toBe(false);
    setState('complete');
    loadPage();
    expect(await isDone()).toBe(true);
  });

  it('ends after 3 s', async () => {
    const { isDone, said } = await begin();
    await vi.advanceTimersByTimeAsync(2999);
    loadLink();
    expect(await isDone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([await isDone(), said.length]).toEqual([true, 1]);
  });

  it('reads no style before the page is laid out, where there is a link', async () => {
    addLink(`${folder}/widgets.css`);
    declareOwn();
    const read = vi.spyOn(window, 'getComputedStyle');
    let layOut: () => void = () => undefined;
    const { done, said } = ensure({
      whenLaidOut: new Promise<void>((resolve) => (layOut = resolve)),
    });
    await Promise.resolve();
    expect(read).not.toHaveBeenCalled();
    layOut();
    await done;
    expect([read.mock.calls.length > 0, said]).toEqual([true, []]);
  });

  it('begins when the page is parsed: a link may stand below the script', async () => {
    setState('loading');
    const { done, links, said } = ensure();
    await Promise.resolve();
    expect(links()).toEqual([]);
    declareOwn();
    setState('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await done;
    expect([links(), said]).toEqual([[], []]);
  });
});
