import { type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { checkPage } from '../../../tools/check-page/check-page.ts';
import { isMistake } from '../../../tools/check-page/finding.ts';
import { writeMountPoint } from '../../../tools/render/mount-point-html.ts';
import { listFileStates } from '../../../tools/catalogue/file-answers.ts';
import { languageNames } from '../../../tools/catalogue/catalogue-words.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { type GalleryState } from '../../../tools/gallery/states.ts';
import { projectPath } from '../../../tools/project.ts';
import { isLong, sampleOf } from '../../setup/test-length.ts';
import { findAxeProblems } from '../support/axe.ts';
import { expectNoFault, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const widgets = await readWidgets();
/** What the address of a page says for each language, and its name. */
const languages = Object.entries(languageNames).map(
  ([code, name]) => [code === 'en' ? '' : `?language=${code}`, name] as const,
);

/** What the server has not, but for what a state asks for to show an error. */
function watchRequests(page: Page): string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    const address = response.url();
    if (response.status() >= 400 && !address.includes('/answers/missing.json')) {
      faults.push(`${response.status()} ${address}`);
    }
  });
  return faults;
}

const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The least and the greatest number of problems that a state reports. */
function countProblems({ scenario }: GalleryState, problems = 0): readonly [number, number] {
  if (scenario === 'normal') return [problems, problems];
  return scenario === 'empty' ? [0, 0] : [1, Infinity];
}

for (const [language, name] of languages) {
  // The states of other languages are the English ones with other words.
  if (language !== '' && !isLong) continue;
  const share = language === '' && isLong ? Infinity : 1;

  test(`every state mounts from files: ${name}`, async ({ page, watch, catalogue }) => {
    test.slow();
    const faults = watchRequests(page);
    for (const widget of sampleOf(widgets, 2)) {
      const { contract, examples } = widget;
      const states = listFileStates(widget).filter((each) => !each.isNarrow);
      for (const state of states.slice(0, share)) {
        const path = `${contract.name}/${state.name}.html${language}`;
        watch.errors.length = 0;
        await open(page, `${catalogue}/${path}`);
        const statuses = await page
          .locator('main [data-widget]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-widget-status')));
        const isWrong = /^(?:error|html|malformed)$/.test(state.scenario);
        const expected = isWrong ? /^(?:mounted|empty|failed)$/ : /^(?:mounted|empty)$/;
        for (const status of statuses) expect(status, path).toMatch(expected);
        const example = examples.find(({ name }) => name === state.example);
        const [least, most] = countProblems(state, example?.problems);
        expect(watch.errors.length, `${path}: ${watch.errors.join('\n')}`).toBeGreaterThanOrEqual(
          least,
        );
        expect(watch.errors.length, `${path}: ${watch.errors.join('\n')}`).toBeLessThanOrEqual(
          most,
        );
        expect(await readOverflow(page), path).toBe(0);
      }
    }
    expect([faults, watch.uncaught, watch.violations]).toEqual([[], [], []]);
  });
}

test('the pages of the catalogue fit and axe finds nothing', async ({ page, watch, catalogue }) => {
  test.slow();
  const faults = watchRequests(page);
  // The pages of widgets are made by the same templates.
  const names = ['index', ...sampleOf(widgets, 1).map(({ contract }) => contract.name)];
  const others = ['check', ...sampleOf(['docs/theming', 'docs/widgets'], 1)];
  for (const path of [...names, ...others]) {
    await test.step(path, async () => {
      await page.goto(`${catalogue}/${path}.html`);
      expect(await readOverflow(page)).toBe(0);
      // The states have pages of their own.
      await page.locator('iframe').evaluateAll((parts) => {
        for (const part of parts) part.remove();
      });
      expect(await findAxeProblems(page)).toEqual([]);
    });
  }
  expect(faults).toEqual([]);
  expectNoFault(watch);
});

test('a page of a widget shows its states, says their statuses, and copies their HTML', async ({
  page,
  context,
  watch,
  catalogue,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${catalogue}/carousel.html?language=de`);
  const state = page.locator('#state-fetched');
  await expect(state.getByText('mounted', { exact: true })).toBeVisible();
  const frame = state.locator('iframe').contentFrame();
  await expect(frame.getByRole('button', { name: 'Nächste Folie' })).toBeVisible();
  await state.locator('summary').press('Enter');
  await state.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('data-widget="carousel"');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'العربية' })).toHaveAttribute('aria-current', 'true');
  expectNoFault(watch);
});

const mistaken = `<!doctype html>
<html lang="en"><head><title>x</title>
<script src="/assets/widgets.js" defer data-culture="de_DE"></script></head>
<body>
<div data-widget="carousel" data-autoplay-delay="fast" data-slides='[{"headline": "a",}]'></div>
<div data-widget="filter-aria" data-source="news"></div>
<section data-widget="carousel" data-slides='[{"colorAccent": "blu", "headline": "<b>a</b>"}]'></section>
</body></html>`;

test('HTML that is pasted is checked in the page as the command does', async ({
  page,
  watch,
  catalogue,
}) => {
  await page.goto(`${catalogue}/check.html`);
  await page.getByRole('textbox', { name: 'HTML' }).fill(mistaken);
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  const findings = checkPage(mistaken, { widgets });
  expect(findings.length).toBeGreaterThan(4);
  await expect(page.getByRole('status')).toHaveText(`${findings.length} findings.`);
  const items = page.getByRole('listitem');
  const shown = await items.evaluateAll((all) =>
    all.map((item) => [...item.children].map((part) => part.textContent).join(': ')),
  );
  const kinds = { error: 'Mistake', warning: 'Risk', note: 'Note' };
  expect(shown).toEqual(
    findings.map(
      ({ line, column, severity, message }) =>
        `Line ${line}, column ${column}: ${kinds[severity]} ${message}`,
    ),
  );
  await page
    .getByRole('textbox', { name: 'HTML' })
    .fill('<div data-widget="subscribe-callout"></div>');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toHaveText('Checked: no mistake found in 1 mount point.');
  await expect(items).toHaveCount(0);
  expectNoFault(watch);
});

test('a correct page has no mistake where the check is opened from disk', async ({ page }) => {
  test.slow();
  await page.goto(pathToFileURL(projectPath('dist/catalogue/check.html')).href);
  const field = page.getByRole('textbox', { name: 'HTML' });
  for (const { contract, examples } of sampleOf(widgets, 3)) {
    if (contract.kind === 'page') continue;
    for (const example of sampleOf(examples, 1)) {
      const html = writeMountPoint(contract, example);
      const findings = checkPage(html, { widgets }).filter(isMistake);
      // Not by keys: Chromium takes minutes to type a list of 5,000 days into a field.
      await field.evaluate((element: HTMLTextAreaElement, text) => {
        element.value = text;
      }, html);
      await page.getByRole('button', { name: 'Check' }).click();
      const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}.`;
      await expect(page.getByRole('status'), example.name).toHaveText(
        findings.length === 0 ? /^Checked: no mistake found/ : count,
      );
    }
  }
});
