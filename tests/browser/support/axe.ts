import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/** What axe finds by WCAG 2.2 AA and its best practices: rule and element, a line each. */
export async function findAxeProblems(page: Page): Promise<string[]> {
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
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
