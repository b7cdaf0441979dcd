import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { writeMountPoint } from '../../../tools/render/mount-point-html.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { projectPath } from '../../../tools/project.ts';
import { nightPackages } from '../../programs/installed-packages.ts';
import { byLength, isLong, sampleOf } from '../../setup/test-length.ts';
import { parseProperties, readStyles } from '../../../tools/reference/read-properties.ts';
import { openBarePage, readFirstHtml } from '../support/bare-page.ts';
import { listUnmounted } from '../support/page-watch.ts';
import { refuseAddresses } from '../support/refused-addresses.ts';
import { expect, linkTag, test } from '../support/test.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

const widgets = await readWidgets();
const firstHtml = widgets.map(({ contract }) => readFirstHtml(contract.name)).join('\n');

test('the first HTML of each README mounts and is styled on a page without looks of its own', async ({
  page,
  watch,
  gallery,
}) => {
  for (const { contract } of widgets) {
    const written = contract.kind === 'page' ? `data-${contract.name}` : 'data-widget=';
    expect(readFirstHtml(contract.name)).toContain(written);
  }
  await openBarePage(page, gallery, firstHtml);
  expect(await listUnmounted(page)).toEqual([]);
  const withDefaultLook = await page.evaluate(() =>
    [...document.querySelectorAll('.pmw button, .pmw a[href], .pmw input')]
      .filter((element) => {
        const { borderStyle, color } = getComputedStyle(element);
        return /outset|inset/.test(borderStyle) || color === 'rgb(0, 0, 238)';
      })
      .map((element) => element.outerHTML),
  );
  expect(withDefaultLook).toEqual([]);
  const { errors, warnings, uncaught, violations } = watch;
  expect([errors, warnings, uncaught, violations]).toEqual([[], [], [], []]);
});

const colour = 'rgb(1, 254, 3)';
const colours = ['color', 'background-color', 'background-image', 'border-top-color'];
const lines = ['border-top-color', 'border-bottom-color', 'background-color'];
const boxes = ['padding-left', 'padding-top', 'margin-left', 'margin-top', 'width', 'left', 'top'];

type Row = readonly [value: string, changes: readonly string[], former?: string];

/**
 * The declaration of a theme, the computed properties that it must change somewhere, and a pattern of the default that
 * no widget may keep. Data name some colours too, and some of white and of short times have no property.
 */
const properties: Readonly<Record<string, Row>> = {
  '--pmw-petrol': [colour, colours, '23, 85, 131'],
  '--pmw-petrol-deep': [colour, colours, '15, 60, 94'],
  '--pmw-rust': [colour, colours],
  '--pmw-ink': [colour, [...colours, 'box-shadow'], '15, 27, 38'],
  '--pmw-ink-raised': [colour, colours, '22, 40, 58'],
  '--pmw-slate': [colour, colours, '74, 90, 104'],
  '--pmw-line': [colour, lines, '216, 223, 229'],
  '--pmw-mist': [colour, colours, '243, 246, 248'],
  '--pmw-paper': [colour, ['background-color', 'color']],
  '--pmw-brass': [colour, ['background-color', 'border-top-color']],
  '--pmw-control': [colour, lines, '113, 129, 142'],
  '--pmw-on-ink': [colour, colours, '169, 188, 203'],
  '--pmw-line-on-ink': [colour, lines],
  '--pmw-error': [colour, ['color'], '159, 42, 20'],
  '--pmw-error-on-ink': [colour, ['color'], '255, 180, 162'],
  '--pmw-wait': ['7s', ['animation-duration'], '5s'],
  '--pmw-font': ['monospace', ['font-family']],
  '--pmw-font-headline': ['monospace', ['font-family']],
  '--pmw-weight-label': ['900', ['font-weight'], '550'],
  '--pmw-space-4': ['40px', [...boxes, 'row-gap', 'column-gap']],
  '--pmw-unit': ['31px', ['font-size', 'padding-top', 'height']],
  '--pmw-measure': ['300px', ['max-width', 'width'], '1152px'],
  '--pmw-notch': ['0px', ['clip-path'], String.raw`polygon\(.*[1-9][\d.]*px`],
  '--pmw-focus-width': ['9px', ['outline'], 'solid 3px'],
  '--pmw-focus-offset': ['9px', ['outline-offset'], ' 3px'],
  '--pmw-focus-colour': [colour, ['outline'], String.raw`rgb\(23, 85, 131\) solid`],
  '--pmw-focus-colour-on-dark': [colour, ['outline'], String.raw`rgb\(255, 255, 255\) solid`],
  '--pmw-motion': ['950ms', ['transition-duration']],
  '--pmw-motion-slow': ['950ms', ['transition-duration', 'animation-duration'], '0.4s'],
  '--pmw-tile-drawing': ['linear-gradient(red, red)', ['background-image']],
  '--pmw-tile-row': ['999px', ['grid-auto-rows', 'grid-template-rows', 'height']],
  '--pmw-tile-gap': ['77px', ['grid-template-rows', 'grid-template-columns', 'row-gap']],
  '--pmw-carousel-min-height': ['1999px', ['min-height', 'height']],
  '--pmw-carousel-stripe': [colour, colours],
  '--pmw-investment-solutions-stripe': [colour, colours],
  '--pmw-carousel-inset-start': ['99px', ['padding-top', 'margin-top', 'height']],
  '--pmw-carousel-edge': ['99px', [...boxes, 'grid-template-columns']],
  '--pmw-document-list-scroll-margin': ['99px', ['scroll-margin-top']],
  '--pmw-filter-area-scroll-margin': ['99px', ['scroll-margin-top']],
  '--pmw-filter-area-edge': ['99px', boxes],
  '--pmw-investment-solutions-inset-start': ['99px', boxes],
  '--pmw-investment-solutions-edge': ['99px', boxes],
  '--pmw-reading-progress-top': ['99px', ['top']],
  '--pmw-reading-progress-colour': [colour, ['background-color']],
  '--pmw-reading-progress-picture': ['linear-gradient(red, red)', ['background-image']],
  '--pmw-fund-performance-line': [colour, ['stroke', 'border-top-color']],
  '--pmw-section-nav-top': ['99px', ['top']],
  '--pmw-section-nav-width': ['99px', ['max-width', 'width']],
  '--pmw-section-nav-margin': ['99px', boxes],
  '--pmw-subscribe-ground': [colour, ['background-color']],
  '--pmw-subscribe-padding': ['99px', ['padding-top']],
  '--pmw-tabbed-search-room': ['1999px', ['min-height']],
  '--pmw-tabbed-search-scroll-margin': ['99px', ['scroll-margin-top']],
};

const growth = JSON.stringify({
  asOf: '2022-11-30',
  source: 'A',
  costs: 'B',
  name: 'C',
  shareClasses: [
    {
      shareClass: 'D',
      currency: 'EUR',
      values: [
        { date: '2020-12-31', value: 100 },
        { date: '2022-11-30', value: 110 },
      ],
    },
  ],
});

/** States that no README begins with: refused addresses, a slide without an accent, content that waits, a picture. */
const others = `<div data-widget="subscribe-callout" data-variant="tile"></div>
<div data-widget="filter-area" data-source="insight"></div>
<div data-widget="carousel" data-slides='[{"headline":"A"},{"headline":"B"}]' data-text-label="B"></div>
<div data-widget="investment-solutions" data-slides='[{"headline":"A"},{"headline":"B"}]' data-text-label="C"></div>
<div data-widget="fund-performance" data-performance='${growth}'></div>
<div class="pmw pmw-cookie-bar"></div>`;

/** Draws the controls as if they were hovered and focused. */
async function touchControls(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const selector = '.pmw :is(a, button, input, select, [tabindex="-1"])';
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  const forcedPseudoClasses = ['hover', 'focus', 'focus-visible'];
  for (const nodeId of sampleOf(nodeIds, 40)) {
    await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

/** For each row: whether the theme changes anything, and what keeps the former value. Runs in the page. */
function tryProperties(
  rows: readonly {
    readonly name: string;
    readonly value: string;
    readonly wanted: readonly string[];
    readonly former: string;
  }[],
) {
  // Without transitions, so that changed values are read at once.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.pmw *, .pmw { transition-property: none !important }');
  document.adoptedStyleSheets = [sheet];
  const { style } = document.documentElement;
  const parts = [...document.querySelectorAll('.pmw, .pmw *')].flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const computed = getComputedStyle(element, pseudo);
      const where = `${element.getAttribute('class') ?? element.tagName}${pseudo ?? ''}`;
      return pseudo !== null && computed.content === 'none' ? [] : [{ computed, where }];
    }),
  );
  const read = (property: string) =>
    parts.map(({ computed }) => computed.getPropertyValue(property));
  /** Without a theme, by property. */
  const plain = new Map(rows.flatMap(({ wanted }) => wanted).map((each) => [each, read(each)]));
  return rows.map(({ name, value, wanted, former }) => {
    const left = new Set<string>();
    style.setProperty(name, value);
    const isChanged = wanted
      .map((each) => {
        const themed = read(each);
        if (former !== '') {
          const formerly = new RegExp(former);
          for (const [at, now] of themed.entries()) {
            const line = `${parts[at]?.where ?? ''} ${each}: ${now}`;
            if (formerly.test(line)) left.add(line);
          }
        }
        return themed.some((now, at) => now !== plain.get(each)?.[at]);
      })
      .includes(true);
    style.removeProperty(name);
    return { name, isChanged, left: [...left] };
  });
}

test('each documented property changes what it says, everywhere', async ({ page, gallery }) => {
  test.slow();
  const documented = ['shared/styles', ...widgets.map(({ contract }) => `widgets/${contract.name}`)]
    .flatMap((folder) => parseProperties(readStyles(projectPath(folder))))
    .map(({ name }) => name.replace('*', '4'));
  expect(documented).toEqual(expect.arrayContaining(Object.keys(properties)));
  // One without a row is tried as a length; of another kind it needs a row.
  const unlisted = documented.filter((name) => !Object.hasOwn(properties, name));
  const lengths = 'font-size column-gap row-gap padding-top padding-left width height'.split(' ');
  const tried: typeof properties = {
    ...Object.fromEntries(unlisted.map((name) => [name, ['31px', lengths] as const])),
    ...properties,
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await refuseAddresses(page);
  await openBarePage(page, gallery, firstHtml + others);
  for (const box of await page
    .getByRole('textbox', { name: subscribeCalloutContract.texts['email-label'] })
    .all()) {
    await box.fill('reader@pension.example');
    await box.press('Enter');
  }
  await expect(page.getByRole('alert')).toHaveCount(2);
  await touchControls(page);
  const rows = sampleOf(Object.entries(tried), 8).map(([name, [value, wanted, former = '']]) => {
    return { name, value, wanted, former };
  });
  expect(await page.evaluate(tryProperties, rows)).toEqual(
    rows.map(({ name }) => ({ name, isChanged: true, left: [] })),
  );
});

const require = createRequire(import.meta.url);
/** What `npm test` tries of them. */
const bootstrap = require.resolve('bootstrap/dist/css/bootstrap.css');
const readStylesheet = (path: string) => readFileSync(path, 'utf8');
const readPackage = (path: string) => readStylesheet(nightPackages.find(path));

const twentyTwentyOne = '/usr/share/wordpress/wp-content/themes/twentytwentyone/style.css';
if (isLong && !existsSync(twentyTwentyOne)) {
  console.warn('Not tried, since it is not here: apt-get install wordpress-theme-twentytwentyone');
}

/** Stylesheets of themes, frameworks and resets as on real pages, which `npm run test:long` tries. */
const themesOfTheNight = (): Readonly<Record<string, string>> => ({
  resets: [
    readPackage('normalize.css/normalize.css'),
    readStylesheet(bootstrap.replace('bootstrap.css', 'bootstrap-reboot.css')),
    '*, *::before, *::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important }',
  ].join('\n'),
  bulma: readPackage('bulma/css/bulma.css'),
  pico: readPackage('@picocss/pico/css/pico.css'),
  uikit: readPackage('uikit/dist/css/uikit.css'),
  semantic: readPackage('semantic-ui-css/semantic.css').replace(/@import[^;]+;/, ''),
  ...(existsSync(twentyTwentyOne) && { twentyTwentyOne: readStylesheet(twentyTwentyOne) }),
});

/** These, and rules as page builders write them. */
const themes: Readonly<Record<string, string>> = {
  none: '',
  ...(isLong && themesOfTheNight()),
  bootstrap: readStylesheet(bootstrap),
  smallRoot: 'html { font-size: 62.5% }',
  largeRoot: 'html { font-size: 22px }',
  // In what widgets draw: the mount points themselves and what behaviours work on are the theme's.
  heavy: `pmw-root :is(a, button):not(#x):not(#y):not(:hover) { color: green; background: red; border-radius: 20px }
    pmw-root :is(button, a, input, h2, p, li, span, div):not(#x):not(#y) { font: 30px monospace; text-shadow: 0 0 3px red; filter: blur(1px); transform: rotate(2deg); box-shadow: 0 0 9px red; opacity: .5; float: left }
    pmw-root button::before, pmw-root a::after, pmw-root li::before { content: "x" }`,
  rules: `button { padding: 15px 30px; margin: 9px; text-transform: uppercase; background: red; border-radius: 20px; min-width: 200px; width: 100% }
    section { position: static } input[type=email]:focus { outline: none } input { width: 100%; margin: 0 0 20px; height: 30px } label { display: block; font-weight: bold; margin: 5px }
    p, h2 { max-width: 30em } h2 { margin: 40px; font-size: 60px; text-transform: uppercase; color: green } p { margin: 30px; text-indent: 40px } a { color: red; border-bottom: 3px dotted }
    img { max-width: 100%; height: auto; border: 5px solid; margin: 10px } ul { list-style: square; margin: 10px; padding: 40px } li { margin: 10px }
    form { padding: 20px; border: 1px solid } div { line-height: inherit } svg { width: 100%; height: auto; vertical-align: top }`,
};

/** The same inherited values with every theme, so that only element rules differ. */
const inherited =
  'body { margin: 0 !important; font: 400 16px/1.5 Arial, sans-serif !important; color: #111 !important; letter-spacing: normal !important; background: #fff !important }';

const look = 'background-color border-top-width border-top-color border-radius color font-size';
const moreLook =
  'font-weight letter-spacing text-transform text-decoration-line padding-top padding-left list-style-type display';

/**
 * Puts a theme after the widgets' stylesheet, where everything that it wins before that stylesheet wins too, and
 * reads what may not differ: the properties that make the look, and boxes against the widget's own. Of a behaviour
 * only the looks of our classes count, each once: boxes, margins and which part is the present one follow
 * from what the CMS has between them, which is the theme's.
 */
function readLooks(page: Page, theme: string): Promise<readonly string[]> {
  return page.evaluate(
    async ({ href, names }) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise((done) => {
        link.addEventListener('load', done);
      });
      document.querySelector('link[href$="/widgets.css"]')?.after(link);
      await loaded;
      // Everything that reacts to the change of size has two frames for it; fades end at once.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) {
        if (animation.timeline === document.timeline) animation.finish();
      }
      const drawn: string[] = [];
      const inherited = new Set<string>();
      for (const root of document.querySelectorAll('.pmw')) {
        const isDrawn = root.closest('pmw-root') !== null;
        const origin = root.getBoundingClientRect();
        for (const element of [root, ...root.querySelectorAll(isDrawn ? '*' : '[class^="pmw-"]')]) {
          const { left, top, width, height } = element.getBoundingClientRect();
          // Neither visible nor in the way: hidden parts, and parts for screen readers only.
          if (width <= 1 || height <= 1) continue;
          const style = getComputedStyle(element);
          const own = isDrawn ? [...names, 'margin-top', 'margin-left'] : names;
          const words = own.map((property) => style.getPropertyValue(property)).join(' ');
          const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`;
          const box = [left - origin.left, top - origin.top, width, height].map(Math.round);
          if (isDrawn) drawn.push(`${name}: ${box.join(' ')} | ${words}`);
          else inherited.add(`${name}: ${words}`);
        }
      }
      link.remove();
      return [...drawn, ...[...inherited].sort()];
    },
    { href: theme, names: `${look} ${moreLook}`.split(' ') },
  );
}

/** Each test opens a page of all examples. */
const groups = isLong
  ? [
      ['bootstrap', 'smallRoot', 'largeRoot'],
      ['heavy', 'rules'],
      ['resets', 'bulma', 'pico'],
      ['uikit', 'semantic', 'twentyTwentyOne'],
    ]
  : [['bootstrap', 'heavy']];

for (const group of groups)
  test(`no theme deforms a widget: ${group.join(', ')}`, async ({ page, gallery }) => {
    test.slow();
    await page.route('**/theme/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return route.fulfill({
        body: `${themes[name] ?? ''}\n${inherited}`,
        contentType: 'text/css',
      });
    });
    // What React draws, and the first of each behaviour.
    const html = widgets.flatMap(({ contract, examples }) =>
      contract.kind === 'react'
        ? sampleOf(examples, 1).map((example) => writeMountPoint(contract, example))
        : readFirstHtml(contract.name),
    );
    await openBarePage(page, gallery, html.join('\n'));
    const pause = page.getByRole('button', { name: carouselContract.texts.pause });
    while ((await pause.count()) > 0) await pause.first().click();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    });
    await page.mouse.move(0, 0);
    // Pictures of hidden slides load later.
    await page.waitForLoadState('networkidle');
    const plain = await readLooks(page, '/theme/none');
    expect(plain.length).toBeGreaterThan(byLength(250, 1000));
    for (const theme of group.filter((name) => Object.hasOwn(themes, name))) {
      const themed = await readLooks(page, `/theme/${theme}`);
      expect(themed.length).toBe(plain.length);
      const changed = themed.flatMap((line, at) =>
        line === plain[at] ? [] : [`${line} / ${plain[at] ?? ''}`],
      );
      expect(changed.slice(0, 20), theme).toEqual([]);
    }
  });

test('widgets style nothing outside their elements', async ({ page, startCms }) => {
  const outside =
    '<div id="o"><h2>Title</h2><p>Text <a href="/">link</a></p><button>B</button><input><ul><li>x</li></ul></div>';
  const html = (head: string) => ({
    body: `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${outside}</body></html>`,
  });
  const cms = await startCms({ 'GET /without': html(''), 'GET /with': html(linkTag) });
  const readStyles = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('#o, #o *')].map(
        (element) => {
          const style = getComputedStyle(element);
          return [...style]
            .filter((property) => !property.startsWith('--'))
            .map((property) => `${property}: ${style.getPropertyValue(property)}`);
        },
      ),
    );
  await page.goto(`${cms.url}/without`);
  const without = await readStyles();
  await page.goto(`${cms.url}/with`);
  expect(await readStyles()).toEqual(without);
});
