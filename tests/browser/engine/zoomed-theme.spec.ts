import { openBarePage, readFirstHtml } from '../support/bare-page.ts';
import { whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const themes = [
  ['html { zoom: 1.25 }', 0],
  ['html { zoom: 1.25 } body { zoom: 0.8 }', 300],
  ['body { zoom: 0.8 }', 300],
  ['main { zoom: 1.5 }', 0],
  ['html { margin-top: 40px; zoom: 0.9 }', 300],
] as const;

for (const dir of ['ltr', 'rtl']) {
  test(`a menu opens at its button in a page that a theme zooms, ${dir}`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const room = '<div data-room></div>';
    await openBarePage(page, gallery, room + readFirstHtml('document-list') + room);
    for (const [theme, scroll] of themes) {
      await page.evaluate(
        ([css, y, direction]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`${css} [data-room] { height: 600px }`);
          document.adoptedStyleSheets = [sheet];
          document.documentElement.dir = direction;
          window.scrollTo(0, y);
        },
        [theme, scroll, dir] as const,
      );
      await whenDrawn(page);
      await page.getByRole('button', { name: /^Type/ }).click();
      const places = await page.evaluate(() => {
        const [opener, panel] = ['.pmw-dropdown__button[aria-expanded="true"]', '[popover]'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect(),
        );
        const field = document.querySelector('.pmw-dropdown:has([aria-expanded="true"])');
        const { zoom } = { zoom: document.querySelector('[popover]')?.currentCSSZoom ?? 1 };
        const isRight = document.documentElement.dir === 'rtl';
        const edge = (box?: DOMRect) => (isRight ? box?.right : box?.left) ?? NaN;
        return {
          below: ((panel?.top ?? NaN) - (opener?.bottom ?? NaN)) / zoom,
          // Above its label, which stays in sight.
          above: ((field?.getBoundingClientRect().top ?? NaN) - (panel?.bottom ?? NaN)) / zoom,
          aside: edge(panel) - edge(opener),
          isWide: (panel?.width ?? 0) >= (opener?.width ?? NaN) - 1,
        };
      });
      const distance = Math.min(Math.abs(places.below - 8), Math.abs(places.above - 8));
      expect.soft(distance, theme).toBeLessThan(1.5);
      expect.soft(Math.abs(places.aside), theme).toBeLessThan(1.5);
      expect.soft(places.isWide, theme).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    }
  });
}
