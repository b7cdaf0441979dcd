// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDialogMethods } from '../../tests/setup/dialog-methods.ts';
import { listen } from '../../tests/setup/listen.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { showPage, statusOf } from '../../tests/setup/show-page.ts';
import { startEngine, type TestEngine } from '../../tests/setup/start-engine.ts';
import { modalBehaviour } from '../modal/modal.widget.ts';
import { audienceGateExamples } from './audience-gate.examples.ts';
import { audienceGateWidget } from './audience-gate.widget.ts';

const [example] = audienceGateExamples.examples;
const page = `<p id="everybody">Everybody</p>
<p data-audience="unknown">Nobody yet</p>
<p data-audience="Professional">Professionals</p>
<p data-audience="retail" data-audience-country="DE GB">Private investors in Germany</p>
<p data-audience="retail">Private investors</p>
<p data-audience="">Without a word</p>
<a href="#audience" data-modal="#audience">Change</a>`;

let engine: TestEngine | undefined;

async function open(given: Readonly<Record<string, unknown>> = {}) {
  engine?.stop();
  showPage(page);
  document.body.append(renderPartial('audience-gate', { ...example?.partial, ...given }));
  engine = startEngine([audienceGateWidget], {}, [modalBehaviour]);
  await engine.publicApi.ready;
  return engine;
}

const user = userEvent.setup();
const dialog = () => screen.queryByRole('alertdialog', { name: 'Who is reading?' });
const listSeen = () =>
  [...document.querySelectorAll<HTMLElement>('body > p')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map(({ textContent }) => textContent);
const forgetAnswer = () => {
  document.cookie = 'pmw-audience=; Path=/; Max-Age=0';
};

async function answer(kind: string, country: string) {
  const form = within(screen.getByRole('alertdialog'));
  await user.selectOptions(form.getByRole('combobox', { name: 'Country of residence' }), country);
  await user.click(form.getByRole('radio', { name: kind }));
  const box = form.getByRole('checkbox', { name: /^I have read/ });
  if (!(box as HTMLInputElement).checked) await user.click(box);
  await user.click(form.getByRole('button', { name: 'Continue' }));
}

beforeEach(addDialogMethods);
afterEach(() => {
  engine?.stop();
  engine = undefined;
  forgetAnswer();
});

describe('the audience gate', () => {
  it('asks once, and shows what is for the visitor', async () => {
    const actions: unknown[] = [];
    listen(document, 'widget:action', (event) => {
      actions.push((event as CustomEvent<unknown>).detail);
    });
    await open();
    expect(dialog()).toHaveAccessibleDescription(/depends on where you live/);
    expect(listSeen()).toEqual(['Everybody', 'Nobody yet', 'Without a word']);
    await answer('A professional investor', 'CH');
    expect(dialog()).toBeNull();
    expect(listSeen()).toEqual(['Everybody', 'Professionals', 'Without a word']);
    expect(actions).toContainEqual({
      widget: 'audience-gate',
      action: 'answer',
      label: 'professional',
      value: 'CH',
    });
    await open();
    expect(dialog()).toBeNull();
    expect(listSeen()).toEqual(['Everybody', 'Professionals', 'Without a word']);
  });

  it('is opened by a link, which shows the answer, and may be answered anew', async () => {
    document.cookie = `pmw-audience=${encodeURIComponent('professional CH')}; Path=/`;
    await open({ open: 'click' });
    expect(dialog()).toBeNull();
    await user.click(screen.getByText('Change'));
    expect(screen.getByRole('radio', { name: 'A professional investor' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveValue('CH');
    await answer('A private investor', 'DE');
    expect(listSeen()).toEqual([
      ...['Everybody', 'Private investors in Germany', 'Private investors', 'Without a word'],
    ]);
  });

  it('shows the text to agree to for what is chosen', async () => {
    await open();
    const find = (words: RegExp) => screen.queryByText(words);
    expect(find(/professional client/)).not.toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'A professional investor' }));
    expect(find(/professional client/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'A private investor' }));
    expect(find(/professional client/)).not.toBeVisible();
    expect(find(/not offered to private/)).not.toBeVisible();
    await user.selectOptions(screen.getByRole('combobox'), 'CH');
    expect(find(/not offered to private/)).toBeVisible();
  });

  it('sends the form where the CMS says, with the address of the page', async () => {
    await open({ action: '/audience' });
    let sent: readonly unknown[] = [];
    document.addEventListener(
      'submit',
      (event) => {
        sent = [event.defaultPrevented, ...new FormData(event.target as HTMLFormElement).values()];
        event.preventDefault();
      },
      { once: true },
    );
    await answer('A professional investor', 'CH');
    expect(sent).toEqual([false, 'CH', 'professional', 'yes', location.href]);
  });

  it('closes when it was answered on another page before the visitor came back', async () => {
    await open();
    document.cookie = `pmw-audience=${encodeURIComponent('retail GB')}; Path=/`;
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(dialog()).toBeNull();
    expect(listSeen()).toContain('Private investors in Germany');
  });

  it('shows all of the page again at the end of its life, and in a CMS editor', async () => {
    const { publicApi } = await open();
    publicApi.unmount();
    expect(listSeen()).toHaveLength(6);
    document.body.setAttribute('data-editing', '');
    void publicApi.mount();
    await publicApi.ready;
    expect([listSeen().length, dialog()]).toEqual([6, null]);
    document.body.removeAttribute('data-editing');
  });

  it('shows all of the page without a form, and says so', async () => {
    engine?.stop();
    showPage(`${page}<section data-widget="audience-gate" id="audience"><h2>Who?</h2></section>`);
    engine = startEngine([audienceGateWidget], {}, [modalBehaviour]);
    await engine.publicApi.ready;
    expect([statusOf('audience'), listSeen().length]).toEqual(['failed', 6]);
    expect(engine.errors).toEqual([
      expect.stringContaining('the content is without a form that asks; expected <form> with'),
    ]);
  });
});
