// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { withWidget } from '../../tests/setup/engine/with-widget.tsx';
import { paginationTexts } from './pagination.contract.ts';
import { Pagination } from './pagination.tsx';

const context = makeContext({ texts: paginationTexts });
const wrapper = withWidget(context);
const hrefOf = (pageNumber: number) => `/news?page=${pageNumber}`;

function show(pageNumber: number, pageCount: number, href?: (page: number) => string | undefined) {
  const onGoTo = vi.fn();
  const make = (at: number, isTurned = false) => (
    <Pagination
      texts={context.texts}
      {...{ pageNumber: at, pageCount, isTurned, onGoTo }}
      hrefOf={href}
    />
  );
  const { rerender, unmount } = render(make(pageNumber), { wrapper });
  const goTo = (at: number, isTurned: boolean) => rerender(make(at, isTurned));
  return { onGoTo, goTo, unmount };
}

const step = (name: 'Next' | 'Previous') => screen.getByLabelText(`${name} page`);
const steps = () => [step('Previous'), step('Next')];

describe('the pages of a list', () => {
  it.each([0, 1])('are not offered where there are %i', (pageCount) => {
    show(1, pageCount);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [1, 3, ['true', null], [[2]]],
    [2, 3, [null, null], [[1], [3]]],
    [3, 3, [null, 'true'], [[2]]],
  ])('end where the steps end: page %i of %i', (pageNumber, pageCount, disabled, reached) => {
    const { onGoTo } = show(pageNumber, pageCount);
    const navigation = screen.getByRole('navigation', { name: 'Pagination' });
    expect(navigation).toHaveTextContent(`${pageNumber} of ${pageCount}`);
    expect(steps().map((each) => each.getAttribute('aria-disabled'))).toEqual(disabled);
    for (const each of steps()) fireEvent.click(each);
    expect(onGoTo.mock.calls).toEqual(reached);
  });

  it('are links where they have addresses, which other routers leave alone', () => {
    show(1, 3, hrefOf);
    expect(screen.getAllByRole('link')).toEqual(steps());
    expect(step('Next')).toHaveAttribute('href', '/news?page=2');
    expect(step('Next')).toHaveAttribute('data-no-swup');
    expect(step('Next')).not.toHaveAttribute('tabindex');
    // At the end it can still be focused, and leads nowhere.
    expect(step('Previous')).not.toHaveAttribute('href');
    expect(step('Previous').tabIndex).toBe(0);
  });

  it.each([
    ['a link goes to the page itself', hrefOf, {}, true],
    ['a link with a key leaves a new tab to the browser', hrefOf, { ctrlKey: true }, false],
    ['a button goes to the page whatever keys are held', undefined, { ctrlKey: true }, true],
  ])('are turned by links or buttons: %s', (_, href, keys, isOurs) => {
    const { onGoTo } = show(1, 3, href);
    expect(fireEvent.click(step('Next'), keys)).toBe(!isOurs);
    expect(onGoTo.mock.calls).toEqual(isOurs ? [[2]] : []);
    expect(step('Next').getAttribute('type')).toBe(href ? null : 'button');
  });

  it('announce the position of another page in one region that stays, and not where the results have changed', () => {
    const { goTo } = show(1, 3);
    const region = document.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    goTo(2, true);
    expect(region).toHaveTextContent('2 of 3');
    goTo(1, false);
    expect(region).toBeEmptyDOMElement();
    expect(screen.getByText('1 of 3')).toBeVisible();
    goTo(3, true);
    expect(document.querySelector('[aria-live]')).toBe(region);
    expect(screen.getAllByText('3 of 3')).toEqual([region]);
  });

  it('are in the title of the page from the second on, if they have addresses', () => {
    document.title = 'News';
    const { goTo, unmount } = show(1, 3, hrefOf);
    expect(document.title).toBe('News');
    goTo(2, true);
    expect(document.title).toBe('News – page 2 of 3');
    goTo(3, true);
    expect(document.title).toBe('News – page 3 of 3');
    goTo(1, true);
    expect(document.title).toBe('News');
    goTo(2, true);
    unmount();
    expect(document.title).toBe('News');
  });

  it.each([
    ['without addresses', 2, 3, undefined],
    ['in a CMS editor', 2, 3, () => undefined],
    ['where there is one page', 2, 1, hrefOf],
  ])('are not in the title of the page %s', (_, pageNumber, pageCount, href) => {
    document.title = 'News';
    show(pageNumber, pageCount, href);
    expect(document.title).toBe('News');
  });

  it('keep the focus at an end', () => {
    const { goTo } = show(2, 3, hrefOf);
    const next = step('Next');
    next.focus();
    goTo(3, true);
    expect(step('Next')).toBe(next);
    expect(next).toHaveFocus();
  });
});
