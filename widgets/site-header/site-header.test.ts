// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeBehaviourContext } from '../../tests/setup/engine/make-context.ts';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { startSiteHeader } from './site-header.ts';

const html = `<header data-widget="site-header">
    <a href="/">Home</a>
    <a href="/search" data-panel="#s"><span>Search</span></a>
    <a href="/login">Log in</a>
    <a href="#site-navigation" data-panel="#m"><span>Menu</span></a>
    <div id="s" hidden><form><input type="search" aria-label="Search"><button>Submit</button><button type="button" data-panel-close>Close</button></form></div>
    <div id="m"><a href="#news">News</a><a href="/team">Team</a></div>
  </header><main><button>Elsewhere</button><p>Text</p></main>`;

let end: () => void = () => undefined;

afterEach(() => end());

function start(markup = html) {
  const context = makeBehaviourContext(markup);
  // jsdom cannot leave the page.
  context.element.addEventListener('submit', (event) => event.preventDefault());
  startSiteHeader(context);
  end = () => context.abort();
  return context;
}

const user = userEvent.setup();
const toggle = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(toggle(name));
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';
const menuLink = () => screen.queryByRole('link', { name: 'News' });
const focusedName = () => document.activeElement?.textContent;

it.each([
  ['', { where: 'the content', found: 'without panels' }],
  [' data-panel="#gone"', { found: '"#gone"', severity: 'warning' }],
])('the header says what to write where nothing opens anything: <a%s>', (attribute, problem) => {
  const { problems } = start(
    `<header data-widget="site-header"><a href="/search"${attribute}>Search</a></header>`,
  );
  expect(problems).toEqual([expect.objectContaining(problem)]);
  expect(screen.getByRole('link', { name: 'Search' })).toBeInTheDocument();
});

it('the header has one panel open at a time, the search with the focus in its box', async () => {
  const { act } = start();
  await press('Search');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await user.keyboard('secret{Enter}');
  await press('Menu');
  expect([isOpen('Search'), isOpen('Menu')]).toEqual([false, true]);
  expect(menuLink()).toBeVisible();
  await press('Menu');
  expect(isOpen('Menu')).toBe(false);
  // Analytics are told what was opened, never what was typed.
  expect(act.mock.calls).toEqual([
    [{ action: 'open', label: 'Search' }],
    [{ action: 'submit' }],
    [{ action: 'open', label: 'Menu' }],
    [{ action: 'close', label: 'Menu' }],
  ]);
});

it.each(['Escape', 'Close'])('the header gives the focus back on %s', async (way) => {
  start();
  await press('Search');
  await (way === 'Escape' ? user.keyboard('{Escape}') : press('Close'));
  expect(isOpen('Search')).toBe(false);
  expect(toggle('Search')).toHaveFocus();
});

it('one goes along the links of the header by arrows, Home and End, also into an open panel', async () => {
  const { element } = start();
  const walk = async (keys: readonly string[]) => {
    const reached = [];
    for (const key of keys) {
      await user.keyboard(`{${key}}`);
      reached.push(focusedName()?.trim());
    }
    return reached.join(' ');
  };
  screen.getByRole('link', { name: 'Home' }).focus();
  const keys = ['ArrowRight', 'ArrowDown', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowUp'];
  expect(await walk(keys)).toBe('Search Log in Menu Menu Log in Home Home');
  await press('Menu');
  const inside = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'ArrowUp', 'ArrowLeft'];
  expect(await walk(inside)).toBe('News Team Team News Team News News');
  expect(isOpen('Menu')).toBe(true);
  element.style.direction = 'rtl';
  expect(await walk(['ArrowLeft', 'ArrowLeft', 'ArrowRight'])).toBe('Team Team News');
});

it('the header leaves keys alone that are not its own', async () => {
  start();
  await press('Search');
  await user.keyboard('ab{ArrowLeft}{Home}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(toggle('Submit')).toHaveFocus();
  toggle('Search').focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(toggle('Search')).toHaveFocus();
  expect(fireEvent.keyDown(toggle('Search'), { key: 'a' })).toBe(true);
});

it('the header closes when the visitor goes on, and leaves the focus there', async () => {
  start();
  await press('Menu');
  toggle('Elsewhere').focus();
  expect(isOpen('Menu')).toBe(false);
  expect(toggle('Elsewhere')).toHaveFocus();
  await press('Menu');
  await user.click(screen.getByText('Text'));
  expect(isOpen('Menu')).toBe(false);
});

it('the header names the present page among its links, and takes it back at the end', async () => {
  history.replaceState(null, '', '/team?currentPage=2');
  start();
  const marked = () =>
    [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Team']);
  // A router that keeps the header shows another page.
  history.replaceState(null, '', '/login');
  await press('Menu');
  expect(marked()).toEqual(['Log in']);
  end();
  expect(marked()).toEqual([]);
  history.replaceState(null, '', '/search');
  start();
  expect(marked()).toEqual([]);
  end();
  // If the CMS names it, that is left to the CMS.
  history.replaceState(null, '', '/team');
  start(html.replace('href="/login"', '$& aria-current="true"'));
  expect(marked()).toEqual(['Log in']);
});

it('a panel that closes keeps the focus: behind a link to a place on the same page too', async () => {
  start();
  await press('Menu');
  await user.click(screen.getByRole('link', { name: 'News' }));
  expect(isOpen('Menu')).toBe(false);
  expect(toggle('Menu')).toHaveFocus();
  await press('Search');
  // As voice control presses a button, which moves no focus.
  toggle('Menu').click();
  expect(toggle('Menu')).toHaveFocus();
  await user.keyboard('{Tab}{Escape}');
  expect(toggle('Menu')).toHaveFocus();
});

it('arrows follow the direction of the header on an open button too, and one that leads nowhere is left to the browser', async () => {
  const { element } = start();
  element.style.direction = 'rtl';
  await press('Menu');
  const walk = (key: string) => {
    const isLeft = fireEvent.keyDown(document.activeElement ?? element, { key });
    return `${focusedName()?.trim()} ${isLeft ? 'left' : 'answered'}`;
  };
  toggle('Menu').focus();
  expect(walk('ArrowLeft')).toBe('News answered');
  expect(walk('ArrowRight')).toBe('News left');
  toggle('Menu').focus();
  expect(walk('ArrowRight')).toBe('Log in answered');
  expect([walk('End'), walk('ArrowLeft')]).toEqual(['Menu answered', 'News answered']);
  await press('Menu');
  expect(walk('ArrowLeft')).toBe('Menu left');
  // A panel without links: on along the bar.
  await press('Search');
  toggle('Search').focus();
  expect(walk('ArrowLeft')).toBe('Log in answered');
});

it.each([
  ['a hidden field', '<input type="hidden" name="lang">'],
  ['a choice', '<input type="radio" name="in" checked aria-label="All">'],
  ['a trap for robots', '<input name="url" tabindex="-1"><p aria-hidden="true"><input></p>'],
  ['a disabled field', '<input disabled>'],
])('the search is ready to type in although its form begins with %s', async (_, first) => {
  start(html.replace('<form>', `<form>${first}`));
  await press('Search');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it.each([
  ['the end of a conversion', { isComposing: true }],
  ['a key of an input method', { keyCode: 229 }],
])('Escape closes no panel when it is %s', async (_, more) => {
  start();
  await press('Search');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', ...more });
  expect(isOpen('Search')).toBe(true);
});

it('Escape closes no panel when the page has prevented it', async () => {
  start();
  await press('Search');
  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('keydown', (event) => event.preventDefault(), { signal });
  await user.keyboard('{Escape}');
  stopping.abort();
  expect(isOpen('Search')).toBe(true);
});

it('the panel of a copied header opens, not that of the original', async () => {
  const { act } = start();
  const [original] = document.querySelectorAll('header');
  end();
  const copy = original?.cloneNode(true) as HTMLElement;
  original?.after(copy);
  const copied = new AbortController();
  startSiteHeader(makeContext({ texts: {} }, { element: copy, signal: copied.signal, act }));
  end = () => copied.abort();
  await user.click(within(copy).getByRole('button', { name: 'Search' }));
  const panels = [...document.querySelectorAll<HTMLElement>('#s')];
  expect(panels.map(({ hidden }) => hidden)).toEqual([true, false]);
});

it('a panel stays open below a dialog, and while a press lasts', async () => {
  const { element } = start(`${html}<dialog open><button>In it</button></dialog>`);
  await press('Menu');
  toggle('Menu').focus();
  toggle('In it').focus();
  fireEvent.keyDown(toggle('In it'), { key: 'Escape' });
  expect(isOpen('Menu')).toBe(true);
  toggle('Menu').focus();
  fireEvent.pointerDown(toggle('Elsewhere'));
  toggle('Elsewhere').focus();
  expect(isOpen('Menu')).toBe(true);
  fireEvent.pointerUp(toggle('Elsewhere'));
  fireEvent.click(toggle('Elsewhere'));
  expect(isOpen('Menu')).toBe(false);
  expect(element).toBeInTheDocument();
});

it('the header opens and closes although the page keeps presses to itself', async () => {
  start();
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.body.addEventListener('click', stop, { capture: true, signal });
  await press('Search');
  expect(isOpen('Search')).toBe(true);
  await press('Close');
  expect(isOpen('Search')).toBe(false);
  await press('Menu');
  await user.click(screen.getByText('Text'));
  expect(isOpen('Menu')).toBe(false);
  stopping.abort();
});

it('a panel goes from before the place to which a page scrolls by itself, and stays for what the page opens in it', async () => {
  const main = '<main id="news">';
  start(html.replace('<main>', main).replace('href="/team"', 'href="#"'));
  const prevent = (event: Event) => event.preventDefault();
  for (const [name, stays] of [
    ['Team', true],
    ['News', false],
  ] as const) {
    await press('Menu');
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', prevent, { once: true });
    await user.click(link);
    expect(isOpen('Menu')).toBe(stays);
    if (stays) await press('Menu');
  }
});

it('a button of the header is pressed whatever modifier is down', () => {
  start(html.replaceAll(/<a href="\/search"(.*?)<\/a>/g, '<button type="button"$1</button>'));
  fireEvent.click(toggle('Search'), { shiftKey: true });
  expect(isOpen('Search')).toBe(true);
});

it('the header leaves a link alone that is to open in another window', () => {
  const { act } = start();
  expect(fireEvent.click(toggle('Search'), { ctrlKey: true })).toBe(true);
  expect([isOpen('Search'), act.mock.calls]).toEqual([false, []]);
});
