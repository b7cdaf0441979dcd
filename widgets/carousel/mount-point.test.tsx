// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { checkSlides } from '../../api/slideshow.ts';
import { readAnswer } from '../../dev-server/pages/page-fixtures.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { mountWidget } from '../../tests/setup/mount-widget.ts';
import { outline } from '../../tests/setup/outline.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { carouselContract } from './carousel.contract.ts';
import { Carousel } from './carousel.tsx';
import { carouselWidget } from './carousel.widget.ts';

const own = '[{"headline":"Own"}]';
let requests: string[];
beforeEach(() => {
  requests = [];
});
mockNetwork(
  http.get('*/slideshow/:id', ({ request, params }) => {
    requests.push(new URL(request.url).pathname);
    return HttpResponse.json(readAnswer('fixtures', `slideshow/${String(params['id'])}`) as object);
  }),
);

describe('a mount point of the carousel', () => {
  it('fetches its slides, with the id in lower case', async () => {
    const { elements } = await mountWidget(carouselWidget, [{ 'data-carousel-id': 'Home' }]);
    expect(requests).toEqual(['/en-us/slideshow/home']);
    expect(elements[0]).toHaveTextContent('Handed on stronger.');
  });

  it('fetches nothing where the page supplies the slides', async () => {
    await mountWidget(carouselWidget, [{ 'data-carousel-id': 'home', 'data-slides': own }]);
    expect(requests).toEqual([]);
  });

  it.each([
    [{}, 'failed', 'data-carousel-id is missing; expected data-carousel-id or data-slides.'],
    [
      { 'data-slides': own, 'data-autoplay-delay': 'fast' },
      'mounted',
      'data-autoplay-delay is "fast"; expected a whole number of milliseconds, 0 or more. Using 7000.',
    ],
  ])('with the attributes %j is %s, and says why', async (attributes, status, sentence) => {
    const { statuses, errors } = await mountWidget(carouselWidget, [attributes]);
    expect([statuses, errors]).toEqual([[status], [expect.stringContaining(sentence)]]);
  });
});

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
