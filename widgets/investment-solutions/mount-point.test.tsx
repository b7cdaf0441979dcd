// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkSlides } from '../../api/slideshow.ts';
import { readAnswer } from '../../dev-server/pages/page-fixtures.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { outline } from '../../tests/setup/outline.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { investmentSolutionsContract } from './investment-solutions.contract.ts';
import { InvestmentSolutions } from './investment-solutions.tsx';

/** Headlines are buttons only in the widget; some parts exist only in one of the two. */
const compared = {
  attributes: ['data-tone', 'href', 'src', 'viewBox'],
  rename: { button: 'span' },
  without:
    '.pmw-visually-hidden, [class$="__skip"], [class$="__dots"], [class$="__bar"], [class$="__marks"], [class$="__end"], [class$="__others"], path',
};

const readPartial = (parameters: Readonly<Record<string, unknown>>) =>
  renderPartial('investment-solutions', parameters).querySelector(':scope > .pmw') ??
  expect.fail('The partial rendered nothing.');

describe('the partial of the showcase', () => {
  it.each([3000, 4000])('stands in the boxes that the widget will have over %d px', (height) => {
    vi.stubGlobal('IntersectionObserver', vi.fn());
    const checked = checkSlides(readAnswer('fixtures', 'verticalscroll/home'), 'slides');
    if (!checked.ok) throw new Error(checked.found);
    const slides = checked.value;
    const config = { carouselId: 'home', slides: undefined, imageQuery: undefined };
    const { container } = render(
      <InvestmentSolutions config={{ ...config, scrollHeight: height }} data={slides} />,
      { wrapper: withWidget(makeContext(investmentSolutionsContract)) },
    );
    const drawn = container.querySelector('.pmw') ?? expect.fail('Nothing was drawn.');
    const scrollHeight = height === 4000 ? undefined : height;
    const partial = readPartial({ id: 'home', slides, scrollHeight });
    expect(outline(partial, compared)).toEqual(outline(drawn, compared));
  });

  it.each([
    [1, 'listed'],
    [2, 'still'],
    [12, 'still'],
    [13, 'listed'],
  ])('with %d slides is %s, and says each headline once to screen readers', (count, layout) => {
    const slides = Array<object>(count).fill({ headline: 'One', ctaUrl: '' });
    const root = readPartial({ id: 'home', slides });
    expect(root.getAttribute('data-layout')).toBe(layout);
    for (const hidden of root.querySelectorAll('[aria-hidden]')) hidden.remove();
    expect(root.textContent.match(/One/g)).toHaveLength(count);
  });
});
