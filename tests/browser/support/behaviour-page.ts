import { type Page } from '@playwright/test';
import { type Answers } from './foreign-cms.ts';
import { linkTag, scriptTag } from './test.ts';

interface PageOptions {
  /** Attributes of the script tag. */
  readonly script?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
  readonly css?: string;
}

/**
 * A page of another CMS with behaviours on its markup, at `/page`.
 *
 * @param main what stands in `<main>`, below the page's heading
 */
export function makeBehaviourPage(
  main: string,
  { script = '', html = '', css = '' }: PageOptions = {},
): Answers {
  const tag = scriptTag.replace('<script', `<script ${script}`);
  return {
    'GET /page.css': { body: `body { margin: 0 } .tall { block-size: 1500px } ${css}` },
    'GET /page': {
      body: `<!doctype html><html lang="en-US" ${html}><head><meta charset="utf-8"><title>Another CMS</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/page.css">${linkTag}${tag}</head>
<body><main><h1>Another CMS</h1>${main}</main></body></html>`,
    },
  };
}

declare global {
  interface Window {
    actions: string[];
  }
}

/** Collects what `widget:action` tells the page. Call before the first visit. */
export async function collectActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.actions = [];
    document.addEventListener('widget:action', (event) => {
      const { action, label } = (event as CustomEvent<{ action: string; label?: string }>).detail;
      window.actions.push(`${action}: ${label ?? ''}`);
    });
  });
}

/** Action and label of each, in order. */
export async function readActions(page: Page): Promise<string[]> {
  return page.evaluate(() => window.actions);
}
