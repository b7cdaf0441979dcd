import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { type FilterMenu as Menu } from '../../api/filter-menus.ts';
import { Dropdown } from '../../shared/components/dropdown.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { type FilterTexts } from './filter-area.contract.ts';
import { type FilterState, type FilterStore } from './filter-store.ts';

interface FilterMenuProps {
  readonly menu: Menu;
  readonly state: FilterState;
  readonly store: FilterStore;
  readonly texts: FilterTexts;
  /** How many items each value of a menu would find; called when the menu opens. */
  readonly onCount: (fieldName: string) => ReadonlyMap<string, number>;
  readonly onApply: (menu: Menu) => void;
}

/** A menu of check boxes with Apply (SPEC 4); the applied values are shown in its button. */
export function FilterMenu(props: FilterMenuProps): ReactElement {
  const { menu, state, store, texts } = props;
  const { fieldName } = menu;
  const root = useRef<HTMLDivElement>(null);
  const chosen = state.applied.choices.get(fieldName);
  const applied = menu.options.filter(({ value }) => chosen?.has(value));
  const [only, another] = applied;
  const draft = state.open?.fieldName === fieldName ? state.open.draft : undefined;

  return (
    <div ref={root} className="pmw-filter-area__menu">
      <Dropdown
        label={toPlainText(menu.label)}
        isOpen={draft !== undefined}
        onToggle={(isOpen) => {
          if (isOpen) store.openMenu(fieldName);
          // Another menu may have opened since, which this one must not close.
          else if (store.getState().open?.fieldName === fieldName) store.closeMenu();
        }}
        value={
          <span className={another ? 'pmw-filter-area__badge' : 'pmw-filter-area__chosen'}>
            {another
              ? texts.get('selected', { n: applied.length })
              : only
                ? toPlainText(only.label)
                : texts.get('any')}
          </span>
        }
      >
        {draft && (
          <FilterChecks
            {...props}
            draft={draft}
            onLeave={() => {
              root.current?.querySelector('button')?.focus();
            }}
          />
        )}
      </Dropdown>
    </div>
  );
}

interface FilterChecksProps extends FilterMenuProps {
  /** The draft checks of the menu. */
  readonly draft: ReadonlySet<string>;
  /** Called before Apply and Clear, which are removed with the panel: the focus goes back to the button. */
  readonly onLeave: () => void;
}

/** The content of an open menu. Counts once, when it opens. */
function FilterChecks(props: FilterChecksProps): ReactElement {
  const { menu, store, draft, texts, onCount, onApply, onLeave } = props;
  const id = useId();
  const [counts] = useState(() => onCount(menu.fieldName));
  const apply = (): void => {
    onLeave();
    onApply(menu);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // A CMS may have a form around the whole page; Enter in a check box would submit it.
    event.preventDefault();
    apply();
  };

  return (
    <>
      <ul className="pmw-filter-area__options">
        {menu.options.map(({ value, label }, index) => (
          <li className="pmw-filter-area__option" key={value}>
            <input
              className="pmw-filter-area__check"
              type="checkbox"
              id={`${id}-${index}`}
              checked={draft.has(value)}
              aria-describedby={`${id}-${index}-count`}
              onKeyDown={onKeyDown}
              onChange={({ currentTarget }) => {
                store.check(value, currentTarget.checked);
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
