// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLater } from './use-later.ts';

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function Shown({ value }: { readonly value: { readonly name: string } }) {
  const later = useLater(value);
  return <p>{`${value.name} ${later.name}`}</p>;
}

const text = () => screen.getByText(/./).textContent;

describe('a value that follows later', () => {
  it('is there at first, and follows a task after each change', async () => {
    const { rerender } = render(<Shown value={{ name: 'a' }} />);
    expect(text()).toBe('a a');
    rerender(<Shown value={{ name: 'b' }} />);
    expect(text()).toBe('b a');
    await nextTask();
    expect(text()).toBe('b b');
  });

  it('leaves out what has changed again before', async () => {
    const { rerender } = render(<Shown value={{ name: 'a' }} />);
    rerender(<Shown value={{ name: 'b' }} />);
    rerender(<Shown value={{ name: 'c' }} />);
    expect(text()).toBe('c a');
    await nextTask();
    expect(text()).toBe('c c');
  });
});
