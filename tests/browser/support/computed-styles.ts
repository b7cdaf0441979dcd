import { type Page } from '@playwright/test';

/**
 * The computed styles of every element of a page, and of its ::before and ::after, by the element's path.
 * Custom properties are left out: they keep the spelling of the source, which a build shortens; their effects
 * are visible in the other properties.
 *
 * @param exceptFor a selector of what is not part of the page
 */
export function readComputedStyles(page: Page, exceptFor: string): Promise<Record<string, string>> {
  return page.evaluate((except) => {
    const found: Record<string, string> = {};
    const read = (element: Element, pseudo: string, path: string) => {
      const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
      if (pseudo !== '' && ['none', 'normal'].includes(style.content)) return;
      const names = [...style].filter((name) => !name.startsWith('--')).sort();
      const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      // "none" is shortened to "0 0", which is the same place.
      const text = lines
        .join('\n')
        .replace('background-position: 0px 0px', 'background-position: 0% 0%');
      found[path + pseudo] = text.replaceAll(location.origin, '');
    };
    const walk = (element: Element, path: string) => {
      for (const pseudo of ['', '::before', '::after']) read(element, pseudo, path);
      const children = [...element.children].filter((child) => !child.matches(except));
      for (const [index, child] of children.entries()) {
        walk(
          child,
          `${path} > ${child.localName}${child.classList.length > 0 ? `.${child.classList[0] ?? ''}` : ''}:${index + 1}`,
        );
      }
    };
    walk(document.documentElement, 'html');
    return found;
  }, exceptFor);
}

/** The differences: the element's path and each property with both values. */
export function compareStyles(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): readonly string[] {
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return paths.flatMap((path) => {
    const [a, b] = [one[path], other[path]];
    if (a === b) return [];
    if (a === undefined || b === undefined) return [`${path} is on one page only`];
    const lines = b.split('\n');
    const parts = a.split('\n').flatMap((line, index) => {
      const counterpart = lines[index] ?? '';
      return line === counterpart ? [] : [`${line} / ${counterpart}`];
    });
    return [`${path}: ${parts.join('; ')}`];
  });
}
