import { type ApiClient } from '../../api/client.ts';
import { type Slide } from '../../api/slideshow.ts';
import { fetchVerticalScroll } from '../../api/vertical-scroll.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { investmentSolutionsContract } from './investment-solutions.contract.ts';
import { InvestmentSolutions } from './investment-solutions.tsx';
import './investment-solutions.css';
import './investment-solutions-wide.css';
import './investment-solutions-media.css';
import './investment-solutions-pinned.css';
import './investment-solutions-pinned-slides.css';
import './investment-solutions-still.css';

/** The scroll-driven showcase. */
export const investmentSolutionsWidget = defineReactWidget<
  typeof investmentSolutionsContract,
  ApiClient,
  readonly Slide[]
>({
  contract: investmentSolutionsContract,
  load: async ({ slides, carouselId = '' }, context) =>
    slides ?? fetchVerticalScroll(context.api, carouselId, context),
  isEmpty: (slides) => slides.length === 0,
  component: InvestmentSolutions,
});
