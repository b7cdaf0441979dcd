// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDialogMethods } from '../../tests/setup/dom/dialog-methods.ts';
import { listen } from '../../tests/setup/dom/listen.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { startEngine, type TestEngine } from '../../tests/setup/engine/start-engine.ts';
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
  engine = startEngine([audienceGateWidget], {}, { pageBehaviours: [modalBehaviour] });
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

const countryOnly = { kind: undefined, terms: [] };
const kindOnly = { country: undefined, terms: [] };
const remember = (stored: string) => {
  document.cookie = `pmw-audience=${encodeURIComponent(stored)}; Path=/`;
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

  it('hides nothing for what it does not ask, before and after the answer', async () => {
    await open(countryOnly);
    const others = ['Everybody', 'Nobody yet', 'Professionals'];
    expect(listSeen()).toEqual([...others, 'Private investors', 'Without a word']);
    await user.selectOptions(screen.getByRole('combobox'), 'DE');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(listSeen()).toHaveLength(6);
    await open(kindOnly);
    await user.click(screen.getByRole('radio', { name: 'A private investor' }));
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(listSeen()).toEqual([
      ...['Everybody', 'Private investors in Germany', 'Private investors', 'Without a word'],
    ]);
  });

  it('leaves out of an earlier answer what it does not ask, and keeps it for a gate that does', async () => {
    remember('professional DE');
    await open(countryOnly);
    expect([dialog(), listSeen().length]).toEqual([null, 6]);
    await open({ ...countryOnly, open: 'click' });
    await user.click(screen.getByText('Change'));
    await user.selectOptions(screen.getByRole('combobox'), 'CH');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await open();
    expect(dialog()).toBeNull();
    expect(listSeen()).toEqual(['Everybody', 'Professionals', 'Without a word']);
  });

  it('asks anew when an earlier gate has not asked all, beginning with what is known', async () => {
    remember(' CH');
    await open();
    expect(screen.getByRole('combobox')).toHaveValue('CH');
    expect(listSeen()).toEqual(['Everybody', 'Nobody yet', 'Without a word']);
    await answer('A professional investor', 'CH');
    expect(listSeen()).toEqual(['Everybody', 'Professionals', 'Without a word']);
  });

  it('does not ask again for what a visitor was free to leave open', async () => {
    await open();
    for (const field of screen.getByRole('alertdialog').querySelectorAll('[required]')) {
      field.removeAttribute('required');
    }
    await user.click(screen.getByRole('radio', { name: 'A professional investor' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await open();
    expect(dialog()).toBeNull();
    expect(listSeen()).toEqual(['Everybody', 'Professionals', 'Without a word']);
  });

  it('keeps the choice that the CMS has made for a visitor, until they have answered', async () => {
    engine?.stop();
    showPage(page);
    const markup = renderPartial('audience-gate', { ...example?.partial });
    markup.querySelector('[value="GB"]')?.setAttribute('selected', '');
    document.body.append(markup);
    engine = startEngine([audienceGateWidget], {}, { pageBehaviours: [modalBehaviour] });
    await engine.publicApi.ready;
    expect(screen.getByRole('combobox')).toHaveValue('GB');
  });

  it('shares a page with a gate that asks something else', async () => {
    engine?.stop();
    showPage(`${page}<a data-modal="#country">Where</a>`);
    const gates = [
      { ...countryOnly, id: 'country', open: 'click', heading: 'Where?' },
      { ...kindOnly, id: 'audience', open: 'click', heading: 'Who?' },
    ];
    for (const gate of gates) {
      document.body.append(renderPartial('audience-gate', { ...example?.partial, ...gate }));
    }
    engine = startEngine([audienceGateWidget], {}, { pageBehaviours: [modalBehaviour] });
    await engine.publicApi.ready;
    await user.click(screen.getByText('Where'));
    await user.selectOptions(screen.getByRole('combobox'), 'DE');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(listSeen()).toEqual(['Everybody', 'Nobody yet', 'Without a word']);
    await user.click(screen.getByText('Change'));
    await user.click(screen.getByRole('radio', { name: 'A private investor' }));
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(listSeen()).toEqual([
      ...['Everybody', 'Private investors in Germany', 'Private investors', 'Without a word'],
    ]);
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
    engine = startEngine([audienceGateWidget], {}, { pageBehaviours: [modalBehaviour] });
    await engine.publicApi.ready;
    expect([statusOf('audience'), listSeen().length]).toEqual(['failed', 6]);
    expect(engine.errors).toEqual([
      expect.stringContaining('the content is without a form that asks; expected <form> with'),
    ]);
  });
});
