import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { type FilterMenu as Menu } from '../../api/filter-menus.ts';
import { Dropdown } from '../../shared/components/dropdown.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { type FilterTexts } from './filter-area.contract.ts';

interface FilterMenuProps {
  readonly menu: Menu;
  /** The values of this menu that are applied. */
  readonly chosen: ReadonlySet<string>;
  /** Its draft checks while it is open. */
  readonly draft: ReadonlySet<string> | undefined;
  /** How many items each value would find; called when the menu opens. */
  readonly onCount: () => ReadonlyMap<string, number>;
  readonly texts: FilterTexts;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onCheck: (value: string, isChecked: boolean) => void;
  readonly onApply: () => void;
  readonly onClear: () => void;
}

/** A menu of check boxes with Apply (SPEC 4); the applied values are shown in its button. */
export function FilterMenu(props: FilterMenuProps): ReactElement {
  const { menu, chosen, draft, texts, onToggle, onApply, onClear } = props;
  const root = useRef<HTMLDivElement>(null);
  const applied = menu.options.filter(({ value }) => chosen.has(value));

  /** Apply and Clear are removed with the panel: the focus goes back to the button first. */
  const focusButton = (): void => {
    root.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={root} className="pmw-filter-area__menu">
      <Dropdown
        label={toPlainText(menu.label)}
        isOpen={draft !== undefined}
        onToggle={onToggle}
        value={
          applied.length > 1 ? (
            <span className="pmw-filter-area__badge">
              {texts.get('selected', { n: applied.length })}
            </span>
          ) : (
            <span className="pmw-filter-area__chosen">
              {applied[0] ? toPlainText(applied[0].label) : texts.get('any')}
            </span>
          )
        }
      >
        {draft && (
          <FilterChecks
            {...props}
            draft={draft}
            onApply={() => {
              focusButton();
              onApply();
            }}
            onClear={() => {
              focusButton();
              onClear();
            }}
          />
        )}
      </Dropdown>
    </div>
  );
}

/** The content of an open menu. Counts once, when it opens. */
function FilterChecks(
  props: FilterMenuProps & { readonly draft: ReadonlySet<string> },
): ReactElement {
  const { menu, draft, onCount, texts, onCheck, onApply, onClear } = props;
  const id = useId();
  const [counts] = useState(onCount);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // A CMS may have a form around the whole page; Enter in a check box would submit it.
    event.preventDefault();
    onApply();
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
                onCheck(value, currentTarget.checked);
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
