import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { findFreePort } from '../setup/network/test-server.ts';
import {
  type BrowserDriver,
  pressKeys,
  pressMouse,
  startProgram,
  waitFor,
  windowSize,
} from './browser-driver.ts';

interface Answer {
  readonly id: number;
  readonly result: unknown;
  readonly error?: string;
  readonly message?: string;
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  await once(socket, 'open');
  return socket;
}

/** Sends a command of WebDriver BiDi and waits for its answer. */
function createSender(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let count = 0;
  return async <T>(method: string, params: object): Promise<T> => {
    const id = (count += 1);
    const { result, error, message } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ''}`);
    return result as T;
  };
}

/** Controls Firefox over WebDriver BiDi, without a window. */
export async function startFirefox(executablePath: string): Promise<BrowserDriver> {
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'pmw-firefox-'));
  const firefox = startProgram(executablePath, [
    ...['--headless', '--no-remote', '--profile', profile],
    `--remote-debugging-port=${port}`,
  ]);
  const socket = await waitFor('Firefox', () => connect(`ws://127.0.0.1:${port}/session`));
  const send = createSender(socket);
  await send('session.new', { capabilities: {} });

  const openPage = async () => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
    const created = { type: 'tab', userContext };
    const { context } = await send<{ context: string }>('browsingContext.create', created);
    await send('browsingContext.setViewport', { context, viewport: windowSize });
    return { userContext, context };
  };
  let { userContext, context } = await openPage();
  const act = async (actions: readonly object[]) => {
    await send('input.performActions', { context, actions });
  };
  const run = async (source: string, args: readonly unknown[]): Promise<unknown> => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };

  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    run: (work, ...args) => run(String(work), args) as never,
    pressAt: (x, y) => act(pressMouse(x, y)),
    key: (key) => act(pressKeys([key])),
    type: (text) => act(pressKeys(Array.from(text))),
    takePicture: async () => {
      const shot = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(shot.data, 'base64');
    },
    forget: async () => {
      await send('browser.removeUserContext', { userContext });
      ({ userContext, context } = await openPage());
    },
    close: async () => {
      socket.terminate();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
