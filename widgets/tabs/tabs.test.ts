// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { tabsContract } from './tabs.contract.ts';
import { startTabs } from './tabs.ts';

const html = `<ul aria-label="Steps"><li><a href="#one">One</a></li><li><a href="#two"><b>Two</b></a></li><li><a href="#three" id="own">Three</a></li></ul>
  <section id="one"><h3>One</h3></section>
  <section id="two"><p id="inside">Inside</p></section>
  <section id="three"><p>Last</p></section>`;

const user = userEvent.setup();
const act = vi.fn();
const report = vi.fn();
let end: () => void = () => undefined;

/** @param content what the CMS rendered inside the mount point */
function start(content = html, others: Parameters<typeof makeContext>[1] = {}): HTMLElement {
  const element = document.createElement('div');
  element.append(...(parseInert(content)?.childNodes ?? []));
  document.body.replaceChildren(element);
  const controller = new AbortController();
  const { signal } = controller;
  startTabs(makeContext(tabsContract, { element, act, report, signal, ...others }));
  end = () => {
    controller.abort();
  };
  return element;
}

const shown = () => screen.getAllByRole('tabpanel').map(({ id }) => id);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  history.replaceState({ kept: 1 }, '', '/page?a=1');
});

afterEach(() => {
  end();
  vi.clearAllMocks();
});

describe('tabs', () => {
  it('make a tab list of the links and show the first section', () => {
    start();
    const list = screen.getByRole('tablist', { name: 'Steps' });
    expect(within(list).getAllByRole('tab')).toHaveLength(3);
    expect(shown()).toEqual(['one']);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('show the section of a tab that is pressed, and put it into the address in place', async () => {
    start();
    const { length } = history;
    await user.click(screen.getByText('Two'));
    expect([shown(), selected()]).toEqual([['two'], 'Two']);
    expect(location.href).toMatch(/\/page\?a=1#two$/);
    expect(history.state).toEqual({ kept: 1 });
    expect(history).toHaveLength(length);
    expect(act.mock.calls).toEqual([[{ action: 'select-tab', label: 'Two' }]]);
  });

  it('leave the address alone in an editor', async () => {
    start(html, { isEditing: true });
    await user.click(screen.getByText('Two'));
    expect([shown(), location.hash]).toEqual([['two'], '']);
  });

  it('take one stop of the Tab key; arrows, Home and End move and choose', async () => {
    start();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect([document.activeElement?.textContent, selected()]).toEqual(['Two', 'Two']);
    await user.keyboard('{End}');
    expect(selected()).toBe('Three');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('One');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('let a new tab of the browser be a new tab of the browser', () => {
    start();
    // jsdom would follow the link here.
    const isOurs = (event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    };
    const seen: boolean[] = [];
    document.addEventListener('click', (event) => seen.push(isOurs(event)), { once: true });
    const options = { bubbles: true, cancelable: true, ctrlKey: true };
    screen.getByText('Two').dispatchEvent(new MouseEvent('click', options));
    expect([seen, shown()]).toEqual([[false], ['one']]);
  });

  it.each([
    ['#two', 'two'],
    ['#inside', 'two'],
    ['#elsewhere', 'one'],
  ])('show the section that the address %s names or that holds what it names', (hash, id) => {
    history.replaceState(null, '', hash);
    start();
    expect(shown()).toEqual([id]);
    expect(act).not.toHaveBeenCalled();
  });

  it('follow the address of a link inside the page', () => {
    const scroll = vi.fn();
    Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
    start();
    history.replaceState(null, '', '#inside');
    window.dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual(['two']);
    expect(scroll.mock.contexts).toEqual([document.getElementById('inside')]);
  });

  it('keep the focus where Back hides the section that holds it', () => {
    start(html.replace('Inside', '<a href="/more">More</a>'));
    screen.getByRole('tab', { name: 'Two' }).click();
    screen.getByRole('link', { name: 'More' }).focus();
    history.replaceState(null, '', '#one');
    window.dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual(['one']);
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  });

  it('show the section in which the browser finds a word', () => {
    start();
    document.getElementById('inside')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown()).toEqual(['two']);
  });

  it('give links and sections back as they were', async () => {
    const element = start();
    await user.click(screen.getByText('Three'));
    end();
    expect(element.innerHTML).toBe(html);
    window.dispatchEvent(new Event('hashchange'));
    expect(element.innerHTML).toBe(html);
  });

  it('report a link without a section, which stays a link', () => {
    start(html.replace('id="two"', 'id="else"'));
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Two' })).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each(['<p>No list.</p>', '<ul><li><a href="/away">Away</a></li></ul>'])(
    'fail where there are none: %s',
    (content) => {
      expect(() => start(content)).toThrow('the content is without tabs');
    },
  );
});

describe('tabs as the template renders them', () => {
  const tabs = [
    { id: 'one', label: 'One', text: 'First.' },
    { id: 'two', label: 'Two', text: 'Second.' },
  ];

  it('are links to sections with headings, which read well without the script', () => {
    const element = renderPartial('tabs', { label: 'Steps', level: 2, tabs }, '<p>{{text}}</p>');
    const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#one', '#two']);
    const words = [...element.querySelectorAll('section')].map(({ textContent }) =>
      textContent.trim().split(/\s+/),
    );
    expect(words).toEqual([
      ['One', 'First.'],
      ['Two', 'Second.'],
    ]);
    expect(element.querySelectorAll('h2')).toHaveLength(2);
  });
});
