import { useFloating } from '@floating-ui/react';
import { type ReactElement, useId, useState } from 'react';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { listen } from '../../shared/dom/listen.ts';
import { getPanelPlace } from '../../shared/dropdown/place-panel.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { readRecentSearches, rememberSearch } from './recent-searches.ts';
import { type searchBoxContract } from './search-box.contract.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxData {
  /** What the box begins with. */
  readonly value: string;
  readonly isInForm: boolean;
  readonly fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
}

type SearchBoxProps = WidgetProps<typeof searchBoxContract, SearchBoxData>;

function searchFor(input: HTMLInputElement, text: string): void {
  input.value = text;
  // A field of the form may have the name of the method.
  if (input.form) HTMLFormElement.prototype.requestSubmit.call(input.form);
}

/** APG's combo box with a list (DECISIONS "Search"). */
export function SearchBox({ config, data }: SearchBoxProps): ReactElement {
  const { texts, act, guard } = useWidget<typeof searchBoxContract>();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const offer = (): readonly Suggestion[] => [
    ...readRecentSearches().map((text) => {
      return { kind: 'recent', text, note: '', href: undefined } as const;
    }),
    ...(config.popular ?? []).map(({ label, url }) => {
      return { kind: 'popular', text: label, note: '', href: safeLink(url) } as const;
    }),
  ];
  const { list, active, close, handlers } = useSuggestions({
    fetchSuggestions: data.fetchSuggestions,
    offer,
    press: (index) => panel?.querySelector<HTMLElement>(`[id="${id}-${index}"]`)?.click(),
  });
  const isOpen = list.length > 0;
  const hasTopLayer = 'showPopover' in HTMLElement.prototype;
  const { floatingStyles } = useFloating({
    ...getPanelPlace(hasTopLayer, 'list'),
    elements: { reference: input, floating: panel },
    open: isOpen,
  });

  useShownEffect(() => {
    const form = input?.form;
    if (!form) return undefined;
    const ending = new AbortController();
    const onSubmit = guard(() => {
      rememberSearch(input.value);
      close();
    });
    listen(form, ['submit'], onSubmit, { signal: ending.signal });
    return () => {
      ending.abort();
    };
  }, [input, guard, close]);

  const choose = ({ kind, text, href }: Suggestion, place: number) => {
    close();
    act({ action: 'follow', label: kind, value: place });
    if (href === undefined && input) searchFor(input, text);
  };

  const box = (
    <div className="pmw-search-box__field pmw-field">
      <label className="pmw-field__label" htmlFor={`${id}-box`}>
        {texts.get('label')}
      </label>
      <input
        ref={setInput}
        className="pmw-field__input"
        id={`${id}-box`}
        type="search"
        name="searchtext"
        defaultValue={data.value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        {...handlers}
      />
      {isOpen && (
        <div
          ref={setPanel}
          className="pmw-search-box__panel"
          style={floatingStyles}
          popover={hasTopLayer ? 'manual' : undefined}
        >
          <SuggestionList
            id={id}
            list={list}
            active={active}
            onChoose={choose}
            onFocus={() => input?.focus()}
          />
        </div>
      )}
      <StatusLine text={isOpen ? texts.count('results', list.length) : ''} />
    </div>
  );
  if (data.isInForm) return <div className="pmw pmw-search-box">{box}</div>;
  return (
    <form
      className="pmw pmw-search-box pmw-search-box--alone"
      role="search"
      action={safeLink(config.action ?? '')}
    >
      {box}
      <button className="pmw-button pmw-button--primary" type="submit">
        {texts.get('submit')}
      </button>
    </form>
  );
}
