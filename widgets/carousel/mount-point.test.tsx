// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkSlides } from '../../api/slideshow.ts';
import { readAnswer } from '../../dev-server/pages/page-fixtures.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { outline } from '../../tests/setup/outline.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { carouselContract } from './carousel.contract.ts';
import { Carousel } from './carousel.tsx';

/** The fallback reserves space for the controls, and only its first slide has pictures. */
const compared = {
  attributes: ['data-state', 'data-tone', 'href'],
  closed: '.pmw-carousel__controls, svg',
  without: 'img',
};

const readPartial = (parameters: Readonly<Record<string, unknown>>) =>
  renderPartial('carousel', parameters).querySelector(':scope > .pmw > *') ?? document.body;

describe('the partial of the carousel', () => {
  it.each([
    ['home', 'hero'],
    ['differentiators', 'differentiator'],
  ] as const)('of %s stands in the boxes that the %s will have', (id, variant) => {
    const checked = checkSlides(readAnswer('fixtures', `slideshow/${id}`), 'slides');
    if (!checked.ok) throw new Error(checked.found);
    const slides = checked.value;
    const config = {
      carouselId: id,
      slides: undefined,
      autoplayDelay: 7000,
      imageQuery: undefined,
    };
    const { container } = render(<Carousel config={{ ...config, variant }} data={slides} />, {
      wrapper: withWidget(makeContext(carouselContract)),
    });
    const drawn = container.querySelector('.pmw > *') ?? expect.fail('Nothing was drawn.');
    const partial = readPartial({ id, variant, slides });
    expect(outline(partial, compared)).toEqual(outline(drawn, compared));
  });

  it('has one picture before the script runs: that of the slide that shows', () => {
    const slides = [{ backgroundImage: '/a.webp' }, { backgroundImage: '/b.webp' }];
    const images = [...readPartial({ id: 'home', slides }).querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/a.webp']);
  });
});
