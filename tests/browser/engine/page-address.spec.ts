import { readFileSync } from 'node:fs';
import { projectPath } from '../../../tools/project.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { json } from '../../setup/network/test-cms.ts';
import { expectNoFault, listUnmounted, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

const answers = (head = '') => ({
  'GET /page': makeCmsPage(
    'Addresses',
    `<section data-widget="tabbed-search" data-search-text="credit"><p>Hits</p></section>
<section data-widget="carousel" data-carousel-id="home"><p>CMS</p></section>
<nav class="pmw pmw-section-nav" data-widget="section-nav"><ul><li><a href="#part">To the part</a></li></ul></nav>
<div class="pmw pmw-tabs" data-widget="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>
<div id="one">First panel</div><div id="two">Second panel</div></div>
<div class="pmw pmw-share-bar" data-widget="share-bar"><button data-share="share">Share</button></div>
<h2 id="part">The part</h2>`,
    {
      // Without a link to the stylesheet: the script adds it.
      head: `${head}<script src="/static/widgets.js" defer data-texts="/de.json"></script>`,
    },
  ),
  'GET /de.json': {
    body: readFileSync(projectPath('languages/de.json')),
    type: 'application/json',
  },
  'GET /en-us/slideshow/home': json({ slides: [{ headline: 'One' }, { headline: 'Two' }] }),
  'GET /en-us/search': json({
    Items: [{ Title: 'Hit', Link: '/hit' }],
    PageIndex: 1,
    TotalItemCount: 35,
  }),
});

for (const [name, head] of sampleOf(
  [
    ['opened with user and password', ''],
    ['opened with user and password, under a base', '<base href="/other/">'],
    ['under the base of another host', '<base href="https://www.firm.example/">'],
  ] as const,
  1,
)) {
  test(`all works on a page ${name}, and no link holds the password`, async ({
    page,
    startCms,
    watch,
  }) => {
    await page.addInitScript(() => {
      Object.assign(Navigator.prototype, {
        share: ({ url }: ShareData) => {
          document.documentElement.dataset['shared'] = url;
          return Promise.resolve();
        },
      });
    });
    const isOtherHost = head.includes('firm.example');
    // Files come from where `<base>` leads.
    await page.route('https://www.firm.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/static/')) await route.abort();
      else await route.fulfill({ path: projectPath(`dist/${pathname.slice(8)}`) });
    });
    const { url } = await startCms(answers(head), '');
    const opened = isOtherHost ? url : url.replace('//', '//me:secret@');
    await open(page, `${opened}/page`);
    expect(await listUnmounted(page)).toEqual([]);
    const version = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--pmw-version'),
    );
    expect(version).not.toBe('');

    await test.step('its texts are those of the file that it names', async () => {
      const inFile = isOtherHost ? 'Next page' : 'Nächste Seite';
      await page.getByRole('link', { name: inFile }).click();
      await expect(page).toHaveURL(`${url}/page?page=2`);
    });
    await test.step('tabs and sections change the fragment alone', async () => {
      await page.getByRole('tab', { name: 'Two' }).click();
      await expect(page).toHaveURL(`${url}/page?page=2#two`);
      await page.getByRole('link', { name: 'To the part' }).click();
      await expect(page).toHaveURL(`${url}/page?page=2#part`);
    });
    await test.step('what is shared is the address without the password', async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-shared', `${url}/page?page=2`);
    });
    const links = await page
      .locator('[data-widget=tabbed-search] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((link) => link?.includes('secret'))).toEqual([]);
    const refused = /data-texts is "\/de\.json"; expected #id of a JSON script, or an address on/;
    expectNoFault(watch, isOtherHost ? [expect.stringMatching(refused)] : []);
  });
}
