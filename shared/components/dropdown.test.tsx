// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';
import { Listbox } from './listbox.tsx';

const user = userEvent.setup();

beforeAll(() => {
  // Missing in jsdom, which has no layout.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined });
});

const types = ['Any', 'Aaron letter', 'Fact sheet', 'Fund letter', 'Übersicht', 'Alpha note'];

/** Shows a list that opens and closes as it asks for. */
function showList(chosen = 'Any', labels: readonly string[] = types) {
  const onChoose = vi.fn();
  function Owner() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <Listbox
        {...{ label: 'Type', options: labels, valueClassName: 'own', isOpen }}
        chosen={labels.indexOf(chosen)}
        onToggle={setIsOpen}
        onChoose={(index) => {
          onChoose(labels[index]);
          setIsOpen(false);
        }}
      />
    );
  }
  render(<Owner />);
  return { onChoose };
}

/** A list whose owner opens it. */
function Fixed({ chosen, isOpen }: { readonly chosen: string; readonly isOpen: boolean }) {
  const ignore = () => undefined;
  return (
    <Listbox
      {...{ label: 'Type', options: types, valueClassName: 'own', isOpen }}
      chosen={types.indexOf(chosen)}
      {...{ onToggle: ignore, onChoose: ignore }}
    />
  );
}

const button = () => screen.getByRole('button', { name: /^Type / });
const list = () => screen.getByRole('listbox', { name: 'Type' });
const active = () =>
  document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a list of options', () => {
  it('is opened by its button, at the chosen option', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    showList('Fact sheet');
    expect(button()).toHaveAccessibleName('Type Fact sheet');
    expect(button().querySelector('.own')).toHaveTextContent('Fact sheet');
    expect([button().hasAttribute('aria-controls'), screen.queryByRole('listbox')]).toEqual([
      ...[false, null],
    ]);
    await user.click(button());
    expect(list()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(button()).toHaveAttribute('aria-controls', list().id);
    expect(list().id).not.toBe('');
    expect(active()).toBe('Fact sheet');
    const options = within(list()).getAllByRole('option');
    const marks = options.map((option) => [
      option.getAttribute('aria-selected'),
      option.querySelector('svg') !== null,
    ]);
    const others = Array<unknown>(3).fill(['false', false]);
    expect(marks).toEqual([...others.slice(1), ['true', true], ...others]);
  });

  it('is at the first option where that is the chosen one', async () => {
    showList();
    expect(button()).toHaveAccessibleName('Type Any');
    await user.click(button());
    expect(active()).toBe('Any');
  });

  it('drawn before it opens neither takes the focus nor shows an old choice', async () => {
    const { rerender } = render(<Fixed chosen="Any" isOpen={false} />);
    await user.hover(button());
    expect(document.body).toHaveFocus();
    rerender(<Fixed chosen="Fund letter" isOpen={false} />);
    rerender(<Fixed chosen="Fund letter" isOpen />);
    expect(list()).toHaveFocus();
    expect(active()).toBe('Fund letter');
  });

  it('moves by keys and not by the pointer; the chosen option keeps its mark', async () => {
    showList('Fact sheet');
    await user.click(button());
    await user.hover(screen.getByRole('option', { name: 'Alpha note' }));
    expect(active()).toBe('Fact sheet');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Fund letter');
    const [marked, ...more] = screen
      .getAllByRole('option')
      .filter((option) => option.querySelector('svg'));
    expect([marked?.textContent, more]).toEqual(['Fact sheet', []]);
  });

  it.each(['{Enter}', ' ', '{Tab}', '{Shift>}{Tab}{/Shift}'])(
    'chooses what has been reached by the key %j',
    async (key) => {
      const { onChoose } = showList();
      await user.click(button());
      await user.keyboard(`{End}${key}`);
      expect(onChoose).toHaveBeenCalledExactlyOnceWith('Alpha note');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('chooses what is pressed, and gives the focus back', async () => {
    const { onChoose } = showList();
    await user.click(button());
    await user.click(screen.getByText('Fund letter'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Fund letter');
    expect(button()).toHaveFocus();
  });

  it('chooses nothing where it is pressed beside its options', async () => {
    const { onChoose } = showList();
    await user.click(button());
    await user.click(list());
    expect(onChoose).not.toHaveBeenCalled();
    expect(list()).toHaveFocus();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'leaves keys with %j to the browser',
    async (held) => {
      const { onChoose } = showList();
      await user.click(button());
      for (const key of ['Enter', ' ', 'Tab']) {
        expect(fireEvent.keyDown(list(), { key, ...held })).toBe(true);
      }
      expect(onChoose).not.toHaveBeenCalled();
    },
  );

  it('leaves Tab to the browser once it has chosen, and other keys alone', async () => {
    const { onChoose } = showList();
    await user.click(button());
    expect(fireEvent.keyDown(list(), { key: 'F5' })).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(list(), { key: 'Tab' })).toBe(true);
    expect(onChoose).toHaveBeenCalledOnce();
    await user.click(button());
    expect(fireEvent.keyDown(list(), { key: 'Enter' })).toBe(false);
  });

  it('without options has nothing to choose', async () => {
    const { onChoose } = showList('', []);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('letters typed in a list of options', () => {
  it.each([
    ['one goes to the next option that begins with it', 'f', 'Fact sheet'],
    ['it does so again and again', 'ff', 'Fund letter'],
    ['and around the end', 'fff', 'Fact sheet'],
    ['also where an option begins with the letter twice', 'aa', 'Alpha note'],
    ['and around the end there', 'aaa', 'Any'],
    ['a word goes to where it fits', 'fu', 'Fund letter'],
    ['a word may have blanks', 'fact s', 'Fact sheet'],
    ['a word that goes no further keeps its option', 'fux', 'Fund letter'],
    ['capitals do not matter', 'AL', 'Alpha note'],
    ['letters beyond English neither', 'ü', 'Übersicht'],
    ['what begins no option stays', 'x', 'Any'],
    ['nor does a sign of patterns', '.*', 'Any'],
  ])('%s: "%s"', async (_, typed, reached) => {
    const { onChoose } = showList();
    await user.click(button());
    await user.keyboard(typed);
    expect(active()).toBe(reached);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(reached);
  });
});

describe('a dropdown', () => {
  const show = () => {
    const onToggle = vi.fn();
    const make = (isOpen: boolean) => (
      <>
        <Dropdown label="Topic" value="Any" isOpen={isOpen} onToggle={onToggle}>
          <input aria-label="Rates" />
        </Dropdown>
        <button type="button">Elsewhere</button>
      </>
    );
    const { rerender } = render(make(false));
    return {
      onToggle,
      open: () => {
        rerender(make(true));
      },
      close: () => {
        rerender(make(false));
      },
    };
  };
  const opener = () => screen.getByRole('button', { name: 'Topic Any' });
  const panel = () => screen.queryByRole('group', { name: 'Topic' });

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

  const drawn = () => screen.queryByLabelText('Rates');

  it('has drawn its panel while the focus is on its button', async () => {
    show();
    await user.tab();
    expect(opener()).toHaveFocus();
    // A moment later: the focus does not wait for it.
    await waitFor(() => {
      expect(drawn()).not.toBeVisible();
    });
    await user.tab();
    await waitFor(() => {
      expect(drawn()).toBeNull();
    });
  });

  it('is not drawn again where its panel gives the focus back', async () => {
    const { onToggle, open, close } = show();
    open();
    screen.getByLabelText('Rates').focus();
    await user.keyboard('{Escape}');
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(false);
    close();
    expect(opener()).toHaveFocus();
    expect(drawn()).toBeNull();
  });

  describe('that a pointer is on', () => {
    const point = (type: string, pointerType = 'mouse') => {
      const [from, to] = type === 'enter' ? [document.body, opener()] : [opener(), document.body];
      // React makes both events of entering and leaving from these.
      if (type === 'enter') fireEvent.pointerOver(to, { pointerType, relatedTarget: from });
      else if (type === 'leave') fireEvent.pointerOut(from, { pointerType, relatedTarget: to });
      else fireEvent.pointerCancel(from, { pointerType });
    };

    it('has drawn its panel, which nobody sees, hears or reaches before it opens', () => {
      const { open } = show();
      expect(drawn()).toBeNull();
      point('enter');
      const early = drawn();
      expect(early).not.toBeVisible();
      expect(panel()).toBeNull();
      expect(opener()).toHaveAttribute('aria-expanded', 'false');
      expect(opener()).not.toHaveAttribute('aria-controls');
      open();
      expect(drawn()).toBe(early);
      expect(panel()).toBeVisible();
    });

    it.each([
      ['leave', 'mouse', false],
      // A finger leaves before its press is complete.
      ['leave', 'touch', true],
      ['leave', 'pen', true],
      ['cancel', 'touch', false],
    ])('on %s of a %s keeps it: %j', (type, pointerType, isKept) => {
      show();
      point('enter', pointerType);
      expect(drawn()).not.toBeNull();
      point(type, pointerType);
      expect(drawn() !== null).toBe(isKept);
    });

    it('does not close at keys and presses before it is open', () => {
      const { onToggle } = show();
      point('enter');
      fireEvent.keyDown(document.body, { key: 'Escape' });
      fireEvent.pointerDown(document.body);
      expect(onToggle).not.toHaveBeenCalled();
    });

    it('has removed its panel once it is closed', async () => {
      function Owner() {
        const [isOpen, setIsOpen] = useState(false);
        return (
          <Dropdown label="Topic" value="Any" isOpen={isOpen} onToggle={setIsOpen}>
            <input aria-label="Rates" />
          </Dropdown>
        );
      }
      render(<Owner />);
      await user.click(opener());
      expect(panel()).toBeVisible();
      await user.click(opener());
      expect(drawn()).toBeNull();
    });
  });

  it('is closed by Escape, which closes nothing around it and leads back to the button', () => {
    const { onToggle, open } = show();
    open();
    screen.getByLabelText('Rates').focus();
    // False: nobody else is to handle it.
    expect(fireEvent.keyDown(screen.getByLabelText('Rates'), { key: 'Escape' })).toBe(false);
    expect(onToggle.mock.calls).toEqual([[false]]);
    expect(opener()).toHaveFocus();
  });

  it('is closed by Escape also where the page keeps keys from the document', () => {
    const { onToggle, open } = show();
    open();
    const keep = (event: Event) => {
      event.stopPropagation();
    };
    document.body.addEventListener('keydown', keep);
    fireEvent.keyDown(screen.getByLabelText('Rates'), { key: 'Escape' });
    document.body.removeEventListener('keydown', keep);
    expect(onToggle.mock.calls).toEqual([[false]]);
  });

  it('is closed by a press elsewhere, which leaves the focus alone', () => {
    const { onToggle, open } = show();
    open();
    screen.getByLabelText('Rates').focus();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(onToggle.mock.calls).toEqual([[false]]);
    expect(screen.getByLabelText('Rates')).toHaveFocus();
  });

  it('is closed where the focus moves on', async () => {
    const { onToggle, open } = show();
    open();
    opener().focus();
    await user.tab();
    expect(screen.getByLabelText('Rates')).toHaveFocus();
    expect(onToggle).not.toHaveBeenCalled();
    await user.tab();
    expect(onToggle.mock.calls).toEqual([[false]]);
  });

  it('stays where the window loses the focus', () => {
    const { onToggle, open } = show();
    open();
    screen.getByLabelText('Rates').focus();
    screen.getByLabelText('Rates').blur();
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('that is closed has nothing to close', async () => {
    const { onToggle } = show();
    opener().focus();
    await user.tab();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(onToggle).not.toHaveBeenCalled();
  });
});
