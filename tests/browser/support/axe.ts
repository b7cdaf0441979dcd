import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/** Every rule of axe has one of these tags; those in the last line are left out unless they are named. */
const everyRule = [
  ...['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'],
  ...['experimental', 'deprecated', 'wcag2a-obsolete'],
];

/** Contrast of 7:1 (WCAG 1.4.6, level AAA) is not promised. */
const notPromised = ['color-contrast-enhanced'];

/**
 * Checks with all of axe's rules except those that are not promised.
 *
 * @returns one line per finding: rule and element
 * @param part a selector of the parts of the page to check; by default the whole page
 */
export async function findAxeProblems(page: Page, part?: string): Promise<string[]> {
  // In the middle of a fade every contrast is lower. Scroll-driven animations never end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        (each) =>
          each instanceof CSSTransition ||
          each instanceof CSSAnimation ||
          (each.effect as KeyframeEffect)
            .getKeyframes()
            .some(({ opacity }) => opacity !== undefined),
      )
      .every(
        ({ effect, timeline }) =>
          timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(everyRule)
    .disableRules(notPromised)
    // Frames of other sites are not checked; with them each call takes twice as long.
    .setLegacyMode();
  if (part !== undefined) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
