import { memo, type ReactElement, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { type FilterMenu } from '../../api/filter-menus.ts';
import { useSteps } from '../../shared/hooks/use-steps.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { type WidgetAction } from '../../shared/widget/define-widget.ts';
import { type FilterTexts } from './filter-area.contract.ts';
import { type FilterStore } from './filter-store.ts';

interface FilterCheckProps {
  readonly id: string;
  readonly value: string;
  /** From data. */
  readonly label: string;
  /** How many items the value would find. */
  readonly count: number;
  readonly isChecked: boolean;
  readonly store: FilterStore;
}

/** Rendered again only where one of its props changed: a menu may have hundreds of options. */
const FilterCheck = memo(function FilterCheck(props: FilterCheckProps) {
  const { id, value, label, count, isChecked, store } = props;
  return (
    <li className="pmw-filter-area__option">
      <input
        className="pmw-filter-area__check"
        type="checkbox"
        id={id}
        checked={isChecked}
        aria-describedby={`${id}-count`}
        onChange={({ currentTarget }) => {
          store.check(value, currentTarget.checked);
        }}
      />
      <label className="pmw-filter-area__option-label" htmlFor={id}>
        {toPlainText(label)}
      </label>
      <span className="pmw-filter-area__count" id={`${id}-count`}>
        {count}
      </span>
    </li>
  );
});

interface FilterChecksProps {
  readonly menu: FilterMenu;
  readonly store: FilterStore;
  readonly texts: FilterTexts;
  readonly act: (action: WidgetAction) => void;
  /** The draft checks of the menu. */
  readonly draft: ReadonlySet<string>;
  /** Whether they are seen. They may be drawn before. */
  readonly isOpen: boolean;
  /** Called before Apply and Clear, which are removed with the panel: the focus goes back to the button. */
  readonly onLeave: () => void;
}

/** The content of a menu. */
export function FilterChecks(props: FilterChecksProps): ReactElement {
  const { menu, store, draft, isOpen, texts, act, onLeave } = props;
  const id = useId();
  const choices = useStore(store, ({ applied }) => applied.choices);
  const counts = useMemo(
    () => store.catalogue.count(choices, menu.fieldName),
    [store, menu, choices],
  );
  const drawn = useSteps(menu.options.length, isOpen);
  const apply = () => {
    onLeave();
    store.apply();
    act({ action: 'apply', label: menu.label });
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its check boxes */}
      <ul
        className="pmw-filter-area__options"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A CMS may have a form around the whole page; Enter in a check box would submit it.
          event.preventDefault();
          apply();
        }}
      >
        {menu.options.slice(0, drawn).map(({ value, label }, index) => (
          <FilterCheck
            key={value}
            id={`${id}-${index}`}
            value={value}
            label={label}
            count={counts.get(value) ?? 0}
            isChecked={draft.has(value)}
            store={store}
          />
        ))}
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
              onLeave();
              store.clearMenu(menu.fieldName);
            }}
          >
            {texts.get('clear-menu')}
          </button>
        )}
      </div>
    </>
  );
}
