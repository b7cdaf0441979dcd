// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../tools/render/page-fixtures.ts';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { makeStubHandlers } from '../../tests/setup/network/msw-stubs.ts';
import { outline } from '../../tests/setup/dom/outline.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { investmentSolutionsWidget } from './investment-solutions.widget.ts';

mockNetwork(...makeStubHandlers());

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
  it.each(['3000', undefined])('stands in the boxes of the widget over %s px', async (height) => {
    const answer = readAnswer('fixtures', 'verticalscroll/home') as { readonly slides: unknown };
    const attributes = { 'data-carousel-id': 'home', 'data-scroll-height': height };
    await mountWidget(investmentSolutionsWidget, [attributes]);
    const drawn = document.querySelector('.pmw') ?? expect.fail('Nothing was drawn.');
    const partial = readPartial({ id: 'home', slides: answer.slides, scrollHeight: height });
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
