import { type Browser, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition, wrongDefinitions } from '../../../fixtures/hostile/definitions.ts';
import { findProblem, sayProblem } from '../../../shared/widget/problem.ts';
import { readDefinition } from '../../../shared/widget/read-definition.ts';
import { toError } from '../../../shared/widget/to-error.ts';
import {
  ownMountPoints,
  readOwnDefinitions,
  serveOwnWidgets,
} from '../../../tests/browser/support/own-widgets.ts';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { projectPath } from '../../../tools/project.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readMountPoint } from '../../testing/read-include.ts';
import { blockPrefix, launchBrowser, openPage, startEditor } from './editor.ts';
import { startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const writeBlock = (name: string, attributes: object, inside = '') => {
  const json = JSON.stringify(attributes).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<!-- wp:${blockPrefix}${name} ${json} -->${inside}<!-- /wp:${blockPrefix}${name} -->`;
};
const html = (inside: string) => `<!-- wp:html -->${inside}<!-- /wp:html -->`;

const hostile = '"><img src=x onerror=hit=1>[pmw_widget name=onerror=hit=1// a=b]\' &amp; \\"';

/** The content of the examples, by name: `more`, `yield`, `growth`. */
const contentOf = (name: string) =>
  new RegExp(`<div id="${name}"[^>]*>([^]*?)</div>`).exec(ownMountPoints)?.[1]?.trim() ?? '';

const posts = {
  blocks: [
    writeBlock('acme-more', { first: 2 }, html(contentOf('more'))),
    writeBlock('acme-yield', { fund: 'income' }, html(contentOf('yield'))),
    writeBlock('acme-growth', { rate: 5 }, html(contentOf('growth'))),
  ].join('\n\n'),
  shortcodes: `[pmw_widget name="acme-more" first="2"]${contentOf('more')}[/pmw_widget]
[pmw_widget name="acme-yield" fund="income"]${contentOf('yield')}[/pmw_widget]
[pmw_widget name="acme-growth" rate="5"]${contentOf('growth')}[/pmw_widget]`,
  mistakes: '[pmw_widget name="acme-yield" fonds="income"]<p>CMS</p>[/pmw_widget]',
  incomplete: writeBlock('acme-yield', {}, html('<p>CMS</p>')),
  hostile: writeBlock('acme-each', {
    note: hostile,
    more: 'javascript:hit=1',
    tone: hostile,
    rate: hostile,
    open: hostile,
    points: { [hostile]: hostile },
    'text-title': hostile,
    onclick: 'hit=1',
    className: hostile,
  }),
  'hostile-shortcode': `[pmw_widget name="acme-each" note='"><img src=x onerror=hit=1>' onclick="hit=1" text-title='" onfocus=hit=1 "'][/pmw_widget]`,
};

/** A site that has widgets of its own: their declarations, and their scripts wherever blocks are shown. */
const site = `<?php
add_filter( 'pmw_own_widgets', function ( $widgets ) {
	$widgets[] = file_get_contents( __DIR__ . '/acme.json' );
	$widgets[] = array( 'name' => 'acme-day', 'title' => 'Day', 'doc' => 'The day.', 'attributes' => array( 'days' => array( 'type' => 'number', 'default' => 1.5, 'title' => 'How many' ) ) );
	return $widgets;
} );
add_action( 'enqueue_block_assets', function () {
	foreach ( array( 'more', 'yield', 'growth' ) as $name ) {
		wp_enqueue_script( "acme-$name", content_url( "acme/$name.js" ), array(), null, true );
	}
} );
add_action( 'init', function () {
	if ( '/rates/income.json' === $_SERVER['REQUEST_URI'] ) {
		wp_send_json( array( 'rate' => 0.042 ) );
	}
} );`;

/** Says what is wrong in the definitions that a request has, and what Site Health and developers are told. */
const asked = `<?php
// What our plug-in does wrong ends the page.
set_error_handler( function ( $level, $message, $file ) {
	if ( strpos( $file, 'private-markets-widgets' ) ) {
		throw new ErrorException( $message );
	}
	return false;
} );
add_action( 'init', function () {
	if ( '/wrong' === $_SERVER['REQUEST_URI'] ) {
		$sent = json_decode( file_get_contents( 'php://input' ) );
		$say  = function ( $each ) { return pmw_read_own_widgets( array( $each ) )['mistakes']; };
		wp_send_json( array_map( $say, $sent ) );
	}
}, 20 );`;

const wrong = `<?php
$told = array();
add_action( 'doing_it_wrong_run', function ( $name, $message ) use ( &$told ) { $told[] = "$name: $message"; }, 10, 2 );
add_filter( 'pmw_own_widgets', function ( $widgets ) {
	$widgets[] = array( 'name' => 'acme-day' );
	$widgets[] = '{"name":"acme-broken",}';
	$widgets[] = array( 'name' => 'acme-style', 'attributes' => array( 'style' => array( 'type' => 'text' ) ) );
	$widgets[] = array( 'name' => 'acme-made', 'attributes' => array( 'constructor' => array( 'type' => 'text' ) ) );
	return $widgets;
} );
add_action( 'init', function () use ( &$told ) {
	if ( '/told' === $_SERVER['REQUEST_URI'] ) {
		$tests  = apply_filters( 'site_status_tests', array() );
		$health = call_user_func( $tests['direct']['pmw_own_widgets']['test'] );
		wp_send_json( array( 'told' => $told, 'health' => $health, 'blocks' => array_keys( pmw_own_blocks() ) ) );
	}
}, 20 );`;

function sayMistake(wrongDefinition: unknown): string {
  try {
    readDefinition(wrongDefinition, ['carousel', 'filter-area']);
    return 'none';
  } catch (error) {
    const problem = findProblem(toError(error));
    if (problem === undefined) throw error;
    return sayProblem(problem);
  }
}

describe.skipIf(php === undefined)("a site's own widgets on WordPress", () => {
  let wordpress: WordPress;
  let browser: Browser;
  const ask = async (path: string) => {
    const page = await (await wordpress.ask(path)).text();
    return page.slice(page.indexOf('<body'));
  };

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    const parts = readdirSync(projectPath('dist/esm')).filter((name) => name.endsWith('.js'));
    const ofModule = await readBuiltFiles(...parts.map((name) => `esm/${name}`));
    const scripts = Object.entries(await serveOwnWidgets()).map(([address, answer]) => {
      const { body = '' } = answer as { readonly body?: string };
      // No module: what it declares would be the page's.
      return [address.replace('GET /own/', 'acme/'), `(() => {${body}\n})();`] as const;
    });
    // The editor itself finds it filled in.
    const free = Object.entries(definition.attributes).filter(([key]) => key !== 'constructor');
    const attributes = Object.fromEntries(free);
    const declared = [...readOwnDefinitions(), { ...definition, name: 'acme-each', attributes }];
    wordpress = await startWordPress({
      zip: makePlugIn([...built, ...ofModule]),
      posts: Object.entries(posts).map(([slug, content]) => ({
        slug,
        content,
        user: slug.startsWith('hostile') ? 'author' : 'admin',
      })),
      files: {
        ...Object.fromEntries(scripts),
        'mu-plugins/acme.php': site,
        'mu-plugins/acme.json': JSON.stringify(declared),
        'mu-plugins/asked.php': asked,
        'plugins/wrong.php': wrong,
        'plugins/module.php': `<?php add_filter( 'pmw_module', '__return_true' );`,
      },
    });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  const visit = async (slug: string, settings = {}) => {
    const { page, errors } = await openPage(browser, settings);
    await page.goto(`${wordpress.origin}/${slug}/`);
    const until = (name: string, status: string) =>
      page.locator(`[data-widget="${name}"][data-widget-status="${status}"]`).waitFor();
    return { page, errors, until };
  };

  /** Each example does what its document says. */
  async function expectAtWork(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Show 2 more entries' }).click();
    await page.getByText('Prospectus').waitFor();
    await page.getByText('Yield: 4.2%').waitFor();
    await page.getByLabel('Amount').fill('200');
    await page.getByText('grows to 210 in a year.').waitFor();
  }

  it.each([
    ['blocks', []],
    ['shortcodes', []],
    ['blocks', ['module.php']],
  ])('are at work as %s, with the plug-ins %j', async (slug, plugins) => {
    const { page, errors } = await visit(slug, { plugins });
    const scripts = page.locator(`script[src*="/esm/widgets.js"]`);
    expect(await scripts.count()).toBe(plugins.length);
    await expectAtWork(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('are told with their mistakes, and keep the content of the block', async () => {
    const { page, errors, until } = await visit('mistakes');
    await until('acme-yield', 'failed');
    await page.getByText('CMS').waitFor();
    expect(errors).toEqual([
      expect.stringContaining('acme-yield: data-fonds is not an attribute of this widget'),
      expect.stringContaining('acme-yield: data-fund is missing; expected a text.'),
    ]);
    await page.context().close();
    expect(readMountPoint(await ask('/incomplete/'))).toBeUndefined();
    expect(await ask('/incomplete/')).toContain('<p>CMS</p>');
  });

  it('get from an author what is typed, as text, and nothing that they do not declare', async () => {
    const { attributes } = readMountPoint(await ask('/hostile/')) ?? {};
    expect(Object.keys(attributes ?? {}).sort()).toEqual(
      [
        'data-more',
        'data-note',
        'data-points',
        'data-text-title',
        'data-tone',
        'data-widget',
      ].sort(),
    );
    expect(attributes?.['data-note']).toMatch(/^"><img src=.+\[pmw_widget name=/);
    for (const slug of ['hostile', 'hostile-shortcode']) {
      const { page } = await visit(slug);
      const found = await page.evaluate(() => ({
        ran: 'hit' in window,
        handlers: document.querySelectorAll('[onerror], [onclick], [onfocus]').length,
      }));
      expect([slug, found]).toEqual([slug, { ran: false, handlers: 0 }]);
      await page.context().close();
    }
  });

  it('have a form by their attributes and a preview, in which they are alive', async () => {
    const editor = await startEditor(browser, wordpress, { theme: 'twentytwentyone' });
    const { page, sidebar, canvas } = editor;
    await editor.logIn('admin');
    await editor.open();
    await editor.insert('acme-yield');
    await canvas.getByText('Fill in at least one of: Fund').waitFor();
    await sidebar.getByText('The name of the fund in the rates').waitFor();
    await editor.fill('Fund', 'income');
    await editor.fillInside('acme-yield', '<h2>Income fund</h2>');
    await editor.select('acme-yield');
    await page.getByRole('toolbar').getByRole('button', { name: 'Preview', exact: true }).click();
    await canvas.getByText('Yield: 4.2%').waitFor();

    await editor.clearSelection();
    await editor.insert('acme-day');
    await canvas.getByText('The day.').waitFor();
    await sidebar.getByRole('spinbutton', { name: 'How many' }).fill('2.5');

    await editor.clearSelection();
    await editor.insert('acme-each');
    await sidebar.getByRole('combobox', { name: 'Tone' }).selectOption('calm');
    await sidebar.getByRole('checkbox', { name: 'Open' }).click();
    await sidebar.getByRole('textbox', { name: 'Points (JSON)' }).fill('[1, 2]');
    await sidebar.getByRole('spinbutton', { name: 'Step delay (milliseconds)' }).fill('20');
    expect(editor.errors).toEqual([]);
    await editor.publish('Own');
    const drawn = await ask('/own/');
    expect(drawn).toContain('data-widget="acme-yield" data-fund="income"');
    expect(drawn).toContain('data-widget="acme-day" data-days="2.5"');
    expect(drawn).toContain(
      'data-widget="acme-each" data-step-delay="20" data-tone="calm" data-open="false" data-points="&#091;1,2&#093;"',
    );
    await page.context().close();
  });

  it('are told where they are wrong in the words of the console', async () => {
    const body = JSON.stringify(wrongDefinitions.map(([each]) => [each]));
    const answer = await wordpress.ask('/wrong', {}, { method: 'POST', body });
    const said = (await answer.json()) as readonly (readonly string[])[];
    const told = said.map(
      ([first = '']) =>
        /^pmw_own_widgets: (?:".*?", )?(.+) This widget has no block\.$/.exec(first)?.[1],
    );
    expect(told).toEqual(wrongDefinitions.map(([each]) => sayMistake(each)));
  });

  it('are told to developers and in Site Health where one is wrong; the others have their blocks', async () => {
    const answer = await wordpress.ask('/told', { plugins: ['wrong.php'] });
    const { told, health, blocks } = (await answer.json()) as {
      readonly told: readonly string[];
      readonly health: { readonly label: string; readonly description: string };
      readonly blocks: readonly string[];
    };
    const sentences = [
      'pmw_own_widgets: &quot;acme-day&quot;, name is &quot;acme-day&quot;; expected a name that is not defined yet. This widget has no block.',
      'pmw_own_widgets: the definition is &quot;{\\&quot;name\\&quot;:\\&quot;acme-broken\\&quot;,}&quot;; expected an object. This widget has no block.',
      'pmw_own_widgets: &quot;acme-style&quot;, attributes.style is &quot;style&quot;; expected a name that blocks of WordPress do not have. This widget has no block.',
      'pmw_own_widgets: &quot;acme-made&quot;, attributes.constructor is &quot;constructor&quot;; expected a name that blocks of WordPress do not have. This widget has no block.',
    ];
    expect(told).toEqual(sentences.map((sentence) => `pmw_own_widgets: ${sentence}`));
    for (const sentence of sentences) expect(health.description).toContain(sentence);
    expect(health.label).toContain('own widgets');
    expect(blocks).toEqual(['acme-more', 'acme-yield', 'acme-growth', 'acme-each', 'acme-day']);
  });
});
