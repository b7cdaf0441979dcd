// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { drawExample } from '../../dev-server/gallery/draw-example.ts';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { checkSlides, type Slide } from '../../api/slideshow.ts';
import { readAnswer } from '../../dev-server/pages/page-fixtures.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { visitMountPoint } from '../../tests/setup/mount-widget.ts';
import { outline } from '../../tests/setup/outline.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { carouselContract } from './carousel.contract.ts';
import { carouselExamples } from './carousel.examples.ts';
import { Carousel } from './carousel.tsx';
import { carouselWidget } from './carousel.widget.ts';

const requests: string[] = [];
mockNetwork(
  http.get('*/slideshow/:id', ({ request, params }) => {
    requests.push(new URL(request.url).pathname);
    return HttpResponse.json(readAnswer('fixtures', `slideshow/${String(params['id'])}`) as object);
  }),
);
afterEach(() => {
  requests.length = 0;
  document.body.replaceChildren();
});

const mount = (attributes: Readonly<Record<string, string | undefined>>, html?: string) =>
  visitMountPoint(carouselWidget, attributes, html);

describe('a mount point of the carousel', () => {
  it.each(carouselExamples.examples)('shows the example "$name"', async (example) => {
    const { attributes, html } = drawExample(carouselWidget.contract, example);
    const { status, errors, innerHTML } = await mount(attributes, html);
    const isEmpty = attributes['data-slides'] === '[]';
    expect({ status, errors }).toEqual({ status: isEmpty ? 'empty' : 'mounted', errors: [] });
    expect(innerHTML === html).toBe(isEmpty);
  });

  it('fetches its slides, with the id in lower case', async () => {
    const { innerHTML } = await mount({ 'data-carousel-id': 'Home' });
    expect(requests).toEqual(['/en-us/slideshow/home']);
    expect(innerHTML).toContain('Handed on stronger.');
  });

  it('fetches nothing where the page supplies the slides', async () => {
    await mount({ 'data-carousel-id': 'home', 'data-slides': '[{"headline":"Own"}]' });
    expect(requests).toEqual([]);
  });

  it('names what is missing where it has neither', async () => {
    const { status, errors } = await mount({});
    expect(status).toBe('failed');
    expect(errors).toEqual([
      expect.stringMatching(
        /^carousel: data-carousel-id is missing; expected data-carousel-id or data-slides\./,
      ),
    ]);
  });

  it('takes the default for a delay that is none', async () => {
    const { status, errors } = await mount({
      'data-slides': '[{"headline":"Own"}]',
      'data-autoplay-delay': 'fast',
    });
    expect(status).toBe('mounted');
    expect(errors).toEqual([
      'carousel: data-autoplay-delay is "fast"; expected a whole number of milliseconds, 0 or more. Using 7000.',
    ]);
  });
});

/** The fallback reserves space for the controls, and only its first slide has pictures. */
const compared = {
  attributes: ['data-state', 'data-tone', 'href'],
  closed: '.pmw-carousel__controls, svg',
  without: 'img',
};

function readPartial(parameters: Readonly<Record<string, unknown>>): Element | null {
  return renderPartial('carousel', parameters).querySelector(':scope > .pmw > *');
}

function renderWidget(
  slides: readonly Slide[],
  variant: 'hero' | 'differentiator',
): Element | null {
  const wrapper = withWidget(makeContext(carouselContract));
  const config = {
    carouselId: 'home',
    slides: undefined,
    autoplayDelay: 7000,
    variant,
    imageQuery: undefined,
  };
  const { container } = render(<Carousel config={config} data={slides} />, { wrapper });
  return container.querySelector('.pmw > *');
}

describe('the partial of the carousel', () => {
  it.each([
    { name: 'home', variant: 'hero' },
    { name: 'differentiators', variant: 'differentiator' },
  ] as const)('stands in the boxes that the $variant will have', ({ name, variant }) => {
    const checked = checkSlides(readAnswer('fixtures', `slideshow/${name}`), 'slides');
    if (!checked.ok) throw new Error(checked.found);
    const slides = checked.value;
    const partial = readPartial({ id: name, variant, slides });
    const widget = renderWidget(slides, variant);
    if (!partial || !widget) throw new Error('Nothing was rendered.');
    expect(outline(partial, compared)).toEqual(outline(widget, compared));
  });

  it('has one picture before the script runs: that of the slide that shows', () => {
    const partial = readPartial({
      id: 'home',
      slides: [{ backgroundImage: '/a.webp' }, { backgroundImage: '/b.webp' }],
    });
    expect([...(partial?.querySelectorAll('img') ?? [])].map((image) => image.src)).toEqual([
      expect.stringContaining('/a.webp'),
    ]);
  });
});
