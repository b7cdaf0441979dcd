import { checkSlides } from '../../api/slideshow.ts';
import { json, optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

const unused =
  'The same page-wide texts as a carousel’s are understood; this section has no such button.';

/** What a template author may write on the pinned showcase (CONTRACT 3; the height is SPEC 9's). */
export const investmentSolutionsContract = defineContract({
  name: 'investment-solutions',
  kind: 'widget',
  summary: 'Slides in a section that stays in view while the visitor scrolls through them.',
  calls: ['verticalscroll'],
  attributes: {
    'carousel-id': optionalText({
      doc: 'Which slides to fetch. Sent as given.',
    }),
    slides: json({
      doc: 'The slides supplied by the page. Where they are there, nothing is fetched.',
      expected: 'a list of slides, or an object with a list "slides"',
      check: checkSlides,
    }),
    'scroll-height': wholeNumber({
      doc: 'How far the visitor scrolls while the section stays in view, in CSS pixels.',
      fallback: 4000,
      least: 100,
      unit: 'pixels',
    }),
  },
  requireOneOf: [['carousel-id', 'slides']],
  texts: {
    label: { says: 'Investment solutions', doc: 'The small heading, and the name of the whole.' },
    'go-to': { says: 'Go to slide {n}', doc: 'The name of a dot.' },
    skip: { says: 'Skip this section', doc: 'A link that shows when it has the focus.' },
    present: {
      says: '{headline}: {n} of {total}',
      doc: 'Said by screen readers when scrolling has ended on another slide.',
    },
    previous: { says: 'Previous slide', doc: unused },
    next: { says: 'Next slide', doc: unused },
    pause: { says: 'Pause slideshow', doc: unused },
    play: { says: 'Play slideshow', doc: unused },
  },
});
