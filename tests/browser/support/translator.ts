import { type Page } from '@playwright/test';

/**
 * Translates the page as Google Translate and Chrome do, including later content: two nested elements replace
 * each text node. The words stay; marks around them show that they were translated. Runs in the page.
 */
export function translatePage(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    node.parentElement?.closest('font, script, style, textarea, [translate=no]') === null;
  const translate = (text: Text) => {
    const outer = document.createElement('font' as string);
    const inner = document.createElement('font' as string);
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.filter(isText).forEach(translate);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node.isConnected) translateAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/**
 * All texts of the widgets and dialogs of the page, without the translator's marks and without the position of
 * a recording, which goes on by itself.
 */
export async function readWords(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-widget], main, dialog')]
      .map(({ textContent }) => textContent.replace(/[«»]|\d{1,2}:\d\d/g, '').replace(/\s+/g, ' '))
      .join('\n'),
  );
}
