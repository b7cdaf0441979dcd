import { type WidgetExample, defineExamples } from '../../shared/widget/define-examples.ts';
import { writePlain } from '../../shared/widget/plain.ts';
import { carouselContract } from './carousel.contract.ts';
import { carouselDocs } from './carousel.docs.ts';

type SlideFields = Readonly<Record<string, string | boolean>>;

const first: SlideFields = {
  id: 'built-slowly',
  backgroundImage: '/assets/images/arcade.jpg',
  featureImage: '/assets/images/contours.jpg',
  headline: '<small>Private equity · Real assets</small>Built slowly.<br>Held through.',
  copy: '<p>We invest alongside institutions that measure results in decades.</p>',
  ctaUrl: '/product-landing',
  ctaText: 'How we invest',
  isBackgroundLight: false,
  colorAccent: '#5d9cc4',
};
const second: SlideFields = {
  ...first,
  id: 'overview',
  backgroundImage: '/assets/images/terraces.jpg',
  featureImage: '/assets/images/gauge.jpg',
  headline: '<small>2023 market overview</small>Where scarcity of capital pays',
  ctaUrl: '/market-overview',
  ctaText: 'Watch the presentation',
  colorAccent: '#c9a15a',
};
const light: SlideFields = {
  ...first,
  id: 'open-books',
  backgroundImage: '/assets/images/atrium.jpg',
  headline: '<small>Reporting</small>Every holding, every quarter',
  copy: '<p>Investors read the same papers as our committee.</p>',
  isBackgroundLight: true,
  colorAccent: '#175583',
};
const sentence = 'A loan is compared with a building, and a building with a business. ';
const long: SlideFields = {
  ...first,
  id: 'long',
  headline: 'Patience is not the absence of decisions: it is a great number of them, made in time',
  copy: `<p>${sentence.repeat(3)}</p><p>${sentence.repeat(2)}</p>`,
  ctaText: 'Read how the investment committee reaches its decisions',
};
const rightToLeft: readonly SlideFields[] = [
  {
    ...first,
    headline: '<small>אסטרטגיה</small>נבנה לאט.<br>מוחזק לאורך זמן.',
    copy: '<p>אנו משקיעים לצד מוסדות שמודדים תוצאות בעשורים.</p>',
    ctaText: 'כך אנו משקיעים',
  },
  { ...second, headline: 'היכן המחסור בהון משתלם', copy: '', ctaText: 'לצפייה במצגת' },
];

/** The content of a CMS that has no partial of ours. */
const html = writePlain(carouselDocs.plain, { slides: [first, second] }, carouselContract.texts);

type Attributes = WidgetExample<typeof carouselContract>['attributes'];

function example(name: string, doc: string, slides: readonly SlideFields[], more?: Attributes) {
  return { name, doc, attributes: { 'data-slides': JSON.stringify(slides), ...more } };
}

export const carouselExamples = defineExamples(carouselContract, [
  {
    name: 'fetched',
    doc: 'Slides that the CMS answers for an id.',
    partial: { slides: [first, second] },
    attributes: { 'data-carousel-id': 'home' },
  },
  {
    ...example('supplied', 'Slides that the page supplies, and nothing is fetched.', [
      first,
      second,
    ]),
    html,
    tag: 'section',
    isSample: true,
  },
  example('one-slide', 'One slide: no controls, and nothing moves.', [first]),
  { ...example('no-slides', 'None: what the CMS rendered stays.', []), html },
  example('long-text', 'All slides are as high as the one with most text.', [first, long]),
  example('light-background', 'Dark text where the picture is light.', [light, first]),
  example('without-pictures', 'Text alone, on the ground of the hero.', [
    { headline: first['headline'] ?? '', copy: first['copy'] ?? '' },
    { headline: 'Only a headline' },
  ]),
  example('without-autoplay', 'Nothing to pause: slides change when asked.', [first, second], {
    'data-autoplay-delay': '0',
  }),
  example('right-to-left', 'Everything mirrored, and swipes too.', rightToLeft, {
    dir: 'rtl',
    lang: 'he',
    'data-text-label': 'עיקרי הדברים',
  }),
  {
    name: 'differentiator',
    doc: 'A panel over a picture.',
    partial: { slides: [light, second] },
    attributes: {
      'data-carousel-id': 'differentiators',
      'data-variant': 'differentiator',
      'data-autoplay-delay': '0',
      'data-text-label': 'What sets us apart',
    },
  },
  example('differentiator-playing', 'A panel over a picture, with autoplay.', [light, second], {
    'data-variant': 'differentiator',
  }),
]);
