// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../shared/widget/problem.ts';
import { ensureStylesheet, type StylesheetOptions } from './stylesheet.ts';

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const scriptAddress = 'https://cdn.example/pmw/widgets.js?ver=1';
const missing = "is missing or not loaded within 3 s; expected version 1.0.0, the script's own";

/** A stylesheet that has loaded, as it declares itself. */
function declareVersion(version: string): void {
  const style = document.createElement('style');
  style.textContent = `:root { --pmw-version: ${version}; }`;
  document.head.append(style);
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Starts it; the links that are on the page then, and what was reported. */
function ensure(options: Partial<StylesheetOptions> = {}) {
  const said: string[] = [];
  const done = ensureStylesheet({
    scriptAddress,
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

/** Lets every link of the page fail, as jsdom loads none. */
async function failLinks(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  document.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('error')));
}

describe('the stylesheet', () => {
  it.each(['"1.0.0"', "'1.0.0'"])('is not linked where it is: %s', async (version) => {
    declareVersion(version);
    const { done, links, said } = ensure();
    await done;
    expect([links(), said]).toEqual([[], []]);
  });

  it.each(['none', 'None'])('is neither linked nor looked for with "%s"', async (wanted) => {
    const { done, links, said } = ensure({ wanted });
    await done;
    expect([links(), said]).toEqual([[], []]);
  });

  it.each([
    ['https://cdn.example/old/widgets.css?ver=0', 'https://cdn.example/old/widgets.css?ver=0'],
    ['https://cdn.example/site.css', 'of the page'],
  ])('of another version is reported as the one that is linked: %s', async (href, name) => {
    declareVersion('"0.9.0"');
    addLink('stylesheet', href);
    const { done, said } = ensure();
    await done;
    expect(said[0]).toContain(`the stylesheet ${name} is version 0.9.0; expected version 1.0.0`);
  });

  it('of another version is reported', async () => {
    declareVersion('"0.9.0"');
    const { done, links, said } = ensure();
    await done;
    expect([links(), said]).toEqual([
      [],
      [
        "warning: widgets.js: the stylesheet of the page is version 0.9.0; expected version 1.0.0, the script's own.",
      ],
    ]);
  });

  it.each<[string, Partial<StylesheetOptions>, string]>([
    ['from the folder of the script', {}, 'https://cdn.example/pmw/widgets.css'],
    [
      'from the address that the tag names',
      { wanted: '/own.css' },
      'http://localhost:3000/own.css',
    ],
    [
      'from that address also where the script has none',
      { wanted: '/own.css', scriptAddress: undefined },
      'http://localhost:3000/own.css',
    ],
  ])('is linked %s, and reported where it fails', async (_, options, address) => {
    const { done, links, said } = ensure(options);
    await failLinks();
    await done;
    expect(links()).toEqual([['stylesheet', address]]);
    const name = options.wanted ?? address;
    expect(said).toEqual([`warning: widgets.js: the stylesheet ${name} ${missing}.`]);
  });

  it.each([
    ['https://other.example/pmw/widgets.css?ver=7', 'stylesheet', 1],
    ['https://cdn.example/pmw/widgets.css', 'preload stylesheet', 1],
    ['https://cdn.example/pmw/widgets.css', 'preload', 2],
    ['https://cdn.example/widgets.css', 'stylesheet', 2],
    ['https://[/pmw/widgets.css', 'stylesheet', 2],
  ])('is not linked twice: %s as %s makes %i', async (href, rel, count) => {
    addLink(rel, href);
    const { done, links } = ensure();
    await failLinks();
    await done;
    expect(links()).toHaveLength(count);
  });

  it('is linked by what the tag says even where that is no address', async () => {
    addLink('stylesheet', 'https://[/theme.css');
    const { done, links } = ensure({ wanted: 'https://[/own.css' });
    await failLinks();
    await done;
    expect(links()).toHaveLength(2);
  });

  it('cannot be linked where neither the script nor the tag has an address', async () => {
    const { done, links, said } = ensure({ scriptAddress: undefined });
    await done;
    expect(links()).toEqual([]);
    expect(said).toEqual([
      `warning: widgets.js: the stylesheet widgets.css ${missing}; name its address in data-stylesheet.`,
    ]);
  });
});

describe('waiting for the stylesheet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** Starts it, with its link on the page; `isDone` tells whether it is over before any time has passed. */
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
  const applyAnySheet = () => {
    vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  };

  it('ends when it has loaded and applies', async () => {
    const { isDone, said } = await begin();
    declareVersion('"1.0.0"');
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect([await isDone(), said]).toEqual([true, []]);
  });

  it('ends with the page’s own loading, however late the link applies', async () => {
    const { isDone, said } = await begin();
    declareVersion('"1.0.0"');
    window.dispatchEvent(new Event('load'));
    expect([await isDone(), said]).toEqual([true, []]);
  });

  it('ends where all is there and nothing declares a version', async () => {
    const { isDone, said } = await begin();
    applyAnySheet();
    window.dispatchEvent(new Event('load'));
    expect([await isDone(), said.length]).toEqual([true, 1]);
  });

  it('goes on while others of the page are loading: WebKit applies none before', async () => {
    const { isDone } = await begin();
    const state = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
    applyAnySheet();
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(await isDone()).toBe(false);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(await isDone()).toBe(true);
  });

  it('ends after 3 s', async () => {
    const { done, said } = ensure();
    let isDone = false;
    void done.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(2999);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([isDone, said.length]).toEqual([true, 1]);
  });

  it('reads no style before the page is laid out, where there is a link', async () => {
    vi.useRealTimers();
    addLink('stylesheet', 'https://cdn.example/pmw/widgets.css');
    declareVersion('"1.0.0"');
    const read = vi.spyOn(window, 'getComputedStyle');
    let layOut: () => void = () => undefined;
    const whenLaidOut = new Promise<void>((resolve) => (layOut = resolve));
    const { done, said } = ensure({ whenLaidOut });
    await Promise.resolve();
    expect(read).not.toHaveBeenCalled();
    layOut();
    await done;
    expect([read.mock.calls.length, said]).toEqual([1, []]);
  });

  it('begins when the page is parsed: a link may stand below the script', async () => {
    vi.useRealTimers();
    const state = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const { done, links, said } = ensure();
    await Promise.resolve();
    expect(links()).toEqual([]);
    declareVersion('"1.0.0"');
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await done;
    expect([links(), said]).toEqual([[], []]);
  });
});
