import { formatProblem, type Problem } from '../../shared/widget/problem.ts';
import { type Exchange } from './exchange.ts';

export interface CallReport {
  readonly name: string;
  /** `GET /en-us/slideshow/home`, each request that was sent. */
  readonly requests: readonly string[];
  /** One sentence each: path, what was found, what is expected. */
  readonly differences: readonly string[];
  /** Remarks, one sentence each, such as why a part could not be checked. */
  readonly notes: readonly string[];
}

function writeRequest({ method, url, durationMs }: Exchange): string {
  return `${method} ${url.pathname}${url.search} (${durationMs} ms)`;
}

export function makeReport(
  name: string,
  exchanges: readonly Exchange[],
  problems: readonly Problem[],
  notes: readonly string[],
): CallReport {
  const ofExchanges = exchanges.flatMap(({ differences }) => differences);
  const all = [...ofExchanges, ...problems].map((problem) => {
    const where = problem.where.replace(`${name}: `, '');
    return formatProblem(name, { ...problem, where });
  });
  return {
    name,
    requests: exchanges.map(writeRequest),
    // Two pages of a search may have the same problem.
    differences: [...new Set(all)],
    notes: [...new Set([...exchanges.flatMap((exchange) => exchange.notes), ...notes])],
  };
}

export function makeSkippedReport(name: string, reason: string): CallReport {
  return { name, requests: [], differences: [], notes: [reason] };
}
