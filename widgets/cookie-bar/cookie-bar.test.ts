// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasConsent, readConsentChoice } from '../../shared/consent/consent.ts';
import { makeBehaviourContext } from '../../tests/setup/start-behaviour.ts';
import { startExample } from '../../tests/setup/start-example.ts';
import { cookieBarExamples } from './cookie-bar.examples.ts';
import { startCookieBar } from './cookie-bar.ts';
import { cookieBarWidget } from './cookie-bar.widget.ts';

const html = `<button>Before</button><section data-widget="cookie-bar" aria-label="Cookies">
  <a href="#policy">Learn More</a><button type="button" data-accept>Accept</button></section>
  <footer><a href="#cookies" data-cookie-settings><span>Cookie settings</span></a></footer>`;

let end: () => void = () => undefined;

function start(markup = html) {
  const context = makeBehaviourContext(markup);
  startCookieBar(context);
  end = () => {
    context.abort();
  };
  return context;
}

const isOpen = (element: HTMLElement) => element.dataset['state'] === 'open';
const user = userEvent.setup();
const accept = () => user.click(screen.getByRole('button', { name: 'Accept' }));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
    },
  );
});

afterEach(() => {
  end();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('cookie bar', () => {
  it('is shown until somebody accepts, then hidden and remembered', async () => {
    const { element } = start();
    expect(isOpen(element)).toBe(true);
    await accept();
    expect(isOpen(element)).toBe(false);
    expect(hasConsent()).toBe(true);
    end();
    expect(isOpen(start().element)).toBe(false);
  });

  it('takes a refusal where the CMS writes a second button, and lets it be taken back', async () => {
    const second = '<button type="button" data-refuse>Refuse</button></section>';
    const { element, act } = start(html.replace('</section>', second));
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect([isOpen(element), readConsentChoice()]).toEqual([false, 'refused']);
    await user.click(screen.getByText('Cookie settings'));
    expect(isOpen(element)).toBe(true);
    await accept();
    expect([isOpen(element), readConsentChoice()]).toEqual([false, 'accepted']);
    expect(act.mock.calls).toEqual([
      [{ action: 'refuse' }],
      [{ action: 'reopen' }],
      [{ action: 'accept' }],
    ]);
  });

  it('stays hidden after a refusal', async () => {
    const second = '<button type="button" data-refuse>Refuse</button></section>';
    start(html.replace('</section>', second));
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    end();
    expect(isOpen(start().element)).toBe(false);
  });

  it('sends an event that bubbles from the bar', async () => {
    const { element } = start();
    const targets: (EventTarget | null)[] = [];
    document.addEventListener('widget:consent', ({ target }) => targets.push(target), {
      once: true,
    });
    await accept();
    expect(targets).toEqual([element]);
  });

  it('goes too when the page’s own tool got the consent', () => {
    const { element } = start();
    document.body.dispatchEvent(new CustomEvent('widget:consent', { bubbles: true }));
    expect(isOpen(element)).toBe(false);
  });

  it('is reopened by anything with data-cookie-settings, and gives the focus back to it', async () => {
    const { element } = start();
    await accept();
    await user.click(screen.getByText('Cookie settings'));
    expect(isOpen(element)).toBe(true);
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
    expect(location.hash).toBe('');
    await accept();
    expect(screen.getByRole('link', { name: 'Cookie settings' })).toHaveFocus();
  });

  it('gives the focus back to where it came from', async () => {
    start();
    screen.getByRole('button', { name: 'Before' }).focus();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('tells analytics of each choice', async () => {
    const { act } = start();
    await user.click(screen.getByRole('link', { name: 'Learn More' }));
    await accept();
    await user.click(screen.getByText('Cookie settings'));
    expect(act.mock.calls).toEqual([
      [{ action: 'learn-more' }],
      [{ action: 'accept' }],
      [{ action: 'reopen' }],
    ]);
    location.hash = '';
  });

  it('says what to write where there is nothing to accept with', () => {
    const { element, problems } = start(html.replace('data-accept', ''));
    expect(problems.map(({ expected }) => expected)).toEqual([
      '<button type="button" data-accept>',
    ]);
    expect(isOpen(element)).toBe(true);
  });

  it('leaves nothing on the page when it ends', () => {
    const { element } = start();
    end();
    expect(isOpen(element)).toBe(false);
    expect(document.documentElement.style.cssText).toBe('');
  });
});

describe('cookie-bar in its examples', () => {
  it.each(cookieBarExamples.examples)('mounts without a complaint: $name', async (example) => {
    const { element, engine } = await startExample(cookieBarWidget, example);
    expect(element).toHaveAttribute('data-widget-status', 'mounted');
    expect([engine.errors, engine.warnings]).toEqual([[], []]);
    engine.stop();
  });
});
