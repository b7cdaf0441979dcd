import { type ApiClient } from '../../api/client.ts';
import { isRecord } from '../../api/entry.ts';
import { fetchSearch } from '../../api/search.ts';
import { describe, type Problem } from '../../shared/widget/problem.ts';
import { type Exchange } from './exchange.ts';

interface Page {
  readonly items: readonly unknown[];
  readonly index: unknown;
  readonly total: number;
}

function readPage(json: unknown): Page | undefined {
  if (!isRecord(json) || !Array.isArray(json['Items'])) return undefined;
  const total = Number(json['TotalItemCount'] ?? 0);
  return { items: json['Items'] as readonly unknown[], index: json['PageIndex'], total };
}

function isEqual(one: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // Nested deeper than JSON.stringify goes.
    return false;
  }
}

/** Checks that the numbers of the first page are consistent. */
function compareNumbers({ items, index, total }: Page): readonly Problem[] {
  const problems: Problem[] = [];
  if (typeof index === 'number' && index !== 1) {
    const expected = '1, the page that was asked for: pages count from 1';
    problems.push({ where: 'PageIndex', found: describe(index), expected });
  }
  if (total > 0 && total < items.length) {
    const expected = `${items.length} or more: so many Items came`;
    problems.push({ where: 'TotalItemCount', found: String(total), expected });
  }
  return problems;
}

/** Requests the second page of a search, as a visitor does, and adds its exchange. */
export async function checkPaging(
  api: ApiClient,
  searchText: string,
  exchanges: readonly Exchange[],
  report: (problem: Problem) => void,
): Promise<readonly string[]> {
  const first = readPage(exchanges[0]?.json);
  // That nothing was found is reported with the other empty lists.
  if (first === undefined || first.items.length === 0) return [];
  compareNumbers(first).forEach(report);
  if (Number.isNaN(first.total) || first.total <= first.items.length) {
    return ['All results fit on one page: the second page could not be checked.'];
  }
  await fetchSearch(api, { searchText, searchType: '', page: 2, pageSize: 10 }, { report });
  const second = readPage(exchanges.at(-1)?.json);
  if (second === undefined) return [];
  if (isEqual(second.items, first.items)) {
    const expected = 'the results of the parameter "page"';
    report({ where: 'Items on page 2', found: 'the list of page 1', expected });
  }
  if (typeof second.index === 'number' && second.index !== 2) {
    const expected = '2, or visitors stay on that page';
    report({ where: 'PageIndex on page 2', found: describe(second.index), expected });
  }
  return [];
}
