import { drawLedger } from './draw-ledger.ts';
import { readGroups } from './read-groups.ts';

/** Path and content of the two files: for wide windows, and for phones. */
export function ledgerFiles(): readonly (readonly [path: string, svg: string])[] {
  const groups = readGroups();
  return [
    [
      'templates/assets/charts/ledger.svg',
      drawLedger(groups, { width: 1152, height: 340, stroke: 1.5 }),
    ],
    [
      'templates/assets/charts/ledger-narrow.svg',
      drawLedger(groups, { width: 350, height: 260, stroke: 0.5 }),
    ],
  ];
}
