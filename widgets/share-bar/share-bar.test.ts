// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/make-context.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { shareBarContract } from './share-bar.contract.ts';
import { startShareBar } from './share-bar.ts';

const page = {
  title: 'Loss & memory',
  download: { url: '/paper.pdf', label: 'Download', name: 'paper.pdf' },
  site: { origin: 'https://alderfen.example' },
  page: { address: '/article' },
};
const address = 'https://alderfen.example/article';

const act = vi.fn();
let end: () => void = () => undefined;

function start(shared: Partial<Parameters<typeof startShareBar>[0]> = {}): HTMLElement {
  const element = renderPartial('share-bar', page);
  document.body.replaceChildren(element);
  element.addEventListener('click', (event) => {
    // jsdom does not follow links.
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  const controller = new AbortController();
  const { signal } = controller;
  startShareBar(
    { address, title: page.title, ...shared },
    makeContext(shareBarContract, { element, act, signal }),
  );
  end = () => {
    controller.abort();
  };
  return element;
}

/** The controls that the script has shown. */
function ready(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-state=ready]')].map(
    ({ dataset }) => dataset['share'],
  );
}

const print = vi.fn();

beforeEach(() => {
  vi.stubGlobal('print', print);
});

afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

describe('share bar', () => {
  it('shows the buttons that the browser can serve', () => {
    Object.assign(navigator, { share: () => Promise.resolve() });
    userEvent.setup();
    start();
    expect(ready()).toEqual(['print', 'copy', 'share']);
  });

  it('keeps from showing what the browser cannot do', () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    start();
    expect(ready()).toEqual(['print']);
  });

  it('prints', async () => {
    const user = userEvent.setup();
    start();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('copies the address, says so and falls silent again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup();
    start();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await vi.waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    });
    expect(await navigator.clipboard.readText()).toBe(address);
    vi.advanceTimersByTime(4000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    vi.useRealTimers();
  });

  it('says that the browser refused', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    start();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await vi.waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('The link could not be copied.');
    });
  });

  it('hands title and address to the system, and takes a closed sheet for an answer', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { share });
    const user = userEvent.setup();
    start();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls).toEqual([[{ title: page.title, url: address }]]);
  });

  it('shares the canonical address and the page’s title where the author gives none', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    document.title = 'The page';
    const canonical = document.createElement('link');
    canonical.rel = 'canonical';
    canonical.href = 'https://alderfen.example/canonical';
    document.head.append(canonical);
    const user = userEvent.setup();
    start({ address: undefined, title: undefined });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls).toEqual([[{ title: 'The page', url: canonical.href }]]);
    canonical.remove();
  });

  it('shares the page’s present address without its fragment, on its host whatever the path', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { origin } = window.location;
    window.history.replaceState(null, '', `${origin}//news?a=1#part`);
    const user = userEvent.setup();
    start({ address: undefined });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    // A filter of the page, or its router, has taken a step.
    window.history.pushState(null, '', '?a=2');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    window.history.replaceState(null, '', `${origin}/`);
    expect(share.mock.calls).toEqual([
      [{ title: page.title, url: `${origin}//news?a=1` }],
      [{ title: page.title, url: `${origin}//news?a=2` }],
    ]);
  });

  it('tells analytics of every action, links too, without anything personal', async () => {
    const user = userEvent.setup();
    start();
    await user.click(screen.getByRole('link', { name: 'Share on LinkedIn' }));
    await user.click(screen.getByRole('link', { name: 'Send by e-mail' }));
    await user.click(screen.getByRole('link', { name: 'Download' }));
    expect(act.mock.calls).toEqual([
      [{ action: 'social', label: 'Share on LinkedIn' }],
      [{ action: 'mail', label: 'Send by e-mail' }],
      [{ action: 'download', label: 'Download' }],
    ]);
  });

  it('leaves the markup of the CMS as it was', () => {
    const element = start();
    end();
    expect(element.outerHTML).toBe(renderPartial('share-bar', page).outerHTML);
  });
});

describe('share bar as the template renders it', () => {
  it('has links that work without the script, with the canonical address', () => {
    document.body.replaceChildren(renderPartial('share-bar', page));
    const encoded = encodeURIComponent(address);
    const subject = encodeURIComponent(page.title);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Send by e-mail')).toBe(`mailto:?subject=${subject}&body=${encoded}`);
    expect(href('Share on LinkedIn')).toContain(`?url=${encoded}`);
    expect(href('Share on X')).toContain(`?text=${subject}&url=${encoded}`);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'paper.pdf');
  });
});
