import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { projectPath } from '../../../tools/project.ts';
import { productionPolicy } from '../../setup/network/test-cms.ts';
import { open } from './page-watch.ts';

/** The first block of HTML in a widget's README: what an author copies. */
export function readFirstHtml(name: string): string {
  const text = readFileSync(projectPath(`widgets/${name}/README.md`), 'utf8');
  return /```html\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
}

/** Opens a page on the gallery's server that has this HTML and no looks of its own. */
export async function openBarePage(page: Page, gallery: string, html: string): Promise<void> {
  const base = '/_dev/stubs/normal/';
  const body = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/widgets.css">
<script src="/assets/widgets.js" defer data-culture="en-US" data-site-base="${base}" data-api-base="${base}api/"></script>
</head><body><main><h1>Bare</h1>${html}</main></body></html>`;
  await page.route(`${gallery}/bare`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': productionPolicy },
      body,
    }),
  );
  await open(page, `${gallery}/bare`);
}
