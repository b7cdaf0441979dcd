import { type Slide } from '../../../api/slideshow.ts';
import { type DocsOf, type FieldDocs } from '../field-docs.ts';

export const slideDocs = {
  id: {
    title: 'Name of the slide',
    meaning: 'Names the slide. Two slides may have the same.',
    missing: 'Nothing changes for the visitor.',
  },
  backgroundImage: {
    title: 'Background image',
    meaning: 'The image behind the slide.',
    missing: 'The slide stands on a plain ground.',
  },
  featureImage: {
    title: 'Feature image',
    meaning: 'The smaller image beside the text.',
    missing: 'The slide has none.',
  },
  headline: {
    title: 'Headline',
    meaning: 'The heading, as HTML. A `<small>` at its beginning is the line above it.',
    missing: 'The slide has no heading.',
  },
  copy: { title: 'Text', meaning: 'The text, as HTML.', missing: 'The slide has no text.' },
  ctaUrl: {
    title: 'Link address',
    meaning: 'Where the link of the slide leads.',
    missing: 'The slide has no link.',
  },
  ctaText: {
    title: 'Link text',
    meaning: 'What the link says.',
    missing: 'The slide has no link.',
  },
  isBackgroundLight: {
    title: 'The background is light',
    meaning: 'Whether the background image is light, so that the text has to be dark.',
    missing: 'The text is light.',
  },
  colorAccent: {
    title: 'Accent colour',
    meaning: 'A CSS colour for the stripe and other accents of the slide.',
    missing: 'The accents have the colour of the theme.',
  },
} as const satisfies DocsOf<Slide>;

export const slideshowDocs = {
  slides: {
    title: 'Slides',
    meaning: 'The slides, in their order. An empty list is no mistake.',
    missing: 'The answer is refused: the widget fails and the content of the CMS stays.',
    fields: slideDocs,
  },
} as const satisfies FieldDocs;
