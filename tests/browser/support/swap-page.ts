import { type Page } from '@playwright/test';
import { type Library, libraryTag } from './libraries.ts';
import { linkTag, scriptTag } from './test.ts';

interface SwapPage {
  readonly library?: Library;
  readonly lang?: string;
  /** The tag of our script. */
  readonly tag?: string;
  /** More tags for the head. */
  readonly head?: string;
  /** Attributes of `<body>`. */
  readonly attributes?: string;
  readonly body: string;
}

/** A page of another CMS that uses one of these libraries. */
export function makeSwapPage(page: SwapPage): { readonly body: string } {
  const { library, lang = 'en-US', tag = scriptTag, head = '', attributes = '', body } = page;
  const libraryHead = library === undefined ? '' : libraryTag(library);
  return {
    body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Another CMS</title>${head}${linkTag}${libraryHead}${tag}</head><body ${attributes}>${body}</body></html>`,
  };
}

/** A carousel's mount point with what the CMS rendered inside. */
export function carousel(id: string, content: string, name = 'home'): string {
  return `<section id="${id}" data-widget="carousel" data-carousel-id="${name}">${content}</section>`;
}

/** The content that `unmount()` restores inside an element. */
export async function readRestored(page: Page, id: string): Promise<string> {
  return page.evaluate((name) => {
    window.PrivateMarketsWidgets.unmount();
    return document.getElementById(name)?.innerHTML ?? '';
  }, id);
}

/** Everything that page and libraries have stored in the browser. */
export async function readStored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
  );
}
