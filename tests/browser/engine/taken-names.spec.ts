import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';

const taken: readonly (readonly [string, string])[] = [
  ['Node', 'function Node(id) { this.id = id; }'],
  ['Element', 'class Element {}'],
  ['Document', 'var Document = function () {};'],
  ['Text', 'var Text = {};'],
  ['Event', 'var Event = {};'],
  ['URL', 'var URL = "/page";'],
  ['Map', 'function Map(element) { this.element = element; }'],
  ['Set', 'function Set() {}'],
  ['performance', 'var performance = { fund: [1, 2] };'],
  ['Object.prototype', 'Object.freeze(Object.prototype);'],
];

for (const [name, script] of taken) {
  test(`a page that has replaced ${name} goes on, keeps its content, and is told that name in one line`, async ({
    page,
    startCms,
    watch,
  }) => {
    const tags = `<script src="/old.js"></script>${linkTag}${scriptTag}`;
    const cms = await startCms({
      ...workingCalls,
      'GET /page': makePage(tags),
      'GET /old.js': { body: script, type: 'text/javascript' },
    });
    await page.goto(`${cms.url}/page`);
    await expect
      .poll(() => [...watch.errors, ...watch.uncaught].join('\n'))
      .toContain(`${name} is replaced`);
    expect([...watch.errors, ...watch.uncaught]).toHaveLength(1);
    // The page is not frozen: a timer of its own runs.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(page.getByRole('heading', { name: 'From the CMS' })).toBeVisible();
  });
}
