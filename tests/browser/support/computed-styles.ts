import { type Page } from '@playwright/test';
import { byLength } from '../../setup/test-length.ts';

/**
 * The computed styles of every kind of element of a page, and of its ::before and ::after, by the element's path.
 * Custom properties are left out: they keep the spelling of the source, which a build shortens; their effects
 * are visible in the other properties.
 */
export function readComputedStyles(page: Page): Promise<Record<string, string>> {
  // More of the same look like the first ones.
  const most = byLength(1, 3);
  return page.evaluate((sameKind) => {
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
          const place = name === 'background-position' ? value.replace(/^0px 0px/, '0% 0%') : value;
          return `${name}: ${place}`;
        });
        values[path + (pseudo ?? '')] = lines.join('\n').replaceAll(location.origin, '');
      }
      const counts = new Map<string, number>();
      for (const child of element.children) {
        const name = `${child.localName}.${child.getAttribute('class') ?? ''}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        if (name !== 'head.' && count <= sameKind) walk(child, `${path} > ${name}:${count}`);
      }
    };
    walk(document.documentElement, 'html');
    return values;
  }, most);
}
