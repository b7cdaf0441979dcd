// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/make-context.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { paginationTexts } from './pagination.contract.ts';
import { Pagination } from './pagination.tsx';

const wrapper = withWidget(makeContext({ texts: paginationTexts }));
const hrefOf = (page: number) => `/news?page=${page}`;

function show(page: number, pageCount: number, href?: typeof hrefOf) {
  const onGoTo = vi.fn();
  const make = (at: number, of: number, isTurned = false) => (
    <Pagination page={at} pageCount={of} isTurned={isTurned} hrefOf={href} onGoTo={onGoTo} />
  );
  const { rerender } = render(make(page, pageCount), { wrapper });
  return {
    onGoTo,
    goTo: (at: number, isTurned: boolean) => {
      rerender(make(at, pageCount, isTurned));
    },
  };
}

const steps = () => ['Previous page', 'Next page'].map((name) => screen.getByLabelText(name));

describe('the pages of a list', () => {
  it.each([0, 1])('are not offered where there are %i', (pageCount) => {
    show(1, pageCount);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [1, 3, true, false],
    [2, 3, false, false],
    [3, 3, false, true],
    [1, 2, true, false],
  ])('end where the steps end: page %i of %i', (page, pageCount, isFirst, isLast) => {
    const { onGoTo } = show(page, pageCount);
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(
      `${page} of ${pageCount}`,
    );
    const disabled = steps().map((step) => step.getAttribute('aria-disabled'));
    expect(disabled).toEqual([isFirst ? 'true' : null, isLast ? 'true' : null]);
    for (const step of steps()) fireEvent.click(step);
    const expected = [...(isFirst ? [] : [[page - 1]]), ...(isLast ? [] : [[page + 1]])];
    expect(onGoTo.mock.calls).toEqual(expected);
  });

  it('are steps with an arrow each, which right-to-left pages mirror', () => {
    show(2, 3);
    const icons = steps().map((step) => step.querySelector('svg'));
    expect(icons.map((icon) => icon?.getAttribute('class'))).toEqual(
      Array<string>(2).fill('pmw-icon pmw-icon--directed'),
    );
    expect(icons.map((icon) => icon?.querySelector('path')?.getAttribute('d'))).toEqual([
      'M15 18l-6-6 6-6',
      'M9 18l6-6-6-6',
    ]);
    for (const step of steps()) expect(step).toHaveClass('pmw-pagination__step', 'pmw-icon-button');
  });

  it('are links where they have addresses, which other routers leave alone', () => {
    show(1, 3, hrefOf);
    const [previous, next] = steps();
    expect(screen.getAllByRole('link')).toEqual([previous, next]);
    expect(next).toHaveAttribute('href', '/news?page=2');
    expect(next).toHaveAttribute('data-no-swup');
    expect(next).not.toHaveAttribute('tabindex');
    // At the end it can still be focused, and leads nowhere.
    expect(previous).not.toHaveAttribute('href');
    expect(previous?.tabIndex).toBe(0);
  });

  it.each([
    ['goes to the page itself', {}, true],
    ['leaves a new tab to the browser', { ctrlKey: true }, false],
  ])('that are links: a press %s', (_, keys, isOurs) => {
    const { onGoTo } = show(1, 3, hrefOf);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    steps()[1]?.dispatchEvent(event);
    expect([event.defaultPrevented, onGoTo.mock.calls.length]).toEqual([isOurs, isOurs ? 1 : 0]);
  });

  it('that are buttons go to the page whatever keys are held', () => {
    const { onGoTo } = show(1, 3);
    const next = steps()[1];
    expect(next).toHaveAttribute('type', 'button');
    if (next) fireEvent.click(next, { ctrlKey: true });
    expect(onGoTo).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('announce the position of another page, and not where the results have changed', () => {
    const { goTo } = show(1, 3);
    const live = () => screen.getByText(/ of /).getAttribute('aria-live');
    expect(live()).toBe('off');
    goTo(2, true);
    expect(live()).toBe('polite');
    goTo(1, false);
    expect(live()).toBe('off');
  });

  it('keep the focus at an end', () => {
    const { goTo } = show(2, 3, hrefOf);
    const next = steps()[1];
    next?.focus();
    goTo(3, true);
    expect(steps()[1]).toBe(next);
    expect(document.activeElement).toBe(next);
  });
});
