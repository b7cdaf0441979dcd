// Imports the type only: the development server serves this folder file by file, without check-page.
import type { Finding } from '../../check-page/finding.ts';

export interface Checked {
  readonly findings: readonly Finding[];
  readonly drawn: string;
}

export async function askServer(html: string, signal: AbortSignal): Promise<Checked> {
  const response = await fetch('/_dev/check', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: html,
    signal,
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Checked;
}
