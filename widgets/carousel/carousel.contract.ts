import { slideAttributes } from '../../api/slideshow.ts';
import { slideControls, slideTexts } from '../../shared/components/slides.contract.ts';
import { choice, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { imageQuery } from '../../shared/widget/image-attributes.ts';

/** Attributes and texts of a carousel. */
export const carouselContract = defineContract({
  name: 'carousel',
  kind: 'react',
  attributes: {
    ...slideAttributes,
    'autoplay-delay': wholeNumber({
      fallback: 7000,
      least: 0,
      unit: 'milliseconds',
    }),
    variant: choice(['hero', 'differentiator']),
    'image-query': imageQuery(),
  },
  requireOneOf: [['carousel-id', 'slides']],
  texts: {
    label: 'Highlights',
    role: 'carousel',
    'slide-role': 'slide',
    'slide-position': '{n} of {total}',
    count: '{n} / {total}',
    ...slideTexts,
  },
  controls: slideControls,
});
