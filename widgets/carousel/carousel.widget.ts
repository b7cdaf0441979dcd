import { type ApiClient } from '../../api/client.ts';
import { fetchSlideshow, type Slide } from '../../api/slideshow.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { carouselContract } from './carousel.contract.ts';
import { Carousel } from './carousel.tsx';
import './carousel.css';
import './carousel-controls.css';
import './carousel-differentiator.css';
import './carousel-hero.css';
import './carousel-hero-controls.css';
import './carousel-hero-wide.css';
import './carousel-print.css';

/** The slideshow with autoplay, for the hero and for the differentiator section. */
export const carouselWidget = defineReactWidget<
  typeof carouselContract,
  ApiClient,
  readonly Slide[]
>({
  contract: carouselContract,
  load: async ({ slides, carouselId = '' }, context) =>
    slides ?? fetchSlideshow(context.api, carouselId, context),
  isEmpty: (slides) => slides.length === 0,
  component: Carousel,
});
