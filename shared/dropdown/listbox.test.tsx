// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { withWidget } from '../../tests/setup/engine/with-widget.tsx';
import { Listbox } from './listbox.tsx';

const user = userEvent.setup();

const types = ['Any', 'Aaron letter', 'Fact sheet', 'Fund letter', 'Übersicht', 'Alpha note'];

function show(chosen = 'Any', labels: readonly string[] = types, culture = 'en-US') {
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
  render(<Owner />, { wrapper: withWidget(makeContext({ texts: {} }, { culture })) });
  return onChoose;
}

const button = () => screen.getByRole('button', { name: /^Type / });
const list = () => screen.getByRole('listbox', { name: 'Type' });
const active = () =>
  document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent;
/** The options that are so, by their texts. */
const optionsWith = (isSo: (option: Element) => boolean) =>
  within(list())
    .getAllByRole('option')
    .filter(isSo)
    .map(({ textContent }) => textContent);
const marked = () => optionsWith((option) => option.querySelector('svg') !== null);
const selected = () => optionsWith((option) => option.getAttribute('aria-selected') === 'true');

async function open(chosen?: string) {
  const onChoose = show(chosen);
  await user.click(button());
  return onChoose;
}

describe('a list of options', () => {
  it('is opened by its button, at the chosen option', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    show('Fact sheet');
    expect(button()).toHaveAccessibleName('Type Fact sheet');
    expect(button().querySelector('.own')).toHaveTextContent('Fact sheet');
    expect(button()).not.toHaveAttribute('aria-controls');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(button());
    expect(list()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(list().id).not.toBe('');
    expect(button()).toHaveAttribute('aria-controls', list().id);
    const chosen = ['Fact sheet'];
    expect([active(), selected(), marked()]).toEqual([...chosen, chosen, chosen]);
  });

  it('moves by keys and not by the pointer; the chosen option stays selected and keeps its mark', async () => {
    await open('Fact sheet');
    await user.hover(screen.getByRole('option', { name: 'Alpha note' }));
    expect(active()).toBe('Fact sheet');
    await user.keyboard('{ArrowDown}');
    expect([active(), selected(), marked()]).toEqual([
      'Fund letter',
      ['Fact sheet'],
      ['Fact sheet'],
    ]);
    expect(optionsWith(({ ariaSelected }) => ariaSelected === 'false')).toHaveLength(
      types.length - 1,
    );
    expect(optionsWith((option) => option.matches('[data-state=active]'))).toEqual(['Fund letter']);
  });

  const keys = ['{Enter}', ' ', '{Tab}', '{Shift>}{Tab}{/Shift}'];
  it.each(keys)('chooses what has been reached by the key %j', async (key) => {
    const onChoose = await open();
    await user.keyboard(`{End}${key}`);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Alpha note');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses what is pressed and gives the focus back; nothing beside its options', async () => {
    const onChoose = await open();
    await user.click(list());
    expect(onChoose).not.toHaveBeenCalled();
    expect(list()).toHaveFocus();
    await user.click(screen.getByText('Fund letter'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Fund letter');
    expect(button()).toHaveFocus();
  });

  it('leaves other keys, and those with Control, Command or Alt, to the browser', async () => {
    const onChoose = await open();
    const chords = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }].flatMap((held) =>
      ['Enter', ' ', 'Tab'].map((key) => ({ key, ...held })),
    );
    for (const init of [{ key: 'F5' }, ...chords]) {
      expect(fireEvent.keyDown(list(), init)).toBe(true);
    }
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('leaves Tab to the browser once it has chosen, and Enter not', async () => {
    const onChoose = await open();
    expect(fireEvent.keyDown(list(), { key: 'Tab' })).toBe(true);
    expect(onChoose).toHaveBeenCalledOnce();
    await user.click(button());
    expect(fireEvent.keyDown(list(), { key: 'Enter' })).toBe(false);
  });

  it('without options has nothing to choose', async () => {
    const onChoose = show('', []);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

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
])('letters typed in a list of options: %s: "%s"', async (_, typed, reached) => {
  const onChoose = await open();
  await user.keyboard(typed);
  expect(active()).toBe(reached);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(reached);
});

it.each([
  ['tr-TR', 'i', 'İstanbul'],
  ['tr-TR', 'ı', 'Iğdır'],
  ['tr-TR', 'I', 'Iğdır'],
  ['en-US', 'i', 'Iğdır'],
  ['en-US', '\u00e9c', 'E\u0301cole'],
])(
  'in %s letters go by the language and in composed form: "%s" to %s',
  async (culture, typed, to) => {
    show('Any', ['Any', 'Iğdır', 'İstanbul', 'Énergie', 'E\u0301cole'], culture);
    await user.click(button());
    await user.keyboard(typed);
    expect(active()).toBe(to);
  },
);
