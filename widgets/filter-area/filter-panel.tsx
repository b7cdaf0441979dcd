import { type ReactElement, useId, useState } from 'react';
import { type FilterMenu as Menu } from '../../api/filter-menus.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { type FilterTexts } from './filter-area.contract.ts';
import { FilterMenu } from './filter-menu.tsx';
import { type FilterState, type FilterStore } from './filter-store.ts';

interface FilterPanelProps {
  readonly menus: readonly Menu[];
  readonly state: FilterState;
  readonly store: FilterStore;
  readonly texts: FilterTexts;
  readonly onCount: (fieldName: string) => ReadonlyMap<string, number>;
  readonly onApply: (menu: Menu) => void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * The menus. Up to 992 px they are behind a button. Whether they are open is only the visitor's choice, and
 * only the stylesheet knows the width: so nothing is lost when the width changes in either direction.
 */
export function FilterPanel(props: FilterPanelProps): ReactElement | null {
  const { menus, state, store, texts, onCount, onApply } = props;
  const { applied, open } = state;
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  if (menus.length === 0) return null;

  return (
    <div className="pmw-filter-area__bar">
      <button
        type="button"
        className="pmw-filter-area__toggle pmw-button pmw-button--outline"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => {
          setExpanded(!isExpanded);
        }}
      >
        <span>{texts.get('filters')}</span>
        <Icon name="chevron-down" />
      </button>
      <div
        className="pmw-filter-area__menus"
        id={id}
        data-state={isExpanded ? 'expanded' : 'collapsed'}
      >
        {menus.map((menu) => {
          const { fieldName } = menu;
          return (
            <FilterMenu
              key={fieldName}
              menu={menu}
              texts={texts}
              chosen={applied.choices.get(fieldName) ?? nothing}
              draft={open?.fieldName === fieldName ? open.draft : undefined}
              onCount={() => onCount(fieldName)}
              onToggle={(isOpen) => {
                if (isOpen) store.openMenu(fieldName);
                // Another menu may have opened since, which this one must not close.
                else if (store.getState().open?.fieldName === fieldName) store.closeMenu();
              }}
              onCheck={store.check}
              onApply={() => {
                onApply(menu);
              }}
              onClear={() => {
                store.clearMenu(fieldName);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
