import {
  type Browser,
  chromium,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import {
  chromiumArguments,
  findChromium,
  findHeadlessShell,
} from '../../../tests/programs/find-chromium.ts';
import { type SiteSettings, type WordPress } from './site.ts';

// The block editor of WordPress, used as an editor uses it.

export const blockPrefix = 'private-markets-widgets/';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessShell() ?? findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // Pictures of people and fonts come from other hosts. A route would leave a page without the browser's cache.
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

/** The parts of `window.wp` that these tests call. */
interface EditorWindow {
  readonly wp: {
    readonly blocks: { parse(html: string): unknown; serialize(blocks: unknown): string };
    readonly data: {
      select(store: string): Record<string, (...values: unknown[]) => unknown>;
      dispatch(store: string): Record<string, (...values: unknown[]) => unknown>;
    };
  };
}

interface EditorBlock {
  readonly clientId: string;
  readonly name: string;
  readonly isValid: boolean;
}

/** Opens a page whose errors are kept: all that the console gets from this site, and what is thrown. */
export async function openPage(
  browser: Browser,
  site: SiteSettings,
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    // The sidebar stays beside the inserter.
    viewport: { width: 1500, height: 1000 },
    extraHTTPHeaders: { 'X-Site': JSON.stringify(site) },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.setDefaultNavigationTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isOfSite = new URL(message.location().url || page.url()).hostname === '127.0.0.1';
    if (message.type() === 'error' && isOfSite) errors.push(message.text());
  });
  return { page, errors };
}

export interface Editor {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly canvas: Locator;
  readonly sidebar: Locator;
  /** The frame of the preview on a tablet. */
  readonly frame: FrameLocator;
  logIn(user: string): Promise<void>;
  /** Opens a new post, or one that is there. */
  open(post?: number): Promise<void>;
  /** Inserts a block by the inserter. */
  insert(name: string): Promise<void>;
  /** Puts blocks as they are saved into the post. */
  insertContent(html: string): Promise<void>;
  /** Fills in a field of the sidebar. */
  fill(name: string, value: string): Promise<void>;
  /** Puts HTML into a block. */
  fillInside(name: string, html: string): Promise<void>;
  /** Chooses files by their titles in the media library, which is open. */
  chooseMedia(...titles: readonly string[]): Promise<void>;
  listBlocks(): Promise<readonly EditorBlock[]>;
  select(name: string): Promise<void>;
  clearSelection(): Promise<void>;
  setDevice(device: 'Desktop' | 'Tablet'): Promise<void>;
  /** Publishes the post. */
  publish(title: string): Promise<number>;
  /** What would be saved. */
  serialize(): Promise<string>;
}

export async function startEditor(
  browser: Browser,
  { origin }: Pick<WordPress, 'origin'>,
  site: SiteSettings,
): Promise<Editor> {
  const { page, errors } = await openPage(browser, site);
  const call = (kind: 'select' | 'dispatch', store: string, name: string, ...values: unknown[]) =>
    page.evaluate(
      ([kindOfCall, ofStore, action, given]) => {
        const { data } = (window as unknown as EditorWindow).wp;
        return data[kindOfCall](ofStore)[action]?.(...given);
      },
      [kind, store, name, values] as const,
    );
  // It opens with the preferences of the user, which may come after the editor.
  await page.addLocatorHandler(page.locator('.edit-post-welcome-guide'), async () => {
    await call('dispatch', 'core/preferences', 'set', 'core/edit-post', 'welcomeGuide', false);
  });
  const listBlocks = async () =>
    (await call('select', 'core/block-editor', 'getBlocks')) as readonly EditorBlock[];

  const sidebar = page.locator('.interface-interface-skeleton__sidebar');

  return {
    page,
    errors,
    canvas: page.locator('.edit-post-visual-editor'),
    sidebar,
    fill: (name, value) => sidebar.getByRole('textbox', { name, exact: true }).fill(value),
    fillInside: async (name, html) => {
      const block = (await listBlocks()).find((each) => each.name === blockPrefix + name);
      await page.evaluate(
        ([clientId, written]) => {
          const { blocks, data } = (window as unknown as EditorWindow).wp;
          const { replaceInnerBlocks } = data.dispatch('core/block-editor');
          replaceInnerBlocks?.(clientId, blocks.parse(written));
        },
        [block?.clientId, `<!-- wp:html -->${html}<!-- /wp:html -->`] as const,
      );
    },
    chooseMedia: async (...titles) => {
      const dialog = page.getByRole('dialog');
      await dialog.locator('#menu-item-browse').click();
      for (const name of titles) await dialog.getByRole('checkbox', { name }).click();
      await dialog.locator('.media-button-select').click();
    },
    frame: page.frameLocator('iframe[name="editor-canvas"]'),
    listBlocks,
    logIn: async (user) => {
      // Without a page: the dashboard, to which the form leads, waits for news from elsewhere.
      const form = { log: user, pwd: 'a password' };
      const options = { form, maxRedirects: 0 };
      const response = await page.context().request.post(`${origin}/wp-login.php`, options);
      if (!response.headers()['location']?.includes('/wp-admin/'))
        throw new Error(`${user} cannot log in: ${response.status()}.`);
    },
    open: async (post) => {
      const address = post === undefined ? 'post-new.php' : `post.php?post=${post}&action=edit`;
      await page.goto(`${origin}/wp-admin/${address}`, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => {
        const { wp } = window as unknown as Partial<EditorWindow>;
        const isReady = wp?.data.select('core/editor')['__unstableIsEditorReady']?.() === true;
        return isReady && document.querySelector('.edit-post-header') !== null;
      });
    },
    insert: async (name) => {
      const toggle = page.locator('.edit-post-header-toolbar__inserter-toggle');
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
      // Another block of WordPress may have the same title.
      await page.locator(`.editor-block-list-item-private-markets-widgets-${name}`).click();
    },
    insertContent: (html) =>
      page.evaluate((written) => {
        const { blocks, data } = (window as unknown as EditorWindow).wp;
        data.dispatch('core/block-editor')['insertBlocks']?.(blocks.parse(written));
      }, html),
    select: async (name) => {
      // It may lie over the toolbar of the block.
      await call('dispatch', 'core/edit-post', 'setIsInserterOpened', false);
      const block = (await listBlocks()).find((each) => each.name === blockPrefix + name);
      await call('dispatch', 'core/block-editor', 'selectBlock', block?.clientId);
    },
    clearSelection: async () => {
      await call('dispatch', 'core/block-editor', 'clearSelectedBlock');
    },
    setDevice: async (device) => {
      const action = '__experimentalSetPreviewDeviceType';
      await call('dispatch', 'core/edit-post', action, device);
    },
    publish: async (title) => {
      await call('dispatch', 'core/editor', 'editPost', { title, status: 'publish' });
      await call('dispatch', 'core/editor', 'savePost');
      return (await call('select', 'core/editor', 'getCurrentPostId')) as number;
    },
    serialize: () =>
      page.evaluate(() => {
        const { blocks, data } = (window as unknown as EditorWindow).wp;
        return blocks.serialize(data.select('core/block-editor')['getBlocks']?.());
      }),
  };
}
