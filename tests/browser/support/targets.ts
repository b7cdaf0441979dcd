import { type Page } from '@playwright/test';

/** The least width and height of what is pressed, in CSS pixels. */
type Least = readonly [width: number, height: number];

/** Controls that are smaller, but not links in a sentence (WCAG 2.5.8) and boxes whose label is pressed too. */
export const findSmallControls = (page: Page, least: Least) =>
  page.evaluate(([width, height]) => {
    const selector = 'a[href], button, input, select, summary, [role=button], [role=tab]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isHidden = !control.checkVisibility({ visibilityProperty: true }) || box.width < 2;
      const isInSentence =
        getComputedStyle(control).display.startsWith('inline') &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const isLabelled = control.matches('[type=checkbox], [type=radio]');
      if (isHidden || isInSentence || isLabelled) return [];
      // A link that covers its tile or its row.
      const cover = getComputedStyle(control, '::after');
      const isCover = cover.content !== 'none' && cover.position === 'absolute';
      const sides = [box.width, box.height].map((side, index) =>
        isCover ? Math.max(side, parseFloat(index === 0 ? cover.width : cover.height)) : side,
      );
      const [across = 0, down = 0] = sides.map((side) => Math.round(side * 10) / 10);
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return across < width || down < height ? [`${name}: ${across} × ${down}`] : [];
    });
  }, least);

/** The size of the letters of each text box and select, in CSS pixels: phones zoom in where it is less than 16. */
export const readFieldSizes = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'select, textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range])',
      ),
    ].map((field) => parseFloat(getComputedStyle(field).fontSize)),
  );
