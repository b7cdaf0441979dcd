// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

function Answer({ query = '(min-width: 768px)' }) {
  return <p>{useMediaQuery(query) ? 'wide' : 'narrow'}</p>;
}

function makeList(answer: boolean) {
  const matches = vi.fn(() => answer);
  const list = new EventTarget();
  Object.defineProperty(list, 'matches', { get: matches });
  const change = (to: boolean) => {
    matches.mockReturnValue(to);
    act(() => {
      list.dispatchEvent(new Event('change'));
    });
  };
  return { list, matches, change };
}

describe('a media query in a component', () => {
  it('stays true to the window, until the component leaves', () => {
    const { list, matches, change } = makeList(true);
    vi.stubGlobal('matchMedia', () => list);
    const { unmount, container } = render(<Answer />);
    expect(container).toHaveTextContent('wide');
    change(false);
    expect(container).toHaveTextContent('narrow');
    unmount();
    matches.mockClear();
    change(true);
    expect(matches).not.toHaveBeenCalled();
  });

  it('follows another query', () => {
    const lists = { '(min-width: 1px)': makeList(false), '(min-width: 2px)': makeList(false) };
    vi.stubGlobal('matchMedia', (query: keyof typeof lists) => lists[query].list);
    const { rerender } = render(<Answer query="(min-width: 1px)" />);
    rerender(<Answer query="(min-width: 2px)" />);
    lists['(min-width: 2px)'].change(true);
    expect(screen.getByText('wide')).toBeInTheDocument();
  });

  it('does not match where there are no media queries', () => {
    vi.stubGlobal('matchMedia', undefined);
    render(<Answer />);
    expect(screen.getByText('narrow')).toBeInTheDocument();
  });
});
