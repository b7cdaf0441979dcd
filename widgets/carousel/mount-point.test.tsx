// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../tools/render/page-fixtures.ts';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { makeStubHandlers } from '../../tests/setup/network/msw-stubs.ts';
import { outline } from '../../tests/setup/dom/outline.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { carouselWidget } from './carousel.widget.ts';

mockNetwork(...makeStubHandlers());

/** The fallback reserves space for the controls, and only its first slide has pictures. */
const compared = {
  attributes: ['data-state', 'data-tone', 'href'],
  closed: '.pmw-carousel__controls, svg',
  without: 'img',
};

const readPartial = (parameters: Readonly<Record<string, unknown>>) => {
  const frame = renderPartial('carousel', parameters).querySelector(':scope > .pmw > *');
  // The widget has its controls before the slides: that is their order for a keyboard.
  const controls = frame?.querySelector('.pmw-carousel__controls');
  if (controls) frame?.prepend(controls);
  return frame ?? document.body;
};

describe('the partial of the carousel', () => {
  it.each([
    ['home', 'hero'],
    ['differentiators', 'differentiator'],
  ])('of %s stands in the boxes that the %s will have', async (id, variant) => {
    const { slides } = readAnswer('fixtures', `slideshow/${id}`) as { readonly slides: unknown };
    const attributes = { 'data-carousel-id': id, 'data-variant': variant };
    await mountWidget(carouselWidget, [attributes]);
    const drawn = document.querySelector('.pmw > *') ?? expect.fail('Nothing was drawn.');
    const partial = readPartial({ id, variant, slides });
    expect(outline(partial, compared)).toEqual(outline(drawn, compared));
  });

  it('has one picture before the script runs: that of the slide that shows', () => {
    const slides = [{ backgroundImage: '/a.webp' }, { backgroundImage: '/b.webp' }];
    const images = [...readPartial({ id: 'home', slides }).querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/a.webp']);
  });
});
