import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type BrowserDriver, windowSize } from './browser-driver.ts';

/**
 * Controls Firefox over WebDriver BiDi, without a window.
 *
 * @param executablePath of Firefox
 */
export async function startFirefox(executablePath: string): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
  });
  const openPage = async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(windowSize);
    return { context, page };
  };
  let { context, page } = await openPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      await page.evaluate(() => {
        history.back();
      });
    },
    run: (work, ...args) => page.evaluate(work as never, ...args),
    pressAt: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    },
    key: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    takePicture: async () => Buffer.from(await page.screenshot()),
    forget: async () => {
      await context.close();
      ({ context, page } = await openPage());
    },
    close: () => browser.close(),
  };
}
