import { readFile } from 'node:fs/promises';

export interface Source {
  readonly name: string;
  readonly html: string;
  /** The final address, if it was loaded over http. */
  readonly address?: string;
}

/** How long to wait for a page or one of its files, in milliseconds. */
export const patienceMs = 30_000;

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  ENOTFOUND: 'the host is not known',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
};

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} seconds`;
  const { cause } = error;
  const { code } = (cause instanceof Error ? cause : error) as NodeJS.ErrnoException;
  const reason = cause instanceof Error ? cause.message : error.message;
  return (causes[code ?? ''] ?? reason).replaceAll(/\s+/g, ' ');
}

async function fetchPage(address: string): Promise<Source> {
  const response = await fetch(address, {
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`the answer has status ${response.status}`);
  return { name: address, html: await response.text(), address: response.url };
}

/** Reads a file or an address; a line says why it could not be read. */
export async function readSource(name: string): Promise<Source | string> {
  try {
    if (/^https?:\/\//i.test(name)) return await fetchPage(name);
    return { name, html: await readFile(name, 'utf8') };
  } catch (error) {
    return `${name} cannot be read: ${explain(error)}.`;
  }
}
