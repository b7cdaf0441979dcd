/** One step of a task. */
export type Step =
  /** A key, as Playwright names it. */
  | string
  /** Types into the box that has the focus. */
  | { readonly type: string }
  /** Reads on with the reader's own cursor, so many places. */
  | { readonly read: number }
  /** A press on the first element of this selector, which opens what the task is about. */
  | { readonly open: string };

export interface Task {
  /** What somebody wants to do. */
  readonly task: string;
  /** A page of the sample site, in English. */
  readonly address: string;
  /** What is read: a selector. Without it the widget. */
  readonly part?: string;
  /** Also in the other languages of the sample site. */
  readonly isTranslated?: true;
  readonly steps: readonly Step[];
}

const times = (count: number, key: string) => new Array<string>(count).fill(key);

/**
 * The main task of each widget and behaviour by keyboard. Motion is reduced, so a slideshow waits. The reader reads the
 * whole part anew at each step: what every page has is heard on a short one.
 */
export const tasks: Readonly<Record<string, Task>> = {
  accordion: {
    task: 'Open an answer and read it',
    address: '/funds',
    isTranslated: true,
    steps: ['Tab', 'Enter', { read: 4 }, 'Tab', 'Enter', 'Shift+Tab'],
  },
  audio: {
    task: 'Find the controls of a recording',
    address: '/article',
    steps: times(4, 'Tab'),
  },
  'audience-gate': {
    task: 'Say who is reading, and come back to the documents',
    address: '/funds',
    part: 'body',
    steps: [
      { open: 'main [data-modal="#audience"]' },
      ...['Tab', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Enter'],
    ],
  },
  carousel: {
    task: 'Look at the next slide and follow its link, or skip the slideshow',
    address: '/',
    isTranslated: true,
    steps: [...times(7, 'Tab'), 'Enter', 'Tab', ...times(7, 'Shift+Tab'), 'Enter'],
  },
  'cookie-bar': {
    task: 'Accept cookies',
    address: '/search',
    part: 'body',
    steps: [{ open: '[data-cookie-settings]' }, 'Shift+Tab', 'Tab', 'Enter'],
  },
  'document-list': {
    task: 'Find a document: by its ISIN, by type, in the order of names',
    address: '/funds',
    isTranslated: true,
    steps: [
      ...['Tab', { type: 'lu0221' }, 'Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'],
      ...[...times(6, 'Tab'), 'Tab', 'Enter', 'Enter', ...times(4, 'Tab'), { read: 9 }],
    ],
  },
  'filter-area': {
    task: 'Narrow the news down, and take a filter away',
    address: '/news',
    isTranslated: true,
    steps: [
      ...['Tab', 'Enter', 'Tab', 'Space', 'Tab', 'Space', 'Enter'],
      ...times(4, 'Tab'),
      ...['Enter', 'Enter', 'Tab'],
    ],
  },
  'form-errors': {
    task: 'Log in, after boxes left empty: with the button, and by Enter',
    address: '/login',
    part: 'main [data-widget=form-errors]',
    isTranslated: true,
    steps: [
      ...[...times(4, 'Tab'), 'Enter', { type: 'trustee' }, 'Tab'],
      ...['Enter', 'Enter', { type: 'secret' }],
    ],
  },
  'fund-performance': {
    task: 'Choose a share class, read its growth day by day, and open the table',
    address: '/funds',
    isTranslated: true,
    steps: [
      ...['Tab', 'ArrowDown', 'Tab', 'ArrowLeft', 'ArrowLeft', 'PageDown', 'Home', 'ArrowRight'],
      ...['Tab', 'Enter', { read: 12 }],
    ],
  },
  'fund-summary': {
    task: 'Compare share classes of a fund',
    address: '/funds',
    part: '[data-widget=fund-summary] .pmw-fund-summary__fund',
    steps: ['Tab', 'ArrowDown', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', { read: 36 }],
  },
  'investment-solutions': {
    task: 'Go through the headlines, or skip them',
    address: '/',
    steps: [...times(4, 'Tab'), ...times(3, 'Shift+Tab'), 'Enter'],
  },
  modal: {
    task: 'Look at the ways to log in, and close the dialog again',
    address: '/search',
    part: 'body',
    isTranslated: true,
    steps: [{ open: '[data-modal="#portal-login"]' }, { read: 6 }, ...times(3, 'Tab'), 'Escape'],
  },
  'office-hours': {
    task: 'Hear which office decides now',
    address: '/',
    part: '.site-footer__now',
    isTranslated: true,
    steps: [{ read: 2 }],
  },
  'reading-progress': {
    task: 'Nothing: it is decoration',
    address: '/article',
    steps: ['Tab'],
  },
  'search-box': {
    task: 'Look at what is often looked for, then type and look at what is suggested',
    address: '/search',
    part: '.site-search-form',
    steps: [
      ...['Tab', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape'],
      ...[{ type: 'cred' }, 'ArrowDown', 'Escape'],
    ],
  },
  'section-nav': {
    task: 'Go to a section',
    address: '/market-overview/replay',
    steps: ['Tab', 'Tab', 'Enter'],
  },
  'share-bar': {
    task: 'Copy the link',
    address: '/article',
    steps: ['Tab', { open: '[data-share=copy]' }],
  },
  'site-header': {
    task: 'Open the menu and go along it, then open the search',
    address: '/news',
    isTranslated: true,
    steps: [
      ...times(4, 'Tab'),
      ...['Enter', 'ArrowDown', 'ArrowDown', 'End', 'Escape'],
      // From right to left Left leads on.
      ...['Home', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowDown'],
      ...['Enter', 'Tab', 'Tab', 'Enter'],
    ],
  },
  'subscribe-callout': {
    task: 'Subscribe, after an address that is none',
    address: '/',
    part: '[data-widget=subscribe-callout][data-variant=callout]',
    isTranslated: true,
    steps: [
      ...['Tab', { type: 'nonsense' }, 'Enter', 'Enter', 'Tab', 'Enter'],
      ...['ControlOrMeta+a', { type: 'reader@pension.example' }, 'Enter'],
    ],
  },
  'tabbed-search': {
    task: 'Look through the results, another category and the next page',
    address: '/search?searchtext=credit',
    isTranslated: true,
    steps: ['Tab', 'ArrowRight', 'ArrowLeft', 'Tab', { read: 6 }],
  },
  tabs: {
    task: 'Read another tab',
    address: '/product-interior',
    steps: ['Tab', 'ArrowRight', { read: 4 }],
  },
  'us-persons-notice': {
    task: 'Read the notice and answer it',
    address: '/search',
    part: 'body',
    isTranslated: true,
    steps: [{ open: 'footer a[data-modal="#us-persons"]' }, 'Tab', 'Tab', 'Shift+Tab', 'Enter'],
  },
  video: {
    task: 'Play a film',
    address: '/article',
    part: '#film',
    steps: ['Tab', 'Enter'],
  },
};
