import { type Page } from '@playwright/test';

/** Something that a screen reader says by itself. */
export interface Utterance {
  /** The role of the live region, `polite` where it has `aria-live` alone; `focus` for what took the focus. */
  readonly by: string;
  readonly text: string;
}

declare global {
  interface Window {
    /** What was said since the page was opened. */
    utterances: Utterance[];
  }
}

/**
 * Writes down what screen readers would say without being asked: every change of a live region, also of
 * one that is added or shown later, and the name of whatever takes the focus. Call before the first visit.
 */
export async function recordUtterances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const utterances: Utterance[] = [];
    window.utterances = utterances;
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const silent = '[aria-hidden=true], [inert], [hidden]';
    /** What each region holds now. */
    const known = new Map<Element, string>();

    /** The words that can be perceived in a node, as one line. */
    const read = (root: Node): string => {
      const words: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node;
        const isPerceived =
          parentElement?.checkVisibility({ visibilityProperty: true }) &&
          !parentElement.closest(silent);
        if (isPerceived) words.push(node.textContent ?? '');
      }
      return words.join(' ').replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim();
    };
    const isOff = (region: Element) => region.getAttribute('aria-live') === 'off';
    const describe = (region: Element) =>
      region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : 'polite');

    /** The nearest region is the one that speaks. */
    const findRegion = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(live);
    const hasWords = (node: Node) =>
      (node instanceof Element ? read(node) : (node.textContent ?? '').trim()) !== '';

    const hear = (records: readonly MutationRecord[]) => {
      // What is added or shown is said, the same words once more too; what leaves is not.
      const renewed = new Set<Element>();
      const changed = new Set<Element>();
      for (const { type, target, addedNodes } of records) {
        const region = findRegion(target);
        if (!region) continue;
        if (type !== 'childList') changed.add(region);
        else if ([...addedNodes].some(hasWords)) renewed.add(region);
      }
      for (const region of known.keys()) if (!region.isConnected) known.delete(region);
      for (const region of document.querySelectorAll(live)) {
        const before = known.get(region) ?? '';
        const text = read(region);
        known.set(region, text);
        const isNew = text !== before && (before === '' || changed.has(region));
        if (text === '' || isOff(region) || !(isNew || renewed.has(region))) continue;
        utterances.push({ by: describe(region), text });
      }
    };
    const observer = new MutationObserver(hear);
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'inert', 'aria-hidden', 'style', 'class', 'data-state', 'open'],
    });

    const nameOf = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/);
      const named = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      if (named.trim() !== '') return named.trim();
      // All that it holds is not its name.
      if (element.localName === 'main') return 'main';
      const [label] = (element as HTMLInputElement).labels ?? [];
      return element.getAttribute('aria-label') ?? read(label ?? element);
    };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        // Screen readers come a little later: what a press has changed is there then.
        requestAnimationFrame(() => utterances.push({ by: 'focus', text: nameOf(target) }));
      },
      true,
    );
  });
}

/** Lets the page come to what it does in its next frame. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Forgets what took the focus: the test itself put it there. */
export async function forgetFocus(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => {
    const others = window.utterances.filter(({ by }) => by !== 'focus');
    window.utterances.splice(0, Infinity, ...others);
  });
}

/** What was said since the last call. */
export async function takeUtterances(page: Page): Promise<Utterance[]> {
  await nextFrame(page);
  return page.evaluate(() => window.utterances.splice(0));
}
