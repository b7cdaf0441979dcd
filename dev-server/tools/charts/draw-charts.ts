import { readFileSync } from 'node:fs';
import { projectPath } from '../../project.ts';
import { drawLedger, type LedgerGroup } from './ledger.ts';
import { drawOfficeHours, type OfficeHours } from './office-hours.ts';

interface ArticleData {
  readonly transcripts: readonly {
    readonly id: string;
    readonly rows?: readonly (readonly [string, string, string])[];
  }[];
}

interface LocationsData {
  readonly hours: { readonly offices: readonly OfficeHours[] };
}

const readPage = (name: string): unknown =>
  JSON.parse(readFileSync(projectPath(`fixtures/pages/${name}.json`), 'utf8'));

/** The rows of the article's second figure. */
export function readGroups(): readonly LedgerGroup[] {
  const { transcripts } = readPage('article') as ArticleData;
  const rows = transcripts.find(({ id }) => id === 'figure-2')?.rows ?? [];
  return rows.map(([name, average, cases]) => ({
    name,
    average: Number(average),
    cases: Number(cases),
  }));
}

/** The charts by their file names in templates/assets/charts. */
export function drawCharts(): Readonly<Record<string, string>> {
  const groups = readGroups();
  const { hours } = readPage('locations') as LocationsData;
  return {
    'ledger.svg': drawLedger(groups, 'ledger'),
    'ledger-narrow.svg': drawLedger(groups, 'ledger-narrow'),
    'office-hours.svg': drawOfficeHours(hours.offices),
  };
}
