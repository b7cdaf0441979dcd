import { type Page } from '@playwright/test';

/** The computed styles of a page's elements. */
interface ComputedStyles {
  /** The names of the properties, in the order of the values. */
  readonly names: readonly string[];
  /** A line for each value, by the path of the element. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The computed styles of every kind of element of a page, and of its ::before and ::after, by the element's path.
 * Custom properties are left out: they keep the spelling of the source, which a build shortens; their effects
 * are visible in the other properties.
 */
export function readComputedStyles(page: Page): Promise<ComputedStyles> {
  return page.evaluate(() => {
    // The same for every element.
    const names = [...getComputedStyle(document.documentElement)]
      .filter((name) => !name.startsWith('--'))
      .sort();
    const values: Record<string, string> = {};
    const walk = (element: Element, path: string) => {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== undefined && ['none', 'normal'].includes(style.content)) continue;
        const lines = names.map((name) => {
          const value = style.getPropertyValue(name);
          // "none" is shortened to "0 0", which is the same place.
          return name === 'background-position' ? value.replace(/^0px 0px/, '0% 0%') : value;
        });
        values[path + (pseudo ?? '')] = lines.join('\n').replaceAll(location.origin, '');
      }
      const counts = new Map<string, number>();
      for (const child of element.children) {
        const name = `${child.localName}.${child.getAttribute('class') ?? ''}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        // More of the same look like the first ones.
        if (name !== 'head.' && count <= 3) walk(child, `${path} > ${name}:${count}`);
      }
    };
    walk(document.documentElement, 'html');
    return { names, values };
  });
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
