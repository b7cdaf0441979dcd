import { type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { blockPrefix, type Editor, launchBrowser, startEditor } from './editor.ts';
import { startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

/** A widget of the site's own, and its script wherever blocks are shown. */
const own = `<?php /* Plugin Name: Own */
add_filter( 'pmw_own_widgets', function () { return array( array( 'name' => 'acme-yield', 'attributes' => array( 'fund' => array( 'type' => 'text', 'required' => true ) ) ) ); } );
add_action( 'enqueue_block_assets', function () { wp_enqueue_script( 'acme', content_url( 'acme.js' ), array(), null, true ); } );`;

const script = `(globalThis.PrivateMarketsWidgetsQueue ??= []).push(({ define }) => define({
  name: 'acme-yield',
  attributes: { fund: { type: 'text', required: true } },
  start: ({ element, config }) => { element.textContent = 'Yield of ' + config.fund; },
}));`;

describe.skipIf(php === undefined)('an editor on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let editor: Editor;

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    wordpress = await startWordPress({
      zip: makePlugIn(built),
      posts: [],
      files: { 'plugins/own.php': own, 'acme.js': script },
    });
    browser = await launchBrowser();
    editor = await startEditor(browser, wordpress, {
      theme: 'twentytwentytwo',
      plugins: ['own.php'],
    });
    await editor.logIn('admin');
    await editor.open();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  it('sees what visitors will, after going on to the next block', async () => {
    const { canvas, sidebar } = editor;
    await editor.insert('document-list');
    await sidebar.getByRole('button', { name: 'Add: Documents' }).click();
    await editor.fill('Name', 'Report');
    await canvas.getByRole('document', { name: 'Block: Documents' }).waitFor();
    await editor.clearSelection();
    await canvas.locator('[data-widget="document-list"][data-widget-status="mounted"]').waitFor();
    // What is not filled in stays a form.
    await editor.insert('carousel');
    await editor.clearSelection();
    await canvas.getByText('Fill in at least one of: Slides').waitFor();
  });

  it('adds a tab by the button below the last one', async () => {
    const { canvas } = editor;
    await editor.insert('tabs');
    const tabs = canvas.locator(`[data-type="${blockPrefix}tab"]`);
    const add = canvas
      .locator(`[data-type="${blockPrefix}tabs"]`)
      .locator('.block-editor-button-block-appender');
    await editor.select('tabs');
    const last = await tabs.last().boundingBox();
    const button = await add.boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
    await add.click();
    await expect.poll(() => tabs.count()).toBe(3);
  });

  it('sees a widget of the site itself alive on the tablet too', async () => {
    await editor.clearSelection();
    await editor.insert('acme-yield');
    await editor.fill('Fund', 'income');
    await editor.fillInside('acme-yield', '<p>Income fund</p>');
    await editor.select('acme-yield');
    await editor.page
      .getByRole('toolbar')
      .getByRole('button', { name: 'Preview', exact: true })
      .click();
    await editor.canvas.getByText('Yield of income').waitFor();
    await editor.setDevice('Tablet');
    await editor.frame.getByText('Yield of income').waitFor();
    await editor.setDevice('Desktop');
    expect(editor.errors).toEqual([]);
  });
});
