import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import axe from 'axe-core';

/** Half as large as `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  resultTypes: ['violations'],
  // Contrast of 7:1 (WCAG 1.4.6, level AAA) is not promised.
  runOnly: axe
    .getRules()
    .map(({ ruleId }) => ruleId)
    .filter((rule) => rule !== 'color-contrast-enhanced'),
};

declare global {
  interface Window {
    /** Axe, once it is loaded. */
    readonly axe?: typeof axe;
  }
}

/** Loads axe into a page and its frames: half a megabyte, once for each document. */
export async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
}

/**
 * Checks with all of axe's rules except those that are not promised.
 *
 * @returns one line per finding: rule and element
 * @param part a selector of the parts of the page to check; by default the whole page
 */
export async function findAxeProblems(page: Page, part?: string): Promise<string[]> {
  // In the middle of a fade every contrast is lower. Scroll-driven animations never end; what waits for the script
  // is hidden for five seconds and fades at no time.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        (each) => !(each instanceof CSSAnimation && each.animationName.startsWith('pmw-wait')),
      )
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
  await loadAxe(page);
  const violations = await page.evaluate(
    async ([place, how]) => {
      if (!window.axe) throw new Error('Axe is not loaded.');
      return (await window.axe.run(place ?? document, how)).violations;
    },
    // The rule for turned screens reads all stylesheets: once, with the whole page.
    [part, { ...options, preload: part === undefined }] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
