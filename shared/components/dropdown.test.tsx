// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';

const user = userEvent.setup();
const opener = () => screen.getByRole('button', { name: 'Topic Any' });
const panel = () => screen.queryByRole('group', { name: 'Topic' });
const field = () => screen.getByLabelText('Rates');
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

function show() {
  const onToggle = vi.fn();
  const make = (isOpen: boolean) => (
    <>
      <Dropdown label="Topic" value="Any" isOpen={isOpen} onToggle={onToggle}>
        {(close) => <input type="checkbox" aria-label="Rates" onChange={close} />}
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender } = render(make(false));
  const open = () => {
    rerender(make(true));
  };
  return { onToggle, open };
}

function showOpen() {
  const { onToggle, open } = show();
  open();
  return onToggle;
}

describe('a dropdown', () => {
  it('has a panel only while it is open, which its button names', () => {
    const { open } = show();
    expect([panel(), opener().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    expect(opener()).not.toHaveAttribute('aria-controls');
    open();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(panel()?.id).toBe(opener().getAttribute('aria-controls'));
    expect(opener()).not.toHaveAttribute('aria-haspopup');
  });

  it('is opened and closed by its button', async () => {
    const { onToggle, open } = show();
    await user.click(opener());
    open();
    await user.click(opener());
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
  });

  it('is closed by Escape, which closes nothing around it and leads back to the button', () => {
    const onToggle = showOpen();
    field().focus();
    // False: nobody else is to handle it.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(onToggle.mock.calls).toEqual([[false]]);
    expect(opener()).toHaveFocus();
  });

  it('is closed by Escape also where the page keeps keys from the document', () => {
    const onToggle = showOpen();
    const keep = (event: Event) => {
      event.stopPropagation();
    };
    document.body.addEventListener('keydown', keep, { once: true });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onToggle.mock.calls).toEqual([[false]]);
  });

  it('is closed by a press elsewhere, which leaves the focus alone', () => {
    const onToggle = showOpen();
    field().focus();
    fireEvent.pointerDown(elsewhere());
    expect(onToggle.mock.calls).toEqual([[false]]);
    expect(field()).toHaveFocus();
  });

  it('is closed where the focus moves on, not where the window loses it', async () => {
    const onToggle = showOpen();
    opener().focus();
    await user.tab();
    expect(field()).toHaveFocus();
    field().blur();
    expect(onToggle).not.toHaveBeenCalled();
    field().focus();
    await user.tab();
    expect(onToggle.mock.calls).toEqual([[false]]);
  });

  it('that is closed has nothing to close', async () => {
    const { onToggle } = show();
    opener().focus();
    await user.tab();
    await user.keyboard('{Escape}');
    await user.click(elsewhere());
    expect(onToggle).not.toHaveBeenCalled();
  });
});
