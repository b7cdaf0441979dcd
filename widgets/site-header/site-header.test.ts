// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBehaviourContext } from '../../tests/setup/start-behaviour.ts';
import { startExample } from '../../tests/setup/start-example.ts';
import { siteHeaderExamples } from './site-header.examples.ts';
import { startSiteHeader } from './site-header.ts';
import { siteHeaderWidget } from './site-header.widget.ts';

const html = `<header data-widget="site-header">
    <a href="/">Home</a>
    <a href="/search" data-panel="#s"><span>Search</span></a>
    <a href="/login">Log in</a>
    <a href="#site-navigation" data-panel="#m"><span>Menu</span></a>
    <div id="s" hidden><form><input type="search" aria-label="Search"><button>Submit</button><button type="button" data-panel-close>Close</button></form></div>
    <div id="m"><a href="#news">News</a><a href="/team">Team</a></div>
  </header><main><button>Elsewhere</button><p>Text</p></main>`;

let end: () => void = () => undefined;

afterEach(() => {
  end();
});

function start(markup = html) {
  const context = makeBehaviourContext(markup);
  // jsdom cannot leave the page.
  context.element.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  startSiteHeader(context);
  end = () => {
    context.abort();
  };
  return context;
}

const user = userEvent.setup();
const toggle = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';
const menuLink = () => screen.queryByRole('link', { name: 'News' });

describe('site header', () => {
  it('hides its panels and makes buttons of the links that open them', () => {
    start();
    expect([isOpen('Search'), isOpen('Menu')]).toEqual([false, false]);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(menuLink()).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('says what to write where nothing opens anything', () => {
    const { problems } = start('<header data-widget="site-header"><a href="/">Home</a></header>');
    expect(problems).toEqual([
      {
        where: 'the content',
        found: 'without panels',
        expected: 'links or buttons with data-panel="#id", the id of what they open',
        outcome: 'The header stays as it is.',
      },
    ]);
  });

  it('opens the search with the focus in its box', async () => {
    start();
    await user.click(toggle('Search'));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });

  it('has one panel open at a time', async () => {
    start();
    await user.click(toggle('Search'));
    await user.click(toggle('Menu'));
    expect([isOpen('Search'), isOpen('Menu')]).toEqual([false, true]);
    expect(menuLink()).toBeVisible();
    await user.click(toggle('Menu'));
    expect(isOpen('Menu')).toBe(false);
  });

  it('opens by Enter and by Space, as a button does', async () => {
    start();
    for (const key of ['{Enter}', ' ']) {
      toggle('Menu').focus();
      await user.keyboard(key);
      expect(isOpen('Menu')).toBe(true);
      await user.keyboard(key);
      expect(isOpen('Menu')).toBe(false);
    }
  });

  it.each(['Escape', 'Close'])('gives the focus back on %s', async (way) => {
    start();
    await user.click(toggle('Search'));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen('Search')).toBe(false);
    expect(toggle('Search')).toHaveFocus();
  });

  it.each([
    ['ArrowRight', ['Home', 'Search', 'Log in', 'Menu', 'Menu']],
    ['ArrowDown', ['Home', 'Search', 'Log in', 'Menu', 'Menu']],
    ['ArrowLeft', ['Menu', 'Log in', 'Search', 'Home', 'Home']],
    ['ArrowUp', ['Menu', 'Log in', 'Search', 'Home', 'Home']],
    ['End', ['Search', 'Menu', 'Menu']],
    ['Home', ['Log in', 'Home', 'Home']],
  ])('goes along its links by %s, and not beyond the ends', async (key, [first = '', ...rest]) => {
    start();
    screen.getByText(first).closest('a')?.focus();
    for (const name of rest) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).toHaveTextContent(name);
    }
  });

  it.each(['ArrowDown', 'ArrowRight'])('goes into the panel that is open by %s', async (key) => {
    start();
    await user.click(toggle('Menu'));
    const steps = [];
    for (const step of [key, key, key, 'Home', 'End', 'ArrowUp', 'ArrowLeft']) {
      await user.keyboard(`{${step}}`);
      steps.push(document.activeElement?.textContent);
    }
    expect(steps).toEqual(['News', 'Team', 'Team', 'News', 'Team', 'News', 'News']);
    expect(isOpen('Menu')).toBe(true);
  });

  it('leaves keys alone that are not its own', async () => {
    start();
    await user.click(toggle('Search'));
    const box = screen.getByRole('searchbox');
    await user.keyboard('ab{ArrowLeft}{Home}');
    expect(box).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    toggle('Search').focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(toggle('Search')).toHaveFocus();
    expect(fireEvent.keyDown(toggle('Search'), { key: 'a' })).toBe(true);
  });

  it('closes when the visitor goes on, and leaves the focus there', async () => {
    start();
    await user.click(toggle('Menu'));
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(isOpen('Menu')).toBe(false);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await user.click(toggle('Menu'));
    await user.click(screen.getByText('Text'));
    expect(isOpen('Menu')).toBe(false);
  });

  it('names the present page among its links, and takes it back at the end', async () => {
    history.replaceState(null, '', '/team?currentPage=2');
    start();
    const marked = () =>
      [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['Team']);
    // A router that keeps the header shows another page.
    history.replaceState(null, '', '/login');
    await user.click(toggle('Menu'));
    expect(marked()).toEqual(['Log in']);
    end();
    expect(marked()).toEqual([]);
    history.replaceState(null, '', '/search');
    start();
    expect(marked()).toEqual([]);
    history.replaceState(null, '', '/');
  });

  it('leaves it to the CMS to name the present page where it does', () => {
    history.replaceState(null, '', '/team');
    start(html.replace('href="/login"', '$& aria-current="true"'));
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('aria-current', 'true');
    history.replaceState(null, '', '/');
  });

  it('closes behind a link to a place on the same page', async () => {
    start();
    await user.click(toggle('Menu'));
    await user.click(screen.getByRole('link', { name: 'News' }));
    expect(isOpen('Menu')).toBe(false);
  });

  it('keeps the focus of a panel that closes', async () => {
    start();
    await user.click(toggle('Menu'));
    await user.click(screen.getByRole('link', { name: 'News' }));
    expect(toggle('Menu')).toHaveFocus();
    await user.click(toggle('Search'));
    // As voice control presses a button, which moves no focus.
    toggle('Menu').click();
    expect(toggle('Menu')).toHaveFocus();
    await user.keyboard('{Tab}{Escape}');
    expect(toggle('Menu')).toHaveFocus();
  });

  it('leaves a link alone that is to open in another window', async () => {
    const { act } = start();
    await user.keyboard('{Control>}');
    const onClick = vi.fn<(isPrevented: boolean) => void>();
    document.addEventListener(
      'click',
      (event) => {
        onClick(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(toggle('Search'));
    await user.keyboard('{/Control}');
    expect(onClick).toHaveBeenCalledExactlyOnceWith(false);
    expect(isOpen('Search')).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });

  it('tells analytics what was opened, never what was typed', async () => {
    const { act } = start();
    await user.click(toggle('Search'));
    await user.keyboard('secret{Enter}');
    expect(act.mock.calls).toEqual([[{ action: 'open', label: 'Search' }], [{ action: 'submit' }]]);
  });

  it('warns of a panel that is not there and leaves its link a link', () => {
    const { problems } = start(
      '<header data-widget="site-header"><a href="/search" data-panel="#gone">Search</a></header>',
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ found: '"#gone"', severity: 'warning' });
    expect(screen.getByRole('link', { name: 'Search' })).toBeInTheDocument();
  });

  it('leaves links behind when it ends', async () => {
    start();
    await user.click(toggle('Menu'));
    end();
    const link = screen.getByRole('link', { name: 'Menu' });
    expect(link.getAttributeNames()).toEqual(['href', 'data-panel']);
    // It had no `hidden`.
    expect(menuLink()).not.toBeNull();
  });
});

describe('site-header in its examples', () => {
  it.each(siteHeaderExamples.examples)('mounts without a complaint: $name', async (example) => {
    const { element, engine } = await startExample(siteHeaderWidget, example);
    expect(element).toHaveAttribute('data-widget-status', 'mounted');
    expect([engine.errors, engine.warnings]).toEqual([[], []]);
    engine.stop();
  });
});
