// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dropdown } from './dropdown.tsx';

const user = userEvent.setup();
const opener = () => screen.getByRole('button', { name: 'Topic Any' });
const panel = () => screen.queryByRole('group', { name: 'Topic' });
const field = () => screen.getByLabelText('Rates');

function Owner({ closeLabel }: { readonly closeLabel?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Dropdown
        label="Topic"
        value="Any"
        closeLabel={closeLabel}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        {(close) => <input type="checkbox" aria-label="Rates" onChange={close} />}
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>
  );
}

async function open(): Promise<void> {
  render(<Owner />);
  await user.click(opener());
}

describe('a dropdown', () => {
  it('has a panel only while it is open, which its button names, opens and closes', async () => {
    render(<Owner />);
    expect([panel(), opener().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    expect(opener()).not.toHaveAttribute('aria-controls');
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(panel()?.id).toBe(opener().getAttribute('aria-controls'));
    expect(opener()).not.toHaveAttribute('aria-haspopup');
    await user.click(opener());
    expect(panel()).toBeNull();
  });

  it('is closed from inside, which leads back to the button', async () => {
    await open();
    await user.click(field());
    expect(panel()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('has a button that closes it, where it has a name for one', async () => {
    render(<Owner closeLabel="Close" />);
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(panel()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('is closed by Escape alone, also where the page keeps keys; that leads back to the button', async () => {
    await open();
    field().focus();
    const keep = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', keep, { once: true });
    // False: nobody else is to handle it.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(panel()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('is closed by a press elsewhere, which moves no focus to the button', async () => {
    await open();
    field().focus();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(panel()).toBeNull();
    expect(opener()).not.toHaveFocus();
  });

  it('is closed where the focus moves on, not where the window loses it', async () => {
    await open();
    await user.tab();
    expect(field()).toHaveFocus();
    field().blur();
    expect(panel()).toBeVisible();
    field().focus();
    await user.tab();
    expect(panel()).toBeNull();
  });
});
