// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { hasConsent, readConsentChoice } from '../../shared/consent/consent.ts';
import { activate, prerender } from '../../tests/setup/dom/prerender.ts';
import { makeBehaviourContext } from '../../tests/setup/engine/make-context.ts';
import { startCookieBar } from './cookie-bar.ts';

const html = `<button>Before</button><section data-widget="cookie-bar" aria-label="Cookies">
  <a href="#policy">Learn More</a><button type="button" data-accept>Accept</button></section>
  <footer><a href="#cookies" data-cookie-settings><span>Cookie settings</span></a></footer>`;
const second = '<button type="button" data-refuse>Refuse</button></section>';

const user = userEvent.setup();
let end: () => void = () => undefined;

function start(markup = html) {
  const context = makeBehaviourContext(markup);
  startCookieBar(context);
  end = () => context.abort();
  const isOpen = () => context.element.dataset['state'] === 'open';
  return { ...context, isOpen, told: () => context.act.mock.calls.map(([act]) => act as unknown) };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const reopen = () => user.click(screen.getByText('Cookie settings'));

afterEach(() => end());

it('the cookie bar is shown until somebody accepts, then hidden and remembered; the page is told', async () => {
  const { element, isOpen, told } = start();
  const consents: (EventTarget | null)[] = [];
  const onConsent = ({ target }: Event) => consents.push(target);
  document.addEventListener('widget:consent', onConsent, { once: true });
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Learn More' }));
  await press('Accept');
  expect([isOpen(), hasConsent(), consents]).toEqual([false, true, [element]]);
  expect(told()).toEqual([{ action: 'learn-more' }, { action: 'accept' }]);
  end();
  expect(start().isOpen()).toBe(false);
});

it('the cookie bar takes a refusal where the CMS writes a second button, and lets it be taken back', async () => {
  const { told } = start(html.replace('</section>', second));
  await press('Refuse');
  end();
  const { isOpen, told: toldLater } = start(html.replace('</section>', second));
  expect([isOpen(), readConsentChoice()]).toEqual([false, 'refused']);
  await reopen();
  expect([isOpen(), location.hash]).toEqual([true, '']);
  await press('Accept');
  expect([isOpen(), readConsentChoice()]).toEqual([false, 'accepted']);
  expect([told(), toldLater()]).toEqual([
    [{ action: 'refuse' }],
    [{ action: 'reopen' }, { action: 'accept' }],
  ]);
});

it('the cookie bar goes too when the page’s own tool got the consent', () => {
  const { isOpen } = start();
  document.body.dispatchEvent(new CustomEvent('widget:consent', { bubbles: true }));
  expect(isOpen()).toBe(false);
});

it('the cookie bar stays for an event whose choice nobody knows, and hears one that does not bubble', () => {
  const { isOpen } = start();
  const tell = (choice: string) =>
    document.body.dispatchEvent(new CustomEvent('widget:consent', { detail: { choice } }));
  tell('maybe');
  expect(isOpen()).toBe(true);
  tell('refused');
  expect(isOpen()).toBe(false);
});

it.each([true, false])(
  'the cookie bar of a prerendered page, accepted meanwhile: %s',
  (isAccepted) => {
    prerender();
    const { isOpen } = start();
    expect(isOpen()).toBe(false);
    if (isAccepted) localStorage.setItem('pmw-consent', `${Date.now()}`);
    activate();
    expect(isOpen()).toBe(!isAccepted);
  },
);

it('the cookie bar gives the focus back to where it came from', async () => {
  start();
  screen.getByRole('button', { name: 'Before' }).focus();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

it('the cookie bar says what to write where there is nothing to accept with', () => {
  const { isOpen, problems } = start(html.replace('data-accept', ''));
  expect(problems.map(({ expected }) => expected)).toEqual(['<button type="button" data-accept>']);
  expect(isOpen()).toBe(true);
});
