import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../project.ts';
import { drawCharts, readGroups } from './draw-charts.ts';
import { orderCases, spreadCases } from './ledger.ts';

const charts = Object.entries(drawCharts());

describe('the drawn charts', () => {
  it.each(charts)('%s stands in the assets as its data draws it', (name, svg) => {
    expect(readFileSync(projectPath(`templates/assets/charts/${name}`), 'utf8')).toBe(svg);
  });

  it.each(charts)('%s has a title, a description and about 10 kB at most', (_, svg) => {
    expect(svg).toMatch(/<title id="title">[^<]{20,}<\/title>\n<desc id="description">[^<]{80,}</);
    expect(Buffer.byteLength(svg)).toBeLessThan(10_240);
  });
});

describe('the ledger', () => {
  it.each(readGroups())('has the average and the number of cases of $name', (group) => {
    const cases = spreadCases(group);
    const average = cases.reduce((sum, recovery) => sum + recovery, 0) / cases.length;
    expect(cases).toHaveLength(group.cases);
    expect(Math.round(average)).toBe(group.average);
  });

  it('has 412 strokes, each at least as long as the one before', () => {
    const recoveries = orderCases(readGroups()).map(({ recovery }) => recovery);
    expect(recoveries).toHaveLength(412);
    expect(recoveries).toEqual(recoveries.toSorted((first, second) => first - second));
    for (const [name, svg] of charts.filter(([file]) => file.startsWith('ledger'))) {
      expect(svg.match(/M[\d.]+ [\d.]+(?:v-|h)[\d.]+/g), name).toHaveLength(412);
    }
  });

  it('says the truth about its bounds: 45 per cent at least with a covenant, 80 at most without', () => {
    const cases = orderCases(readGroups());
    const without = cases.filter(({ isProtected }) => !isProtected);
    const smallest = cases.find(({ isProtected }) => isProtected)?.recovery;
    expect(smallest).toBeGreaterThanOrEqual(45);
    expect(without.at(-1)?.recovery).toBeLessThanOrEqual(80);
  });
});
