/** A finding as the server sends it; the fields that the page shows. */
export interface ShownFinding {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'note';
}

export interface Checked {
  readonly findings: readonly ShownFinding[];
  /** The address of the page that shows the typed HTML. */
  readonly drawn: string;
}

/**
 * Sends HTML to be checked.
 *
 * @throws where the server cannot be reached or refuses
 */
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
