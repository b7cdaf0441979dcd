import { type Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { projectPath } from '../../../tools/project.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { type Editor, launchBrowser, openPage, startEditor } from './editor.ts';
import { startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

describe.skipIf(php === undefined)('who edits a page on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let editor: Editor;

  beforeAll(async () => {
    wordpress = await startWordPress({
      zip: makePlugIn(await readBuiltFiles('widgets.js', 'widgets.css')),
      posts: [
        { slug: 'about', title: 'About us', content: 'x', type: 'page' },
        ...Array.from({ length: 20 }, (_, at) => ({ slug: `about-${at}`, content: 'About funds' })),
      ],
      media: [{ file: 'report.pdf', title: 'About the funds, a report' }],
      files: {
        'uploads/report.pdf': readFileSync(projectPath('templates/assets/media/sample.pdf')),
      },
    });
    browser = await launchBrowser();
    editor = await startEditor(browser, wordpress, { theme: 'twentytwentytwo' });
    // The list of blocks of WordPress.org, which the inserter asks too.
    await editor.page.route(/block-directory/, (route) => route.fulfill({ json: [] }));
    await editor.logIn('admin');
    await editor.open();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  const press = (name: string) => editor.page.getByRole('menuitem', { name, exact: true }).click();

  it('adds a tab by the sign in tabs, and no paragraph beside them', async () => {
    const { canvas, page } = editor;
    await editor.insert('tabs');
    const titles = canvas.getByRole('textbox', { name: 'Title', exact: true });
    await titles.nth(1).fill('Ownership');
    await editor.select('tabs');
    await canvas.locator('.pmw-editing .block-list-appender button').last().click();
    await expect.poll(() => titles.count()).toBe(3);
    await titles.nth(0).click();
    await page.keyboard.press('Control+Alt+y');
    expect(await titles.count()).toBe(3);
    expect(await editor.serialize()).not.toMatch(
      /tab -->\s*<!-- wp:paragraph --><p><\/p><!-- \/wp:paragraph -->\s*<!-- \/wp:private-markets-widgets\/tabs/,
    );
  });

  it('finds pages, posts and files of the site for a link, whole in the sidebar, and picks a date', async () => {
    const { page, sidebar } = editor;
    await editor.clearSelection();
    await editor.insert('carousel');
    await sidebar.getByRole('button', { name: 'Add: Slides' }).click();
    await editor.fill('Headline', 'Slow');
    await editor.fill('Text', 'One\n\nTwo & three');
    const link = sidebar.getByRole('combobox', { name: 'Link', exact: true });
    await link.pressSequentially('About');
    const options = page.getByRole('option');
    await options.filter({ hasText: 'about-1' }).first().waitFor();
    const { x = 0, width = 0 } = (await sidebar.boundingBox()) ?? {};
    for (const option of await options.filter({ hasText: /Page|Post|File/ }).all()) {
      const box = await option.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
    }
    await options.filter({ hasText: 'About us' }).click();
    await expect.poll(() => link.inputValue()).toMatch(/\/about\/$/);
    await link.fill('');
    await link.pressSequentially('About the');
    await options.filter({ hasText: 'a report' }).click();
    await expect.poll(() => link.inputValue()).toMatch(/\/report\.pdf$/);
    await sidebar
      .getByRole('button', { name: /^Color: / })
      .first()
      .click();
    const saved = await editor.serialize();
    expect(saved).toContain(
      '\\u003cp\\u003eOne\\u003c/p\\u003e\\u003cp\\u003eTwo \\u0026amp; three\\u003c/p\\u003e',
    );
    expect(saved).toMatch(/"colorAccent":"#[0-9a-f]{6}"/);
    await editor.clearSelection();
    await editor.insert('document-list');
    await sidebar.getByRole('button', { name: 'Add: Documents' }).click();
    await editor.fill('Name', 'Report');
    await sidebar.getByLabel('Date', { exact: true }).fill('2022-11-30');
    expect(await editor.serialize()).toContain('"itemDate":"2022-11-30"');
  });

  it('puts texts into a dialog, which a button opens on the page', async () => {
    await editor.clearSelection();
    await editor.insert('modal');
    await editor.canvas.getByRole('textbox', { name: 'Words on the button' }).fill('Office hours');
    await editor.canvas
      .locator('.pmw-tab')
      .last()
      .getByRole('document')
      .last()
      .pressSequentially('From nine to five.');
    await editor.publish('Edited');
    const { page, errors } = await openPage(browser, { theme: 'twentytwentytwo' });
    await page.goto(`${wordpress.origin}/edited/`);
    await page.getByText('Office hours').click();
    await page
      .getByRole('dialog', { name: 'Office hours' })
      .getByText('From nine to five.')
      .waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('makes a block of a shortcode, which then leaves its content when the plug-in is deactivated', async () => {
    await editor.open();
    const long = `Fees & "${'costs'.repeat(60)}"`;
    const json = JSON.stringify([{ docName: long, downloadLink: '/fees.pdf' }]);
    const text = `[pmw_widget name="document-list" json="documents" page-size="5" class="mine"]${json}[pmw_fallback][/pmw_fallback][/pmw_widget]`;
    const { page, canvas, sidebar } = editor;
    await editor.insertContent(`<!-- wp:shortcode -->${text}<!-- /wp:shortcode -->`);
    await canvas.getByRole('document', { name: 'Block: Shortcode' }).click();
    await sidebar.getByText('Insert additional custom elements').waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Shortcode' }).click();
    // Its name begins with its icon, a letter of a font.
    await page.getByRole('menuitem', { name: /Documents$/ }).click();
    await canvas.locator('[data-widget="document-list"][data-widget-status="mounted"]').waitFor();
    expect(await editor.serialize()).toMatch(/"page-size":5,"className":"mine"/);
    await editor.publish('Turned');
    for (const theme of ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree']) {
      const { page: off } = await openPage(browser, { theme, isActive: false });
      await off.setViewportSize({ width: 390, height: 800 });
      await off.goto(`${wordpress.origin}/turned/`);
      const box = await off.getByRole('link', { name: /^Fees & "costs/ }).boundingBox();
      expect([theme, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([theme, true]);
      await off.context().close();
    }
  });

  it('takes patterns, and makes tabs a reusable block, without an error', async () => {
    const { page, canvas } = editor;
    await editor.open();
    for (const name of ['Fund page', 'Insights page', 'Contact band']) {
      const toggle = page.locator('.edit-post-header-toolbar__inserter-toggle');
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
      await page.getByRole('searchbox').first().fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await expect.poll(async () => (await editor.listBlocks()).length).toBeGreaterThan(7);
    expect((await editor.listBlocks()).filter(({ isValid }) => !isValid)).toEqual([]);
    await canvas.locator('[data-widget="fund-summary"][data-widget-status="mounted"]').waitFor();
    // The headings of tabs too, whose blocks nobody has opened.
    await expect.poll(() => editor.serialize()).toMatch(/pmw-plain[^\n]*<h3>Strategy<\/h3>/);
    await editor.select('tabs');
    await page.getByRole('toolbar').getByRole('button', { name: 'Options' }).click();
    await press('Create Reusable block');
    await page.getByRole('dialog').getByRole('textbox').fill('Our tabs');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await canvas
      .locator(
        '[data-type="core/block"] [data-widget="tabs"], [data-type="core/block"] .pmw-editing',
      )
      .first()
      .waitFor();
    expect(editor.errors).toEqual([]);
  });
});
