// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { getById } from '../../tests/setup/engine/show-page.ts';
import { tabsWidget } from './tabs.widget.ts';

const html = `<ul aria-label="Steps"><li><a href="#one">One</a></li><li><a href="#two"><b>Two</b></a></li><li><a href="#three" id="own">Three</a></li></ul>
  <section id="one"><h3>One</h3></section>
  <section id="two"><p id="inside">Inside</p></section>
  <section id="three"><p>Last</p></section>`;

const user = userEvent.setup();

/** @param content what the CMS rendered inside the mount point */
const start = (content = html, attributes: Readonly<Record<string, string>> = {}) =>
  mountWidget(tabsWidget, [attributes], { html: content });

const shown = () => screen.getAllByRole('tabpanel').map(({ id }) => id);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const pressTwo = () => user.click(screen.getByText('Two'));

function follow(hash: string): void {
  history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

beforeEach(() => history.replaceState({ kept: 1 }, '', '/page?a=1'));

it('tabs make a tab list of the links and show the first section', async () => {
  await start();
  const list = screen.getByRole('tablist', { name: 'Steps' });
  expect(within(list).getAllByRole('tab')).toHaveLength(3);
  expect(shown()).toEqual(['one']);
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it('tabs show the section of a tab that is pressed, and put it into the address in place', async () => {
  const { actions } = await start();
  const { length } = history;
  await pressTwo();
  expect([shown(), selected()]).toEqual([['two'], 'Two']);
  expect(location.href).toMatch(/\/page\?a=1#two$/);
  expect([history.state, history.length]).toEqual([{ kept: 1 }, length]);
  expect(actions).toEqual([{ widget: 'tabs', action: 'select-tab', label: 'Two' }]);
});

it('tabs leave the address alone in an editor', async () => {
  await start(html, { 'data-editing': '' });
  await pressTwo();
  expect([shown(), location.hash]).toEqual([['two'], '']);
});

it('tabs take one stop of the Tab key; arrows and End move and choose', async () => {
  await start();
  await user.tab();
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect([document.activeElement?.textContent, selected()]).toEqual([name, name]);
  }
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('tabs let a new tab of the browser be a new tab of the browser', async () => {
  await start();
  expect(fireEvent.click(screen.getByText('Two'), { ctrlKey: true })).toBe(true);
  expect(shown()).toEqual(['one']);
  // jsdom has one tab, and follows the link in a task of its own.
  await waitFor(() => expect(location.hash).toBe('#two'));
});

it('tabs follow the address of a link inside the page, and Back', async () => {
  await start(html.replace('Inside', '<a href="/more">More</a>'));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  follow('#inside');
  expect([shown(), scroll.mock.contexts]).toEqual([['two'], [getById('inside')]]);
  screen.getByRole('link', { name: 'More' }).focus();
  follow('#one');
  expect(shown()).toEqual(['one']);
  // The section that held the focus is hidden.
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
});

it('tabs show the section in which the browser finds a word', async () => {
  await start();
  getById('inside').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(shown()).toEqual(['two']);
});

it('tabs report a link without a section, which stays a link', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await start(html.replace('id="two"', 'id="else"'));
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Two' })).toBeVisible();
});

const without = ['<p>No list.</p>', '<ul><li><a href="/away">Away</a></li></ul>'];
it.each(without)('tabs fail where there are none: %s', async (content) => {
  const { errors } = await start(content);
  expect(errors).toEqual([expect.stringContaining('the content is without tabs')]);
});
