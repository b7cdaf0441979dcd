// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawExample } from '../../dev-server/gallery/draw-example.ts';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { checkSlides, type Slide } from '../../api/slideshow.ts';
import { readAnswer } from '../../dev-server/pages/page-fixtures.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { visitMountPoint } from '../../tests/setup/mount-widget.ts';
import { outline } from '../../tests/setup/outline.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { investmentSolutionsContract } from './investment-solutions.contract.ts';
import { investmentSolutionsExamples } from './investment-solutions.examples.ts';
import { InvestmentSolutions } from './investment-solutions.tsx';
import { investmentSolutionsWidget } from './investment-solutions.widget.ts';

const requests: string[] = [];
mockNetwork(
  http.get('*/verticalscroll/:id', ({ request }) => {
    requests.push(new URL(request.url).pathname);
    return HttpResponse.json(readAnswer('fixtures', 'verticalscroll/home') as object);
  }),
);
afterEach(() => {
  requests.length = 0;
  document.body.replaceChildren();
});

const mount = (attributes: Readonly<Record<string, string | undefined>>, html?: string) =>
  visitMountPoint(investmentSolutionsWidget, attributes, html);

describe('a mount point of the showcase', () => {
  it.each(investmentSolutionsExamples.examples)('shows the example "$name"', async (example) => {
    const { attributes, html } = drawExample(investmentSolutionsWidget.contract, example);
    const { status, errors, innerHTML } = await mount(attributes, html);
    const isEmpty = attributes['data-slides'] === '[]';
    expect({ status, errors }).toEqual({ status: isEmpty ? 'empty' : 'mounted', errors: [] });
    expect(innerHTML === html).toBe(isEmpty);
  });

  it('fetches its slides, with the id as given', async () => {
    const { innerHTML } = await mount({ 'data-carousel-id': 'Home' });
    expect(requests).toEqual(['/en-us/verticalscroll/Home']);
    expect(innerHTML).toContain('Portfolio solutions');
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
        /^investment-solutions: data-carousel-id is missing; expected data-carousel-id or data-slides\./,
      ),
    ]);
  });

  it.each(['tall', '0', '-1', '12.5'])('takes the default for the height "%s"', async (height) => {
    const { status, errors } = await mount({
      'data-slides': '[{"headline":"Own"}]',
      'data-scroll-height': height,
    });
    expect(status).toBe('mounted');
    expect(errors).toEqual([
      `investment-solutions: data-scroll-height is "${height}"; expected a whole number of pixels, 100 or more. Using 4000.`,
    ]);
  });
});

/** Headlines are buttons only in the widget; some parts exist only in one of the two. */
const compared = {
  attributes: ['data-tone', 'href', 'src', 'viewBox'],
  rename: { button: 'span' },
  without:
    '.pmw-visually-hidden, [class$="__skip"], [class$="__dots"], [class$="__bar"], [class$="__marks"], [class$="__end"], [class$="__others"], path',
};

function readPartial(parameters: Readonly<Record<string, unknown>>): Element {
  const root = renderPartial('investment-solutions', parameters).querySelector(':scope > .pmw');
  if (!root) throw new Error('The partial rendered nothing.');
  return root;
}

function renderWidget(slides: readonly Slide[], scrollHeight: number): Element {
  const wrapper = withWidget(makeContext(investmentSolutionsContract));
  const config = { carouselId: 'home', slides: undefined, scrollHeight, imageQuery: undefined };
  vi.stubGlobal('IntersectionObserver', vi.fn());
  const { container } = render(<InvestmentSolutions config={config} data={slides} />, { wrapper });
  const root = container.querySelector('.pmw');
  if (!root) throw new Error('The widget rendered nothing.');
  return root;
}

describe('the partial of the showcase', () => {
  it.each([3000, 4000])('stands in the boxes that the widget will have over %d px', (height) => {
    const checked = checkSlides(readAnswer('fixtures', 'verticalscroll/home'), 'slides');
    if (!checked.ok) throw new Error(checked.found);
    const slides = checked.value;
    const scrollHeight = height === 4000 ? undefined : height;
    expect(outline(readPartial({ id: 'home', slides, scrollHeight }), compared)).toEqual(
      outline(renderWidget(slides, height), compared),
    );
  });

  it.each([
    [1, 'listed'],
    [2, 'still'],
    [12, 'still'],
    [13, 'listed'],
  ])('with %d slides is %s', (count, layout) => {
    const slides = Array.from({ length: count }, () => ({
      headline: 'One',
      backgroundImage: '',
      featureImage: '',
      copy: '',
      ctaUrl: '',
    }));
    expect(readPartial({ id: 'home', slides }).getAttribute('data-layout')).toBe(layout);
  });

  it('says each headline once to screen readers', () => {
    const slides = ['One', 'Two'].map((headline) => ({
      headline,
      backgroundImage: '',
      featureImage: '',
      copy: '',
      ctaUrl: '',
    }));
    const root = readPartial({ id: 'home', slides });
    root.querySelectorAll('[aria-hidden]').forEach((hidden) => {
      hidden.remove();
    });
    expect(root.textContent.match(/One|Two/g)).toEqual(['One', 'Two']);
  });
});
