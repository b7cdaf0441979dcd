import { type ReactElement, useId, useMemo } from 'react';
import { type FilterMenu } from '../../api/filter-menus.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { useFilterStore } from './filter-store.ts';
import { type Choices, countValues, type Item } from './match-items.ts';

interface FilterChecksProps {
  readonly menu: FilterMenu;
  /** Everything that can be found, for counting. */
  readonly items: readonly Item[];
  readonly choices: Choices;
  readonly draft: ReadonlySet<string>;
  readonly onApply: () => void;
  readonly onClear: () => void;
}

/** Each value with how many items it would find. */
export function FilterChecks(props: FilterChecksProps): ReactElement {
  const { menu, items, choices, draft, onApply, onClear } = props;
  const { texts } = useWidget<typeof filterAreaContract>();
  const id = useId();
  const check = useFilterStore((state) => state.check);
  const counts = useMemo(() => countValues(items, choices, menu.fieldName), [items, choices, menu]);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its check boxes */}
      <ul
        className="pmw-filter-area__options"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A CMS may have a form around the whole page; Enter in a check box would submit it.
          event.preventDefault();
          onApply();
        }}
      >
        {menu.options.map(({ value, label }, index) => (
          <li key={value} className="pmw-filter-area__option">
            <input
              className="pmw-filter-area__check"
              type="checkbox"
              id={`${id}-${index}`}
              checked={draft.has(value)}
              aria-describedby={`${id}-${index}-count`}
              onChange={({ currentTarget }) => {
                check(value, currentTarget.checked);
              }}
            />
            <label className="pmw-filter-area__option-label" htmlFor={`${id}-${index}`}>
              {toPlainText(label)}
            </label>
            <span className="pmw-filter-area__count" id={`${id}-${index}-count`}>
              {counts.get(value) ?? 0}
            </span>
          </li>
        ))}
      </ul>
      <div className="pmw-filter-area__actions">
        <button type="button" className="pmw-button pmw-filter-area__apply" onClick={onApply}>
          {texts.get('apply')}
        </button>
        {draft.size > 0 && (
          <button type="button" className="pmw-text-button" onClick={onClear}>
            {texts.get('clear-menu')}
          </button>
        )}
      </div>
    </>
  );
}
