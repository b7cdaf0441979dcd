import { siteAddresses } from '../setup/site/site-pages.ts';
import { isLong } from '../setup/test-length.ts';
import { eventually, expect, test } from './engine-test.ts';
import { type Visitor } from './visitor.ts';
import { carouselContract } from '../../widgets/carousel/carousel.contract.ts';
import { filterAreaContract } from '../../widgets/filter-area/filter-area.contract.ts';
import { subscribeCalloutContract } from '../../widgets/subscribe-callout/subscribe-callout.contract.ts';

const openDialog = 'dialog[open]';
const film = '[data-widget=video]';

/** The filters of news, then the search that the header leads to. */
async function visitNews(visitor: Visitor): Promise<void> {
  const area = '[data-widget=filter-area]';
  const results = `${area} [role=status]`;
  const search = '[data-widget=tabbed-search]';
  const tab = `${search} [role=tab][aria-selected=true]`;
  await test.step('the log-in opens by press and gives the focus back on Escape', async () => {
    await visitor.press('Log in', 'header');
    await eventually(() => visitor.read(openDialog)).toContain('Portal Login');
    await visitor.key('Escape');
    await eventually(() => visitor.count(openDialog)).toBe(0);
    expect(await visitor.focused('#text')).toBe('Log in');
  });
  await test.step('the menu opens by key and closes by Escape', async () => {
    await visitor.keyOn('Menu', 'Enter', 'header');
    await eventually(() => visitor.countShown('#site-menu')).toBe(1);
    await visitor.key('Escape');
    await eventually(() => visitor.countShown('#site-menu')).toBe(0);
    expect(await visitor.focused('#text')).toBe('Menu');
  });
  await test.step('the cookie bar goes when it is accepted', async () => {
    await visitor.press('Accept');
    await eventually(() => visitor.countShown('[data-widget=cookie-bar]')).toBe(0);
  });
  await test.step('filters apply by press, and Back brings back what was shown', async () => {
    await eventually(() => visitor.read(results)).toMatch(/^[1-9]\d* items$/);
    const all = await visitor.read(results);
    await visitor.press('Category', area);
    await visitor.press('Transactions', area);
    await visitor.press(filterAreaContract.texts.apply, area);
    await eventually(() => visitor.address()).toContain('menu_Category=');
    await eventually(() => visitor.read(results)).not.toBe(all);
    const found = await visitor.read(results);
    await visitor.press('Next page', area);
    await eventually(() => visitor.address()).toContain('currentPage=2');
    await visitor.back();
    await eventually(() => visitor.address()).toContain('currentPage=1');
    await eventually(() => visitor.read(results)).toBe(found);
    await visitor.back();
    await eventually(() => visitor.address()).toBe('/news');
    await eventually(() => visitor.read(results)).toBe(all);
  });
  await test.step('the search opens by press, ready to type, and is sent by Enter; the cookie bar stays away', async () => {
    await visitor.press('Search', 'header');
    await eventually(() => visitor.isFocused('#site-search input')).toBe(true);
    await visitor.type('credit');
    await visitor.key('Enter');
    await eventually(() => visitor.address()).toBe('/search?searchtext=credit');
    await eventually(() => visitor.read(tab)).toMatch(/^All \(\d+\)$/);
    expect(await visitor.countShown('[data-widget=cookie-bar]')).toBe(0);
  });
}

async function visitFunds(visitor: Visitor): Promise<void> {
  const documents = '[data-widget=document-list]';
  const results = `${documents} [role=status]`;
  await test.step('the notice opens by itself and is answered by key', async () => {
    await eventually(() => visitor.read(openDialog)).toContain('Important Notice');
    await visitor.keyOn('Yes, I am an United States Person', 'Enter', openDialog);
    await eventually(() => visitor.count(openDialog)).toBe(0);
  });
  await test.step('a listbox is opened and answered by press, and Back takes it back', async () => {
    await visitor.press('Year', documents);
    await visitor.press('2022', `${documents} [role=listbox]`);
    await eventually(() => visitor.address()).toContain('docYear=2022');
    await visitor.back();
    await eventually(() => visitor.read(results)).toBe('119 documents');
  });
  await test.step('a listbox is opened and answered by key', async () => {
    await visitor.keyOn('Type', 'Enter', documents);
    await eventually(() => visitor.countShown(`${documents} [role=option]`)).toBeGreaterThan(2);
    await visitor.key('ArrowDown', 'ArrowDown', 'Enter');
    await eventually(() => visitor.read(results)).not.toBe('119 documents');
    await eventually(() => visitor.address()).toContain('docType=');
  });
}

async function visitHome(visitor: Visitor): Promise<void> {
  const hero = '[data-widget=carousel][data-carousel-id=home]';
  const showcase = '[data-widget=investment-solutions]';
  const headline = `${showcase} h3 button[aria-current=true]`;
  const callout = '[data-widget=subscribe-callout]';
  const shown = `${hero} [aria-roledescription=slide]:not([inert])`;
  const expectSlide = (name: string) =>
    eventually(() => visitor.attribute(shown, 'aria-label')).toBe(name);
  await test.step('the slideshow goes on by press and by key, and keeps the focus', async () => {
    await visitor.press('Go to slide 1', hero);
    await visitor.press(carouselContract.texts.next, hero);
    await expectSlide('2 of 4');
    await visitor.keyOn(carouselContract.texts.next, 'Enter', hero);
    await expectSlide('3 of 4');
    await visitor.key(' ');
    await expectSlide('4 of 4');
    expect(await visitor.focused('aria-label')).toMatch(/^Next slide/);
  });
  await test.step('the showcase scrolls to a headline that is pressed, and to a dot by key', async () => {
    for (const name of ['Private credit', 'Portfolio solutions']) {
      await visitor.press(name, showcase);
      await eventually(() => visitor.read(headline)).toBe(name);
    }
    await visitor.keyOn('Go to slide 3', 'Enter', showcase);
    await eventually(() => visitor.read(headline)).toBe('Real assets');
  });
  await test.step('the newsletter is ordered by Enter, not without an address', async () => {
    await visitor.press(subscribeCalloutContract.texts.submit, callout);
    await eventually(() => visitor.isFocused(`${callout} input`)).toBe(true);
    await eventually(() => visitor.read(`${callout} [role=alert]`)).not.toBe('');
    expect(await visitor.read(`${callout} [role=status]`)).toBe('');
    await visitor.focus('Email address', callout);
    await visitor.type('reader@pension.example');
    await visitor.key('Enter');
    await eventually(() => visitor.read(`${callout} .pmw-subscribe-callout__status`)).toContain(
      'Thank you',
    );
    expect(await visitor.read(`${callout} [role=status]`)).toContain('confirm');
  });
}

async function visitArticle(visitor: Visitor): Promise<void> {
  await test.step('a transcript opens by key, keeps Tab inside, and closes by press', async () => {
    await visitor.keyOn('View transcript here', 'Enter');
    await eventually(() => visitor.countShown(`${openDialog} table`)).toBe(1);
    for (let n = 0; n < 4; n += 1) {
      await visitor.key('Tab');
      expect(await visitor.isFocused(`${openDialog}, ${openDialog} *`)).toBe(true);
    }
    await visitor.press('Close', openDialog);
    await eventually(() => visitor.count(openDialog)).toBe(0);
    expect(await visitor.focused('#text')).toBe('View transcript here');
  });
  await test.step('a film loads when it is pressed, and has the focus', async () => {
    await visitor.press('Play: ', film);
    await eventually(() => visitor.countShown(`${film} video[controls]`)).toBe(1);
    await eventually(() => visitor.isFocused(`${film} video`)).toBe(true);
  });
}

async function leaveBoxesEmpty(visitor: Visitor): Promise<void> {
  const form = 'main [data-widget=form-errors]';
  /** Of the last mistakes that the browser found: how many it would say in its bubble. */
  const watchBubbles = () =>
    visitor.run(() => {
      document.addEventListener(
        'invalid',
        (event) => {
          setTimeout(() => {
            const { dataset } = document.documentElement;
            const isPrevented = event.defaultPrevented ? 'prevented' : 'shown';
            dataset['bubbles'] = `${dataset['bubbles'] ?? ''} ${isPrevented}`.trim();
          });
        },
        true,
      );
    });
  const readMessages = () => visitor.countShown(`${form} [data-error]`);
  await test.step('boxes left empty say so without the browser’s bubble, and the first has the focus', async () => {
    await watchBubbles();
    await visitor.press('Log in', form);
    await eventually(() => visitor.isFocused('#login-user[aria-invalid=true]')).toBe(true);
    expect(await readMessages()).toBe(2);
    expect(await visitor.attribute(':root', 'data-bubbles')).toBe('prevented prevented');
  });
  await test.step('a message goes while the box is filled in, and Enter says the next one', async () => {
    await visitor.type('trustee');
    await eventually(readMessages).toBe(1);
    await visitor.focus('Password', form);
    await visitor.key('Enter');
    await eventually(() => visitor.read(`${form} [role=alert]`)).toContain('Enter your password.');
    expect(await visitor.isFocused('#login-password')).toBe(true);
    await visitor.type('x');
    await eventually(readMessages).toBe(0);
  });
}

async function leaveWrongAddress(visitor: Visitor): Promise<void> {
  const form = 'main [data-widget=form-errors]';
  const readMessage = () => visitor.read(`${form} [data-error]`);
  await test.step('a box says what is wrong when it is left, not while it is filled in', async () => {
    await visitor.focus('Your Email', form);
    await visitor.type('nobody');
    expect(await readMessage()).toBe('');
    await visitor.focus('Enter', form);
    await eventually(readMessage).toContain('Enter a valid email address.');
    expect(await visitor.focused('#text')).toBe('Enter');
    await visitor.focus('Your Email', form);
    await visitor.type('@pension.example');
    await eventually(readMessage).toBe('');
  });
}

async function changeTabs(visitor: Visitor): Promise<void> {
  const panel = '[role=tabpanel]';
  const first = await visitor.read(panel);
  await visitor.focus('', '[role=tablist]');
  await visitor.key('ArrowRight');
  await eventually(() => visitor.read(panel)).not.toBe(first);
  expect(await visitor.isFocused('[role=tab][aria-selected=true]')).toBe(true);
}

/** The visits that do something, by page: each page is opened once. */
const visits: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  '/': visitHome,
  '/news': visitNews,
  '/funds': visitFunds,
  '/article': visitArticle,
  '/login': leaveBoxesEmpty,
  '/market-overview': leaveWrongAddress,
  '/product-interior': changeTabs,
};

/** The visits of each change; every night all pages are opened. */
const visitedByDay = ['/', '/news', '/funds'];

for (const address of isLong ? siteAddresses : visitedByDay) {
  const visit = visits[address];
  const works = visit === undefined ? '' : ', and works by key and by pointer';
  test(`${address} mounts with nothing in the console${works}`, async ({ visitor }) => {
    await visitor.open(address);
    // There is no search text yet.
    const empty = address === '/search' ? ['tabbed-search: empty'] : [];
    expect(await visitor.unmounted()).toEqual(empty);
    expect(await visitor.read('h1')).not.toBe('');
    await visit?.(visitor);
  });
}
