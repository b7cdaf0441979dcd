import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { type Page, type Request } from '@playwright/test';
import { type Step } from './tasks.ts';

const address = '/virtual-screen-reader.js';
const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');

interface VirtualReader {
  readonly start: (options: { container: Element }) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly next: () => Promise<void>;
  readonly spokenPhraseLog: () => Promise<string[]>;
  readonly clearSpokenPhraseLog: () => Promise<void>;
}

declare global {
  interface Window {
    virtualReader?: VirtualReader;
    /**
     * Name and state of what has the focus, and of its active option. Screen readers say what of it changes while the
     * focus stays; the virtual one does not.
     */
    readFocused: () => string[];
  }
}

/** The calls of a page that have no answer yet. */
const calls = new WeakMap<Page, Set<Request>>();

/**
 * Serves the reader as a file of the page's own origin, because its policy allows no other, and watches the page's calls.
 * Call it before the first visit.
 */
export async function serveReader(page: Page): Promise<void> {
  const open = new Set<Request>();
  calls.set(page, open);
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) open.add(request);
  });
  const onEnd = (request: Request) => open.delete(request);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await page.addInitScript(() => {
    window.readFocused = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return [];
      const name = focused.getAttribute('aria-label') ?? focused.textContent.trim();
      const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
      const isBox = focused instanceof HTMLInputElement && focused.type === 'checkbox';
      const states = [
        focused.ariaExpanded && (focused.ariaExpanded === 'true' ? 'expanded' : 'collapsed'),
        focused.ariaCurrent && `current ${focused.ariaCurrent}`,
        focused.ariaInvalid === 'true' && 'invalid',
        focused.ariaValueText,
        isBox && (focused.checked ? 'checked' : 'not checked'),
        active && `${active.textContent}, ${active.ariaSelected === 'true' ? '' : 'not '}selected`,
      ];
      return [focused.matches('button, [role=button]') && name, ...states].filter(
        (each): each is string => typeof each === 'string' && each !== '',
      );
    };
  });
  const body = source.replace(/\/\/# sourceMappingURL=.*/, '');
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/**
 * Starts reading a part of the page, once the answers to its first calls are shown. What is said about the start itself
 * is forgotten.
 */
export async function startReader(page: Page, part: string): Promise<void> {
  await whenQuiet(page);
  await page
    .locator(part)
    .first()
    .evaluate(async (container, from) => {
      const { virtual } = (await import(from)) as { virtual: VirtualReader };
      await window.virtualReader?.stop();
      window.virtualReader = virtual;
      await virtual.start({ container });
      await virtual.clearSpokenPhraseLog();
      // Tab goes on from here.
      if (container instanceof HTMLElement && container !== document.body) {
        container.tabIndex = -1;
        container.focus({ preventScroll: true });
        container.removeAttribute('tabindex');
      }
    }, address);
}

/** Waits until nothing has changed, and nothing has taken the focus, for a moment. */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const end = () => {
          observer.disconnect();
          document.removeEventListener('focusin', wait);
          resolve();
        };
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(end, 150);
        };
        const observer = new MutationObserver(wait);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        document.addEventListener('focusin', wait);
        wait();
      }),
  );
}

/** Waits until what a step has caused is over, the answers to its calls too. */
async function whenQuiet(page: Page): Promise<void> {
  await whenStill(page);
  while ((calls.get(page)?.size ?? 0) > 0) await whenStill(page);
  await whenStill(page);
}

/** What is heard since the last call, once two frames are drawn, and the present focus. One call: each costs a frame. */
const takeHeard = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
    const spoken = (await window.virtualReader?.spokenPhraseLog()) ?? [];
    await window.virtualReader?.clearSpokenPhraseLog();
    return {
      // What it says of live regions is left out: they have a record of their own.
      spoken: spoken.filter((phrase) => !/^(?:polite|assertive): /.test(phrase)),
      utterances: window.utterances.splice(0),
      focused: window.readFocused(),
    };
  });

/** What is heard, a line each, of what the reader says, of what has changed where the focus stays, and of live regions. */
function describeHeard(
  spoken: readonly string[],
  changed: readonly string[],
  utterances: readonly string[],
): string[] {
  const own =
    spoken.length === 0 && changed.length > 0 ? [`(now) ${changed.join(', ')}`] : [...spoken];
  const isFocus = (each: string) => each.startsWith('the focus: ');
  // The reader says only the role of a text that takes the focus.
  for (const name of utterances.filter(isFocus).map((each) => each.slice('the focus: '.length))) {
    if (!own.some((line) => line.includes(name.split(' ')[0] ?? ''))) own.push(`(focus) ${name}`);
  }
  const announced = utterances.filter((each) => !isFocus(each));
  return [...own, ...announced].map((line) => line.replaceAll(/\s+/g, ' '));
}

/**
 * Takes one step.
 *
 * @param expected what should be heard: the wait ends with it, and else when nothing happens any more
 * @returns what is heard then, a line each: the reader's words, or what has changed where the focus stays; then live
 * regions with their role
 */
export async function hear(
  page: Page,
  step: Step,
  expected: readonly string[] = [],
): Promise<string[]> {
  const before = await page.evaluate(() => window.readFocused());
  if (typeof step === 'string') await page.keyboard.press(step);
  else if ('type' in step) await page.keyboard.type(step.type);
  else if ('open' in step) await page.locator(step.open).first().press('Enter');
  else {
    await page.evaluate(async (count) => {
      for (let at = 0; at < count; at += 1) await window.virtualReader?.next();
    }, step.read);
  }
  let isQuiet = expected.length === 0;
  if (isQuiet) await whenQuiet(page);
  else void whenQuiet(page).then(() => (isQuiet = true));
  const spoken: string[] = [];
  const utterances: string[] = [];
  for (;;) {
    const isLast = isQuiet;
    const now = await takeHeard(page);
    spoken.push(...now.spoken);
    utterances.push(...now.utterances);
    const changed = now.focused.filter((each) => !before.includes(each));
    const heard = describeHeard(spoken, changed, utterances);
    const isAnswered = (calls.get(page)?.size ?? 0) === 0;
    if (isLast || (isAnswered && isDeepStrictEqual(heard, expected))) return heard;
  }
}

/** What is heard once nothing happens any more: nothing, if all has been said before. */
export async function hearRest(page: Page): Promise<string[]> {
  await whenQuiet(page);
  const { spoken, utterances } = await takeHeard(page);
  return describeHeard(spoken, [], utterances);
}
