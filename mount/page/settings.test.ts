// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeContract } from '../../tests/setup/engine/make-widget.ts';
import { until } from '../../tests/setup/engine/until.ts';
import { createPageLookUp } from './look-up.ts';
import { createSettingsReader } from './settings.ts';
import { createReporter } from '../report.ts';

const html = document.documentElement;
const contract = makeContract('hello');
const greeting = 'data-text-hello-greeting';

beforeEach(() => {
  html.lang = 'de-CH';
});

function addTag(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = '/widgets.js';
  for (const [name, value] of Object.entries({ 'data-stylesheet': 'none', ...attributes })) {
    script.setAttribute(name, value);
  }
  document.body.append(script);
  return script;
}

/** The reader of a page whose script tag has these attributes, and what the console gets. */
function open(attributes: Readonly<Record<string, string>> = {}) {
  const lines: unknown[] = [];
  const say = (...line: readonly unknown[]) => void lines.push(line);
  const script = addTag(attributes);
  const {
    current,
    expectChange,
    addTag: adopt,
  } = createSettingsReader({
    script,
    version: '1.0.0',
    listContracts: () => [contract],
    lookUp: createPageLookUp(window),
    whenLaidOut: Promise.resolve(),
    reporter: createReporter({ error: say, warn: say }),
  });
  const readGreeting = () =>
    current().textsOf(document.createElement('p'), contract).get('greeting');
  return { script, lines, current, expectChange, adopt, readGreeting };
}

describe('the settings of a page', () => {
  it('say once that the language of the page names no region, at <html>', () => {
    html.lang = 'de';
    const { lines, current, expectChange } = open();
    current();
    expectChange();
    current();
    expect(lines).toEqual([[expect.stringContaining('lang of <html> is "de"'), html]]);
  });

  it('are the same until a page swap changes them', () => {
    const { current, expectChange } = open({ 'data-text-hello-greting': 'x' });
    const first = current();
    html.className = 'menu-open';
    expectChange();
    expect(current()).toBe(first);
    html.lang = 'fr-CH';
    expect(current()).toBe(first);
  });

  it.each([
    ['lang', 'fr-CH', 'Hello', 'fr-CH'],
    [greeting, 'Grüezi', 'Grüezi', 'de-CH'],
  ])('are read again where a page swap brings another %s', (name, value, text, culture) => {
    const { current, expectChange, readGreeting } = open();
    const { options } = current();
    document.body.replaceWith(document.createElement('body'));
    html.setAttribute(name, value);
    expectChange();
    expect([readGreeting(), current().options.culture]).toEqual([text, culture]);
    expect(current().options).not.toBe(options);
    expect(current().options).toBe(current().options);
  });

  it('keep the language in which the page came while a visitor’s translator writes another', () => {
    const { current, expectChange } = open();
    const readCulture = () => {
      expectChange();
      return current().options.culture;
    };
    html.lang = 'zh-CN';
    expect(readCulture()).toBe('de-CH');
    // The translator stays on the next page, whose library does not write the language.
    document.body.replaceWith(document.createElement('body'));
    expect(readCulture()).toBe('de-CH');
    document.body.replaceWith(document.createElement('body'));
    html.lang = 'fr-CH';
    expect(readCulture()).toBe('fr-CH');
    vi.setSystemTime(Date.now() + 5000);
    html.lang = 'ja';
    expect(readCulture()).toBe('fr-CH');
    vi.useRealTimers();
  });

  it('are reported with the element that holds what is wrong', () => {
    html.setAttribute('data-text-hello-greting', 'y');
    const { script, lines, current } = open({ 'data-debug': 'perhaps' });
    current();
    expect(lines).toEqual([
      ['widgets.js: data-debug is "perhaps"; expected "true" or "false". Using false.', script],
      [
        'widgets.js: data-text-hello-greting is "y"; expected data-text-hello-greeting. It is ignored.',
        html,
      ],
    ]);
  });

  it('wait for the stylesheet', async () => {
    const { script, current, lines } = open({ 'data-stylesheet': '/own.css' });
    const { whenReady } = current();
    await until(() => {
      const link = document.querySelector('link[href="/own.css"]');
      expect(link).not.toBeNull();
      link?.dispatchEvent(new Event('error'));
    });
    await whenReady;
    expect(lines).toEqual([
      [expect.stringMatching(/^widgets.js: the stylesheet \/own.css is missing/), script],
    ]);
  });
});

describe('a page that includes the script twice', () => {
  it('is told once, and the options of the second tag hold from then on', () => {
    const { current, adopt, lines } = open({ 'data-site-base': '/one/' });
    current();
    adopt(addTag({ 'data-culture': 'fr-FR' }));
    adopt(addTag({ 'data-culture': 'it-IT' }));
    expect(current().options).toMatchObject({ siteBase: '/one/', culture: 'it-IT' });
    expect(lines).toEqual([
      [
        'widgets.js: the number of its tags is 2 or more; expected 1, but the page includes the script twice. It runs once; what the last tag says holds for what mounts from now on.',
      ],
    ]);
  });

  it('is told nothing where the tag came with another page', () => {
    const { current, adopt, lines } = open();
    current();
    document.body.replaceWith(document.createElement('body'));
    adopt(addTag({ 'data-culture': 'fr-FR' }));
    expect([current().options.culture, lines]).toEqual(['fr-FR', []]);
  });
});
