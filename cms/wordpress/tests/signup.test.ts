import { type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { isLong, sampleOf } from '../../../tests/setup/test-length.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readMountPoint } from '../../testing/read-include.ts';
import { blockPrefix, launchBrowser, openPage, startEditor } from './editor.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const block = `${blockPrefix}subscribe-callout`;
const inside = '<!-- wp:paragraph --><p>Write to us.</p><!-- /wp:paragraph -->';
const posts = [
  { slug: 'letter', content: `<!-- wp:${block} -->${inside}<!-- /wp:${block} -->` },
  {
    slug: 'short-letter',
    content: '[pmw_widget name="Subscribe-Callout"]<p>Write to us.</p>[/pmw_widget]',
  },
];

const files = {
  'plugins/taken.php': `<?php /* Plugin Name: Taken */ add_action( 'pmw_signup', '__return_true' );`,
  'plugins/failing.php': `<?php /* Plugin Name: Failing */
add_action( 'pmw_signup', function () { throw new Exception( 'No list.' ); } );`,
  'plugins/late.php': `<?php /* Plugin Name: Late */ add_filter( 'pmw_takes_signups', '__return_true' );`,
  'plugins/few.php': `<?php /* Plugin Name: Few */ add_filter( 'pmw_signup_limit', function () { return 2; } );`,
  // The tools of WordPress for personal data and for the health of a site, without their letters and clicks.
  'plugins/person.php': `<?php /* Plugin Name: Person */
add_action( 'parse_request', function () {
  if ( isset( $_GET['person'] ) ) {
    $tools = apply_filters( 'export' === $_GET['do'] ? 'wp_privacy_personal_data_exporters' : 'wp_privacy_personal_data_erasers', array() );
    wp_send_json( call_user_func( $tools['pmw-signups']['callback'], $_GET['person'], 1 ) );
  }
  if ( isset( $_GET['uninstall'] ) ) {
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    uninstall_plugin( 'private-markets-widgets/private-markets-widgets.php' );
    wp_send_json( $GLOBALS['wpdb']->get_col( "SHOW TABLES LIKE '%pmw%'" ) );
  }
  if ( isset( $_GET['health'] ) ) {
    $tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    wp_send_json( isset( $tests['direct']['pmw_signup'] ) ? call_user_func( $tests['direct']['pmw_signup']['test'] ) : null );
  }
} );`,
};

const keeping: SiteSettings = { options: { pmw_keep_signups: '1' } };
const english = 'Your sign-up could not be completed. Please try again later.';

describe.skipIf(php === undefined)('the sign-up on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  const ask = async (path: string, site: SiteSettings) => {
    const html = await (await wordpress.ask(path, site)).text();
    return html.slice(html.indexOf('<body'));
  };
  const signUp = async (email: string, site: SiteSettings) => {
    const response = await wordpress.ask('/wp-json/private-markets-widgets/v1/de-de/signup', site, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'Content-Type': 'application/json', Origin: wordpress.origin },
    });
    return response.status;
  };
  const askJson = async (query: string, site: SiteSettings = {}) => {
    const response = await wordpress.ask(`/?${query}`, { ...site, plugins: ['person.php'] });
    return (await response.json()) as unknown;
  };
  const logIn = async (user: string, site: SiteSettings = {}) => {
    const editor = await startEditor(browser, wordpress, site);
    await editor.logIn(user);
    return editor;
  };
  const settings = () =>
    `${wordpress.origin}/wp-admin/options-general.php?page=private-markets-widgets`;

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    wordpress = await startWordPress({ zip: makePlugIn(built), posts, files, isTranslated: true });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  describe.each(['/letter/', '/short-letter/'])('at %s', (path) => {
    it('leaves visitors the content of the page while nobody receives addresses', async () => {
      const html = await ask(path, {});
      expect(html).toContain('<p>Write to us.</p>');
      expect(readMountPoint(html)).toBeUndefined();
    });

    it.each<[string, SiteSettings]>([
      ['a function of the site takes them', { plugins: ['taken.php'] }],
      ['the site says that it does', { plugins: ['late.php'] }],
      ['the settings keep them', keeping],
      ['another back end answers', { options: { pmw_answers: '0' } }],
    ])('is the form where %s', async (_, site) => {
      expect(readMountPoint(await ask(path, site))?.attributes).toMatchObject({
        'data-text-failed': english,
      });
    });
  });

  it('speaks of a failure in the language of the page', async () => {
    const german = await ask('/letter/', { ...keeping, locale: 'de_DE' });
    expect(readMountPoint(german)?.attributes).not.toHaveProperty('data-text-failed');
    const failures = [
      ['de_DE', 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es später noch einmal.'],
      ['en_US', english],
    ] as const;
    for (const [locale, text] of sampleOf(failures, 1)) {
      const { page } = await openPage(browser, { plugins: ['failing.php'], locale });
      await page.goto(`${wordpress.origin}/letter/`);
      await page.getByRole('textbox').fill('jo@firm.example');
      await page.getByRole('textbox').press('Enter');
      await page.getByRole('alert').getByText(text).waitFor();
      // WordPress wants a dot, browsers do not.
      await page.getByRole('textbox').fill('jo@firm');
      await page.getByRole('textbox').press('Enter');
      await page
        .getByRole('alert')
        .getByText(/valid email|gültige E-Mail/)
        .waitFor();
      await page.context().close();
    }
  });

  it('is called lost by Site Health while nobody receives addresses', async () => {
    expect(await askJson('health')).toMatchObject({ status: 'critical' });
    expect(await askJson('health', keeping)).toMatchObject({ status: 'good' });
    expect(await askJson('health', { options: { pmw_answers: '0' } })).toBeNull();
  });

  it.runIf(isLong)('tells editors in their language that nobody receives addresses', async () => {
    const editor = await logIn('author', { locale: 'de_DE' });
    const { page, canvas } = editor;
    await editor.open();
    await editor.insert('subscribe-callout');
    await canvas.getByText(/^Noch nimmt niemand Anmeldungen entgegen/).waitFor();
    await canvas.locator('[data-widget="subscribe-callout"]').waitFor();
    await page.context().close();
  });

  const readCsv = async (page: Page) => {
    await page.goto(settings());
    const address = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers()['content-disposition']).toMatch(/^attachment/);
    return (await response.text()).trim().split('\n');
  };

  it('keeps addresses once the settings say so, hands them out as CSV, and forgets a person', async () => {
    const { page } = await logIn('admin');
    await page.goto(settings());
    const keep = page.getByRole('checkbox', { name: 'Keep the addresses here, in a private list' });
    expect(await keep.isChecked()).toBe(false);
    expect(await signUp('early@firm.example', {})).toBe(501);
    await keep.check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await keep.isChecked()).toBe(true);
    for (const email of ['Jo@firm.example', 'jo@firm.example', '=cmd@firm.example']) {
      expect(await signUp(email, {})).toBe(200);
    }
    const time = String.raw`"?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"?`;
    const [head, ...rows] = await readCsv(page);
    expect(head).toBe('email,culture,consent_date_utc');
    expect(rows).toHaveLength(2);
    expect(rows.join(' ')).toMatch(new RegExp(`Jo@firm\\.example,de-de,${time}`));
    // No formula.
    expect(rows.join(' ')).toContain(`'=cmd@firm.example`);
    expect(await askJson('person=JO@firm.example&do=export')).toMatchObject({
      done: true,
      data: [{ data: [{ value: 'Jo@firm.example' }, { value: 'de-de' }, {}] }],
    });
    expect(await askJson('person=other@firm.example&do=export')).toMatchObject({ data: [] });
    expect(await askJson('person=jo@firm.example&do=erase')).toMatchObject({ items_removed: true });
    expect(await askJson('person=jo@firm.example&do=erase')).toMatchObject({
      items_removed: false,
      items_retained: false,
    });
    expect(await readCsv(page)).toHaveLength(2);
    await page.context().close();
  });

  it('takes only so many in an hour from one place', async () => {
    const site = { ...keeping, plugins: ['few.php'] };
    const statuses = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      statuses.push(await signUp(`${name}@few.example`, site));
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('gives the list to nobody else: not without a mark of the page, not to an author, not to a visitor', async () => {
    const action = `${wordpress.origin}/wp-admin/admin-post.php?action=pmw_export_signups`;
    const admin = await logIn('admin');
    await admin.page.goto(settings());
    const link = admin.page.getByRole('link', { name: 'Download as CSV' });
    const signed = (await link.getAttribute('href')) ?? '';
    expect((await admin.page.request.get(action)).status()).toBe(403);
    const author = await logIn('author');
    for (const address of [action, signed, settings()]) {
      const response = await author.page.request.get(address);
      expect([address, response.status()]).toEqual([address, 403]);
      expect(await response.text()).not.toContain('cmd@');
    }
    const visitor = await wordpress.ask(signed.replace(wordpress.origin, ''));
    expect(await visitor.text()).not.toContain('cmd@');
    await admin.page.context().close();
    await author.page.context().close();
  });

  it('leaves no address behind when the plug-in is deleted', async () => {
    expect(await askJson('person=%3Dcmd@firm.example&do=export')).toMatchObject({ data: [{}] });
    expect(await askJson('uninstall')).toEqual([]);
    expect(await askJson('person=%3Dcmd@firm.example&do=export')).toMatchObject({ data: [] });
  });
});
