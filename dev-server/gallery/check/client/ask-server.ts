export interface ShownFinding {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'note';
}

export interface Checked {
  readonly findings: readonly ShownFinding[];
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
