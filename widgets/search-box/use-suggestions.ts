import { type ComponentProps, useEffect, useState } from 'react';
import { isComposing } from '../../shared/dom/keys-and-clicks.ts';
import { createSuggester, type Suggestion } from './suggestion.ts';

interface Options {
  readonly fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** What is offered while the box is empty. */
  readonly offer: () => readonly Suggestion[];
  /** Presses the suggestion of that place, from 0. */
  readonly press: (index: number) => void;
}

interface Shown {
  /** Empty while the list is closed. */
  readonly list: readonly Suggestion[];
  /** -1 while the text itself is. */
  readonly active: number;
}

const closed: Shown = { list: [], active: -1 };

interface Suggestions extends Shown {
  readonly close: () => void;
  readonly handlers: ComponentProps<'input'>;
}

/** The list below a search box, and what the box does with keys. Typing draws nothing until an answer is there. */
export function useSuggestions({ fetchSuggestions, offer, press }: Options): Suggestions {
  const [{ list, active }, setShown] = useState(closed);
  const [suggester] = useState(() =>
    createSuggester(fetchSuggestions, (suggestions) => {
      setShown(suggestions.length > 0 ? { list: suggestions, active: -1 } : closed);
    }),
  );
  const [close] = useState(() => () => {
    suggester.cancel();
    setShown(closed);
  });
  useEffect(() => suggester.cancel, [suggester]);
  const isOpen = list.length > 0;

  /** @param first the active suggestion, if the list is there at once */
  const open = (text: string, first = -1) => {
    if (text.trim() !== '') {
      suggester.ask(text);
      return;
    }
    suggester.cancel();
    const offered = offer();
    setShown(offered.length > 0 ? { list: offered, active: first } : closed);
  };
  const move = (by: 1 | -1) => {
    // The text itself is one of the stops.
    const stops = list.length + 1;
    setShown({ list, active: ((active + 1 + by + stops) % stops) - 1 });
  };

  return {
    list,
    active,
    close,
    handlers: {
      onInput: ({ currentTarget }) => {
        open(currentTarget.value);
      },
      onClick: ({ currentTarget }) => {
        if (!isOpen && currentTarget.value.trim() === '') open('');
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // The list gives the focus back.
        if (!currentTarget.parentElement?.contains(relatedTarget)) close();
      },
      onKeyDown: (event) => {
        const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
        if (isComposing(nativeEvent) || ctrlKey || metaKey || shiftKey) return;
        const isDown = key === 'ArrowDown';
        if (isDown || key === 'ArrowUp') {
          if (isOpen) move(isDown ? 1 : -1);
          else open(currentTarget.value, isDown && !altKey ? 0 : -1);
        } else if (key === 'Enter' && active >= 0) press(active);
        else if (key === 'Escape' && isOpen) close();
        else return;
        event.preventDefault();
      },
    },
  };
}
