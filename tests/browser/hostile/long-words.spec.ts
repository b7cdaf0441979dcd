import { readWidgets } from '../../../tools/read-widgets.ts';
import { writeMountPoint } from '../../../tools/render/mount-point-html.ts';
import { makeCmsPage, linkTag, scriptTag } from '../support/cms-page.ts';
import { open, whenDrawn } from '../support/page-watch.ts';
import { makePayloadPage } from '../support/payload-page.ts';
import { openEach } from '../support/openings.ts';
import { expect, test } from '../support/test.ts';
import { isLong, sampleOf } from '../../setup/test-length.ts';

const words = [
  'Rechtsschutzversicherungsgesellschaften',
  'https://documents.assetmanager.example/annual-report-2022-final.pdf?la=en&hash=1F2E3D4C5B6A79880123456789ABCDEF',
  'Annual_Report_2022_Private_Markets_Global_final_v2.pdf',
];

/** The words of a page: `npm run test:long` has one page for each. */
const groups = isLong ? words.map((word) => [word]) : [words];

/** The outermost elements whose box, or text, is outside of the page; runs in the page. */
function findWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element: Element): boolean => {
    const { parentElement } = element;
    if (parentElement === null) return false;
    return getComputedStyle(parentElement).overflowX !== 'visible' || isCut(parentElement);
  };
  const isOutside = (element: Element) => {
    if (isCut(element)) return false;
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 || left < -1;
  };
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => isOutside(element) && ![...element.children].some(isOutside),
  );
  return [
    `${scrollWidth} px wide`,
    ...outside.map(
      (each) =>
        `<${each.localName} class="${each.getAttribute('class') ?? ''}"> ${each.textContent.slice(0, 40)}`,
    ),
  ];
}

const behaviours = (await readWidgets())
  .filter(({ contract }) => contract.kind !== 'react')
  .map(({ contract, examples: [first] }) => {
    if (first === undefined) throw new Error(`${contract.name} has no example.`);
    return writeMountPoint(contract, first);
  });

for (const dir of sampleOf(['rtl', 'ltr'] as const, 1)) {
  for (const group of groups) {
    const [word = ''] = group;

    test(`no widget is wider than a window of 320 px with ${group.map((each) => each.slice(0, 12)).join('…, ')}… in its texts, ${dir}`, async ({
      page,
      startCms,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 800 });
      await page.addInitScript(
        ([direction]) => {
          document.addEventListener('readystatechange', () => {
            document.documentElement.dir = direction;
          });
        },
        [dir] as const,
      );
      const cms = await startCms(makePayloadPage(group));
      // The menus are those of the widgets that found something.
      await open(page, `${cms.url}/page?searchtext=${encodeURIComponent(word)}`);
      await whenDrawn(page);
      expect(await page.evaluate(findWide)).toEqual([]);
      await openEach(page, 'main', async () => {
        expect(await page.evaluate(findWide)).toEqual([]);
      });
    });

    test(`no behaviour is wider than a window of 320 px with ${group.map((each) => each.slice(0, 12)).join('…, ')}… in its texts, ${dir}`, async ({
      page,
      startCms,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 800 });
      const cms = await startCms({
        'GET /page': makeCmsPage('Another CMS', behaviours.join('\n'), {
          head: linkTag + scriptTag,
        }),
      });
      await page.addInitScript(
        ([direction, texts]) => {
          let count = 0;
          document.addEventListener('readystatechange', () => {
            if (document.readyState !== 'interactive') return;
            document.documentElement.dir = direction;
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode() !== null) {
              const node = walker.currentNode as Text;
              // The rest is the CMS's own.
              if (node.data.trim() && node.parentElement?.closest('[class^="pmw-"]'))
                node.data = texts[(count += 1) % texts.length] ?? '';
            }
          });
        },
        [dir, group] as const,
      );
      await open(page, `${cms.url}/page`);
      await whenDrawn(page);
      expect(await page.evaluate(findWide)).toEqual([]);
    });
  }
}
