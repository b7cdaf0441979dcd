import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { fundPerformanceContract } from './fund-performance.contract.ts';
import { findPerformance } from './performance-figures.ts';
import { reportEmptyWords } from './required-words.ts';

/** Whether the figures can be read, and whether what has to stand beside them is there. */
export const fundPerformanceCheck = defineMarkupCheck(fundPerformanceContract, (context) => {
  const { config, element, page, report } = context;
  reportGrouped(report, (reportOne) => {
    const { performance } = config;
    const figures = findPerformance(performance, { culture: page.locale, report: reportOne });
    reportEmptyWords(figures, (key) => element.attributes.get(`data-text-${key}`), reportOne);
  });
});
