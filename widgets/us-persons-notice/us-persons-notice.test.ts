// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDialogMethods } from '../../tests/setup/dom/dialog-methods.ts';
import { activate, prerender } from '../../tests/setup/dom/prerender.ts';
import { getById, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { makeBehaviourContext } from '../../tests/setup/engine/make-context.ts';
import { startEngine, type TestEngine } from '../../tests/setup/engine/start-engine.ts';
import { modalBehaviour } from '../modal/modal.widget.ts';
import { startUsPersonsNotice } from './us-persons-notice.ts';
import { usPersonsNoticeWidget } from './us-persons-notice.widget.ts';

const yes = 'Yes, I am an United States Person';
const notice = (attributes: string) =>
  `<a href="/notice" data-modal="#n">Notice</a><section id="n" data-widget="us-persons-notice" ${attributes}><h2>Important Notice</h2><p>The units are</p><ul><li id="own">not registered</li><li><p>not insured</p></li></ul>
  <button type="button" data-answer="us-person">${yes}</button><button type="button" data-answer="main-site">No</button></section>`;

let engine: TestEngine | undefined;

async function open(attributes: string) {
  engine?.stop();
  showPage(notice(attributes));
  engine = startEngine([usPersonsNoticeWidget], {}, { pageBehaviours: [modalBehaviour] });
  await engine.publicApi.ready;
  return engine;
}

function startOn(markup: string) {
  const context = makeBehaviourContext(markup);
  startUsPersonsNotice({ open: 'click', mainSite: '/' }, context);
  return context;
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Important Notice' });

beforeEach(addDialogMethods);

afterEach(() => {
  engine?.stop();
  engine = undefined;
});

it('the notice opens by itself until it is answered, once a session', async () => {
  const { events } = await open('data-open="load"');
  expect(dialog()).toBeInTheDocument();
  // It keeps its life while it moves into the dialog.
  expect(events.filter((event) => event.startsWith('widget:unm'))).toEqual([]);
  expect(statusOf('n')).toBe('mounted');
  await press('Close');
  await open('data-open="load"');
  await press(yes);
  expect(dialog()).toBeNull();
  const { errors, warnings } = await open('data-open="load"');
  expect([dialog(), errors, warnings]).toEqual([null, [], []]);
});

it('the notice is an alert dialog that its first paragraph describes; the rest is content', async () => {
  await open('data-open="load"');
  expect(dialog()).toHaveAccessibleDescription('The units are');
  await press('Close');
  engine?.publicApi.unmount();
  expect(getById('n')).not.toHaveAttribute('data-modal-alert');
  expect([...getById('n').querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['own']);
});

it.each([
  ['is a list', '<h2>Notice</h2><ul><li id="own">One</li><li>Two</li></ul>', 'One'],
  ['begins with an empty paragraph', '<p>&nbsp;</p><p>One</p><p>Two</p>', 'One'],
  ['has only answers', '', ''],
])('the notice is described by the first words of a text that %s', (_, text, expected) => {
  const { element } = startOn(`<section data-widget="us-persons-notice">${text}
    <p><button type="button" data-answer="us-person">${yes}</button></p></section>`);
  const id = element.getAttribute('data-modal-alert');
  expect(document.querySelector(`[id="${id}"]`)?.textContent ?? '').toBe(expected);
});

it('the notice opens on a click only, where it is not told otherwise, also when answered', async () => {
  await open('');
  expect(dialog()).toBeNull();
  expect(getById('n')).not.toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await user.click(screen.getByText('Notice'));
    await press(yes);
    expect(dialog()).toBeNull();
  }
});

it('the notice does not open by itself in a CMS editor', async () => {
  await open('data-open="load" data-editing');
  expect(dialog()).toBeNull();
});

it('the notice closes when it was answered before the visitor came back to the page', async () => {
  await open('data-open="load"');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(dialog()).toBeInTheDocument();
  sessionStorage.setItem('pmw-us-person', 'yes');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(dialog()).toBeNull();
});

it.each([true, false])(
  'the notice of a prerendered page, answered before: %s',
  async (isAnswered) => {
    prerender();
    const { events } = await open('data-open="load"');
    expect([dialog(), events]).toEqual([null, []]);
    if (isAnswered) sessionStorage.setItem('pmw-us-person', 'yes');
    activate();
    await Promise.resolve();
    expect(dialog() === null).toBe(isAnswered);
    expect(events).toContain('widget:mounted n');
  },
);

it('the notice asks again where nothing can be remembered', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open('data-open="load"');
  expect(dialog()).toBeInTheDocument();
});

it('the notice refuses a main site that is a script, in words for the author', () => {
  const context = makeBehaviourContext(notice(''));
  startUsPersonsNotice({ open: 'click', mainSite: 'javascript:alert(1)' }, context);
  expect(context.problems).toEqual([
    {
      where: 'data-main-site',
      found: '"javascript:alert(1)"',
      expected: 'an address that begins with https: or /',
      outcome: 'Using "/".',
    },
  ]);
});
