// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { subscribeCalloutWidget } from './subscribe-callout.widget.ts';
import { subscribeCalloutContract } from './subscribe-callout.contract.ts';

const accepted = { IsSuccessStatusCode: true, message: 'We have written to <b>you</b>.' };
const refused = { IsSuccessStatusCode: false, message: 'No such address.' };
const success = subscribeCalloutContract.texts['success-title'];
const [told, toldOfFailure] = ['subscribe', 'subscribe-failed'].map((action) => ({
  widget: 'subscribe-callout',
  action,
}));

const server = mockNetwork();
const user = userEvent.setup();
let requests: unknown[];
/** Answers wait for it. */
let gate: Promise<unknown>;
beforeEach(() => {
  requests = [];
  gate = Promise.resolve();
});

/** Each answer in turn, the last one repeatedly. */
function answerWith(...answers: readonly (object | number)[]): void {
  let next = 0;
  server.use(
    http.post('*/en-us/signup', async ({ request }) => {
      requests.push(await request.json());
      const answer = answers[Math.min(next, answers.length - 1)];
      next += 1;
      await gate;
      if (typeof answer === 'number') return new HttpResponse(null, { status: answer });
      return HttpResponse.json(answer);
    }),
  );
}

/** Holds the answers back. @returns a function that releases them */
function holdAnswers(): () => void {
  let release = (): void => undefined;
  gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return release;
}

const mount = (attributes: Readonly<Record<string, string>> = {}) =>
  mountWidget(subscribeCalloutWidget, [attributes]);

const box = () =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: subscribeCalloutContract.texts['email-label'],
  });
const button = () => screen.getByRole('button', { name: subscribeCalloutContract.texts.submit });

async function send(email = 'ann@example.com'): Promise<void> {
  await user.clear(box());
  await user.type(box(), email);
  await user.click(button());
}

it('subscribe form sends the address and nothing else, by Enter too, and lets the CMS judge an empty box', async () => {
  answerWith(refused);
  await mount();
  await user.click(button());
  await screen.findByRole('alert');
  await user.type(box(), 'ann@example.com{Enter}');
  await waitFor(() => expect(requests).toEqual([{ email: '' }, { email: 'ann@example.com' }]));
});

it('subscribe form tells the page of a success, and leaves the focus to a visitor who has gone on', async () => {
  answerWith(accepted);
  const { actions } = await mount();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  const release = holdAnswers();
  await send();
  elsewhere.focus();
  release();
  await screen.findByText(success);
  expect(elsewhere).toHaveFocus();
  expect(actions).toEqual([told]);
});

describe('subscribe form on error', () => {
  it.each([
    ['the address is refused', refused, true],
    ['the call fails', 500, false],
    ['the answer is no JSON object', [], false],
    ['the CMS says yes without a word', { IsSuccessStatusCode: true, message: ' ' }, false],
    ['the CMS says neither yes nor no', { IsSuccessStatusCode: 'perhaps', message: 'Hm.' }, false],
  ])('shows the error text, tied to the box, and keeps the form where %s', async (...given) => {
    const [, answer, isInvalid] = given;
    answerWith(answer);
    const { actions } = await mount();
    expect(box()).not.toHaveAttribute('aria-describedby');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Please enter a valid email address\.$/);
    expect(box()).toHaveValue('ann@example.com');
    // Only an address can be invalid, not what a server makes of it.
    expect(box().matches('[aria-invalid=true]')).toBe(isInvalid);
    expect(box()).toHaveAttribute('aria-describedby', alert.id);
    expect(box()).toHaveFocus();
    expect(actions).toEqual([toldOfFailure]);
  });

  it('says what happened in the text of the page if it was not the address', async () => {
    answerWith(500, refused);
    await mount({ 'data-text-failed': 'Please try again.' });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        subscribeCalloutContract.texts['invalid-email'],
      ),
    );
  });

  it('is announced each time that Enter in the box sends what is no address', async () => {
    await mount();
    await user.type(box(), 'nonsense{Enter}');
    const first = await screen.findByRole('alert');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(
      subscribeCalloutContract.texts['invalid-email'],
    );
    expect(box()).toHaveAccessibleDescription(subscribeCalloutContract.texts['invalid-email']);
    expect(box()).toHaveFocus();
  });

  it('is cleared by a later submit, and announced anew when it comes again; success ends it', async () => {
    answerWith(refused, 500, accepted);
    const { errors } = await mount();
    await send();
    const first = await screen.findByRole('alert');
    // An address that was refused is no failure of the page.
    expect(errors).toEqual([]);
    const release = holdAnswers();
    await user.click(button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box()).toHaveAttribute('aria-invalid', 'false');
    release();
    expect(await screen.findByRole('alert')).not.toBe(first);
    expect(errors).toEqual([
      'subscribe-callout: POST /en-us/signup failed: Request failed with status code 500; expected a JSON answer with a status of 200 to 299. The visitor is asked to try again.',
    ]);
    await send('ann@example.org');
    await screen.findByText(success);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says of what is no address so in its own words, until it is one', async () => {
    answerWith(accepted);
    await mount({ 'data-text-invalid-email': 'That is no address.' });
    await send('ann');
    expect(await screen.findByRole('alert')).toHaveTextContent('That is no address.');
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    await send();
    await screen.findByText(success);
    expect(requests).toEqual([{ email: 'ann@example.com' }]);
  });
});

it('subscribe form while it waits sends one request at a time and keeps the focus where it is', async () => {
  answerWith(accepted);
  await mount();
  const release = holdAnswers();
  await send();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  await user.click(button());
  release();
  await screen.findByText(success);
  expect(requests).toHaveLength(1);
});

it('subscribe form while it waits forgets the answer when it leaves the page', async () => {
  answerWith(500);
  const { actions, elements, end } = await mount();
  const release = holdAnswers();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  elements[0]?.remove();
  end();
  release();
  // A later answer, which comes after the forgotten one.
  answerWith(refused);
  const later = await mount();
  await send('bob@example.com');
  await screen.findByRole('alert');
  expect([actions, later.actions, later.errors]).toEqual([[], [toldOfFailure], []]);
});
