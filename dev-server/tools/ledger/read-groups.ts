import { readFileSync } from 'node:fs';
import { projectPath } from '../../project.ts';
import { type DefaultGroup } from './draw-ledger.ts';

interface Article {
  readonly transcripts: readonly { readonly id: string; readonly rows?: readonly string[][] }[];
}

/** The table of the article's second chart: the ledger shows the same loans one by one. */
export function readGroups(): readonly DefaultGroup[] {
  const text = readFileSync(projectPath('fixtures/pages/article.json'), 'utf8');
  const { transcripts } = JSON.parse(text) as Article;
  const { rows = [] } = transcripts.find(({ id }) => id === 'figure-2') ?? {};
  return rows.map(([covenant, average, cases]) => ({
    average: Number(average),
    cases: Number(cases),
    isTested: covenant !== 'No covenant',
  }));
}
