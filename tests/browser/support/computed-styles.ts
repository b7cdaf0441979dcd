import { type Page } from '@playwright/test';

/** The computed styles of a page's elements. */
export interface ComputedStyles {
  /** The names of the properties, in the order of the values. */
  readonly names: readonly string[];
  /** A line for each value, by the path of the element. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The computed styles of every element of a page, and of its ::before and ::after, by the element's path.
 * Custom properties are left out: they keep the spelling of the source, which a build shortens; their effects
 * are visible in the other properties.
 *
 * @param exceptFor a selector of what is not part of the page
 */
export function readComputedStyles(page: Page, exceptFor: string): Promise<ComputedStyles> {
  return page.evaluate((except) => {
    // The same for every element.
    const names = [...getComputedStyle(document.documentElement)]
      .filter((name) => !name.startsWith('--'))
      .sort();
    const values: Record<string, string> = {};
    const read = (element: Element, pseudo: string, path: string) => {
      const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
      if (pseudo !== '' && ['none', 'normal'].includes(style.content)) return;
      const lines = names.map((name) => {
        const value = style.getPropertyValue(name);
        // "none" is shortened to "0 0", which is the same place.
        return name === 'background-position' ? value.replace(/^0px 0px/, '0% 0%') : value;
      });
      values[path + pseudo] = lines.join('\n').replaceAll(location.origin, '');
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
    return { names, values };
  }, exceptFor);
}

/** The differences: the element's path and each property with both values. */
export function compareStyles(one: ComputedStyles, other: ComputedStyles): readonly string[] {
  const paths = [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])];
  return paths.flatMap((path) => {
    const [a, b] = [one.values[path], other.values[path]];
    if (a === b) return [];
    if (a === undefined || b === undefined) return [`${path} is on one page only`];
    const others = b.split('\n');
    const parts = a.split('\n').flatMap((value, index) => {
      const counterpart = others[index] ?? '';
      return value === counterpart ? [] : [`${one.names[index] ?? ''}: ${value} / ${counterpart}`];
    });
    return [`${path}: ${parts.join('; ')}`];
  });
}
