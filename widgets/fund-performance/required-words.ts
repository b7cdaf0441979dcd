import { type ReportProblem } from '../../shared/widget/problem.ts';
import { type PerformanceFigures } from './performance-figures.ts';

/**
 * Reports texts that regulation wants beside such figures and that a page has emptied.
 * @param getText the page's text; nothing if it leaves ours
 */
export function reportEmptyWords(
  { classes }: PerformanceFigures,
  getText: (key: 'past-performance' | 'scenario-note') => string | undefined,
  report: ReportProblem,
): void {
  const hasScenarios = classes.some(({ scenarios }) => scenarios.length > 0);
  const keys = ['past-performance', ...(hasScenarios ? (['scenario-note'] as const) : [])] as const;
  for (const key of classes.length > 0 ? keys : []) {
    if (getText(key)?.trim() !== '') continue;
    report({
      where: `data-text-${key}`,
      found: 'empty',
      expected: 'the words that have to stand beside these figures',
      outcome: 'Nothing is said.',
    });
  }
}
