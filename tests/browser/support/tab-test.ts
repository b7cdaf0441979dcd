import { chromium, type Page } from '@playwright/test';
import { findFreePort } from '../../setup/find-free-port.ts';
import { test as base } from './test.ts';

/**
 * The tests' own `test` with a page in a browser of its own whose tabs are real: one that is behind another is
 * hidden, and can be frozen. Playwright keeps the pages that it opens itself visible and focused whatever
 * happens, and the headless shell has no tabs.
 */
export const test = base.extend<{ readonly page: Page }>({
  page: async ({ launchOptions }, use) => {
    const port = await findFreePort();
    const executablePath = process.env['CHROMIUM_PATH'];
    const browser = await chromium.launch({
      ...launchOptions,
      ...(executablePath !== undefined && { executablePath }),
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    const address = `http://127.0.0.1:${port}`;
    const connection = await chromium.connectOverCDP(address, { noDefaults: true });
    const [context] = connection.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    await use(await context.newPage());
    await connection.close();
    await browser.close();
  },
});

export { expect } from '@playwright/test';
