import { checkSlides } from '../../api/slideshow.ts';
import { choice, json, optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a carousel (CONTRACT 3; the delay is SPEC 9's). */
export const carouselContract = defineContract({
  name: 'carousel',
  kind: 'widget',
  summary: 'A slideshow: the hero of the home page, or the differentiator section.',
  calls: ['slideshow'],
  attributes: {
    'carousel-id': optionalText({
      doc: 'Which slides to fetch. Sent in lower case.',
    }),
    slides: json({
      doc: 'The slides supplied by the page. Where they are there, nothing is fetched.',
      expected: 'a list of slides, or an object with a list "slides"',
      check: checkSlides,
    }),
    'autoplay-delay': wholeNumber({
      doc: 'How long a slide stays, in milliseconds. 0: no slide changes by itself, and there is nothing to pause.',
      fallback: 7000,
      least: 0,
      unit: 'milliseconds',
    }),
    variant: choice(['hero', 'differentiator'], {
      doc: 'Hero: text over a picture of the full width. Differentiator: a panel that overlaps a picture.',
    }),
  },
  requireOneOf: [['carousel-id', 'slides']],
  texts: {
    label: { says: 'Highlights', doc: 'The name of the whole, heard only.' },
    role: { says: 'carousel', doc: 'What the whole is, heard behind its name.' },
    'slide-role': { says: 'slide', doc: 'What a slide is, heard behind its position.' },
    'slide-position': { says: '{n} of {total}', doc: 'The name of a slide, heard only.' },
    count: { says: '{n} / {total}', doc: 'The present slide and how many there are.' },
    previous: { says: 'Previous slide', doc: 'The name of the button.' },
    next: { says: 'Next slide', doc: 'The name of the button.' },
    pause: { says: 'Pause slideshow', doc: 'The name of the button while slides change.' },
    play: { says: 'Play slideshow', doc: 'The name of the button while they do not.' },
    'go-to': { says: 'Go to slide {n}', doc: 'The name of a dot.' },
    skip: { says: 'Skip this section', doc: 'A link that shows when it has the focus.' },
  },
});
