import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../project.ts';
import { listStrokes } from './draw-ledger.ts';
import { ledgerFiles } from './ledger-files.ts';
import { readGroups } from './read-groups.ts';

describe('the ledger of defaults', () => {
  it('has a stroke for each loan of the table, ordered by recovery', () => {
    const strokes = listStrokes(readGroups());
    expect(strokes).toHaveLength(412);
    expect(strokes.filter(({ isTested }) => !isTested)).toHaveLength(121);
    const recoveries = strokes.map(({ recovery }) => recovery);
    expect(recoveries).toEqual(recoveries.toSorted((a, b) => b - a));
    expect(Math.min(...recoveries)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...recoveries)).toBeLessThanOrEqual(100);
  });

  it.each(readGroups())('has the average of the table for each covenant: $average', (group) => {
    const recoveries = listStrokes([group]).map(({ recovery }) => recovery);
    const sum = recoveries.reduce((total, recovery) => total + recovery, 0);
    expect(sum / recoveries.length).toBeCloseTo(group.average, 6);
  });

  it.each(ledgerFiles())('is drawn from the present data: %s', (path, svg) => {
    expect(readFileSync(projectPath(path), 'utf8')).toBe(svg);
    expect(svg.length).toBeLessThan(11_000);
    expect(svg).toMatch(/<title id="title">.+<\/title>\n<desc id="description">.+<\/desc>/);
  });
});
