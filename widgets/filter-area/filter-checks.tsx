import { type ReactElement, useId, useMemo, useState } from 'react';
import { type MenuData } from '../../api/filter-menus.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { withValue } from './applied-filters.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { type Choices, type ChooseIn, countValues, type Item } from './match-items.ts';

export interface FilterChecksProps {
  readonly menu: MenuData;
  /** Everything that can be found, for counting. */
  readonly items: readonly Item[];
  readonly choices: Choices;
  readonly onChoose: ChooseIn;
  readonly close: () => void;
}

const noValue: ReadonlySet<string> = new Set();

/** The open menu: each value with how many items it would find. */
export function FilterChecks(props: FilterChecksProps): ReactElement {
  const { menu, items, choices, onChoose, close } = props;
  const { fieldName, label: menuLabel } = menu;
  const { texts, act } = useWidget<typeof filterAreaContract>();
  const id = useId();
  /** The checked values, which have no effect until they are applied. */
  const [draft, setDraft] = useState(choices.get(fieldName) ?? noValue);
  const counts = useMemo(() => countValues(items, choices, fieldName), [items, choices, fieldName]);
  const apply = (): void => {
    onChoose(fieldName, draft);
    act({ action: 'apply', label: menuLabel });
    close();
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its check boxes */}
      <ul
        className="pmw-filter-area__options"
        role="list"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A CMS may have a form around the whole page; Enter in a check box would submit it.
          event.preventDefault();
          apply();
        }}
      >
        {menu.options.map(({ value, label }, index) => {
          const count = counts.get(value) ?? 0;
          return (
            <li key={value} className="pmw-filter-area__option">
              <input
                className="pmw-filter-area__check"
                type="checkbox"
                id={`${id}-${index}`}
                checked={draft.has(value)}
                aria-describedby={`${id}-${index}-count`}
                onChange={({ currentTarget }) => {
                  setDraft(withValue(draft, value, currentTarget.checked));
                }}
              />
              <label className="pmw-filter-area__option-label" htmlFor={`${id}-${index}`}>
                {label}
              </label>
              <span className="pmw-filter-area__count" aria-hidden="true">
                {texts.number(count)}
              </span>
              <span className="pmw-visually-hidden" id={`${id}-${index}-count`}>
                {texts.count('results', count)}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="pmw-filter-area__actions">
        <button type="button" className="pmw-button pmw-filter-area__apply" onClick={apply}>
          {texts.get('apply')}
        </button>
        {draft.size > 0 && (
          <button
            type="button"
            className="pmw-text-button"
            onClick={() => {
              onChoose(fieldName, noValue);
              act({ action: 'clear', label: menuLabel });
              close();
            }}
          >
            {texts.get('clear-menu')}
          </button>
        )}
      </div>
    </>
  );
}
