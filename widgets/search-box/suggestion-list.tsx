import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { keepFromPage } from '../../shared/dom/opt-outs.ts';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type searchBoxContract } from './search-box.contract.ts';
import { type Suggestion } from './suggestion.ts';

interface SuggestionListProps {
  /** The list is `<id>-list`, its options are `<id>-0` and so on. */
  readonly id: string;
  readonly list: readonly Suggestion[];
  readonly active: number;
  /** @param place from 1 */
  readonly onChoose: (suggestion: Suggestion, place: number) => void;
  /** An assistive technology focuses an option before it presses it. */
  readonly onFocus: () => void;
}

/** The focus stays in the box. */
const keepFocus = (event: MouseEvent) => {
  event.preventDefault();
};

export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, list, active, onChoose, onFocus } = props;
  const { texts } = useWidget<typeof searchBoxContract>();
  const activeOption = useRef<HTMLElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const keys = toOccurrenceKeys(list.map(({ kind, text }) => `${kind} ${text}`));
  const draw = (suggestion: Suggestion, index: number) => {
    const { text, note, href } = suggestion;
    const Option = href === undefined ? 'div' : 'a';
    return (
      <Option
        key={keys[index]}
        ref={(element: HTMLElement | null) => {
          if (index === active) activeOption.current = element;
        }}
        className="pmw-listbox__option"
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        href={href}
        aria-selected={index === active}
        data-state={index === active ? 'active' : undefined}
        onClick={() => {
          onChoose(suggestion, index + 1);
        }}
      >
        <div>{text}</div>
        {note && <div className="pmw-search-box__note">{` ${note}`}</div>}
      </Option>
    );
  };
  const drawKind = (kind: Suggestion['kind']) =>
    list.map((each, index) => each.kind === kind && draw(each, index));
  return (
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- the box has the focus, and names the active option
    <div
      className="pmw-listbox"
      id={`${id}-list`}
      role="listbox"
      aria-label={texts.get('suggestions')}
      onMouseDown={keepFocus}
      onFocus={onFocus}
      onWheel={keepFromPage}
      onTouchMove={keepFromPage}
    >
      {drawKind('page')}
      {(['recent', 'popular'] as const).map(
        (kind) =>
          list.some((each) => each.kind === kind) && (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div className="pmw-search-box__heading" id={`${id}-${kind}`} role="presentation">
                {texts.get(kind)}
              </div>
              {drawKind(kind)}
            </div>
          ),
      )}
    </div>
  );
}
