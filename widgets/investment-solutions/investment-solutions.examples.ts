import { type WidgetExample, defineExamples } from '../../shared/widget/define-examples.ts';
import { writePlain } from '../../shared/widget/plain.ts';
import { investmentSolutionsContract } from './investment-solutions.contract.ts';
import { investmentSolutionsDocs } from './investment-solutions.docs.ts';

type SlideFields = Readonly<Record<string, string | boolean>>;

const equity: SlideFields = {
  id: 'private-equity',
  backgroundImage: '/assets/images/columns.jpg',
  featureImage: '/assets/images/contours.jpg',
  headline: 'Private equity',
  copy: '<p>Mid-sized companies with owners who stay.</p>',
  ctaUrl: '/product-landing',
  ctaText: 'Explore private equity',
  isBackgroundLight: false,
  colorAccent: '#5d9cc4',
};
const credit: SlideFields = {
  ...equity,
  id: 'private-credit',
  backgroundImage: '/assets/images/fins.jpg',
  featureImage: '',
  headline: 'Private <em>credit</em>',
  copy: '<p>Senior, sponsor-led and secured lending.</p>',
  ctaText: 'Explore private credit',
  colorAccent: '#c9a15a',
};
const assets: SlideFields = {
  ...equity,
  id: 'real-assets',
  backgroundImage: '/assets/images/terraces.jpg',
  featureImage: '/assets/images/water.jpg',
  headline: 'Real assets',
  copy: '<p>Grids, water, ports and land that people use every day.</p>',
  ctaText: 'Explore real assets',
  isBackgroundLight: true,
  colorAccent: 'rgba(120,51,22)',
};
const sentence = 'A loan is compared with a building, and a building with a business. ';
const long: SlideFields = {
  ...equity,
  id: 'long',
  headline: 'Infrastructure that outlives the people who planned it, and those who paid for it',
  copy: `<p>${sentence.repeat(4)}</p><p>${sentence.repeat(3)}</p>`,
};
const rightToLeft: readonly SlideFields[] = [
  { ...equity, headline: 'השקעות פרטיות', copy: '<p>חברות בינוניות.</p>', ctaText: 'עוד' },
  { ...assets, headline: 'נכסים ריאליים', copy: '<p>רשתות, מים ונמלים.</p>', ctaText: 'עוד' },
];

/** The content of a CMS that has no partial of ours. */
const html = writePlain(
  investmentSolutionsDocs.plain,
  { slides: [equity, credit, assets] },
  investmentSolutionsContract.texts,
);

type Attributes = WidgetExample<typeof investmentSolutionsContract>['attributes'];

function example(name: string, doc: string, slides: readonly SlideFields[], more?: Attributes) {
  return { name, doc, attributes: { 'data-slides': JSON.stringify(slides), ...more } };
}

export const investmentSolutionsExamples = defineExamples(investmentSolutionsContract, [
  {
    name: 'fetched',
    doc: 'Slides that the CMS answers for an id.',
    partial: { slides: [equity, credit, assets] },
    attributes: { 'data-carousel-id': 'home' },
  },
  {
    ...example('supplied', 'Slides that the page supplies, and nothing is fetched.', [
      equity,
      credit,
      assets,
    ]),
    html,
    tag: 'section',
    isSample: true,
  },
  example('short-way', 'Two slides over 1000 px.', [equity, credit], {
    'data-scroll-height': '1000',
  }),
  example('one-slide', 'One slide: nothing to scroll through, so nothing is pinned.', [equity]),
  { ...example('no-slides', 'None: what the CMS rendered stays.', []), html },
  example('long-text', 'All texts have the room of the longest.', [equity, long, assets]),
  example('light', 'Dark text on light ground.', [assets, { ...credit, isBackgroundLight: true }]),
  example('without-pictures', 'Text alone.', [
    { headline: 'Private equity', copy: '<p>Owners who stay.</p>' },
    { headline: 'Only a headline' },
  ]),
  example(
    'many',
    'Twelve slides, the most that are pinned.',
    Array.from({ length: 12 }, (_, index) => ({
      ...credit,
      headline: `Programme ${index + 1}`,
    })),
  ),
  example(
    'too-many',
    'Thirteen slides are listed.',
    Array.from({ length: 13 }, (_, index) => ({
      headline: `Programme ${index + 1}`,
    })),
  ),
  example('in-an-editor', 'In a CMS editor all slides are listed.', [equity, credit, assets], {
    'data-editing': 'true',
  }),
  example('right-to-left', 'Everything mirrored.', rightToLeft, {
    dir: 'rtl',
    lang: 'he',
    'data-text-label': 'פתרונות השקעה',
  }),
]);
