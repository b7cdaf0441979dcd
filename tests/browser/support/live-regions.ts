import { type Page } from '@playwright/test';
import { whenDrawn } from './page-watch.ts';

declare global {
  interface Window {
    /**
     * The automatic announcements since the page was opened: by the role of a live region, `aria-live` if it has
     * none, or `the focus`, and the text.
     */
    utterances: string[];
  }
}

/**
 * Records what screen readers would announce automatically: every change of a live region, including one that
 * is added or shown later, and the name and description of each element that takes the focus. Call it before the
 * first visit.
 */
export async function recordUtterances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const utterances: string[] = [];
    window.utterances = utterances;
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const silent = '[aria-hidden=true], [inert], [hidden]';
    /** The present text of each region. */
    const known = new Map<Element, string>();

    /** The perceivable text in a node, as one line. */
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
      return words
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[,،])/g, '')
        .trim();
    };
    const describe = (region: Element) =>
      region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : 'aria-live');
    /** The nearest region is the one that speaks. */
    const findRegion = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(live);
    const hasWords = (node: Node) =>
      (node instanceof Element ? read(node) : (node.textContent ?? '').trim()) !== '';

    new MutationObserver((records) => {
      // Added or shown text is announced, also when it is the same again; removed text is not.
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
        const isOff = region.getAttribute('aria-live') === 'off';
        if (text === '' || isOff || !(isNew || renewed.has(region))) continue;
        utterances.push(`${describe(region)}: ${text}`);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'inert', 'aria-hidden', 'style', 'class', 'data-state', 'open'],
    });

    const readAll = (ids: string | null) =>
      (ids ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
    const nameOf = (element: Element): string => {
      const named = readAll(element.getAttribute('aria-labelledby'));
      if (named !== '') return named;
      // The name of an element is not all of its content.
      if (element.localName === 'main') return 'main';
      const [label] = (element as HTMLInputElement).labels ?? [];
      return element.getAttribute('aria-label') ?? read(label ?? element);
    };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        // Screen readers react a little later: the effects of a press are there by then.
        requestAnimationFrame(() => {
          const description = readAll(target.getAttribute('aria-describedby'));
          utterances.push(`the focus: ${`${nameOf(target)} ${description}`.trim()}`);
        });
      },
      true,
    );
  });
}

/** Forgets the last focus: the test itself has set it. */
export async function forgetFocus(page: Page): Promise<void> {
  await whenDrawn(page);
  await page.evaluate(() => {
    const others = window.utterances.filter((each) => !each.startsWith('the focus'));
    window.utterances.splice(0, Infinity, ...others);
  });
}

/** The announcements since the last call. */
export async function takeUtterances(page: Page): Promise<string[]> {
  await whenDrawn(page);
  return page.evaluate(() => window.utterances.splice(0));
}
