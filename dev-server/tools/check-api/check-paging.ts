import { type ApiClient } from '../../../api/client.ts';
import { isRecord } from '../../../api/entry.ts';
import { fetchSearch } from '../../../api/search.ts';
import { describe, type Problem } from '../../../shared/widget/problem.ts';
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

/** What no schema can express about the first page: that its numbers are consistent. */
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

/**
 * Requests the second page of a search, as a visitor does.
 *
 * @param exchanges those of the search so far; that of the second page is added at the end
 * @param report receives problems as in the console of a page
 * @returns what could not be checked and other remarks, one sentence each
 */
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
    return ['All results stand on one page: going to the second could not be checked.'];
  }
  await fetchSearch(api, { searchText, searchType: '', page: 2, pageSize: 10 }, { report });
  const second = readPage(exchanges.at(-1)?.json);
  if (second === undefined) return [];
  const isSame = JSON.stringify(second.items) === JSON.stringify(first.items);
  return [
    ...(isSame ? ['Page 2 holds the Items of page 1: is the parameter "page" read?'] : []),
    ...(second.index !== undefined && Number(second.index) !== 2
      ? [`On page 2 PageIndex is ${describe(second.index)}: visitors stay on that page.`]
      : []),
  ];
}
