import { type Page } from '@playwright/test';

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
