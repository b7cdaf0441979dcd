import { OptionError } from '../../dev-server/command-line.ts';

export interface Plan {
  readonly addresses: readonly string[];
  /** How often each page is visited. */
  readonly runs: number;
}

function readRuns(text = '3'): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new OptionError(`--runs is ${JSON.stringify(text)}; expected a whole number from 1 to 99.`);
}

/**
 * Reads what to measure from the values of the command line.
 *
 * @param known the addresses of the site's pages
 * @throws {OptionError} naming what is unreadable
 */
export function readPlan(
  { page, runs }: { readonly page?: string; readonly runs?: string },
  known: readonly string[],
): Plan {
  if (page !== undefined && !known.includes(page)) {
    throw new OptionError(
      `There is no page ${JSON.stringify(page)}; there are: ${known.join(', ')}.`,
    );
  }
  return { addresses: page === undefined ? known : [page], runs: readRuns(runs) };
}

/** The name of a report's file: `/market-overview/live`, 1 → `market-overview-live-1.html`. */
export function nameReport(address: string, run: number): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  return `${name}-${run}.html`;
}
