import { once } from 'node:events';
import { type Readable } from 'node:stream';
import { findFreePort } from '../setup/network/test-server.ts';
import {
  type BrowserDriver,
  pressKeys,
  pressMouse,
  startProgram,
  waitFor,
  windowSize,
} from './browser-driver.ts';

/** The programs of WebKitGTK: the driver, the browser that it starts, and the virtual display. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/**
 * Starts a virtual display.
 *
 * @returns its name, such as `:3`
 */
async function startDisplay(command: string) {
  const screen = `${windowSize.width + 100}x${windowSize.height + 200}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const program = startProgram(command, args, { isHeard: true });
  const heard = await Promise.race([
    once(program.process.stdio[3] as Readable, 'data'),
    once(program.process, 'close').then(() => {
      throw new Error(`${command} did not start.`);
    }),
  ]);
  return { name: `:${String(heard[0]).trim()}`, program };
}

/** Controls WebKitGTK over WebDriver, on a virtual display. */
export async function startWebKit(programs: WebKitPrograms): Promise<BrowserDriver> {
  const display = await startDisplay(programs.display);
  const port = await findFreePort();
  const driver = startProgram(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // There is no graphics card, nor, in a container, what the browser's sandbox needs.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: T | { readonly error: string; readonly message: string };
    };
    if (response.ok) return value as T;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${path}: ${error}: ${message}`);
  }

  const status = () => send<{ ready: boolean }>('GET', '/status');
  await waitFor('WebKitWebDriver', async () => ((await status()).ready ? true : undefined));
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const act = (actions: readonly object[]) =>
    send<undefined>('POST', `${session}/actions`, { actions });

  async function run(source: string, args: readonly unknown[]): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send<{ value?: unknown; error?: string }>(
      'POST',
      `${session}/execute/async`,
      { script, args },
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  // The window is larger than the page in it: the difference is the browser's own interface.
  const setSize = (size: object) => send('POST', `${session}/window/rect`, size);
  await setSize(windowSize);
  const [width, height] = (await run(`() => [innerWidth, innerHeight]`, [])) as [number, number];
  await setSize({
    width: 2 * windowSize.width - width,
    height: 2 * windowSize.height - height,
  });

  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    back: async () => {
      // The driver's own step waits for the page: a script that runs while pages change never answers.
      await send('POST', `${session}/back`, {});
    },
    run: (work, ...args) => run(String(work), args) as never,
    pressAt: (x, y) => act(pressMouse(x, y)),
    key: (key) => act(pressKeys([key])),
    type: (text) => act(pressKeys(Array.from(text))),
    takePicture: async () =>
      Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    forget: async () => {
      await send('DELETE', `${session}/cookie`);
      await run('() => { localStorage.clear(); sessionStorage.clear(); }', []).catch(
        () => undefined,
      );
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      await driver.stop();
      await display.program.stop();
    },
  };
}
