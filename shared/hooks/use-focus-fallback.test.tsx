// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

interface ListProps {
  readonly items: readonly string[];
  readonly hasField?: boolean;
}

function List({ items, hasField = false }: ListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = useFocusFallback(heading);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Results
      </h2>
      <div {...keep}>
        {items.map((item) => (
          <button key={item} type="button">
            {item}
          </button>
        ))}
      </div>
      <button type="button">Outside</button>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- what the test is about */}
      {hasField && <input autoFocus />}
    </>
  );
}

const focus = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).focus();
  });
};

describe('the focus in what may be removed', () => {
  it('goes to the target where its element is removed', () => {
    const { rerender } = render(<List items={['a', 'b']} />);
    focus('a');
    rerender(<List items={['b']} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('stays where its element stays', () => {
    const { rerender } = render(<List items={['a', 'b']} />);
    focus('b');
    rerender(<List items={['b']} />);
    expect(screen.getByRole('button', { name: 'b' })).toHaveFocus();
  });

  it('is left alone where it has moved on before', () => {
    const { rerender } = render(<List items={['a']} />);
    focus('a');
    focus('Outside');
    rerender(<List items={[]} />);
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  });

  it('is left to what takes it as its element is removed', () => {
    const { rerender } = render(<List items={['a']} />);
    focus('a');
    rerender(<List items={[]} hasField />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is not taken where nobody had it', () => {
    const { rerender } = render(<List items={['a']} />);
    focus('a');
    act(() => {
      screen.getByRole('button', { name: 'a' }).blur();
    });
    rerender(<List items={[]} />);
    expect(document.body).toHaveFocus();
  });
});
