// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { getById } from '../../tests/setup/engine/show-page.ts';
import { accordionWidget } from './accordion.widget.ts';

const item = (id: string, inside: string, attributes = '') =>
  `<details id="${id}" ${attributes}><summary>${id} <button type="button">Note on ${id}</button></summary>${inside}</details>`;
const html =
  item('one', '<p id="inside">Inside</p>') +
  item('two', item('inner', '<p id="deep">Deep</p>') + item('beside', '<p>Beside</p>')) +
  item('three', '<p>Last</p>');

const user = userEvent.setup();

const start = (attributes: Readonly<Record<string, string>> = {}, content = html) =>
  mountWidget(accordionWidget, [attributes], { html: content });

const one = { 'data-one-open': '' };

/** The ids of what is open, in document order. */
const readOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const expectOpen = (...ids: readonly string[]) => waitFor(() => expect(readOpen()).toEqual(ids));
const press = (name: string) => user.click(screen.getByText(name, { selector: 'summary' }));

function follow(hash: string): void {
  history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

beforeEach(() => history.replaceState(null, '', '/page'));

it('an accordion leaves open what is open, unless one at a time is asked for', async () => {
  const { actions } = await start();
  await press('one');
  await press('three');
  await expectOpen('one', 'three');
  await press('one');
  await expectOpen('three');
  await waitFor(() =>
    expect(actions.map(({ action, label }) => [action, String(label).split(' ')[0]])).toEqual([
      ['open', 'one'],
      ['open', 'three'],
      ['close', 'one'],
    ]),
  );
});

it('an accordion has one part open at a time where asked, at each level', async () => {
  await start(one);
  await press('one');
  await press('two');
  await expectOpen('two');
  await press('inner');
  await expectOpen('two', 'inner');
  await press('beside');
  await expectOpen('two', 'beside');
});

it('an accordion closes the others when the browser finds a word in one', async () => {
  await start(one);
  await press('three');
  await expectOpen('three');
  // Browsers open the part themselves.
  (getById('one') as HTMLDetailsElement).open = true;
  await expectOpen('one');
});

it('an accordion closes nothing for a control in a summary, and counts no opening', async () => {
  const { actions } = await start(one);
  await press('three');
  await expectOpen('three');
  screen.getByRole('button', { name: 'Note on one' }).click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(readOpen()).toEqual(['three']);
  expect(actions).toHaveLength(1);
});

it.each([
  ['#three', ['three']],
  ['#inside', ['one']],
  ['#deep', ['two', 'inner']],
  ['#elsewhere', []],
  ['', []],
])('an accordion opens what the address names: %s', async (hash, open) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', `/page${hash}`);
  await start(one);
  expect(readOpen()).toEqual(open);
  expect(scroll.mock.contexts).toEqual(open.length > 0 ? [getById(hash.slice(1))] : []);
});

it('an accordion follows a link, also the same one again', async () => {
  await start(one, `${html}<a href="#inside">To the inside</a>`);
  await press('three');
  follow('#inside');
  await expectOpen('one');
  await press('one');
  await expectOpen();
  await user.click(screen.getByRole('link', { name: 'To the inside' }));
  await expectOpen('one');
});

it('an accordion is printed whole; then all is as it was', async () => {
  const named = item('one', '<p>A</p>', 'name="q" open') + item('two', '<p>B</p>', 'name="q"');
  const { elements } = await start(one, named);
  const before = elements[0]?.cloneNode(true) ?? null;
  for (let times = 0; times < 2; times += 1) {
    window.dispatchEvent(new Event('beforeprint'));
    // What opens is told of in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readOpen()).toEqual(['one', 'two']);
    window.dispatchEvent(new Event('afterprint'));
    expect(elements[0]?.isEqualNode(before)).toBe(true);
  }
});

it('an accordion that ends while it is printed leaves the markup of the CMS', async () => {
  const { elements, end } = await start();
  window.dispatchEvent(new Event('beforeprint'));
  expect(readOpen()).toHaveLength(5);
  end();
  expect(readOpen()).toEqual([]);
  // The page may still hold what it has taken out.
  expect(elements[0]?.querySelectorAll('[open]')).toHaveLength(0);
});

it('an accordion fails where nothing opens, and says so', async () => {
  const { errors } = await start({}, '<p>No part.</p>');
  expect(errors).toEqual([expect.stringContaining('the content is without parts that open')]);
});
