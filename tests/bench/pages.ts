import { type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type Answer, productionPolicy } from '../browser/support/foreign-cms.ts';
import { whenIdle } from '../browser/support/page-watch.ts';
import { peersFolder } from './install-peers.ts';

/** The policy of the widgets' pages, without Trusted Types: the other libraries write markup. */
export const peerPolicy = productionPolicy.replace("; require-trusted-types-for 'script'", '');

/** A page with the widgets' stylesheet, which dresses the other libraries' elements too. */
export function makePage(head: string, body: string): Answer {
  return {
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Bench</title>
<link rel="stylesheet" href="/widgets.css">${head}</head><body><main><h1>Bench</h1>${body}</main></body></html>`,
  };
}

/** A file of a package of this folder. */
export function readPackage(path: string): Answer {
  return { body: readFileSync(`${peersFolder}/${path}`) };
}

/** Opens a page of its own, wide enough for every column. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  return page;
}

/** Measures once on a fresh page. */
export async function onFreshPage(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await openPage(browser, address);
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Measures the first press on a page of its own, once the page has nothing else to do. */
export async function onFirstPress(
  open: () => Promise<Page>,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await open();
  try {
    await whenIdle(page);
    return await measure(page);
  } finally {
    await page.close();
  }
}
