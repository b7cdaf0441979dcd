import { type Browser, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { isLong, sampleOf } from '../../../tests/setup/test-length.ts';
import { projectPath } from '../../../tools/project.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readMountPoint } from '../../testing/read-include.ts';
import { blockPrefix, type Editor, launchBrowser, openPage, startEditor } from './editor.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const readSample = (name: string) => readFileSync(projectPath(`templates/assets/media/${name}`));
const files = {
  'uploads/hall.jpg': readSample('sample-poster.jpg'),
  'uploads/stairs.jpg': readSample('sample-poster.jpg'),
  'uploads/report.pdf': readSample('sample.pdf'),
  'uploads/film.mp4': readSample('sample.mp4'),
  'uploads/talk.mp3': readSample('sample.mp3'),
  'plugins/all.php': `<?php /* Plugin Name: All */ add_filter( 'pmw_offers_all', '__return_true' );`,
  // Something takes sign-ups, or visitors would not see the form.
  'mu-plugins/signup.php': `<?php add_action( 'pmw_signup', '__return_true' );`,
};
const media = [
  { file: 'hall.jpg', title: 'Hall', alt: 'A hall with arches' },
  { file: 'stairs.jpg', title: 'Stairs' },
  { file: 'report.pdf', title: 'Annual report' },
  { file: 'film.mp4', title: 'Film' },
  { file: 'talk.mp3', title: 'Talk' },
];

/** A block as it is saved. */
const writeBlock = (name: string, attributes: object, inside = '') => {
  const json = JSON.stringify(attributes).replaceAll('<', '\\u003c');
  return `<!-- wp:${blockPrefix}${name} ${json} -->${inside}<!-- /wp:${blockPrefix}${name} -->`;
};
const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

const hostile = 'A "b" & <i>c</i> [gallery] [pmw_widget name="tabs"] \'d\'';

/** Posts by what is tested with them. */
const posts = {
  attributes: writeBlock('carousel', {
    slides: [{ headline: hostile, copy: '' }, {}, { isBackgroundLight: true }],
    'autoplay-delay': 0,
    'text-label': hostile,
    align: 'wide',
    anchor: 'hero',
    className: 'mine',
  }),
  begun: writeBlock('carousel', { slides: [{}] }, paragraph('Without slides')),
  summary: writeBlock('carousel', { 'carousel-id': 'home' }, paragraph('The first slide')),
  searching: writeBlock('tabbed-search', {}),
  listed: writeBlock('document-list', { documents: [{ docName: 'Report' }] }),
  beside: `${writeBlock('subscribe-callout', {})}\n\n${writeBlock('document-list', { documents: [{ docName: 'Report' }] })}\n\n<!-- wp:shortcode -->[pmw_widget name="fund-summary" funds="#none"][/pmw_widget]<!-- /wp:shortcode -->`,
};

const listSources = ({ sidebar }: Editor) =>
  sidebar.getByRole('combobox', { name: 'What is listed' }).getByRole('option').allTextContents();

describe.skipIf(php === undefined)('the blocks of the plug-in on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  const ask = async (path: string) => {
    const html = await (await wordpress.ask(path)).text();
    return html.slice(html.indexOf('<body'));
  };

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    const written = Object.entries(posts).map(([slug, content]) => ({ slug, content }));
    const zip = makePlugIn(built);
    wordpress = await startWordPress({ zip, posts: written, media, files, isTranslated: true });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  describe('draw on the page', () => {
    it('data and texts whole, without a shortcode in them, and without rows that show nothing', async () => {
      const html = await ask('/attributes/');
      const { attributes } = readMountPoint(html) ?? {};
      expect(JSON.parse(attributes?.['data-slides'] ?? '')).toEqual([{ headline: hostile }]);
      expect(attributes).toMatchObject({ 'data-autoplay-delay': '0' });
      expect(attributes?.['data-text-label']).toContain('[gallery] [pmw_widget');
      expect(html).not.toContain('[');
      expect(html).toMatch(
        /<div (?=[^>]*id="hero")(?=[^>]*class="[^"]*alignwide mine)[^>]*><div data-widget/,
      );
    });

    it('what stands in them while something is missing', async () => {
      const html = await ask('/begun/');
      expect(html).toContain('<p>Without slides</p>');
      expect(readMountPoint(html)).toBeUndefined();
    });

    it('in excerpts and feeds what stands in them', async () => {
      expect(await ask('/summary/')).toMatch(
        /data-carousel-id="home"><p>The first slide<\/p><\/div>/,
      );
      const feed = await (await wordpress.ask('/summary/feed/?withoutcomments=1')).text();
      expect(feed).toMatch(/<description><!\[CDATA\[The first slide\]\]>/);
      expect(feed).toMatch(/<content:encoded><!\[CDATA\[\s*<p>The first slide<\/p>/);
      expect(feed).not.toContain('data-widget');
    });

    it('one script tag beside several blocks and shortcodes', async () => {
      const html = await (await wordpress.ask('/beside/')).text();
      expect(html.match(/data-widget="/g)).toHaveLength(3);
      expect(html.match(/<script[^>]*widgets\.js/g)).toHaveLength(1);
      expect(html.match(/<link[^>]*widgets\.css/g)).toHaveLength(1);
    });
  });

  describe('in the editor', () => {
    let editor: Editor;
    let post: number;
    beforeAll(async () => {
      editor = await startEditor(browser, wordpress, { theme: 'twentytwentyone' });
      // Without the right to unfiltered HTML.
      await editor.logIn('author');
      await editor.open();
    });

    const press = (name: string) =>
      editor.sidebar.getByRole('button', { name, exact: true }).click();
    const add = (name: string) => press(`Add: ${name}`);
    const choose = async (name: string, ...titles: readonly string[]) => {
      await press(`Media Library: ${name}`);
      await editor.chooseMedia(...titles);
    };

    /** What is filled in, by the name of the widget. */
    const forms: Readonly<Record<string, () => Promise<unknown>>> = {
      accordion: () =>
        editor.fillInside('accordion', '<details><summary>Fees</summary><p>One.</p></details>'),
      audio: async () => {
        await editor.fill('Title', 'A talk');
        await editor.canvas.getByRole('button', { name: 'Media Library' }).click();
        await editor.chooseMedia('Talk');
      },
      carousel: async () => {
        await choose('Slides', 'Hall', 'Stairs');
        await press('1. hall.jpg');
        await editor.fill('Headline', 'Built <em>slowly</em> & held');
      },
      'document-list': () => choose('Documents', 'Annual report'),
      'filter-area': async () => {
        await add('Entries');
        await choose('Portrait', 'Hall');
        await editor.fill('Name of a person', 'Ada Berg');
        await editor.sidebar.getByRole('combobox', { name: 'What is listed' }).selectOption('team');
      },
      'fund-performance': async () => {
        await editor.sidebar.getByLabel('Date of the figures', { exact: true }).fill('2022-11-30');
        await editor.fill('Source', 'Administrator');
        await editor.fill('Costs', 'Net of fees.');
        await add('Share classes');
        await add('Periods');
        await editor.fill('Return', '4.2');
      },
      'fund-summary': async () => {
        await add('Funds');
        await editor.fill('Name of the fund', 'Fund I');
        await add('Share classes');
        await editor.fill('Share class', 'I-EUR');
        await editor.fill('Size of the fund', '480');
        await editor.fill('Currency of the size', 'EUR');
      },
      'investment-solutions': async () => {
        await add('Slides');
        await editor.fill('Headline', 'Credit');
      },
      'search-box': async () => {
        await add('Often looked for');
        await editor.fill('Label', 'Our people');
      },
      'share-bar': () => Promise.resolve(),
      'subscribe-callout': () => Promise.resolve(),
      'tabbed-search': () => editor.fill('Words to search for', 'report'),
      tabs: async () => {
        const titles = editor.canvas.getByRole('textbox', { name: 'Title', exact: true });
        await titles.nth(0).fill('Sourcing');
        await titles.nth(1).fill('Ownership');
      },
      video: async () => {
        await editor.fill('Title', 'A film');
        await editor.canvas.getByRole('button', { name: 'Media Library' }).click();
        await editor.chooseMedia('Film');
      },
    };
    /** A sample has rows, files of the library, boxes to choose from, and blocks inside. */
    const names = isLong
      ? Object.keys(forms)
      : ['carousel', 'document-list', 'filter-area', 'tabs'];

    it.each(names)('insert %s, which is filled in by its fields and previewed', async (name) => {
      const { page, canvas } = editor;
      await editor.clearSelection();
      await editor.insert(name);
      await forms[name]?.();
      await editor.select(name);
      const button = page
        .getByRole('toolbar')
        .getByRole('button', { name: 'Preview', exact: true });
      if (await button.isVisible()) await button.click();
      const widget = canvas.locator(`[data-widget="${name}"]`);
      await widget
        .and(page.locator('[data-widget-status="mounted"], [data-widget-status="empty"]'))
        .waitFor();
    });

    it('publish them; on the page each is there, and nothing is reported', async () => {
      expect(editor.errors).toEqual([]);
      post = await editor.publish('All');
      const { page, errors } = await openPage(browser, { theme: 'twentytwentyone' });
      await page.goto(`${wordpress.origin}/all/`);
      // A page that is never quite loaded would be asked too early.
      const widgets = page.locator('[data-widget]');
      for (const name of names) {
        await widgets
          .and(page.locator(`[data-widget="${name}"][data-widget-status="mounted"]`))
          .waitFor();
      }
      expect(await widgets.count()).toBe(names.length);
      expect(await page.getByRole('tab', { name: /Sourcing|Ownership/ }).count()).toBe(2);
      expect(await page.getByRole('img', { name: 'A hall with arches' }).count()).toBe(1);
      expect(await page.getByRole('link', { name: /^Annual report/ }).getAttribute('href')).toMatch(
        /report\.pdf$/,
      );
      expect(errors).toEqual([]);
    });

    it('are valid after a reload, and are changed again', async () => {
      await editor.open(post);
      expect((await editor.listBlocks()).filter(({ isValid }) => !isValid)).toEqual([]);
      await editor.select('carousel');
      await press('Move down: 1. Built slowly & held');
      await press('2. Built slowly & held');
      await editor.fill('Headline', 'Handed on');
      await press('Remove: 1. stairs.jpg');
      await editor.publish('All');
      expect(await ask('/all/')).toMatch(/data-slides="&#091;\{[^}]*Handed on[^}]*\}&#093;"/);
    });

    it('keep the focus with a row that is moved, removed and added', async () => {
      const focused = () =>
        editor.page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.textContent,
        );
      await add('Slides');
      await editor.fill('Headline', 'New');
      await editor.sidebar.getByRole('button', { name: 'Move up: 2. New' }).press('Enter');
      expect(await focused()).toBe('Move up: 1. New');
      // At the end it stays where it is, and so does the focus.
      await editor.page.keyboard.press('Enter');
      expect(await focused()).toBe('Move up: 1. New');
      await editor.sidebar.getByRole('button', { name: 'Remove: 1. New' }).press('Enter');
      expect(await focused()).toBe('1. Handed on');
      await editor.sidebar.getByRole('button', { name: 'Remove: 1. Handed on' }).press('Enter');
      expect(await focused()).toBe('Add: Slides');
    });

    it('report nothing while something is missing, and say what', async () => {
      await editor.canvas.getByText('Fill in at least one of: Slides').waitFor();
      expect(editor.errors).toEqual([]);
    });

    it('preview what is filled in while an earlier preview is on its way', async () => {
      let release: () => void = () => undefined;
      const isFilled = new Promise<void>((resolve) => (release = resolve));
      const hold = async (route: Route) => {
        const response = await route.fetch();
        await isFilled;
        await route.fulfill({ response });
      };
      const preview = /block-renderer.*tabbed-search/;
      await editor.page.route(preview, hold, { times: 1 });
      const isAsked = editor.page.waitForRequest(preview);
      await editor.clearSelection();
      await editor.insert('tabbed-search');
      await isAsked;
      await editor.fill('Words to search for', 'report');
      release();
      await editor.canvas
        .locator('[data-widget="tabbed-search"][data-search-text="report"]')
        .waitFor();
    });

    it('are not led to what WordPress does not answer', async () => {
      await editor.clearSelection();
      await editor.insert('carousel');
      await editor.sidebar.getByRole('button', { name: 'Add: Slides' }).waitFor();
      expect(await editor.sidebar.getByRole('textbox', { name: 'Carousel ID' }).count()).toBe(0);
      await editor.clearSelection();
      await editor.insert('filter-area');
      expect(await listSources(editor)).toEqual(['—', 'News', 'Insights']);
    });
  });

  it.runIf(isLong)(
    'speak the language of the editor, and mount in the frame of the tablet on a theme of blocks',
    async () => {
      const site = { theme: 'twentytwentytwo', locale: 'de_DE' };
      const editor = await startEditor(browser, wordpress, site);
      await editor.logIn('admin');
      await editor.open();
      await editor.insert('document-list');
      await editor.sidebar.getByRole('button', { name: 'Hinzufügen: Dokumente' }).click();
      await editor.fill('Art', 'Bericht');
      await editor.clearSelection();
      await editor.insert('carousel');
      await editor.sidebar.getByRole('button', { name: 'Mediathek: Folien' }).click();
      await editor.chooseMedia('Hall', 'Stairs');
      const texts = editor.sidebar.getByRole('button', { name: 'Texte' });
      expect(await texts.getAttribute('aria-expanded')).toBe('false');
      await texts.click();
      const previous = editor.sidebar.getByRole('textbox', { name: 'Zurück', exact: true });
      expect(await previous.getAttribute('placeholder')).toBe('Vorherige Folie');
      const preview = editor.page.getByRole('toolbar').getByRole('button', { name: 'Vorschau' });
      await preview.click();
      await editor.canvas.getByRole('region', { name: 'Im Fokus' }).waitFor();
      await editor.setDevice('Tablet');
      const widget = editor.frame.locator('[data-widget="carousel"][data-widget-status="mounted"]');
      await widget.getByRole('region', { name: 'Im Fokus' }).waitFor();
      const gap = await widget
        .locator('.pmw-carousel')
        .evaluate((each) => getComputedStyle(each).position);
      expect(gap).toBe('relative');
      expect(await widget.getAttribute('data-editing')).toBe('');
      expect(editor.errors).toEqual([]);
    },
  );

  describe('that show nothing', () => {
    const open = async (site: SiteSettings, slug: keyof typeof posts) => {
      const editor = await startEditor(browser, wordpress, site);
      await editor.logIn('admin');
      const found = await wordpress.ask(`/wp-json/wp/v2/posts?slug=${slug}`);
      const [post] = (await found.json()) as readonly { readonly id: number }[];
      await editor.open(post?.id);
      return editor;
    };

    const sentences: readonly (readonly [string, keyof typeof posts, SiteSettings, RegExp])[] = [
      ['failed', 'summary', { locale: 'de_DE' }, /^Die Daten dieses Blocks konnten nicht/],
      ['empty', 'searching', {}, /^There is nothing to show yet/],
      ['failed', 'summary', {}, /^The data of this block could not be loaded/],
    ];
    it.each(sampleOf(sentences, 1))(
      'say so to editors in a sentence: %s, %s, %j',
      async (status, slug, site, sentence) => {
        const { page, canvas } = await open(site, slug);
        await canvas.locator(`[data-widget-status="${status}"]`).waitFor({ state: 'attached' });
        await canvas.getByText(sentence).waitFor();
        await page.context().close();
      },
    );

    it.runIf(isLong)('say nothing beside a widget that is there', async () => {
      const { page, canvas } = await open({}, 'listed');
      await canvas.locator('[data-widget-status="mounted"]').waitFor();
      expect(await canvas.locator('.components-notice').count()).toBe(0);
      await page.context().close();
    });

    const offers: readonly SiteSettings[] = [
      { options: { pmw_answers: '0' } },
      { plugins: ['all.php'] },
    ];
    it.runIf(isLong).each(offers)(
      'are led to what WordPress does not answer where the site says so: %j',
      async (site) => {
        const editor = await startEditor(browser, wordpress, site);
        await editor.logIn('admin');
        await editor.open();
        await editor.insert('carousel');
        await editor.sidebar.getByRole('textbox', { name: 'Carousel ID' }).waitFor();
        await editor.clearSelection();
        await editor.insert('filter-area');
        expect(await listSources(editor)).toEqual(['—', 'News', 'Insights', 'People']);
        await editor.page.context().close();
      },
    );

    it.runIf(isLong)('keep a choice that was made before', async () => {
      const editor = await open({}, 'summary');
      await editor.select('carousel');
      const id = editor.sidebar.getByRole('textbox', { name: 'Carousel ID' });
      expect(await id.inputValue()).toBe('home');
      await editor.page.context().close();
    });
  });

  it.runIf(isLong)(
    'keep what an editor without the right to unfiltered HTML fills in',
    async () => {
      const editor = await startEditor(browser, wordpress, { theme: 'twentytwentyone' });
      await editor.logIn('author');
      await editor.open();
      await editor.insert('carousel');
      await editor.sidebar.getByRole('button', { name: 'Add: Slides' }).click();
      await editor.fill('Headline', 'Fish & <small>chips</small>');
      await editor.fill('Text', 'Salt & "vinegar" [gallery]');
      await editor.fill('Link text', 'A > B & C');
      await editor.sidebar.getByRole('combobox', { name: 'Link', exact: true }).fill('/a?b=1&c=2');
      const post = await editor.publish('Filtered');
      await editor.open(post);
      expect((await editor.listBlocks()).filter(({ isValid }) => !isValid)).toEqual([]);
      await editor.select('carousel');
      await editor.sidebar.getByRole('button', { name: '1. Fish & chips', exact: true }).click();
      const read = (name: string) =>
        editor.sidebar.getByRole('textbox', { name, exact: true }).inputValue();
      expect(await read('Headline')).toBe('Fish & <small>chips</small>');
      expect(await read('Text')).toBe('Salt & "vinegar" [gallery]');
      expect(await read('Link text')).toBe('A > B & C');
      const { 'data-slides': slides = '' } =
        readMountPoint(await ask('/filtered/'))?.attributes ?? {};
      expect(JSON.parse(slides)).toEqual([
        {
          headline: expect.stringMatching(/^Fish &(?:amp;)? <small>chips<\/small>$/) as string,
          copy: 'Salt & "vinegar" [gallery]',
          ctaText: 'A > B & C',
          ctaUrl: '/a?b=1&c=2',
        },
      ]);
    },
  );
});
