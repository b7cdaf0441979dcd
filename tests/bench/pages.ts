import { type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  type Answer,
  type Answers,
  productionPolicy,
  startCms,
} from '../setup/network/test-cms.ts';
import { benchPackages } from '../programs/installed-packages.ts';
import { type BenchTools } from './section.ts';

/** The policy of the widgets' pages, without Trusted Types: the other libraries write markup. */
const policy = productionPolicy.replace("; require-trusted-types-for 'script'", '');

/** A page with the widgets' stylesheet, which dresses the other libraries' elements too. */
export function makePage(head: string, main: string): Answer {
  return {
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Bench</title>
<link rel="stylesheet" href="/widgets.css">${head}</head><body>${main}</body></html>`,
  };
}

/** The tags of scripts: `/gsap.js`. */
export const scriptTags = (...names: readonly string[]) =>
  names.map((name) => `<script src="/${name}.js" defer></script>`).join('');

/** A mount point whose attributes are data. */
export function makeMountPoint(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return ` data-${attribute}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return `<section data-widget="${name}"${written.join('')}></section>`;
}

/** A slide for each headline; some are light. */
export const makeSlides = (headlines: readonly string[], light: readonly number[] = []) =>
  headlines.map((headline, index) => ({
    id: `slide-${index}`,
    headline,
    copy: '<p>Senior, sponsor-led and secured lending to companies we have followed for years.</p>',
    ctaUrl: '/read',
    ctaText: 'Read on',
    backgroundImage: '/picture.svg',
    featureImage: '',
    isBackgroundLight: light.includes(index),
    colorAccent: '#5d9cc4',
  }));

/** A file of a package of this folder. */
export function readPackage(path: string): Answer {
  return { body: readFileSync(benchPackages.find(path)) };
}

/** Serves pages, the built files and the picture of the slides for as long as something is measured on them. */
export async function onSite<Result>(
  { readBuilt }: BenchTools,
  answers: Answers,
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#246" d="M0 0h4v3H0z"/></svg>';
  const built = Object.fromEntries(
    ['widgets.js', 'widgets.css'].map((name) => [`GET /${name}`, { body: readBuilt(name) }]),
  );
  const cms = await startCms(
    { ...built, 'GET /picture.svg': { type: 'image/svg+xml', body: picture }, ...answers },
    { policy },
  );
  try {
    return await measure(cms.url);
  } finally {
    await cms.close();
  }
}

/** Opens a page of its own, wide enough for every column. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  return page;
}

/** Measures once on a page, which is then closed. */
export async function onPage<Result>(
  opened: Promise<Page>,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await opened;
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}
