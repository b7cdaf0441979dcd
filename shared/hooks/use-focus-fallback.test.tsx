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

/** Moves the focus through buttons, then shows other items. */
function focusThenShow(names: readonly string[], items: readonly string[], hasField = false) {
  const { rerender } = render(<List items={['a', 'b']} />);
  act(() => {
    for (const name of names) button(name).focus();
  });
  rerender(<List items={items} hasField={hasField} />);
}

describe('the focus in what may be removed', () => {
  it.each([
    ['stays where its element stays', 'b', ['b']],
    ['is left alone where it has moved on before', 'Outside', []],
  ])('%s', (_, last, items) => {
    focusThenShow(['a', last], items);
    expect(button(last)).toHaveFocus();
  });

  it('is left to what takes it as its element is removed', () => {
    focusThenShow(['a'], [], true);
    expect(screen.getByRole('textbox')).toHaveFocus();
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
