import { type Page } from '@playwright/test';

/**
 * The controls of a widget that are invisible, or whose focus is: without text, icon or border, or without a
 * focus ring under keyboard focus. Tested under forced colours, where backgrounds and shadows are not
 * painted.
 *
 * @returns a line for each finding; none if all are visible
 */
export async function findUnseenControls(page: Page): Promise<string[]> {
  // An element focused by script shows its ring only if a key has moved the focus before.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const isPainted = (colour: string) => !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
    const hasBorder = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        if (part !== undefined && style.content === 'none') return false;
        return (
          style.borderBlockEndStyle !== 'none' &&
          parseFloat(style.borderBlockEndWidth) > 0 &&
          isPainted(style.borderBlockEndColor)
        );
      });
    const hasContent = (element: HTMLElement) =>
      element.innerText.trim() !== '' || element.querySelector('svg, img, picture') !== null;
    const hasRing = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isPainted(outlineColor);
      });
    const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
    const controls = [...document.querySelectorAll<HTMLElement>(`main :is(${focusable})`)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert]') === null &&
        !element.matches(':disabled, [tabindex="-1"]'),
    );
    return controls.flatMap((element) => {
      const name = `<${element.localName} class="${element.className}">`;
      const isNative = getComputedStyle(element).appearance !== 'none';
      const isSeen =
        isNative || (element.matches('input, select, textarea') ? false : hasContent(element));
      const found = isSeen || hasBorder(element) ? [] : [`${name} has no words, sign or border`];
      element.focus({ preventScroll: true });
      // Some rings are drawn around the control's container.
      const holders = [element, element.parentElement, element.closest('li, article, label')];
      if (document.activeElement === element && !holders.some((each) => each && hasRing(each)))
        found.push(`${name} has the focus without a ring`);
      return found;
    });
  });
}
