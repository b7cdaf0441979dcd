import { type Page } from '@playwright/test';

/** A carousel's mount point with what the CMS rendered inside. */
export function carousel(id: string, content: string): string {
  return `<section id="${id}" data-widget="carousel" data-carousel-id="home">${content}</section>`;
}

/** Everything that page and libraries have stored in the browser. */
export async function readStored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
  );
}
