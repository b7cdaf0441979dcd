import { slideAttributes } from '../../api/slideshow.ts';
import { slideControls, slideTexts } from '../../shared/components/slides.contract.ts';
import { wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { imageQuery } from '../../shared/widget/image-attributes.ts';

/** Attributes and texts of the pinned showcase. */
export const investmentSolutionsContract = defineContract({
  name: 'investment-solutions',
  kind: 'react',
  attributes: {
    ...slideAttributes,
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
    present: '{headline}: {n} of {total}',
    ...slideTexts,
  },
  controls: slideControls,
});
