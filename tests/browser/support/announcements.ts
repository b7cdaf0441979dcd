import { type Locator, type Page } from '@playwright/test';
import { forgetFocus, type Utterance } from './live-regions.ts';

/** A change on a page, and how somebody who does not see it learns about it. */
export interface Announcement {
  /** The change, in words. */
  readonly change: string;
  /** The visitor's action that causes it, in words. */
  readonly cause: string;
  readonly act: (page: Page) => Promise<void>;
  /** All automatic announcements, in any order. */
  readonly says: readonly Utterance[];
  /** If no live region speaks and the focus stays: what communicates the change instead. */
  readonly instead?: string;
}

/** The changes of a widget, in the order in which the test makes them on one page. */
export interface AnnouncementGroup {
  readonly widget: string;
  readonly address: string;
  readonly announcements: readonly Announcement[];
}

const focus = (text: string): Utterance => ({ by: 'focus', text });
const status = (text: string): Utterance => ({ by: 'status', text });
const alert = (text: string): Utterance => ({ by: 'alert', text });
const polite = (text: string): Utterance => ({ by: 'polite', text });

/** Presses a key on an element; the focus that the test itself sets is ignored. */
async function press(element: Locator, key = 'Enter'): Promise<void> {
  await element.focus();
  await forgetFocus(element.page());
  await element.page().keyboard.press(key);
}

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const area = (page: Page) => page.locator('[data-widget=filter-area]');
const documents = (page: Page) => page.locator('[data-widget=document-list]');
const search = (page: Page) => page.locator('[data-widget=tabbed-search]');
const callout = (page: Page) => page.locator('[data-widget=subscribe-callout]').first();
const hero = (page: Page) => page.locator('[data-widget=carousel]').first();
const showcase = (page: Page) => page.locator('[data-widget=investment-solutions]');
const next = (part: Locator) => part.getByRole('link', { name: 'Next page' });

/** Goes back in the history without leaving the page. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.back();
  });
}

/** Opens a menu of check boxes, checks or unchecks some, and applies it. */
async function applyFilter(page: Page, menu: RegExp, ...options: string[]): Promise<void> {
  await button(area(page), menu).press('Enter');
  for (const name of options) {
    await area(page).getByRole('checkbox', { name, exact: true }).press('Space');
  }
  await press(button(area(page), 'Apply'));
}

/** Opens a menu of the documents and chooses the option that begins with a letter. */
async function chooseOption(page: Page, menu: RegExp, letter: string): Promise<void> {
  await button(documents(page), menu).press('Enter');
  await page.keyboard.press(letter);
  await forgetFocus(page);
  await page.keyboard.press('Enter');
}

const filterArea: AnnouncementGroup = {
  widget: 'filter-area',
  address: '/news',
  announcements: [
    {
      change: 'Another page of results',
      cause: 'Next page',
      act: (page) => press(next(area(page))),
      says: [focus('Results'), polite('2 of 5')],
    },
    {
      change: 'The page before',
      cause: 'Back',
      act: goBack,
      says: [polite('1 of 5')],
    },
    {
      change: 'A filter',
      cause: 'Apply in a menu',
      act: (page) => applyFilter(page, /^Office/, 'London'),
      says: [focus('Office London'), status('24 items')],
    },
    {
      change: 'A second filter',
      cause: 'Apply in another menu',
      act: (page) => applyFilter(page, /^Category/, 'Transactions'),
      says: [focus('Category Transactions'), status('3 items')],
    },
    {
      change: 'Another filter that finds as many',
      cause: 'Apply in that menu',
      act: (page) => applyFilter(page, /^Category/, 'Transactions', 'Recognition'),
      says: [focus('Category Recognition'), status('3 items')],
    },
    {
      change: 'A filter goes, another one is left',
      cause: 'Its tag',
      act: (page) => press(button(area(page), 'Remove London')),
      says: [focus('Remove Recognition'), status('7 items')],
    },
    {
      change: 'The last filter goes',
      cause: 'Its tag',
      act: (page) => press(button(area(page), 'Remove Recognition')),
      says: [focus('Results'), status('64 items')],
    },
    {
      change: 'The filter comes back',
      cause: 'Back',
      act: goBack,
      says: [status('7 items')],
    },
    {
      change: 'All filters go',
      cause: 'Clear all',
      act: (page) => press(button(area(page), 'Clear all')),
      says: [focus('Results'), status('64 items')],
    },
    {
      change: 'Fewer results, then none',
      cause: 'Apply in three menus',
      act: async (page) => {
        await applyFilter(page, /^Office/, 'Toronto');
        await applyFilter(page, /^Category/, 'Events');
        await applyFilter(page, /^Year/, '2021');
      },
      says: [status('10 items'), status('1 item'), focus('Year 2021'), status('0 items')],
    },
    {
      change: 'A filter goes, and the tag that had the focus with it',
      cause: 'Back',
      act: async (page) => {
        await button(area(page), 'Remove 2021').focus();
        await forgetFocus(page);
        await goBack(page);
      },
      says: [focus('Results'), status('1 item')],
    },
  ],
};

const team: AnnouncementGroup = {
  widget: 'filter-area',
  address: '/team',
  announcements: [
    {
      change: 'The order of a team, on the first page',
      cause: 'Sort alphabetically',
      act: (page) => press(button(area(page), 'Sort alphabetically')),
      says: [status('44 people, sorted alphabetically')],
    },
    {
      change: 'Another page of people',
      cause: 'Next page',
      act: (page) => press(next(area(page))),
      says: [focus('Results'), polite('2 of 4')],
    },
    {
      change: 'The order, on another page: the first is shown',
      cause: 'Group by team',
      act: (page) => press(button(area(page), 'Group by team')),
      says: [status('44 people, grouped by team'), polite('1 of 4')],
    },
    {
      change: 'Order and page before',
      cause: 'Back',
      act: goBack,
      says: [status('44 people, sorted alphabetically'), polite('2 of 4')],
    },
  ],
};

const sortedByDate = 'sorted by Date, descending';

const documentList: AnnouncementGroup = {
  widget: 'document-list',
  address: '/funds',
  announcements: [
    {
      change: 'Another page of documents',
      cause: 'Next page',
      act: (page) => press(next(documents(page))),
      says: [focus('Documents'), polite('2 of 12')],
    },
    {
      change: 'The order, on another page: the first is shown',
      cause: 'The head of a column',
      act: (page) => press(button(documents(page), 'Sort by Date')),
      says: [status('120 documents, sorted by Date, ascending'), polite('1 of 12')],
    },
    {
      change: 'The order turned round',
      cause: 'The same head again',
      act: (page) => press(button(documents(page), 'Sort by Date')),
      says: [status(`120 documents, ${sortedByDate}`)],
    },
    {
      change: 'A filter',
      cause: 'An option of a list',
      act: (page) => chooseOption(page, /^Type/, 'a'),
      says: [focus('Type Annual report'), status(`38 documents, ${sortedByDate}`)],
    },
    {
      change: 'All filters go',
      cause: 'Clear filters',
      act: (page) => press(button(documents(page), 'Clear filters')),
      says: [focus('Documents'), status(`120 documents, ${sortedByDate}`)],
    },
    {
      change: 'The filter comes back',
      cause: 'Back',
      act: goBack,
      says: [status(`38 documents, ${sortedByDate}`)],
    },
    {
      change: 'The filter goes, and the button that had the focus with it',
      cause: 'Back',
      act: async (page) => {
        await button(documents(page), 'Clear filters').focus();
        await forgetFocus(page);
        await goBack(page);
      },
      says: [focus('Documents'), status(`120 documents, ${sortedByDate}`)],
    },
    {
      change: 'The page before, and the document that had the focus goes',
      cause: 'Next page, then Back',
      act: async (page) => {
        await press(next(documents(page)));
        await documents(page).getByRole('table').getByRole('link').first().focus();
        await forgetFocus(page);
        await goBack(page);
      },
      says: [polite('2 of 12'), focus('Documents'), polite('1 of 12')],
    },
  ],
};

const fundSummary: AnnouncementGroup = {
  widget: 'fund-summary',
  address: '/funds',
  announcements: [
    {
      change: 'The figures of another share class',
      cause: 'The select',
      act: (page) =>
        press(page.getByRole('combobox', { name: 'Share class' }).first(), 'ArrowDown'),
      says: [status('Figures of Class A · USD')],
    },
  ],
};

const tabbedSearch: AnnouncementGroup = {
  widget: 'tabbed-search',
  address: '/search?searchtext=credit',
  announcements: [
    {
      change: 'The first results',
      cause: 'The page is opened',
      act: async (page) => {
        await page.reload();
      },
      says: [status('Loading results'), status('56 results')],
    },
    {
      change: 'Another page of results',
      cause: 'Next page',
      act: (page) => press(next(search(page))),
      says: [focus('All (56)'), polite('2 of 6'), status('Loading results'), status('56 results')],
    },
    {
      change: 'The page before',
      cause: 'Back',
      act: goBack,
      says: [polite('1 of 6'), status('Loading results'), status('56 results')],
    },
    {
      change: 'Another tab',
      cause: 'An arrow key on the tabs',
      act: (page) => press(search(page).getByRole('tab', { selected: true }), 'ArrowRight'),
      says: [focus('Articles (16)')],
    },
    {
      change: 'The tab before',
      cause: 'Back',
      act: goBack,
      says: [status('56 results')],
    },
    {
      change: 'A page that cannot be loaded',
      cause: 'Next page',
      act: async (page) => {
        await page.route('**/search?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
        await press(next(search(page)));
      },
      says: [
        focus('All (56)'),
        polite('2 of 6'),
        status('Loading results'),
        status('These results could not be loaded.'),
      ],
    },
    {
      change: 'It is loaded after all',
      cause: 'Try again',
      act: (page) => press(button(search(page), 'Try again')),
      says: [focus('All (56)'), status('Loading results'), status('56 results')],
    },
    {
      change: 'The page before, and the result that had the focus goes',
      cause: 'Back',
      act: async (page) => {
        await search(page).getByRole('tabpanel').getByRole('link').first().focus();
        await forgetFocus(page);
        await goBack(page);
      },
      says: [polite('1 of 6'), status('Loading results'), status('56 results'), focus('All (56)')],
    },
  ],
};

const emptySearch: AnnouncementGroup = {
  widget: 'tabbed-search',
  address: '/search?searchtext=zzzz',
  announcements: [
    {
      change: 'Nothing is found',
      cause: 'The page is opened',
      act: async (page) => {
        await page.reload();
      },
      says: [status('Loading results'), status('Nothing found for “zzzz”.')],
    },
    {
      change: 'Nothing in another tab either',
      cause: 'An arrow key on the tabs',
      act: (page) => press(search(page).getByRole('tab', { selected: true }), 'ArrowRight'),
      says: [focus('Articles (0)'), status('Nothing found for “zzzz”.')],
    },
  ],
};

const subscribe: AnnouncementGroup = {
  widget: 'subscribe-callout',
  address: '/',
  announcements: [
    {
      change: 'The address is refused',
      cause: 'Enter in the box',
      act: async (page) => {
        await page.route('**/signup', (route) => route.fulfill({ status: 500 }), { times: 1 });
        await callout(page).getByRole('textbox').fill('reader@pension.example');
        await press(callout(page).getByRole('textbox'));
      },
      says: [status('Sending…'), alert('Please enter a valid email address.')],
    },
    {
      change: 'It is refused once more',
      cause: 'Subscribe',
      act: async (page) => {
        await page.route('**/signup', (route) => route.fulfill({ status: 500 }), { times: 1 });
        await press(button(callout(page), 'Subscribe'));
      },
      says: [
        status('Sending…'),
        focus('Email address'),
        alert('Please enter a valid email address.'),
      ],
    },
    {
      change: 'It is accepted',
      cause: 'Subscribe',
      act: (page) => press(button(callout(page), 'Subscribe')),
      says: [
        status('Sending…'),
        focus('Thank you for subscribing'),
        status('We have added you to our list and sent you a message to confirm your address.'),
      ],
    },
  ],
};

const firstSlide =
  'Private equity · Private credit · Real assets Built slowly. Held through. Handed on stronger. We invest alongside institutions that measure results in decades, and we put our own capital into every fund we raise. How we invest';

const carousel: AnnouncementGroup = {
  widget: 'carousel',
  address: '/',
  announcements: [
    {
      change: 'Another slide, by itself',
      cause: 'Time',
      act: async (page) => {
        await hero(page).evaluate((element) => {
          for (const animation of element.getAnimations({ subtree: true })) animation.finish();
        });
        await hero(page).getByRole('group', { name: '2 of 4' }).waitFor();
      },
      says: [],
      instead: 'nothing: nobody asked for it',
    },
    {
      change: 'Another slide, by hand',
      cause: 'Previous slide',
      act: (page) => press(button(hero(page), 'Previous slide')),
      says: [polite(firstSlide)],
    },
    {
      change: 'The show is paused',
      cause: 'Pause slideshow',
      act: (page) => press(button(hero(page), 'Pause slideshow')),
      says: [],
      instead: 'the name of the button, which has the focus: “Play slideshow”',
    },
  ],
};

const solutions: AnnouncementGroup = {
  widget: 'investment-solutions',
  address: '/',
  announcements: [
    {
      change: 'Another slide',
      cause: 'Go to slide 2',
      act: (page) => press(button(showcase(page), 'Go to slide 2')),
      says: [status('Private credit: 2 of 4')],
    },
    {
      change: 'Another slide',
      cause: 'Scrolling',
      act: async (page) => {
        await page.mouse.move(640, 300);
        await page.mouse.wheel(0, 1000);
      },
      says: [status('Real assets: 3 of 4')],
    },
    {
      change: 'Another slide',
      cause: 'Tab to its headline',
      act: async (page) => {
        await showcase(page).getByRole('button', { name: 'Private credit' }).focus();
        await forgetFocus(page);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
      },
      says: [focus('Explore private equity'), focus('Private equity')],
    },
  ],
};

const modal: AnnouncementGroup = {
  widget: 'modal',
  address: '/market-overview/replay',
  announcements: [
    {
      change: 'A dialog of a group opens',
      cause: 'Its link',
      act: (page) => press(page.getByRole('link', { name: 'The price of waiting' })),
      says: [focus('Close'), status('1 of 3')],
    },
    {
      change: 'Another one of the group',
      cause: 'Next',
      act: (page) => press(button(page, 'Next')),
      says: [status('One chart on covenants, 2 of 3')],
    },
    {
      change: 'The one before',
      cause: 'Previous',
      act: (page) => press(button(page, 'Previous')),
      says: [status('The price of waiting, 1 of 3')],
    },
    {
      change: 'The dialog closes',
      cause: 'Escape',
      act: (page) => page.keyboard.press('Escape'),
      says: [focus('The price of waiting')],
    },
  ],
};

const sectionNav: AnnouncementGroup = {
  widget: 'section-nav',
  address: '/market-overview/replay',
  announcements: [
    {
      change: 'Another section is the present one',
      cause: 'Scrolling',
      act: async (page) => {
        await page.mouse.wheel(0, 1500);
      },
      says: [],
      instead: 'nothing: `aria-current` is heard at its link',
    },
  ],
};

const notice: AnnouncementGroup = {
  widget: 'us-persons-notice',
  address: '/news',
  announcements: [
    {
      change: 'The notice opens',
      cause: 'Important Notice in the footer',
      act: (page) => press(page.getByRole('link', { name: 'Important Notice' })),
      says: [focus('Close')],
      instead: 'the alert dialog, with its name and its text',
    },
    {
      change: 'It is answered',
      cause: 'Yes, I am an United States Person',
      act: (page) => press(button(page, 'Yes, I am an United States Person')),
      says: [focus('Important Notice')],
    },
  ],
};

const noticeOnArrival: AnnouncementGroup = {
  widget: 'us-persons-notice',
  address: '/funds',
  announcements: [
    {
      change: 'It is answered where it has opened by itself',
      cause: 'Yes, I am an United States Person',
      act: (page) => press(button(page, 'Yes, I am an United States Person')),
      says: [focus('main')],
    },
  ],
};

const cookieBar: AnnouncementGroup = {
  widget: 'cookie-bar',
  address: '/news',
  announcements: [
    {
      change: 'The bar goes, nothing had the focus before',
      cause: 'Accept',
      act: async (page) => {
        await press(button(page, 'Accept'));
      },
      says: [focus('main')],
    },
    {
      change: 'The bar comes back',
      cause: 'Cookie settings in the footer',
      act: (page) => press(page.getByRole('link', { name: 'Cookie settings' })),
      says: [focus('Accept')],
    },
    {
      change: 'The bar goes',
      cause: 'Accept',
      act: (page) => page.keyboard.press('Enter'),
      says: [focus('Cookie settings')],
    },
  ],
};

const siteHeader: AnnouncementGroup = {
  widget: 'site-header',
  address: '/news',
  announcements: [
    {
      change: 'The menu opens',
      cause: 'Menu',
      act: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Menu' })),
      says: [],
      instead: 'the state of the button, which has the focus: expanded',
    },
    {
      change: 'The menu closes',
      cause: 'Escape',
      act: (page) => page.keyboard.press('Escape'),
      says: [],
      instead: 'the state of the button: collapsed',
    },
    {
      change: 'The search opens',
      cause: 'Search',
      act: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Search' })),
      says: [focus('Search')],
    },
  ],
};

const tabs: AnnouncementGroup = {
  widget: 'tabs',
  address: '/product-interior',
  announcements: [
    {
      change: 'Another tab',
      cause: 'An arrow key on the tabs',
      act: (page) => press(page.getByRole('tab', { selected: true }), 'ArrowRight'),
      says: [focus('Opportunistic credit')],
    },
  ],
};

const shareBar: AnnouncementGroup = {
  widget: 'share-bar',
  address: '/article',
  announcements: [
    {
      change: 'The link is copied',
      cause: 'Copy link',
      act: async (page) => {
        await page.context().grantPermissions(['clipboard-write']);
        await press(button(page, 'Copy link'));
      },
      says: [status('Link copied')],
    },
  ],
};

const video: AnnouncementGroup = {
  widget: 'video',
  address: '/article',
  announcements: [
    {
      change: 'The film takes the place of its button',
      cause: 'Play',
      act: (page) => press(button(page, /^Play: /).first()),
      says: [focus('The file in Ghent')],
    },
  ],
};

/** Every change of a page that a live region announces, or might. */
export const announcementGroups: readonly AnnouncementGroup[] = [
  carousel,
  cookieBar,
  documentList,
  filterArea,
  team,
  fundSummary,
  solutions,
  modal,
  sectionNav,
  shareBar,
  siteHeader,
  subscribe,
  tabbedSearch,
  emptySearch,
  tabs,
  notice,
  noticeOnArrival,
  video,
];
