import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { projectPath } from '../../../tools/project.ts';
import { findOnPath } from '../../../tests/programs/find-on-path.ts';
import { findFreePort } from '../../../tests/setup/network/test-server.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';

/** What a request finds: settings of the site, made for this request only. */
export interface SiteSettings {
  readonly theme?: string;
  readonly locale?: string;
  /** The path of a site in a folder. */
  readonly folder?: string;
  /** True once the test has made a network of it; its sites say themselves which plug-ins are active. */
  readonly isNetwork?: boolean;
  /** False while the plug-in is deactivated. */
  readonly isActive?: boolean;
  /** Files of other plug-ins, loaded after ours. */
  readonly plugins?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Post {
  readonly slug: string;
  readonly content: string;
  readonly title?: string;
  /** An author has no right to unfiltered HTML. */
  readonly user?: 'admin' | 'author';
  readonly type?: 'post' | 'page';
  readonly status?: string;
  readonly date?: string;
  readonly password?: string;
  /** The name of a file among the uploads. */
  readonly image?: string;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
}

/** A file among the uploads, in the media library. */
interface Medium {
  readonly file: string;
  readonly title: string;
  readonly alt?: string;
}

interface Installation {
  readonly zip: Uint8Array;
  readonly posts: readonly Post[];
  readonly media?: readonly Medium[];
  /** Whether WordPress speaks the languages that are installed. */
  readonly isTranslated?: boolean;
  /** Further files below wp-content, by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

const page =
  '<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head>';
const loop = '<?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?>';
const bareThemes = {
  'themes/bare/style.css': '/*\nTheme Name: Bare\n*/',
  'themes/bare/index.php': `${page}<body>${loop}</body></html>`,
  'themes/bare-html5/style.css': '/*\nTheme Name: Bare, HTML5\n*/',
  'themes/bare-html5/index.php': `${page}<body>${loop}</body></html>`,
  'themes/bare-html5/functions.php':
    "<?php add_theme_support( 'html5', array( 'script', 'style' ) );",
};

/** The server's workers share what one has compiled, as those of a site do. */
const compiledOnce = ['-d', 'opcache.enable_cli=1'];

/** Where WordPress is: Debian's, or another version. */
const debian = '/usr/share/wordpress';
const installed = process.env['WORDPRESS_FOLDER'] ?? debian;
const program = (name: string) => findOnPath(name) ?? `/usr/sbin/${name}`;

async function isAnswering(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

function writeContent(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries({ ...bareThemes, ...files })) {
    const path = join(folder, 'content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  mkdirSync(join(folder, 'content/plugins'), { recursive: true });
  // A newer version comes without older themes.
  for (const themes of new Set([installed, debian].map((each) => `${each}/wp-content/themes`))) {
    for (const name of readdirSync(themes)) {
      const link = join(folder, 'content/themes', name);
      if (!existsSync(link)) symlinkSync(join(themes, name), link);
    }
  }
}

/** WordPress as it is, with a configuration of the test's own: the router has set everything by then. */
function linkWordPress(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(installed)) {
    if (!name.startsWith('wp-config')) symlinkSync(join(installed, name), join(folder, name));
  }
  writeFileSync(join(folder, 'wp-config.php'), "<?php require_once ABSPATH . 'wp-settings.php';");
}

/** Starts a database of its own in a folder, where the router looks for it. */
async function startDatabase(folder: string): Promise<ChildProcess> {
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  const options = [
    `--datadir=${data}`,
    // Its own: a server that starts deletes the temporary tables of others that share the folder.
    `--tmpdir=${folder}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
  const install = [...options, '--auth-root-authentication-method=normal', '--skip-test-db'];
  // The error says what went wrong.
  execFileSync(program('mariadb-install-db'), install, { stdio: 'pipe' });
  const own = [`--socket=${socket}`, '--skip-networking', `--pid-file=${data}/pid`];
  const database = spawn(program('mariadbd'), [...options, ...own], { stdio: 'ignore' });
  await vi.waitUntil(() => existsSync(socket), 120_000);
  const create = [`--socket=${socket}`, '--user=root', '-e', 'CREATE DATABASE wordpress'];
  execFileSync(program('mariadb'), create);
  return database;
}

/** Installs WordPress with the plug-in from its zip, as Plugins › Upload does, and serves it. */
export async function startWordPress({
  zip,
  posts,
  media = [],
  isTranslated = false,
  files = {},
}: Installation) {
  const php = findPhp('wordpress') ?? 'php';
  const folder = mkdtempSync(join(tmpdir(), 'pmw-wordpress-'));
  writeContent(folder, files);
  linkWordPress(join(folder, 'wordpress'));
  if (isTranslated) {
    symlinkSync(`${debian}/wp-content/languages`, join(folder, 'content/languages'));
  }
  const zipFile = join(folder, 'plug-in.zip');
  writeFileSync(zipFile, zip);
  const database = await startDatabase(folder);
  const closeDatabase = async () => {
    if (database.kill()) await once(database, 'exit');
    rmSync(folder, { recursive: true });
  };

  const router = projectPath('cms/wordpress/tests/router.php');
  const env = { ...process.env, WORDPRESS_TEST_FOLDER: folder, PHP_CLI_SERVER_WORKERS: '4' };
  try {
    const input = JSON.stringify({ zip: zipFile, posts, media });
    execFileSync(php, [router], { env, input, stdio: ['pipe', 'pipe', 'inherit'] });
  } catch (error) {
    await closeDatabase();
    throw error;
  }
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const server = spawn(php, [...compiledOnce, '-S', origin.replace('http://', ''), router], {
    env,
    stdio: 'ignore',
    // Its workers end with it, as a group.
    detached: true,
  });
  await vi.waitUntil(() => isAnswering(`${origin}/wp-includes/css/buttons.css`), 120_000);

  return {
    origin,
    ask: (path: string, site: SiteSettings = {}, request: RequestInit = {}) =>
      fetch(origin + path, {
        ...request,
        headers: { ...(request.headers as object), 'X-Site': JSON.stringify(site) },
      }),
    close: async () => {
      if (server.pid !== undefined) process.kill(-server.pid);
      const log = join(folder, 'debug.log');
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
      await closeDatabase();
      const ours = lines.filter((line) => line.includes('/plugins/private-markets-widgets/'));
      if (ours.length > 0) throw new Error(`PHP notes of the plug-in:\n${ours.join('\n')}`);
    },
  };
}

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;
