import { type Locator, type Page } from '@playwright/test';
import { forgetFocus } from './live-regions.ts';
import { hold } from './page-watch.ts';
import { documentListContract } from '../../../widgets/document-list/document-list.contract.ts';
import { filterAreaContract } from '../../../widgets/filter-area/filter-area.contract.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';
import { tabbedSearchContract } from '../../../widgets/tabbed-search/tabbed-search.contract.ts';

export type Act = (page: Page) => Promise<unknown>;
type Part = (page: Page) => Locator;

const area: Part = (page) => page.locator('[data-widget=filter-area]');
const documents: Part = (page) => page.locator('[data-widget=document-list]');
const search: Part = (page) => page.locator('[data-widget=tabbed-search]');
const callout: Part = (page) => page.locator('[data-widget=subscribe-callout]');
const loginForm: Part = (page) => page.locator('main [data-widget=form-errors]');
const hero: Part = (page) => page.locator('[data-widget=carousel]').first();
const showcase: Part = (page) => page.locator('[data-widget=investment-solutions]');
const header: Part = (page) => page.getByRole('banner');
const body: Part = (page) => page.locator('body');

/** Presses a key on an element; the focus that the test itself sets is ignored. */
async function pressOn(element: Locator, key = 'Enter'): Promise<void> {
  await element.focus();
  await forgetFocus(element.page());
  await element.page().keyboard.press(key);
}

const press =
  (part: Part, name: string | RegExp): Act =>
  (page) =>
    pressOn(part(page).getByRole('button', { name, exact: true }).first());
const pressLink =
  (name: string): Act =>
  (page) =>
    pressOn(page.getByRole('link', { name }));
const next =
  (part: Part): Act =>
  (page) =>
    pressOn(part(page).getByRole('link', { name: 'Next page' }));
const nextTab: Act = (page) => pressOn(page.getByRole('tab', { selected: true }), 'ArrowRight');
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name);
const scroll =
  (y: number): Act =>
  async (page) => {
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, y);
  };

/** Goes back in the history without leaving the page. */
const back: Act = (page) =>
  page.evaluate(() => {
    history.back();
  });

/** Goes back while an element has the focus that goes with what is shown. */
const backFrom =
  (find: Part): Act =>
  async (page) => {
    await find(page).focus();
    await forgetFocus(page);
    await back(page);
  };

/** Opens a menu of check boxes, checks or unchecks some, and applies it. */
const apply =
  (menu: RegExp, ...options: string[]): Act =>
  async (page) => {
    await area(page).getByRole('button', { name: menu }).press('Enter');
    for (const name of options) {
      await area(page).getByRole('checkbox', { name, exact: true }).press('Space');
    }
    await press(area, filterAreaContract.texts.apply)(page);
  };

/** The next call to this address fails. */
const failing =
  (address: string, act: Act): Act =>
  async (page) => {
    await page.route(address, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await act(page);
  };

/** Opens the page of the search again; the answer comes when it has been said that it is waited for. */
const openSlowly: Act = async (page) => {
  const release = await hold(page, '**/en-us/search?*');
  await page.reload();
  await search(page).getByText('Loading results').first().waitFor({ state: 'attached' });
  release();
};

/**
 * Every change of a page that a live region announces, or might, with what causes it: by widget and address, in the
 * order in which the test makes them.
 */
export const announcements: Readonly<
  Record<string, readonly (readonly [change: string, act: Act])[]>
> = {
  'carousel at /': [
    [
      'Another slide, by itself',
      async (page) => {
        await hero(page).evaluate((element) => {
          for (const animation of element.getAnimations({ subtree: true })) animation.finish();
        });
        await hero(page).getByRole('group', { name: '2 of 4' }).waitFor();
      },
    ],
    ['Another slide, by hand', press(hero, /^Previous slide/)],
    ['The show is paused', press(hero, /^Pause slideshow/)],
  ],
  'cookie-bar at /news': [
    ['The bar goes, nothing had the focus before', press(body, 'Accept')],
    ['The bar comes back', pressLink('Cookie settings')],
    ['The bar goes', key('Enter')],
  ],
  'document-list at /funds': [
    ['Another page of documents', next(documents)],
    ['The order, on another page: the first is shown', press(documents, 'Sort by Date')],
    ['The order turned round', press(documents, 'Sort by Date')],
    [
      'A filter',
      async (page) => {
        await documents(page).getByRole('button', { name: /^Type/ }).press('Enter');
        await page.keyboard.press('a');
        await forgetFocus(page);
        await page.keyboard.press('Enter');
      },
    ],
    ['All filters go', press(documents, documentListContract.texts.clear)],
    ['The filter comes back', back],
    [
      'The filter goes, and the button that had the focus with it',
      backFrom((page) =>
        documents(page).getByRole('button', { name: documentListContract.texts.clear }),
      ),
    ],
    [
      'The page before, and the document that had the focus goes',
      async (page) => {
        await next(documents)(page);
        await backFrom(() => documents(page).getByRole('table').getByRole('link').first())(page);
      },
    ],
  ],
  'filter-area at /news': [
    ['Another page of results', next(area)],
    ['The page before', back],
    ['A filter', apply(/^Office/, 'London')],
    ['A second filter', apply(/^Category/, 'Transactions')],
    ['Another filter that finds as many', apply(/^Category/, 'Transactions', 'Recognition')],
    ['A filter goes, another one is left', press(area, 'Remove filter London')],
    ['The last filter goes', press(area, 'Remove filter Recognition')],
    ['The filter comes back', back],
    ['All filters go', press(area, filterAreaContract.texts.clear)],
    [
      'Fewer results, then none',
      async (page) => {
        await apply(/^Office/, 'Toronto')(page);
        await apply(/^Category/, 'Events')(page);
        await apply(/^Year/, '2021')(page);
      },
    ],
    [
      'A filter goes, and the tag that had the focus with it',
      backFrom((page) => area(page).getByRole('button', { name: 'Remove filter 2021' })),
    ],
  ],
  'filter-area at /team': [
    [
      'The order of a team, on the first page',
      press(area, filterAreaContract.texts['sort-alphabetically']),
    ],
    ['Another page of people', next(area)],
    [
      'The order, on another page: the first is shown',
      press(area, filterAreaContract.texts['group-by-team']),
    ],
    ['Order and page before', back],
  ],
  'form-errors at /login': [
    ['Boxes are left empty', press(loginForm, 'Log in')],
    ['They are left empty once more', key('Enter')],
    [
      'What was missing is there, in the next box it is not',
      async (page) => {
        await page.keyboard.type('trustee');
        await page.keyboard.press('Enter');
      },
    ],
  ],
  'fund-performance at /funds': [
    [
      'The figures of another share class',
      (page) =>
        pressOn(
          page
            .locator('[data-widget=fund-performance]')
            .getByRole('combobox', { name: 'Share class' }),
          'ArrowDown',
        ),
    ],
  ],
  'fund-summary at /funds': [
    [
      'The figures of another share class',
      (page) => pressOn(page.getByRole('combobox', { name: 'Share class' }).first(), 'ArrowDown'),
    ],
  ],
  'investment-solutions at /': [
    [
      'The first slide',
      async (page) => {
        await showcase(page).getByRole('button', { name: 'Go to slide 2' }).focus();
        await forgetFocus(page);
      },
    ],
    ['Another slide', press(showcase, /^Go to slide 2/)],
    ['Another slide', scroll(1000)],
    [
      'Another slide',
      async (page) => {
        await showcase(page).getByRole('button', { name: 'Private credit' }).focus();
        await forgetFocus(page);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
      },
    ],
  ],
  'modal at /market-overview/replay': [
    ['A dialog of a group opens', pressLink('The price of waiting')],
    ['Another one of the group', press(body, 'Next')],
    ['The one before', press(body, 'Previous')],
    ['The dialog closes', key('Escape')],
  ],
  'section-nav at /market-overview/replay': [['Another section is the present one', scroll(1500)]],
  'share-bar at /article': [
    [
      'The link is copied',
      async (page) => {
        await page.context().grantPermissions(['clipboard-write']);
        await press(body, 'Copy link')(page);
      },
    ],
  ],
  'site-header at /news': [
    ['The menu opens', press(header, 'Menu')],
    ['The menu closes', key('Escape')],
    ['The search opens', press(header, 'Search')],
  ],
  'subscribe-callout at /careers': [
    [
      'What is no address is refused',
      async (page) => {
        const box = callout(page).getByRole('textbox');
        await box.fill('nonsense');
        await pressOn(box);
      },
    ],
    ['It is refused once more', key('Enter')],
    [
      'An address cannot be sent',
      failing('**/signup', async (page) => {
        const box = callout(page).getByRole('textbox');
        await box.fill('reader@pension.example');
        await pressOn(box);
      }),
    ],
    [
      'It cannot be sent once more',
      failing('**/signup', press(callout, subscribeCalloutContract.texts.submit)),
    ],
    ['It is accepted', press(callout, subscribeCalloutContract.texts.submit)],
  ],
  'tabbed-search at /search?searchtext=credit': [
    ['The first results', openSlowly],
    ['Another page of results', next(search)],
    ['The page before', back],
    ['Another tab', nextTab],
    ['The tab before', back],
    ['A page that cannot be loaded', failing('**/search?*', next(search))],
    ['It is loaded after all', press(search, tabbedSearchContract.texts['try-again'])],
    [
      'The page before, and the result that had the focus goes',
      backFrom((page) => search(page).getByRole('tabpanel').getByRole('link').first()),
    ],
  ],
  'tabbed-search at /search?searchtext=zzzz': [
    ['Nothing is found', openSlowly],
    [
      'Nothing in another tab either',
      async (page) => {
        // Each tab has an answer of its own.
        await page.getByRole('tab', { name: 'Articles (0)' }).waitFor();
        await nextTab(page);
      },
    ],
  ],
  'tabs at /product-interior': [['Another tab', nextTab]],
  'us-persons-notice at /news': [
    ['The notice opens', pressLink('Important Notice')],
    ['It is answered', press(body, 'Yes, I am an United States Person')],
  ],
  'us-persons-notice at /funds': [
    [
      'It is answered where it has opened by itself',
      press(body, 'Yes, I am an United States Person'),
    ],
  ],
  'video at /article': [['The film takes the place of its button', press(body, /^Play: /)]],
};
