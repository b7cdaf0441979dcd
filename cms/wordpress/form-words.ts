import { type BlockField, type FieldKind } from './block-fields.ts';

/** What a form says of a field in place of the reference, which is written for developers. */
interface FormWords {
  readonly label?: string;
  readonly help?: string;
  readonly kind?: FieldKind;
  /** The words of choices, by their values. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Offered only while it is filled in. */
  readonly isRare?: true;
}

const rare = { isRare: true } as const;
const date = { kind: 'date', help: '' } as const;
const link = {
  kind: 'link',
  help: 'Search your pages, posts and files, or type an address.',
} as const;
const colour = { kind: 'colour', help: '' } as const;
const html = { help: 'An empty line begins a new paragraph.' };
const none = { help: '' };
const icon = {
  kind: 'choice',
  help: '',
  choices: {
    'arrow-right': 'Arrow',
    check: 'Tick',
    download: 'Download',
    'file-text': 'Document',
  },
} as const;

/** By widget and path, or by path where several widgets have the field. */
export const formWords: Readonly<Record<string, FormWords>> = {
  'image-query': rare,
  'carousel-id': { help: 'Which slides to load.' },
  'accordion.one-open': { label: 'One at a time', help: 'Opening one part closes the others.' },
  'audio.title': { help: 'The name of the recording.' },
  'audio.duration': { label: 'Length in seconds', help: 'Shown until the file is loaded.' },
  'autoplay-delay': {
    label: 'Time for each slide',
    help: '7000 are seven seconds. With 0 slides change only when visitors ask for it.',
  },
  'carousel.variant': {
    label: 'Look',
    help: '',
    choices: { hero: 'Text over a wide picture', differentiator: 'Panel over a picture' },
  },
  slides: none,
  'slides.id': rare,
  'slides.backgroundImage': { label: 'Picture', help: 'Behind the text.' },
  'slides.featureImage': { label: 'Second picture', help: 'Smaller, beside the text.' },
  'slides.headline': { kind: 'text', help: '' },
  'slides.copy': html,
  'slides.ctaUrl': { ...link, label: 'Link' },
  'slides.ctaText': { help: 'What the link says. Without it there is no link.' },
  'slides.isBackgroundLight': { label: 'The picture is light', help: 'The text is then dark.' },
  'slides.colorAccent': colour,
  'scroll-height': {
    label: 'Way to scroll',
    help: 'How far visitors scroll while the section stays in view.',
  },
  documents: none,
  'documents.docName': none,
  'documents.itemDate': date,
  'documents.itemDateYear': rare,
  'documents.docType': { help: 'Such as “Annual report”. Visitors filter by it.' },
  'documents.shareClass': { help: 'Visitors filter by it.' },
  'documents.downloadLink': none,
  'documents.forceDownload': {
    label: 'Save at once',
    help: 'Saves the file instead of showing it.',
  },
  'documents.isin': { help: 'Shown below the name.' },
  'documents.language': { help: 'Two letters, such as en or de; several with commas.' },
  'documents.country': { help: 'Two letters, such as US or DE; several with commas.' },
  'documents.audience': { help: 'Professional, Retail or another one; several with commas.' },
  'documents.validFrom': date,
  'documents.supersededBy': {
    help: 'The name of the newer document. This one is then listed only on request.',
  },
  'documents.fileSize': { help: 'Such as 184 kB.' },
  'document-list.page-size': { label: 'Documents on a page', help: 'With 0 all are on one page.' },
  'document-list.search': { label: 'Search box', help: 'Finds documents by name or ISIN.' },
  'document-list.csv': {
    label: 'Button to save the list',
    help: 'Saves what is found as a table.',
  },
  source: {
    label: 'What is listed',
    help: 'News and insights are the posts of the categories of these names.',
    choices: { news: 'News', insight: 'Insights', team: 'People' },
  },
  content: { label: 'Entries of your own', help: 'Leave empty to list your posts.' },
  'content.Content': none,
  'content.Content.Headline': { help: '' },
  'content.Content.Description': html,
  'content.Content.CtaText': none,
  'content.Content.Url': { ...link, label: 'Link' },
  'content.Content.Image': { label: 'Picture', help: '' },
  'content.Content.DisplayTile': {
    kind: 'choice',
    help: '',
    choices: {
      Simple: 'Text',
      WithImage: 'Text and picture',
      Featured: 'Large picture',
      Callout: 'Coloured',
      CalloutNotched: 'Coloured, with a cut corner',
      ChapteredContent: 'Series',
    },
  },
  'content.Content.FormattedPublishedDate': { help: 'As it is to be shown.' },
  'content.Content.Data': rare,
  'content.Content.ChapteredArticles': { help: 'Of a series.' },
  'content.Content.ChapteredArticles.Headline': none,
  'content.Content.ChapteredArticles.Url': { ...link, label: 'Link' },
  'content.Content.ChapteredArticles.FormattedPublishedDate': { help: 'As it is to be shown.' },
  'content.Content.ChapteredArticles.Data': rare,
  'content.Content.ChapteredArticles.isShown': none,
  'content.Content.EyebrowHeading': { help: 'Of a series.' },
  'content.Content.BackgroundImage': { label: 'Picture behind a series', help: '' },
  'content.Content.ColorOverlay': { ...colour, label: 'Colour over that picture' },
  'content.Content.IntroCopy': html,
  'content.Content.TileCopy': html,
  'content.Content.icon': icon,
  'content.Content.FullName': { label: 'Name of a person', help: '' },
  'content.Content.Title': { label: 'Job title', help: 'Of a person.' },
  'content.Content.ImageUrl': { help: 'Of a person.' },
  'content.Content.ImageAltText': { help: 'Read out to visitors who do not see it.' },
  'content.Menus': rare,
  'filter-area.page-size': { label: 'Entries on a page', help: '' },
  funds: none,
  'funds.name': { label: 'Name of the fund', help: '' },
  'funds.eyebrow': none,
  'funds.description': none,
  'funds.shareClasses': { help: 'The first is shown first.' },
  'funds.shareClasses.shareClass': none,
  'funds.shareClasses.navUSD': none,
  'funds.shareClasses.navCurrency': { help: 'Three letters, such as USD.' },
  'funds.shareClasses.navDate': date,
  'funds.shareClasses.navDateFormat': rare,
  'funds.shareClasses.investmentMin': none,
  'funds.shareClasses.investmentMinCurrency': { help: 'Three letters, such as USD.' },
  'funds.shareClasses.fundSize': none,
  'funds.shareClasses.fundSizeCurrency': { help: 'Three letters, such as USD.' },
  ...Object.fromEntries(
    ['link1', 'link2', 'link3', 'link4'].flatMap((name) => [
      [`funds.shareClasses.${name}`, none],
      [`funds.shareClasses.${name}.Icon`, icon],
      [`funds.shareClasses.${name}.Label`, none],
      [`funds.shareClasses.${name}.URL`, { ...link, label: 'Link' }],
    ]),
  ),
  performance: none,
  'performance.name': { label: 'Name of the fund', help: '' },
  'performance.shareClasses': { help: 'The first is shown first.' },
  'performance.shareClasses.shareClass': none,
  'performance.shareClasses.isin': none,
  'performance.shareClasses.currency': { help: 'Three letters, such as USD.' },
  'performance.shareClasses.launchDate': date,
  'performance.shareClasses.values.date': date,
  'performance.shareClasses.values.value': {
    help: 'With distributions reinvested and after costs.',
  },
  'performance.asOf': { ...date, label: 'Date of the figures' },
  'hide-investment-minimum': { label: 'Without the minimum investment', help: '' },
  'share-bar.address': { ...link, label: 'What is shared', help: 'Without an address: this page.' },
  'share-bar.title': { help: 'Without one: the title of this page.' },
  'subscribe-callout.variant': {
    label: 'Look',
    help: '',
    choices: { callout: 'Dark band', tile: 'Light box' },
  },
  'search-text': { label: 'Words to search for', help: 'Without them, visitors search in a box.' },
  tabs: { help: 'The first one has all results.' },
  'tabs.id': { label: 'Short name', help: 'Small letters. Two tabs need different ones.' },
  'tabs.label': none,
  'tabs.searchType': {
    help: 'A kind of content, such as page or post, or a category. Without it: the short name.',
  },
  'search-box.action': { ...link, label: 'Page of results' },
  'search-box.search-text': rare,
  'search-box.limit': { label: 'Most suggestions', help: '' },
  'search-box.popular': { label: 'Often looked for', help: 'Offered while the box is empty.' },
  'search-box.popular.url': link,
  'tabbed-search.page-size': { label: 'Results on a page', help: '' },
  'title-template': rare,
  'video.title': { help: 'The name of the film.' },
  'video.embed': {
    label: 'Address of the player',
    help: 'The address to embed a film of another site. Without it, put a block “Video” inside.',
  },
  'video.wait-for-consent': {
    label: 'Only with cookies',
    help: 'Plays once the visitor has accepted cookies.',
  },
  'text-go-to': { label: 'Dot of a slide' },
  'text-skip': {
    label: 'Link past the slides',
    help: 'It appears when visitors reach it with the Tab key.',
  },
  'text-end': { label: 'End of the slides' },
  'text-named': {
    label: 'Name where there are several',
    help: 'Read out where the page has another block of this kind.',
  },
  'text-role': { label: 'Kind of section' },
  'text-slide-role': { label: 'Kind of slide' },
  'text-label': { label: 'Name of the section' },
  'document-list.text-label': { label: 'Name of the table' },
  'search-box.text-label': { label: 'Name of the box', help: '' },
  'text-results-one': { label: 'Number found, one' },
  'text-results-other': { label: 'Number found, several' },
  'text-no-results': { label: 'Nothing found' },
  'text-no-results-all': { label: 'Nothing found at all', help: 'Shown in the first tab.' },
  'document-list.text-isin': { help: 'A column of the list that is saved.' },
  'text-unplayable': { help: 'Said where the file cannot be played.' },
  'text-filters': { help: 'The button that shows and hides the menus on phones.' },
  'text-success-title': { help: 'Shown in place of the form.' },
  'text-copied': { help: 'Said when the address has been copied.' },
  'text-copy-failed': { help: 'Said when it could not be copied.' },
  'text-share-failed': { help: 'Said when the page could not be shared.' },
  'text-failed': { help: 'Said when something went wrong on our side.' },
  'tabbed-search.text-failed': { help: 'Shown in a tab that could not be loaded.' },
  'tabbed-search.text-all': { help: 'The only tab where you add none.' },
  'tabbed-search.text-try-again': { help: 'The button below that message.' },
  ...Object.fromEntries(
    ['previous', 'next', 'pause', 'play'].map((key) => [`investment-solutions.text-${key}`, rare]),
  ),
  'text-csv': { label: 'Button to save the list' },
  'text-sort': { label: 'Sort by, above the list', help: 'Shown on phones.' },
  'text-sort-by': { label: 'Sort by, on a column', help: 'Read out, but not shown.' },
  'text-show-replaced': { help: 'A box to tick, where a document has been replaced.' },
  'text-retail': { help: 'What visitors read of documents for this audience.' },
  'text-professional': { help: 'What visitors read of documents for this audience.' },
  'text-replaced-by': { help: 'Below a replaced document, before the name of the new one.' },
  'text-pagination': { label: 'Name of the page numbers', help: 'Read out, but not shown.' },
  'text-untitled': { label: 'Document without a name' },
  'text-page-title': { label: 'Title of later pages' },
  'text-shown': { label: 'Another share class' },
  'fund-performance.text-share-class': { help: 'Above the list of share classes.' },
  'fund-summary.text-share-class': { help: 'Above the list of share classes.' },
  'fund-performance.text-became': {
    label: 'What a line says',
    help: 'Read out for each line of the picture.',
  },
  'fund-performance.text-read-values': { label: 'Slider over the picture', help: '' },
  'fund-performance.text-show-values': { label: 'Button for the table of values', help: '' },
  'fund-performance.text-date': { help: 'The first column of the table.' },
  'fund-performance.text-periods': { help: 'The title of the table.' },
  'fund-performance.text-period': { help: 'The first column of the table.' },
  'fund-performance.text-years-one': { label: 'One year', help: 'A row of the table.' },
  'fund-performance.text-years-other': { label: 'Several years', help: 'A row of the table.' },
  'fund-performance.text-since-launch': {
    help: 'The last row, where the values begin with the launch.',
  },
  'fund-performance.text-since': {
    label: 'Since a date',
    help: 'The last row, where the values begin later.',
  },
  'fund-performance.text-annualised': { help: 'Below the table.' },
  'fund-performance.text-too-young': {
    label: 'Less than a year',
    help: 'Below the table, where there is less than a year of values.',
  },
  'fund-performance.text-calendar-years': { help: 'The title of the table.' },
  'fund-performance.text-year': { help: 'The first column of the table.' },
  'fund-performance.text-scenarios': { help: 'The title of the table.' },
  'fund-performance.text-scenario': { help: 'The first column of the table.' },
  ...Object.fromEntries(
    ['stress', 'unfavourable', 'moderate', 'favourable'].map((key) => [
      `fund-performance.text-${key}`,
      { help: 'A row of the table.' },
    ]),
  ),
  'fund-performance.text-after-one': { label: 'After one year', help: 'A column of the table.' },
  'fund-performance.text-after-other': {
    label: 'After several years',
    help: 'A column of the table.',
  },
  'fund-performance.text-scenario-note': {
    label: 'Note on scenarios',
    help: 'Scenarios should not be shown without it.',
  },
  'fund-performance.text-past-performance': { help: 'Figures should not be shown without it.' },
  'fund-performance.text-as-of': { help: 'Below all tables: the date of the figures.' },
  'fund-performance.text-source': { help: 'Below all tables: who has computed the figures.' },
  'filter-area.text-remove': {
    label: 'Button that removes a filter',
    help: 'Read out, but not shown.',
  },
  'text-investment-min': { label: 'Minimum investment' },
  'text-intro': { label: 'Text below the title' },
  'text-eyebrow': { label: 'Words above the title' },
  'subscribe-callout.text-submit': { label: 'Button to sign up' },
  'search-box.text-submit': { label: 'Button to search', help: '' },
  'search-box.text-popular': { help: 'The heading over what is often looked for.' },
  'text-note': { label: 'Small print' },
  'text-invalid-email': { label: 'Wrong address', help: 'Said where the address is none.' },
  'text-placeholder': { label: 'Example in the box' },
};

/** What the plug-in says of a part of a page that is no widget: "pmw_say" in its files. */
export const otherWords = [
  'Tab',
  'Dialog',
  'A button that opens texts, pictures or a film above the page.',
  'popup',
  'window',
  'Words on the button',
  'Wide, for films and pictures',
  'Fund page',
  'Insights page',
  'Contact band',
  'Strategy',
  'Team',
  'Terms',
  'Write a few sentences here.',
  'Fact sheet',
  'Annual report',
  'Talk to us',
  'Street, city',
  'Office hours',
] as const;

/** What the inserter says of a block, and finds it by. */
interface BlockWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export const blockWords: Readonly<Record<string, BlockWords>> = {
  accordion: {
    title: 'Accordion',
    description: 'Parts of a text that open on request, such as questions and answers.',
    keywords: ['questions', 'faq', 'details'],
  },
  audio: {
    title: 'Audio player',
    description: 'A recording with a player: position, speed and title.',
    keywords: ['podcast', 'recording', 'sound'],
  },
  carousel: {
    title: 'Carousel',
    description: 'Slides with pictures, texts and links, one at a time.',
    keywords: ['slideshow', 'slider', 'hero'],
  },
  'document-list': {
    title: 'Documents',
    description: 'Files to download, which visitors filter, sort and search.',
    keywords: ['download', 'pdf', 'reports'],
  },
  'filter-area': {
    title: 'Filtered list',
    description: 'Your news, insights or people, which visitors filter.',
    keywords: ['news', 'insights', 'team'],
  },
  'fund-performance': {
    title: 'Fund performance',
    description: 'The performance of a fund as a picture and in tables, by share class.',
    keywords: ['fund', 'performance', 'chart'],
  },
  'fund-summary': {
    title: 'Fund figures',
    description: 'Net asset values and other figures of funds, by share class.',
    keywords: ['fund', 'nav', 'share class'],
  },
  'investment-solutions': {
    title: 'Showcase',
    description: 'Slides in a section that stays in view while visitors scroll.',
    keywords: ['slides', 'scroll', 'solutions'],
  },
  'search-box': {
    title: 'Search box',
    description: 'A search box that suggests pages while visitors type.',
    keywords: ['search', 'find', 'suggestions'],
  },
  'share-bar': {
    title: 'Share bar',
    description: 'Buttons to print, mail and share the page.',
    keywords: ['share', 'print', 'linkedin'],
  },
  'subscribe-callout': {
    title: 'Newsletter sign-up',
    description: 'A form by which visitors subscribe to your newsletter.',
    keywords: ['newsletter', 'subscribe', 'email'],
  },
  'tabbed-search': {
    title: 'Search results',
    description: 'A search box and what it finds, in tabs.',
    keywords: ['search', 'results', 'find'],
  },
  tabs: {
    title: 'Tabs',
    description: 'Sections of which one is shown at a time.',
    keywords: ['tabs', 'sections', 'panels'],
  },
  video: {
    title: 'Video player',
    description: 'A film of yours, or of another site, which loads when visitors ask for it.',
    keywords: ['film', 'movie', 'embed'],
  },
};

/** The field with the words of its form, and so the fields in it. */
export function sayField(field: BlockField, widget: string, path = field.name): BlockField {
  const words = formWords[`${widget}.${path}`] ?? formWords[path];
  const { choices, ...said } = words ?? {};
  return {
    ...field,
    ...said,
    ...(choices && { choices: field.choices ?? Object.keys(choices), choiceWords: choices }),
    ...(field.fields && {
      fields: field.fields.map((inner) => sayField(inner, widget, `${path}.${inner.name}`)),
    }),
  };
}

/** All that the forms say, for translators; what is rare stays in English. */
export function listWords(fields: readonly BlockField[]): readonly string[] {
  const offered = fields.filter(({ isRare }) => isRare !== true);
  return offered.flatMap(({ label, help, unit, choiceWords = {}, fields: inner = [] }) => [
    label,
    ...(unit === undefined ? [] : [unit]),
    ...(help === '' ? [] : [help]),
    ...Object.values(choiceWords),
    ...listWords(inner),
  ]);
}
