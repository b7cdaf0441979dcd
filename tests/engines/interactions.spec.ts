import { expect, test } from './engine-test.ts';

const hero = '[data-widget=carousel][data-carousel-id=home]';
const showcase = '[data-widget=investment-solutions]';
const area = '[data-widget=filter-area]';
const documents = '[data-widget=document-list]';
const funds = '[data-widget=fund-summary]';
const search = '[data-widget=tabbed-search]';
const openDialog = 'dialog[open]';

/** The name of the slide that shows: "2 of 4". */
const slide = `${hero} [aria-roledescription=slide]:not([inert])`;

test.describe('the slideshow', () => {
  test.beforeEach(({ visitor }) => visitor.open('/'));

  const shown = 'aria-label';

  test('goes on and wraps by press', async ({ visitor }) => {
    await visitor.press('Next slide', hero);
    await expect.poll(() => visitor.attribute(slide, shown)).toBe('2 of 4');
    await visitor.press('Previous slide', hero);
    await visitor.press('Previous slide', hero);
    await expect.poll(() => visitor.attribute(slide, shown)).toBe('4 of 4');
  });

  test('goes on by key, and the focus stays', async ({ visitor }) => {
    await visitor.keyOn('Next slide', 'Enter', hero);
    await expect.poll(() => visitor.attribute(slide, shown)).toBe('2 of 4');
    await visitor.key(' ');
    await expect.poll(() => visitor.attribute(slide, shown)).toBe('3 of 4');
    expect(await visitor.focused('aria-label')).toBe('Next slide');
  });

  test('jumps by its dots', async ({ visitor }) => {
    await visitor.press('Go to slide 3', hero);
    await expect.poll(() => visitor.attribute(slide, shown)).toBe('3 of 4');
    await visitor.keyOn('Go to slide 1', 'Enter', hero);
    await expect.poll(() => visitor.attribute(slide, shown)).toBe('1 of 4');
  });

  test('plays by itself, and pauses and plays by key and by press', async ({ visitor }) => {
    await expect.poll(() => visitor.attribute(slide, shown), { timeout: 15_000 }).toBe('2 of 4');
    await visitor.press('Pause slideshow', hero);
    await visitor.keyOn('Play slideshow', ' ', hero);
    await expect.poll(() => visitor.focused('aria-label')).toBe('Pause slideshow');
  });
});

test.describe('the showcase', () => {
  test.beforeEach(({ visitor }) => visitor.open('/'));

  const present = `${showcase} h3 button[aria-current=true]`;

  test('scrolls to the slide of a headline that is pressed', async ({ visitor }) => {
    await visitor.press('Private credit', showcase);
    await expect.poll(() => visitor.read(present)).toBe('Private credit');
    await visitor.press('Portfolio solutions', showcase);
    await expect.poll(() => visitor.read(present)).toBe('Portfolio solutions');
  });

  test('scrolls to the slide of a dot by key', async ({ visitor }) => {
    await visitor.press('Private equity', showcase);
    await visitor.keyOn('Go to slide 3', 'Enter', showcase);
    await expect.poll(() => visitor.read(present)).toBe('Real assets');
  });
});

test.describe('the filters', () => {
  const results = `${area} [role=status]`;

  test('apply by press, and Back brings back what was shown', async ({ visitor }) => {
    await visitor.open('/news');
    await expect.poll(() => visitor.read(results)).toBe('64 items');
    await visitor.press('Category', area);
    await visitor.press('Transactions', area);
    await visitor.press('Apply', area);
    await expect.poll(() => visitor.address()).toContain('menu_Category=');
    await expect.poll(() => visitor.read(results)).not.toBe('64 items');
    const found = await visitor.read(results);
    await visitor.press('Next page', area);
    await expect.poll(() => visitor.address()).toContain('currentPage=2');
    await visitor.back();
    await expect.poll(() => visitor.address()).toContain('currentPage=1');
    await expect.poll(() => visitor.read(results)).toBe(found);
    await visitor.back();
    await expect.poll(() => visitor.address()).toBe('/news');
    await expect.poll(() => visitor.read(results)).toBe('64 items');
  });

  test('apply by key, and a tag takes its filter away', async ({ visitor }) => {
    await visitor.open('/news');
    await visitor.keyOn('Office', 'Enter', area);
    await visitor.keyOn('London', ' ', area);
    await visitor.keyOn('Apply', 'Enter', area);
    await expect.poll(() => visitor.read(results)).not.toBe('64 items');
    await visitor.keyOn('Remove London', 'Enter', area);
    await expect.poll(() => visitor.read(results)).toBe('64 items');
  });

  test('close by Escape and change nothing', async ({ visitor }) => {
    await visitor.open('/news');
    await visitor.press('Category', area);
    await visitor.press('Transactions', area);
    await visitor.key('Escape');
    await expect.poll(() => visitor.countShown(`${area} input[type=checkbox]`)).toBe(0);
    expect(await visitor.address()).toBe('/news');
  });

  test('sort the team by key, and group it again by press', async ({ visitor }) => {
    await visitor.open('/team');
    await visitor.keyOn('Sort alphabetically', 'Enter', area);
    await expect.poll(() => visitor.address()).toContain('showAlphabetically=true');
    await visitor.press('Group by team', area);
    await expect.poll(() => visitor.address()).toContain('showAlphabetically=false');
  });
});

test.describe('documents and funds', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open('/funds');
    await visitor.press('Yes, I am an United States Person', openDialog);
    await expect.poll(() => visitor.count(openDialog)).toBe(0);
  });

  const results = `${documents} [role=status]`;
  const firstRow = `${documents} tbody tr`;

  test('a listbox is opened and answered by key', async ({ visitor }) => {
    await visitor.keyOn('Type', 'Enter', documents);
    await expect.poll(() => visitor.countShown(`${documents} [role=option]`)).toBeGreaterThan(2);
    await visitor.key('ArrowDown', 'ArrowDown', 'Enter');
    await expect.poll(() => visitor.read(results)).not.toBe('120 documents');
    await expect.poll(() => visitor.address()).toContain('docType=');
  });

  test('a listbox is opened and answered by press', async ({ visitor }) => {
    await visitor.press('Year', documents);
    await visitor.press('2022', `${documents} [role=listbox]`);
    await expect.poll(() => visitor.address()).toContain('docYear=2022');
    await visitor.back();
    await expect.poll(() => visitor.read(results)).toBe('120 documents');
  });

  test('the table is sorted by press and by key', async ({ visitor }) => {
    const before = await visitor.read(firstRow);
    await visitor.press('Sort by Date', documents);
    await expect
      .poll(() => visitor.attribute(`${documents} [aria-sort]`, 'aria-sort'))
      .toMatch(/ing$/);
    await visitor.keyOn('Sort by Document', 'Enter', documents);
    await expect.poll(() => visitor.read(`${documents} [aria-sort]`)).toContain('Document');
    await visitor.keyOn('Sort by Document', 'Enter', documents);
    await expect.poll(() => visitor.read(firstRow)).not.toBe(before);
  });

  test('pages go on and back', async ({ visitor }) => {
    const before = await visitor.read(firstRow);
    await visitor.press('Next page', documents);
    await expect.poll(() => visitor.address()).toContain('docPage=2');
    expect(await visitor.read(firstRow)).not.toBe(before);
    await visitor.keyOn('Previous page', 'Enter', documents);
    await expect.poll(() => visitor.read(firstRow)).toBe(before);
  });

  test('another share class shows its figures', async ({ visitor }) => {
    const before = await visitor.read(`${funds} tbody tr`);
    await visitor.focus('', `${funds} :has(> select)`);
    await visitor.key('ArrowDown');
    await expect.poll(() => visitor.read(`${funds} tbody tr`)).not.toBe(before);
  });
});

test.describe('tabs', () => {
  test.beforeEach(({ visitor }) => visitor.open('/product-interior'));

  const tabs = '[data-widget=tabs]';
  const panel = `${tabs} [role=tabpanel]`;

  test('change by arrow keys and wrap', async ({ visitor }) => {
    const first = await visitor.read(panel);
    await visitor.focus('', `${tabs} [role=tablist]`);
    await visitor.key('ArrowRight');
    await expect.poll(() => visitor.read(panel)).not.toBe(first);
    await visitor.key('ArrowRight', 'ArrowRight');
    await expect.poll(() => visitor.read(panel)).toBe(first);
    expect(await visitor.isFocused('[role=tab][aria-selected=true]')).toBe(true);
  });

  test('change by press', async ({ visitor }) => {
    const first = await visitor.read(panel);
    const name = await visitor.read(`${tabs} [role=tab][aria-selected=false]`);
    await visitor.press(name, tabs);
    await expect.poll(() => visitor.read(`${tabs} [role=tab][aria-selected=true]`)).toBe(name);
    expect(await visitor.read(panel)).not.toBe(first);
  });
});

test.describe('the search', () => {
  const present = `${search} [role=tab][aria-selected=true]`;

  test('changes its tab by press and by key', async ({ visitor }) => {
    await visitor.open('/search?searchtext=credit');
    await expect.poll(() => visitor.read(present)).toMatch(/^All \(\d+\)$/);
    await visitor.press('People', search);
    await expect.poll(() => visitor.address()).toContain('tab=');
    await visitor.keyOn('People', 'ArrowRight', search);
    await expect.poll(() => visitor.read(present)).toMatch(/^Documents/);
  });

  test('goes to its next page, and Back returns', async ({ visitor }) => {
    await visitor.open('/search?searchtext=credit');
    const position = `${search} nav`;
    await expect.poll(() => visitor.read(position)).toMatch(/^1 of \d+$/);
    await visitor.press('Next page', search);
    await expect.poll(() => visitor.read(position)).toMatch(/^2 of \d+$/);
    await visitor.back();
    await expect.poll(() => visitor.read(position)).toMatch(/^1 of \d+$/);
  });
});

test.describe('dialogs', () => {
  test('the log-in opens by press and gives the focus back on Escape', async ({ visitor }) => {
    await visitor.open('/news');
    await visitor.press('Log in', 'header');
    await expect.poll(() => visitor.read(openDialog)).toContain('Portal Login');
    await visitor.key('Escape');
    await expect.poll(() => visitor.count(openDialog)).toBe(0);
    expect(await visitor.focused('#text')).toBe('Log in');
  });

  test('a transcript opens by key, keeps Tab inside, and closes by press', async ({ visitor }) => {
    await visitor.open('/article');
    await visitor.keyOn('View transcript here', 'Enter');
    await expect.poll(() => visitor.countShown(`${openDialog} table`)).toBe(1);
    for (let n = 0; n < 4; n += 1) {
      await visitor.key('Tab');
      expect(await visitor.isFocused(`${openDialog}, ${openDialog} *`)).toBe(true);
    }
    await visitor.press('Close', openDialog);
    await expect.poll(() => visitor.count(openDialog)).toBe(0);
    expect(await visitor.focused('#text')).toBe('View transcript here');
  });

  test('the notice opens by itself, and stays answered for the session', async ({ visitor }) => {
    await visitor.open('/funds');
    await expect.poll(() => visitor.read(openDialog)).toContain('Important Notice');
    await visitor.keyOn('Yes, I am an United States Person', 'Enter', openDialog);
    await expect.poll(() => visitor.count(openDialog)).toBe(0);
    await visitor.open('/funds');
    expect(await visitor.count(openDialog)).toBe(0);
  });
});

test.describe('the header', () => {
  test.beforeEach(({ visitor }) => visitor.open('/news'));

  test('opens the search by press, ready to type, and sends it by Enter', async ({ visitor }) => {
    await visitor.press('Search', 'header');
    await expect.poll(() => visitor.isFocused('#site-search input')).toBe(true);
    await visitor.type('credit');
    await visitor.key('Enter');
    await expect.poll(() => visitor.address()).toBe('/search?searchtext=credit');
  });

  test('opens the menu by key and closes it by Escape', async ({ visitor }) => {
    await visitor.keyOn('Menu', 'Enter', 'header');
    await expect.poll(() => visitor.countShown('#site-menu')).toBe(1);
    await visitor.key('Escape');
    await expect.poll(() => visitor.countShown('#site-menu')).toBe(0);
    expect(await visitor.focused('#text')).toBe('Menu');
  });
});

test('the cookie bar goes when it is accepted, and stays away', async ({ visitor }) => {
  await visitor.open('/news');
  await visitor.press('Accept');
  await expect.poll(() => visitor.countShown('[data-widget=cookie-bar]')).toBe(0);
  await visitor.open('/team');
  expect(await visitor.countShown('[data-widget=cookie-bar]')).toBe(0);
});

test.describe('forms', () => {
  const callout = '[data-widget=subscribe-callout]';

  test('the newsletter is ordered by Enter', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.focus('Email address', callout);
    await visitor.type('reader@pension.example');
    await visitor.key('Enter');
    await expect
      .poll(() => visitor.read(`${callout} .pmw-subscribe-callout__status`))
      .toContain('Thank you');
    expect(await visitor.read(`${callout} [role=status]`)).toContain('confirm');
  });

  test('the newsletter is not ordered without an address', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.press('Subscribe', callout);
    await expect.poll(() => visitor.isFocused(`${callout} input`)).toBe(true);
    await expect.poll(() => visitor.read(`${callout} [role=alert]`)).not.toBe('');
    expect(await visitor.read(`${callout} [role=status]`)).toBe('');
  });

  test('the market overview takes an address alone', async ({ visitor }) => {
    await visitor.open('/market-overview');
    await visitor.focus('', 'main form');
    await visitor.type('guest');
    await visitor.key('Enter');
    expect(await visitor.address()).toBe('/market-overview');
    await visitor.type('@pension.example');
    await visitor.key('Enter');
    await expect.poll(() => visitor.read('h1')).toBe('Thank you');
  });
});

test.describe('a film', () => {
  const film = '[data-widget=video]';

  test('loads when it is pressed, and has the focus', async ({ visitor }) => {
    await visitor.open('/article');
    await visitor.press('Play: ', film);
    await expect.poll(() => visitor.countShown(`${film} video[controls]`)).toBe(1);
    await expect.poll(() => visitor.isFocused(`${film} video`)).toBe(true);
  });

  test('loads by key', async ({ visitor }) => {
    await visitor.open('/article');
    await visitor.keyOn('Play: ', 'Enter', film);
    await expect.poll(() => visitor.countShown(`${film} video[controls]`)).toBe(1);
  });
});
