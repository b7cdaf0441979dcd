// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { shareBarWidget } from './share-bar.widget.ts';
import { shareBarContract } from './share-bar.contract.ts';

const title = 'Loss & memory';
const page = {
  title,
  download: { url: '/paper.pdf', label: 'Download', name: 'paper.pdf' },
  site: { origin: 'https://alderfen.example' },
  page: { address: '/article' },
};
const address = 'https://alderfen.example/article';

const print = vi.fn();
const share = vi.fn<(shared: object) => Promise<void>>();
let user: ReturnType<typeof userEvent.setup>;

const partial = renderPartial('share-bar', page);
const html = partial.innerHTML;

async function start(attributes: Readonly<Record<string, string | undefined>> = {}) {
  const given = { 'data-address': address, 'data-title': title, ...attributes };
  const mounted = await mountWidget(shareBarWidget, [given], { html });
  mounted.elements[0]?.addEventListener('click', (event) => {
    // jsdom does not follow links.
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  return mounted;
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** The controls that the script has shown. */
const ready = () =>
  [...document.querySelectorAll<HTMLElement>('[data-state=ready]')].map(
    ({ dataset }) => dataset['share'],
  );

beforeEach(() => {
  vi.clearAllMocks();
  share.mockResolvedValue();
  Object.assign(navigator, { share });
  vi.stubGlobal('print', print);
  user = userEvent.setup();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function whenSaid(words: string): Promise<void> {
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
}

describe('share bar', () => {
  it('shows the buttons that the browser can serve, and leaves the markup as it was', async () => {
    const { elements, end } = await start();
    expect(ready()).toEqual(['print', 'copy', 'share']);
    end();
    expect(elements[0]?.innerHTML).toBe(html);
    document.body.replaceChildren();
    Reflect.deleteProperty(navigator, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await start();
    expect(ready()).toEqual(['print']);
  });

  it('falls silent again when it has said that the address is copied', async () => {
    await start();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Copy link');
    await whenSaid(shareBarContract.texts.copied);
    vi.advanceTimersByTime(4000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that the browser refused', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await start();
    await press('Copy link');
    await whenSaid(shareBarContract.texts['copy-failed']);
  });

  it.each([
    ['closed by the visitor', 'AbortError', ''],
    ['pressed again while it is open', 'InvalidStateError', ''],
    ['refused by the browser', 'NotAllowedError', shareBarContract.texts['share-failed']],
    ['unable to take the address', 'TypeError', shareBarContract.texts['share-failed']],
  ])('hands title and address to the system’s sheet; %s: says %3$j', async (_, name, words) => {
    const error = name === 'TypeError' ? new TypeError('no') : new DOMException('no', name);
    share.mockRejectedValue(error);
    await start();
    await press('Share');
    expect(share.mock.calls).toEqual([[{ title, url: address }]]);
    await Promise.resolve();
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('shares the canonical address and the page’s title where the author gives none', async () => {
    document.title = 'The page';
    const canonical = document.createElement('link');
    Object.assign(canonical, { rel: 'canonical', href: 'https://alderfen.example/canonical' });
    document.head.append(canonical);
    await start({ 'data-address': undefined, 'data-title': undefined });
    await press('Share');
    expect(share.mock.calls).toEqual([[{ title: 'The page', url: canonical.href }]]);
  });

  it.each([
    ['an empty canonical address', '', 'http://localhost:3000/news'],
    ['a canonical address of blanks', '  ', 'http://localhost:3000/news'],
    ['a canonical address that is none', 'https://[', 'http://localhost:3000/news'],
    ['one with user and password', 'https://me:secret@firm.example/a', 'https://firm.example/a'],
  ])('of a page with %s shares no other and no password', async (_, href, url) => {
    window.history.replaceState(null, '', '/news');
    const [base, canonical] = [document.createElement('base'), document.createElement('link')];
    base.href = '/elsewhere/';
    Object.assign(canonical, { rel: 'canonical', href });
    document.head.replaceChildren(base, canonical);
    await start({ 'data-address': undefined });
    await press('Share');
    expect(share.mock.calls).toEqual([[{ title, url }]]);
    document.head.replaceChildren();
  });

  it('shares the page’s present address without its fragment, on its host whatever the path', async () => {
    const { origin } = window.location;
    window.history.replaceState(null, '', `${origin}//news?a=1#part`);
    await start({ 'data-address': undefined });
    await press('Share');
    // A filter of the page, or its router, has taken a step.
    window.history.pushState(null, '', '?a=2');
    await press('Share');
    const addresses = ['1', '2'].map((a) => `${origin}//news?a=${a}`);
    expect(share.mock.calls).toEqual(addresses.map((url) => [{ title, url }]));
  });

  it('tells analytics of every action, links too, without anything personal', async () => {
    const { actions } = await start();
    const links = { social: 'Share on LinkedIn', mail: 'Send by e-mail', download: 'Download' };
    for (const name of Object.values(links)) await user.click(screen.getByRole('link', { name }));
    expect(actions).toEqual(
      Object.entries(links).map(([action, label]) => ({ widget: 'share-bar', action, label })),
    );
  });

  it('has links that work without the script, with the canonical address', () => {
    document.body.replaceChildren(partial);
    const [encoded, subject] = [address, title].map(encodeURIComponent);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Send by e-mail')).toBe(`mailto:?subject=${subject ?? ''}&body=${encoded ?? ''}`);
    expect(href('Share on LinkedIn')).toContain(`?url=${encoded ?? ''}`);
    expect(href('Share on X')).toContain(`?text=${subject ?? ''}&url=${encoded ?? ''}`);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'paper.pdf');
  });
});
