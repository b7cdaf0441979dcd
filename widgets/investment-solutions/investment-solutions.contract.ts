import { checkSlides } from '../../api/slideshow.ts';
import { json, optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';
import { imageQuery, imageQueryDoc } from '../../shared/widget/image-attributes.ts';

const unused =
  'The same page-wide texts as a carousel’s are understood; this section has no such button.';

/** What a template author may write on the pinned showcase (CONTRACT 3; the height is SPEC 9's). */
export const investmentSolutionsContract = defineContract({
  name: 'investment-solutions',
  kind: 'widget',
  calls: ['verticalscroll'],
  attributes: {
    'carousel-id': optionalText(),
    slides: json({
      expected: 'a list of slides, or an object with a list "slides"',
      check: checkSlides,
    }),
    'scroll-height': wholeNumber({
      fallback: 4000,
      least: 100,
      unit: 'pixels',
    }),
    'image-query': imageQuery(),
  },
  requireOneOf: [['carousel-id', 'slides']],
  texts: {
    label: 'Investment solutions',
    'go-to': 'Go to slide {n}',
    skip: 'Skip this section',
    present: '{headline}: {n} of {total}',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
  },
});

/** What the reference says of it. */
export const investmentSolutionsDocs = {
  summary: 'Slides in a section that stays in view while the visitor scrolls through them.',
  attributes: {
    'carousel-id': 'Which slides to fetch. Sent as given.',
    slides: 'The slides supplied by the page. Where they are there, nothing is fetched.',
    'scroll-height': 'How far the visitor scrolls while the section stays in view, in CSS pixels.',
    'image-query': imageQueryDoc,
  },
  texts: {
    label: 'The small heading, and the name of the whole.',
    'go-to': 'The name of a dot.',
    skip: 'A link that shows when it has the focus.',
    present: 'Said by screen readers when scrolling has ended on another slide.',
    previous: unused,
    next: unused,
    pause: unused,
    play: unused,
  },
} as const satisfies ContractDocs<typeof investmentSolutionsContract>;
