// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

function Answer() {
  return <p>{useMediaQuery('(min-width: 768px)') ? 'wide' : 'narrow'}</p>;
}

describe('a media query in a component', () => {
  it('stays true to the window, until the component leaves', () => {
    const listeners = new Set<() => void>();
    const list = {
      matches: true,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    };
    vi.stubGlobal('matchMedia', () => list);
    const { unmount } = render(<Answer />);
    expect(screen.getByText('wide')).toBeInTheDocument();
    act(() => {
      list.matches = false;
      listeners.forEach((listener) => {
        listener();
      });
    });
    expect(screen.getByText('narrow')).toBeInTheDocument();
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('does not match where there are no media queries', () => {
    vi.stubGlobal('matchMedia', undefined);
    render(<Answer />);
    expect(screen.getByText('narrow')).toBeInTheDocument();
  });
});
