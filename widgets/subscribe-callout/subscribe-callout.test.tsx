// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { createApiClient } from '../../api/client.ts';
import { type PublicApi, start } from '../../mount/start.ts';
import { subscribeCalloutWidget } from './subscribe-callout.widget.ts';

const address = '*/en-us/signup';
const accepted = { IsSuccessStatusCode: true, message: 'We have written to <b>you</b>.' };
const refused = { IsSuccessStatusCode: false, message: 'No such address.' };
const errorText = 'Please enter a valid email address.';

const server = mockNetwork();
const requests: unknown[] = [];
const actions: unknown[] = [];
const consoleErrors: string[] = [];
let running: AbortController;
let publicApi: PublicApi | undefined;
/** Answers wait for it. */
let gate: Promise<unknown> = Promise.resolve();

const onAction = (event: Event) => {
  actions.push(event instanceof CustomEvent ? event.detail : undefined);
};
beforeEach(() => {
  running = new AbortController();
  for (const list of [requests, actions, consoleErrors]) list.length = 0;
  document.addEventListener('widget:action', onAction);
  vi.spyOn(console, 'error').mockImplementation((sentence) => {
    consoleErrors.push(String(sentence));
  });
});
afterEach(() => {
  gate = Promise.resolve();
  document.removeEventListener('widget:action', onAction);
  publicApi?.unmount();
  running.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Each answer in turn, the last one repeatedly. */
function answerWith(...answers: readonly (object | 'connection' | number)[]): void {
  let next = 0;
  server.use(
    http.post(address, async ({ request }) => {
      requests.push(await request.json());
      const answer = answers[Math.min(next, answers.length - 1)];
      next += 1;
      await gate;
      if (answer === 'connection') return HttpResponse.error();
      if (typeof answer === 'number') return new HttpResponse(null, { status: answer });
      return HttpResponse.json(answer);
    }),
  );
}

/**
 * Holds the answers back.
 *
 * @returns a function that releases them
 */
function holdAnswers(): () => void {
  const held = new EventTarget();
  gate = new Promise((resolve) => {
    held.addEventListener('go', resolve);
  });
  return () => {
    held.dispatchEvent(new Event('go'));
  };
}

/** Puts a mount point on the page and starts the engine, as a page does. */
async function openPage(
  attributes: Readonly<Record<string, string>> = {},
  content: readonly Node[] = [],
): Promise<HTMLElement> {
  const element = document.createElement('section');
  for (const [name, value] of Object.entries({
    'data-widget': 'subscribe-callout',
    ...attributes,
  })) {
    element.setAttribute(name, value);
  }
  element.append(...content);
  document.body.append(element);
  await mountAll();
  return element;
}

async function mountAll(): Promise<void> {
  const script = document.createElement('script');
  script.setAttribute('data-stylesheet', 'none');
  publicApi = start({
    script,
    version: '1.0.0',
    widgets: [subscribeCalloutWidget],
    createApi: createApiClient,
    signal: running.signal,
  });
  await publicApi.ready;
}

function getBox(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Email address' });
}

async function send(email: string): Promise<void> {
  await userEvent.clear(getBox());
  await userEvent.type(getBox(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

describe('subscribe form', () => {
  it('is a text box of type email and a button', async () => {
    await openPage();
    expect(getBox().type).toBe('email');
    expect(getBox().required).toBe(false);
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Subscribe to our newsletter' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the page wants it to say', async () => {
    await openPage({
      'data-text-eyebrow': 'The letter',
      'data-text-title': 'Four letters a year',
      'data-text-intro': 'No forecasts.',
      'data-text-email-label': 'Your address',
      'data-text-placeholder': 'name@institution.org',
      'data-text-submit': 'Sign up',
      'data-text-note': 'Leave at any time.',
    });
    expect(screen.getByRole('heading', { name: 'Four letters a year' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your address' })).toHaveProperty(
      'placeholder',
      'name@institution.org',
    );
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy();
    for (const text of ['The letter', 'No forecasts.', 'Leave at any time.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('sends the address and nothing else', async () => {
    answerWith(accepted);
    await openPage();
    await userEvent.type(getBox(), 'ann@example.com{Enter}');
    await screen.findByText('Thank you for subscribing');
    expect(requests).toEqual([{ email: 'ann@example.com' }]);
  });

  it('lets the CMS judge an empty box', async () => {
    answerWith(refused);
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByRole('alert');
    expect(requests).toEqual([{ email: '' }]);
  });
});

describe('subscribe form on success', () => {
  it('hides the form and shows the success title and the message as text', async () => {
    answerWith(accepted);
    await openPage();
    await send('ann@example.com');
    await screen.findByText('Thank you for subscribing');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    const status = screen.getByRole('status');
    expect(within(status).getByText('We have written to <b>you</b>.')).toBeTruthy();
  });

  it('moves the focus to the success title', async () => {
    answerWith(accepted);
    await openPage();
    await send('ann@example.com');
    const title = await screen.findByText('Thank you for subscribing');
    await waitFor(() => {
      expect(document.activeElement).toBe(title);
    });
  });

  it('leaves the focus to a visitor who has gone on', async () => {
    answerWith(accepted);
    const link = document.createElement('button');
    document.body.append(link);
    await openPage();
    const release = holdAnswers();
    await send('ann@example.com');
    link.focus();
    release();
    await screen.findByText('Thank you for subscribing');
    expect(document.activeElement).toBe(link);
  });

  it('is what a message without a flag means', async () => {
    answerWith({ message: 'Welcome.' });
    await openPage();
    await send('ann@example.com');
    expect(await screen.findByText('Welcome.')).toBeTruthy();
  });

  it('tells the page, without the address', async () => {
    answerWith(accepted);
    await openPage();
    await send('ann@example.com');
    await screen.findByText('Thank you for subscribing');
    expect(actions).toEqual([{ widget: 'subscribe-callout', action: 'subscribe' }]);
  });
});

describe('subscribe form on error', () => {
  it.each([
    ['the flag is false', refused],
    ['the flag is "False"', { IsSuccessStatusCode: 'False', message: 'No.' }],
    ['the message is missing', { IsSuccessStatusCode: true }],
    ['the message is empty', { IsSuccessStatusCode: true, message: ' ' }],
    ['the answer is no object', [accepted]],
    ['the server fails', 500],
    ['the connection breaks', 'connection' as const],
  ])('shows the error text and keeps the form where %s', async (_, answer) => {
    answerWith(answer);
    await openPage();
    await send('ann@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe(errorText);
    expect(getBox().value).toBe('ann@example.com');
    await waitFor(() => {
      expect(document.activeElement).toBe(getBox());
    });
    expect(actions).toEqual([{ widget: 'subscribe-callout', action: 'subscribe-failed' }]);
  });

  it('is said as an alert alone: the box is read before the error is tied to it', async () => {
    answerWith(refused);
    const release = holdAnswers();
    await openPage();
    await send('ann@example.com');
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      release();
      await vi.waitFor(
        () => {
          expect(getBox()).toHaveFocus();
        },
        { interval: 1 },
      );
      await vi.advanceTimersByTimeAsync(60);
      // The page is told in the step that shows the error.
      expect(actions).toEqual([]);
      expect(getBox()).not.toHaveAttribute('aria-describedby');
      vi.runAllTimers();
    } finally {
      vi.useRealTimers();
    }
    const alert = await screen.findByRole('alert');
    expect(getBox()).toHaveAttribute('aria-describedby', alert.id);
  });

  it('ties the error to the box', async () => {
    answerWith(refused);
    await openPage({ 'data-text-invalid-email': 'That is no address.' });
    expect(getBox().hasAttribute('aria-describedby')).toBe(false);
    await send('ann@example.com');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('That is no address.');
    expect(getBox().getAttribute('aria-invalid')).toBe('true');
    expect(getBox().getAttribute('aria-describedby')).toBe(alert.id);
  });

  it('is cleared by a later submit, and announced anew when it comes again', async () => {
    answerWith(refused);
    await openPage();
    await send('ann@example.com');
    const first = await screen.findByRole('alert');
    const release = holdAnswers();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getBox().hasAttribute('aria-invalid')).toBe(false);
    release();
    expect(await screen.findByRole('alert')).not.toBe(first);
  });

  it('gives way to success', async () => {
    answerWith(500, accepted);
    await openPage();
    await send('ann@example.com');
    await screen.findByRole('alert');
    await send('ann@example.org');
    await screen.findByText('Thank you for subscribing');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells the console of a failed call, but not of an address that was refused', async () => {
    answerWith(refused, 500);
    await openPage();
    await send('ann@example.com');
    await screen.findByRole('alert');
    expect(consoleErrors).toEqual([]);
    await send('ann@example.com');
    await screen.findByRole('alert');
    expect(consoleErrors).toEqual([
      'subscribe-callout: POST /en-us/signup failed: Request failed with status code 500; expected a JSON answer with a status of 200 to 299. The visitor is asked to try again.',
    ]);
  });
});

describe('subscribe form with what is no address', () => {
  it('says so in its own words, tied to the box, and sends nothing', async () => {
    answerWith(accepted);
    await openPage({ 'data-text-invalid-email': 'That is no address.' });
    await send('ann');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('That is no address.');
    expect(getBox()).toHaveFocus();
    expect(getBox()).toHaveAttribute('aria-invalid', 'true');
    expect(getBox()).toHaveAttribute('aria-describedby', alert.id);
    expect(requests).toEqual([]);
    expect(actions).toEqual([]);
  });

  it('sends it once it is one', async () => {
    answerWith(accepted);
    await openPage();
    await send('ann');
    await screen.findByRole('alert');
    await send('ann@example.com');
    await screen.findByText('Thank you for subscribing');
    expect(requests).toEqual([{ email: 'ann@example.com' }]);
  });
});

describe('subscribe form while it waits', () => {
  it('sends one request at a time and keeps the focus where it is', async () => {
    answerWith(accepted);
    await openPage();
    const release = holdAnswers();
    await userEvent.type(getBox(), 'ann@example.com');
    const button = screen.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    await userEvent.click(button);
    release();
    await screen.findByText('Thank you for subscribing');
    expect(requests).toHaveLength(1);
  });

  it('forgets the answer when it leaves the page', async () => {
    answerWith(500);
    const element = await openPage();
    const release = holdAnswers();
    await send('ann@example.com');
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    element.remove();
    release();
    // A later answer, which comes after the forgotten one.
    answerWith(refused);
    const later = document.createElement('section');
    later.setAttribute('data-widget', 'subscribe-callout');
    document.body.append(later);
    await publicApi?.mount(later);
    await send('bob@example.com');
    await screen.findByRole('alert');
    expect(actions).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });
});

describe('subscribe form that takes the place of the one of the CMS', () => {
  function makeForm(): { form: HTMLFormElement; input: HTMLInputElement; button: HTMLElement } {
    const form = document.createElement('form');
    const input = Object.assign(document.createElement('input'), { type: 'email' });
    const button = document.createElement('button');
    form.append(input, button);
    return { form, input, button };
  }

  /** The visitor acts after the page has loaded and before the script has. */
  async function takeOver(act: (parts: ReturnType<typeof makeForm>) => void): Promise<void> {
    const parts = makeForm();
    const element = document.createElement('section');
    element.setAttribute('data-widget', 'subscribe-callout');
    element.append(parts.form);
    document.body.append(element);
    act(parts);
    await mountAll();
    expect(parts.form.isConnected).toBe(false);
  }

  it('keeps the address that is typed', async () => {
    await takeOver(({ input }) => {
      input.value = 'ann@exam';
    });
    expect(getBox().value).toBe('ann@exam');
  });

  it('keeps the focus on the button', async () => {
    await takeOver(({ button }) => {
      button.focus();
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subscribe' }));
  });

  it('takes no focus that it has not found', async () => {
    await takeOver(() => undefined);
    expect(document.activeElement).toBe(document.body);
  });
});
