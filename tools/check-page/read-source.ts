import { readFile } from 'node:fs/promises';

export interface Source {
  readonly name: string;
  readonly html: string;
  /** The final address, if it was loaded over http. */
  readonly address?: string;
  /** The headers Set-Cookie that came with it. */
  readonly cookies?: readonly string[];
}

/** How long to wait for a page or one of its files, in milliseconds. */
export const patienceMs = 30_000;

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  ECONNRESET: 'the connection was cut',
};

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  // The words of fetch for ports that browsers refuse; the error has no code.
  'bad port': 'browsers refuse this port',
};

/** Says in words why a file or an address could not be read, and whether nobody is there at all. */
export function explain(error: unknown): { reason: string; isUnreachable: boolean } {
  const { cause, name } = error as Error;
  const { message, code = message } = (cause ?? error) as NodeJS.ErrnoException;
  const words =
    name === 'TimeoutError' ? `no answer within ${patienceMs / 1000} seconds` : undefined;
  const reason = words ?? unreachable[code] ?? causes[code] ?? (message || code);
  const isUnreachable = code in unreachable || /certificate|SSL|TLS/i.test(`${code} ${message}`);
  return { reason: reason.replaceAll(/\s+/g, ' '), isUnreachable };
}

async function fetchPage(address: string): Promise<Source> {
  const response = await fetch(address, {
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`the answer has status ${response.status}`);
  const cookies = response.headers.getSetCookie();
  return { name: address, html: await response.text(), address: response.url, cookies };
}

/** Reads a file or an address; a line says why it could not be read. */
export async function readSource(name: string): Promise<Source | string> {
  try {
    if (/^https?:\/\//i.test(name)) return await fetchPage(name);
    return { name, html: await readFile(name, 'utf8') };
  } catch (error) {
    return `${name} cannot be read: ${explain(error).reason}.`;
  }
}
