import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { imageQueryDoc } from '../../shared/widget/image-attributes.docs.ts';
import { type carouselContract } from './carousel.contract.ts';

export const carouselDocs = {
  summary: 'A slideshow: the hero of the home page, or the differentiator section.',
  content: 'Its first slide: what visitors see until the slides have come, and where they cannot.',
  plain: {
    list: ['slides.slides', 'slides'],
    as: 'sections',
    name: ['headline'],
    picture: 'backgroundImage',
    text: ['copy'],
    links: [{ name: 'ctaText', href: 'ctaUrl' }],
  },
  calls: ['slideshow'],
  attributes: {
    'carousel-id': 'Which slides to fetch. Sent in lower case.',
    slides: 'The slides supplied by the page. Where they are there, nothing is fetched.',
    'autoplay-delay':
      'How long a slide stays, in milliseconds. 0: no slide changes by itself, and there is nothing to pause.',
    variant:
      'Hero: text over a picture of the full width. Differentiator: a panel that overlaps a picture.',
    'image-query': imageQueryDoc,
  },
  texts: {
    label: 'The name of the region, read out but not shown.',
    role: 'The kind of region, read out after its name.',
    'slide-role': 'The kind of element, read out after the position of a slide.',
    'slide-position': 'The name of a slide, read out but not shown.',
    count: 'The present slide and how many there are.',
    previous: 'The name of the button.',
    next: 'The name of the button.',
    pause: 'The name of the button while slides change.',
    play: 'The name of the button while slides do not change.',
    'go-to': 'The name of a dot.',
    skip: 'A link that shows when it has the focus; its name goes on with `label`.',
    end: 'The name of the place to which that link leads, read out but not shown.',
    named:
      'The name of a button where another carousel or showcase is on the page; what is announced of a slide.',
  },
  examples: { 'carousel-id': 'home', 'image-query': 'width={width}' },
  actions: {
    previous: { when: 'the button "Previous slide", or a swipe' },
    next: { when: 'the button "Next slide", or a swipe' },
    pause: { when: 'the button "Pause slideshow"' },
    play: { when: 'the button "Play slideshow"' },
    'go-to': { when: 'a dot; `value` is the slide, from 1', detail: { value: 3 } },
    cta: { when: 'the link of a slide; `label` is its text', detail: { label: 'How we invest' } },
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
      Tab: 'goes through Pause or Play, "Skip this section", the dots, Previous and Next (in the differentiator before the dots), then the link of the slide',
      'Enter, Space': 'press a button',
    },
    announcements: [
      'A region with the name of `data-text-label`, called a carousel; two on one page need different names.',
      'Each slide is a group: "1 of 5, slide". Slides that are not shown are not read out.',
      'A slide that the visitor asked for is said, its place first: "2 of 5: Built slowly"; one that comes by itself is not.',
      'Where another carousel or showcase is on the page, the names of the buttons go on with `label`: "Next slide: Highlights".',
      'Where the visitor wants less motion it starts paused. The keyboard’s focus and the pointer hold it.',
    ],
  },
} as const satisfies ContractDocs<typeof carouselContract>;
