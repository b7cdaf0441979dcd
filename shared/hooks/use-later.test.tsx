// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLater } from './use-later.ts';

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const nextMicrotask = () => act(() => Promise.resolve());

interface Named {
  readonly name: string;
  readonly askedAt: number;
}

function Shown({ value }: { readonly value: Named }) {
  const later = useLater(value);
  return <p>{`${value.name} ${later.name}`}</p>;
}

const text = () => screen.getByText(/./).textContent;

/** As on a slow processor, or on a fast one: so long ago the value was asked for. */
const slowly = (name: string) => ({ name, askedAt: performance.now() - 100 });
const quickly = (name: string) => ({ name, askedAt: performance.now() + 100 });

describe('a value that follows later', () => {
  it('is there at first, and follows a task after each change', async () => {
    const { rerender } = render(<Shown value={slowly('a')} />);
    expect(text()).toBe('a a');
    rerender(<Shown value={slowly('b')} />);
    await nextMicrotask();
    expect(text()).toBe('b a');
    await nextTask();
    expect(text()).toBe('b b');
  });

  it('follows in the same task where the processor is fast', async () => {
    const { rerender } = render(<Shown value={slowly('a')} />);
    rerender(<Shown value={quickly('b')} />);
    expect(text()).toBe('b a');
    await nextMicrotask();
    expect(text()).toBe('b b');
  });

  it.each([slowly, quickly])('leaves out what has changed again before: %o', async (ask) => {
    const shown: string[] = [];
    const Watched = ({ value }: { readonly value: Named }) => {
      shown.push(useLater(value).name);
      return null;
    };
    const { rerender } = render(<Watched value={slowly('a')} />);
    act(() => {
      rerender(<Watched value={ask('b')} />);
      rerender(<Watched value={slowly('c')} />);
    });
    await nextTask();
    expect([shown.includes('b'), shown.at(-1)]).toEqual([false, 'c']);
  });
});
