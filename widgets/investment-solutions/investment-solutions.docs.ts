import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { imageQueryDoc } from '../../shared/widget/image-attributes.docs.ts';
import { type investmentSolutionsContract } from './investment-solutions.contract.ts';

const unused =
  'The same page-wide texts as a carousel’s are understood; this section has no such button.';

export const investmentSolutionsDocs = {
  summary: 'Slides in a section that stays in view while the visitor scrolls through them.',
  content:
    'What the slides say, as headings, texts and links: what visitors see until the slides have come, and where they cannot.',
  plain: {
    list: ['slides.slides', 'slides'],
    as: 'sections',
    name: ['headline'],
    picture: 'backgroundImage',
    text: ['copy'],
    links: [{ name: 'ctaText', href: 'ctaUrl' }],
  },
  calls: ['verticalscroll'],
  attributes: {
    'carousel-id': 'Which slides to fetch. Sent as it is written.',
    slides: 'The slides supplied by the page. Where they are there, nothing is fetched.',
    'scroll-height': 'How far the visitor scrolls while the section stays in view, in CSS pixels.',
    'image-query': imageQueryDoc,
  },
  texts: {
    label: 'The small heading, and the name of the region.',
    'go-to': 'The name of a dot.',
    skip: 'A link that shows when it has the focus; its name goes on with `label`.',
    end: 'The name of the place to which that link leads, read out but not shown.',
    present: 'Said by screen readers when scrolling has ended on another slide.',
    previous: unused,
    next: unused,
    pause: unused,
    play: unused,
    named: 'The name of a dot where another carousel or showcase is on the page.',
  },
  examples: { 'carousel-id': 'home', 'image-query': 'width={width}' },
  actions: {
    slide: {
      when: 'scrolling has ended on another slide; `label` is its headline, `value` its place, from 1',
      detail: { label: 'Private credit', value: 2 },
    },
    'go-to': { when: 'a headline or a dot; `value` is the slide, from 1', detail: { value: 2 } },
    cta: {
      when: 'the link of a slide; `label` is its text',
      detail: { label: 'Explore private credit' },
    },
  },
  shown: {
    loading: 'What the CMS rendered inside the mount point.',
    missing:
      'With no slides: what the CMS rendered, and `data-widget-status="empty"`. A slide is shown without the fields that it lacks; one with nothing to show is left out.',
    failed:
      'What the CMS rendered. Nothing says that something is missing: the console has the reason.',
  },
  accessibility: {
    keys: {
      Tab: 'goes through "Skip this section", then the headlines, links and dots; the slide that has the focus comes into view',
      'Enter, Space': 'press a headline or a dot: the page scrolls to that slide',
    },
    announcements: [
      'A region with the name of `data-text-label`.',
      'Headlines and dots are buttons; those of the present slide are marked as current.',
      'A slide that was chosen by its headline or its dot: "Private credit: 2 of 4". Scrolling says nothing.',
      'Under reduced motion, at high zoom and in print all slides stand below each other, and nothing is pinned.',
    ],
  },
} as const satisfies ContractDocs<typeof investmentSolutionsContract>;
