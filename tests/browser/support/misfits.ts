import { type Page } from '@playwright/test';

/** The position of a line of text, or of a control, on the page. */
interface Box {
  readonly element: Element;
  readonly rect: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'height'>;
  readonly name: string;
}

/**
 * Finds parts that do not fit on a page: the page scrolls sideways, text is outside of it or cut off, or texts and
 * controls overlap.
 *
 * Checks what is visible, and what can be scrolled to inside a box of its own, such as the text of a dialog.
 * Nothing in that box may be cut off; the box itself must be on the page and show at least two lines. Not checked are parts for screen readers only, and whether what covers the page by design (fixed,
 * sticky, dialogs) lies over other text.
 *
 * @returns a line for each finding; none if everything fits
 */
export async function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const findings = new Set<string>();
    /** Two lines of text, in pixels: less cannot be read in a box that scrolls. */
    const leastScrolled = 48;
    const listAncestors = (element: Element): readonly Element[] => {
      const { parentElement } = element;
      if (element === document.body || parentElement === null) return [];
      return [element, ...listAncestors(parentElement)];
    };
    /** A copy: the browser's own box computes each side again. */
    const copyBox = ({ left, right, top, bottom, height }: DOMRect) => {
      return { left, right, top, bottom, height };
    };
    /** As `copyBox`; of a large figure whose line is lower than its font only the line. */
    const copyLine = (element: Element, rect: DOMRect) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const height = parseFloat(lineHeight);
      if (!(height < parseFloat(fontSize))) return copyBox(rect);
      const top = rect.top + (rect.height - height) / 2;
      return { ...copyBox(rect), top, bottom: top + height, height };
    };
    const describe = (element: Element) =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
    const isForScreenReaders = (element: Element) =>
      listAncestors(element).some((each) => getComputedStyle(each).clipPath === 'inset(50%)');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], script, style, template, datalist') === null &&
      // A select shows the text of its options itself.
      !element.parentElement?.closest('select') &&
      !isForScreenReaders(element);
    const isAbovePage = (element: Element) =>
      listAncestors(element).some(
        (each) =>
          each.matches(':modal, :popover-open') ||
          ['fixed', 'sticky'].includes(getComputedStyle(each).position),
      );

    /**
     * The nearest box that cuts off a part of the text. If a box can be scrolled to the text, the box itself
     * has to be visible instead.
     */
    const findCutter = (element: Element, { left, right, top, bottom }: Box['rect']) => {
      let seen = { left, right, top, bottom };
      for (const each of listAncestors(element)) {
        const { display, overflowX, overflowY } = getComputedStyle(each);
        if (display === 'inline') continue;
        const box = each.getBoundingClientRect();
        const isBeside = seen.left < box.left - 2 || seen.right > box.right + 2;
        // The box of a line is higher than its letters.
        const isBelow = seen.top < box.top - 6 || seen.bottom > box.bottom + 6;
        if (/hidden|clip/.test(overflowX) && isBeside) return each;
        if (/hidden|clip/.test(overflowY) && isBelow) return each;
        const scrollsAcross = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth;
        const scrollsDown = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight;
        if (scrollsDown && each.clientHeight < leastScrolled)
          findings.add(`${describe(each)} scrolls, but shows only ${each.clientHeight} px`);
        if (scrollsAcross) seen = { ...seen, left: box.left, right: box.right };
        if (scrollsDown) seen = { ...seen, top: box.top, bottom: box.bottom };
      }
      return seen.left < -1 || seen.right > width + 1 ? 'page' : undefined;
    };

    const lines: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element === null || node.data.trim() === '' || !isSeen(element)) continue;
      const name = `"${node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        const cutter = findCutter(element, rect);
        if (cutter === 'page') findings.add(`${name} lies outside of the page`);
        else if (cutter !== undefined) findings.add(`${describe(cutter)} cuts off ${name}`);
        if (!isAbovePage(element)) lines.push({ element, rect: copyLine(element, rect), name });
      }
    }
    const controls = [...document.querySelectorAll('button, input, select, textarea, [role=tab]')]
      .filter((element) => isSeen(element) && !isAbovePage(element))
      .map((element): Box => {
        return { element, rect: copyBox(element.getBoundingClientRect()), name: describe(element) };
      });

    const boxes = [...lines, ...controls];
    boxes.forEach((a, index) => {
      for (const b of boxes.slice(index + 1)) {
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (across <= 2 || down <= Math.min(a.rect.height, b.rect.height) * 0.4) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        findings.add(`${a.name} lies over ${b.name}`);
      }
    });

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) findings.add(`the page is ${scrollWidth} px wide, shown are ${width}`);
    return [...findings];
  });
}
