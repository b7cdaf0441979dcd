import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { projectPath } from '../../../dev-server/project.ts';
import {
  parseProperties,
  readStyles,
} from '../../../dev-server/tools/reference/read-properties.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const widgets = await readWidgets();
const documented = ['shared/styles', ...widgets.map(({ contract }) => `widgets/${contract.name}`)]
  .flatMap((folder) => parseProperties(readStyles(projectPath(folder))))
  .map(({ name }) => name);

const colour = 'rgb(1, 254, 3)';
const colours = ['color', 'background-color', 'background-image', 'border-top-color'];
const boxes = ['padding-left', 'padding-top', 'margin-left', 'margin-top', 'width', 'left', 'top'];

type Row = readonly [value: string, changes: readonly string[], former?: string | RegExp];

/**
 * The declaration of a theme, the computed properties that it must change somewhere, and the default that no
 * widget may keep. Data name some colours too, and some of white and of short times have no property.
 */
const table: Readonly<Record<string, Row>> = {
  '--pmw-petrol': [colour, colours, '23, 85, 131'],
  '--pmw-petrol-deep': [colour, colours, '15, 60, 94'],
  '--pmw-rust': [colour, colours],
  '--pmw-ink': [colour, [...colours, 'box-shadow'], '15, 27, 38'],
  '--pmw-ink-raised': [colour, colours, '22, 40, 58'],
  '--pmw-slate': [colour, colours, '74, 90, 104'],
  '--pmw-line': [colour, ['border-top-color', 'border-bottom-color'], '216, 223, 229'],
  '--pmw-mist': [colour, colours, '243, 246, 248'],
  '--pmw-paper': [colour, ['background-color', 'color']],
  '--pmw-brass': [colour, ['background-color', 'border-top-color']],
  '--pmw-control': [colour, ['border-top-color', 'border-bottom-color'], '113, 129, 142'],
  '--pmw-on-ink': [colour, colours, '169, 188, 203'],
  '--pmw-line-on-ink': [colour, ['border-top-color', 'background-color', 'border-bottom-color']],
  '--pmw-error': [colour, ['color'], '159, 42, 20'],
  '--pmw-error-on-ink': [colour, ['color'], '255, 180, 162'],
  '--pmw-wait': ['7s', ['animation-duration'], '5s'],
  '--pmw-font': ['monospace', ['font-family']],
  '--pmw-font-headline': ['monospace', ['font-family']],
  '--pmw-weight-label': ['900', ['font-weight'], '550'],
  '--pmw-space-4': ['40px', [...boxes, 'row-gap', 'column-gap']],
  '--pmw-measure': ['300px', ['max-width', 'width'], '1152px'],
  '--pmw-notch': ['0px', ['clip-path'], /polygon\(.*[1-9][\d.]*px/],
  '--pmw-focus-width': ['9px', ['outline'], 'solid 3px'],
  '--pmw-focus-offset': ['9px', ['outline-offset'], ' 3px'],
  '--pmw-focus-colour': [colour, ['outline'], 'rgb(23, 85, 131) solid'],
  '--pmw-focus-colour-on-dark': [colour, ['outline'], 'rgb(255, 255, 255) solid'],
  '--pmw-motion': ['950ms', ['transition-duration']],
  '--pmw-motion-slow': ['950ms', ['transition-duration', 'animation-duration'], '0.4s'],
  '--pmw-tile-drawing': ['linear-gradient(red, red)', ['background-image']],
  '--pmw-tile-row': ['999px', ['grid-auto-rows', 'grid-template-rows', 'height']],
  '--pmw-tile-gap': ['77px', ['grid-template-rows', 'grid-template-columns', 'row-gap']],
  '--pmw-carousel-min-height': ['1999px', ['min-height', 'height']],
  '--pmw-carousel-stripe': [colour, colours],
  '--pmw-carousel-inset-start': ['99px', ['padding-top', 'margin-top', 'height']],
  '--pmw-carousel-edge': ['99px', [...boxes, 'grid-template-columns']],
  '--pmw-document-list-scroll-margin': ['99px', ['scroll-margin-top']],
  '--pmw-filter-area-scroll-margin': ['99px', ['scroll-margin-top']],
  '--pmw-filter-area-edge': ['99px', boxes],
  '--pmw-investment-solutions-inset-start': ['99px', boxes],
  '--pmw-investment-solutions-edge': ['99px', boxes],
  '--pmw-reading-progress-top': ['99px', ['top']],
  '--pmw-reading-progress-colour': [colour, ['background-color']],
  '--pmw-section-nav-top': ['99px', ['top']],
  '--pmw-section-nav-width': ['99px', ['max-width', 'width']],
  '--pmw-section-nav-margin': ['99px', boxes],
  '--pmw-subscribe-ground': [colour, ['background-color']],
  '--pmw-subscribe-padding': ['99px', ['padding-top']],
  '--pmw-tabbed-search-room': ['1999px', ['min-height']],
  '--pmw-tabbed-search-scroll-margin': ['99px', ['scroll-margin-top']],
};

function readFirstHtml(name: string): string {
  const text = readFileSync(projectPath(`widgets/${name}/README.md`), 'utf8');
  return /```html\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
}

/** States that the READMEs do not begin with: refused addresses, a slide without an accent, content that waits. */
const others = `<div data-widget="subscribe-callout" data-variant="tile"></div>
<div data-widget="carousel" data-slides='[{"headline":"A"},{"headline":"B"}]' data-text-label="B"></div>
<div class="pmw pmw-cookie-bar"></div>`;

/** Opens a bare page with the first HTML of every README, each control hovered and focused. */
async function openAll(page: Page, gallery: string): Promise<void> {
  const html = widgets.map(({ contract }) => readFirstHtml(contract.name)).join('\n') + others;
  const tags = `<link rel="stylesheet" href="/assets/widgets.css">
<script src="/assets/widgets.js" defer data-site-base="/_dev/stubs/normal/" data-api-base="/_dev/stubs/normal/api/"></script>`;
  const body = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>All</title>${tags}</head><body><main>${html}</main></body></html>`;
  await page.route(`${gallery}/all`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const refusal = { IsSuccessStatusCode: false, message: '' };
  await page.route('**/signup', (route) => route.fulfill({ json: refusal }));
  await page.goto(`${gallery}/all`);
  await whenReady(page);
  for (const box of await page.getByRole('textbox', { name: 'Email address' }).all()) {
    await box.fill('reader@pension.example');
    await box.press('Enter');
  }
  await expect(page.getByRole('alert')).toHaveCount(2);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.pmw :is(a, button, input, select, [tabindex="-1"])',
  });
  for (const nodeId of nodeIds) {
    const forcedPseudoClasses = ['hover', 'focus', 'focus-visible'];
    await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

/** The computed values of these properties in every widget, each with its element, under a theme. */
function readValues(page: Page, name: string, value: string, properties: readonly string[]) {
  return page.evaluate(
    ([own, set, wanted]) => {
      const { style } = document.documentElement;
      style.setProperty(own, set);
      const values = [...document.querySelectorAll('.pmw, .pmw *')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const computed = getComputedStyle(element, pseudo);
          const isThere = pseudo === null || computed.content !== 'none';
          const where = `${element.getAttribute('class') ?? element.tagName}${pseudo ?? ''}`;
          return isThere
            ? wanted.map((each) => `${where} ${each}: ${computed.getPropertyValue(each)}`)
            : [];
        }),
      );
      style.removeProperty(own);
      return values;
    },
    [name, value, properties] as const,
  );
}

test('each documented property changes what it says, everywhere', async ({ page, gallery }) => {
  const named = documented.map((name) => name.replace('*', '4'));
  expect(Object.keys(table).sort()).toEqual([...new Set(named)].sort());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAll(page, gallery);
  // Without transitions, so that changed values are read at once.
  await page.addStyleTag({ content: '.pmw *, .pmw { transition-property: none !important }' });
  for (const [name, [value, properties, former]] of Object.entries(table)) {
    const plain = await readValues(page, name, '', properties);
    const themed = await readValues(page, name, value, properties);
    expect.soft(themed, `${name} changes nothing`).not.toEqual(plain);
    const left = former === undefined ? [] : themed.filter((each) => each.search(former) >= 0);
    expect.soft([...new Set(left)], `left of ${name}`).toEqual([]);
  }
});
