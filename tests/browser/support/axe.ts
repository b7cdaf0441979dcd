import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/** Every rule of axe has one of these tags; those of the last line are left out unless they are named. */
const everyRule = [
  ...['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'],
  ...['experimental', 'deprecated', 'wcag2a-obsolete'],
];

/** Contrast of 7:1 (WCAG 1.4.6, level AAA) is not promised. */
const notPromised = ['color-contrast-enhanced'];

/**
 * What axe finds by all of its rules but those not promised: rule and element, a line each.
 *
 * @param part a selector of the parts of the page to look at; the whole page where it is left out
 */
export async function findAxeProblems(page: Page, part?: string): Promise<string[]> {
  // In the middle of a fade every contrast is lower. What follows the scroll bar never ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition || each instanceof CSSAnimation)
      .every(
        ({ effect, timeline }) =>
          timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(everyRule)
    .disableRules(notPromised)
    // Frames of other sites are not looked into; without it each call takes twice as long.
    .setLegacyMode();
  if (part !== undefined) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
