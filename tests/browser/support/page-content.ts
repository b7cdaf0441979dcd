import { type Page } from '@playwright/test';

/** The content that a visitor finds on a page without pressing anything. */
export interface PageContent {
  /** All visible text, and that of each paragraph, heading, cell and the like. */
  readonly text: string;
  readonly blocks: readonly string[];
  /** The targets of links. */
  readonly links: readonly string[];
  /** The names under which forms send their values. */
  readonly fields: readonly string[];
  /** Method and address of each form. */
  readonly forms: readonly string[];
}

/** The content of a page, without what only a script needs: buttons, boxes that no form sends, dialogs, counts, the time of day, its own ids. */
export async function readContent(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const withScript =
      'button, select, label:has(input:not([name])), dialog, [role=status], .pmw-visually-hidden, .pmw-office-hours__words[data-hours]';
    const blocks = 'h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption, blockquote, label';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(`[inert], ${withScript}`) === null;
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(isShown);
    const readWords = (element: HTMLElement) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode() !== null) {
        const { data, parentElement } = walker.currentNode as Text;
        if (parentElement !== null && isShown(parentElement)) words.push(data);
      }
      return words.join(' ').replaceAll(/\s+/g, ' ').trim();
    };
    const find = <E extends HTMLElement>(selector: string) =>
      shown.filter((element): element is E => element.matches(selector));
    const isElsewhere = ({ pathname, hash }: HTMLAnchorElement) =>
      pathname !== location.pathname || (hash !== '' && !hash.startsWith('#_pmw'));
    return {
      text: readWords(document.body),
      blocks: find(blocks)
        .filter((element) => element.querySelector(blocks) === null)
        .map(readWords)
        .filter((words) => words !== ''),
      links: find<HTMLAnchorElement>('a[href]')
        .filter(isElsewhere)
        .map(({ href }) => href),
      fields: find<HTMLInputElement>('[name]:is(input, select, textarea)').map(({ name }) => name),
      forms: find<HTMLFormElement>('form').map(
        (form) => `${form.method} ${form.getAttribute('action') ?? 'nowhere'}`,
      ),
    };
  });
}
