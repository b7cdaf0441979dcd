import { type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readTags } from '../../testing/read-include.ts';
import { launchBrowser, startEditor } from './editor.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

/** Makes a network with two further sites, does what a network administrator does, and says what is left in the database. */
const steward = `<?php
add_action( 'wp_loaded', function () {
  global $wpdb;
  $file = 'private-markets-widgets/private-markets-widgets.php';
  $do   = $_GET['do'] ?? '';
  if ( '' === $do ) {
    return;
  }
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  require_once ABSPATH . 'wp-admin/includes/ms.php';
  if ( 'network' === $do ) {
    foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
      $wpdb->$name = $table;
    }
    install_network();
    populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@firm.example', 'Firm', '/', false );
  } elseif ( 'sites' === $do ) {
    grant_super_admin( 1 );
    foreach ( array( 'home', 'siteurl' ) as $name ) {
      update_option( $name, 'http://' . $_SERVER['HTTP_HOST'] );
    }
    // WordPress takes the port out of the domain of a site.
    add_filter( 'sanitize_user', function ( $user, $raw ) { return $raw; }, 10, 2 );
    foreach ( array( 'b', 'c' ) as $name ) {
      wp_insert_site( array( 'domain' => $_SERVER['HTTP_HOST'], 'path' => "/$name/", 'network_id' => 1, 'user_id' => 1, 'title' => $name ) );
    }
  } elseif ( 'activate' === $do || 'activate-everywhere' === $do ) {
    activate_plugin( $file, '', 'activate' !== $do );
  } elseif ( 'deactivate' === $do ) {
    deactivate_plugins( $file );
  } elseif ( 'delete-site' === $do ) {
    wpmu_delete_blog( get_current_blog_id(), true );
  } elseif ( 'uninstall' === $do ) {
    uninstall_plugin( $file );
  }
  $left = $wpdb->get_col( "SHOW TABLES LIKE '%pmw%'" );
  foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array() as $id ) {
    $options = $wpdb->get_blog_prefix( $id ) . 'options';
    foreach ( $wpdb->get_col( "SELECT option_name FROM $options WHERE option_name LIKE '%pmw%'" ) as $name ) {
      $left[] = "$options $name";
    }
  }
  wp_send_json( $left );
} );`;

const network: SiteSettings = { theme: 'twentytwentytwo', isNetwork: true };

describe.skipIf(php === undefined)('the plug-in in a network of sites', () => {
  let wordpress: WordPress;
  let browser: Browser;
  const act = async (path: string, site: SiteSettings = network) =>
    (await (await wordpress.ask(path, site)).json()) as readonly string[];
  const readScript = async (path: string) =>
    readTags(await (await wordpress.ask(path, network)).text()).script;
  const signUp = async (folder: string, email: string) => {
    const path = `${folder}/wp-json/private-markets-widgets/v1/en-us/signup`;
    const response = await wordpress.ask(path, network, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'Content-Type': 'application/json', Origin: wordpress.origin },
    });
    return response.status;
  };
  const listKept = async (folder: string) => {
    const editor = await startEditor(browser, wordpress, network);
    await editor.logIn('admin');
    const { page } = editor;
    const path = `${folder}/wp-admin/options-general.php?page=private-markets-widgets`;
    await page.goto(wordpress.origin + path);
    const link = page.getByRole('link', { name: 'Download as CSV' });
    const found = await link.all();
    const addresses = await Promise.all(found.map((each) => each.getAttribute('href')));
    const response = await page.request.get(addresses[0] ?? `${wordpress.origin}/robots.txt`);
    const kept = (await response.text()).match(/\w+@\w+\.example/g) ?? [];
    await page.context().close();
    return kept;
  };

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    const files = { 'mu-plugins/steward.php': steward };
    wordpress = await startWordPress({ zip: makePlugIn(built), posts: [], files });
    browser = await launchBrowser();
    await act('/?do=network', { isActive: false });
    await act('/?do=sites');
    // What the installation has activated.
    await act('/?do=deactivate');
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  it('works on the one site that has activated it', async () => {
    await act('/b/?do=activate');
    expect(await readScript('/b/')).toMatchObject({
      'data-site-base': '/b/wp-json/private-markets-widgets/v1/',
    });
    expect(await readScript('/c/')).toBeUndefined();
    await act('/b/?do=deactivate');
    expect(await readScript('/b/')).toBeUndefined();
  });

  it('works on each site with its own settings and its own list of addresses', async () => {
    await act('/?do=activate-everywhere');
    for (const folder of ['/b', '/c']) {
      const editor = await startEditor(browser, wordpress, network);
      await editor.logIn('admin');
      const { page } = editor;
      const path = `${folder}/wp-admin/options-general.php?page=private-markets-widgets`;
      await page.goto(wordpress.origin + path);
      await page.getByRole('checkbox', { name: /Keep the addresses here/ }).check();
      await page.getByLabel('Region').fill(folder === '/b' ? 'en-GB' : 'en-AU');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Settings saved.').waitFor();
      await page.context().close();
    }
    expect(await readScript('/')).toMatchObject({ 'data-culture': 'en-US' });
    expect(await readScript('/b/')).toMatchObject({ 'data-culture': 'en-GB' });
    expect(await readScript('/c/')).toMatchObject({ 'data-culture': 'en-AU' });
    expect(await signUp('', 'main@firm.example')).toBe(501);
    expect(await signUp('/b', 'bo@firm.example')).toBe(200);
    expect(await signUp('/c', 'cy@firm.example')).toBe(200);
    expect(await listKept('')).toEqual([]);
    expect(await listKept('/b')).toEqual(['bo@firm.example']);
    expect(await listKept('/c')).toEqual(['cy@firm.example']);
  });

  it('forgets the addresses of a site with the site', async () => {
    expect(await act('/?do=list')).toEqual(
      expect.arrayContaining(['wp_2_pmw_signups', 'wp_3_pmw_signups']),
    );
    const left = await act('/b/?do=delete-site');
    expect(left).not.toContain('wp_2_pmw_signups');
    expect(left).toContain('wp_3_pmw_signups');
  });

  it('leaves nothing when it is deleted, on any site or of one that is gone', async () => {
    await act('/?do=deactivate');
    expect(await act('/c/?do=delete-site')).toContain('wp_3_pmw_signups');
    expect(await act('/?do=uninstall')).toEqual([]);
  });
});
