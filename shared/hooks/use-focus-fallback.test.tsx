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
          <button key={item}>{item}</button>
        ))}
      </div>
      <button>Outside</button>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- what the test is about */}
      {hasField && <input autoFocus />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the focus in what may be removed', () => {
  it.each<[string, string[], string[], boolean, () => HTMLElement]>([
    ['stays where its element stays', ['a', 'b'], ['b'], false, () => button('b')],
    ['is left alone where it has moved on', ['a', 'Outside'], [], false, () => button('Outside')],
    ['is left to what takes it then', ['a'], [], true, () => screen.getByRole('textbox')],
  ])('%s', (_, names, items, hasField, find) => {
    const { rerender } = render(<List items={['a', 'b']} />);
    act(() => {
      for (const name of names) button(name).focus();
    });
    rerender(<List items={items} hasField={hasField} />);
    expect(find()).toHaveFocus();
  });

  it('is not taken where nobody had it', () => {
    const { rerender } = render(<List items={['a']} />);
    act(() => {
      button('a').focus();
      button('a').blur();
    });
    rerender(<List items={[]} />);
    expect(document.body).toHaveFocus();
  });
});
