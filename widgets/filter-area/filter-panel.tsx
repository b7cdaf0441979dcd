import { type ComponentProps, type ReactElement, useId, useState } from 'react';
import { type FilterMenu as Menu } from '../../api/filter-menus.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { type Choices } from './match-items.ts';

interface FilterPanelProps extends Omit<ComponentProps<typeof FilterMenu>, 'menu' | 'chosen'> {
  readonly menus: readonly Menu[];
  /** What is applied. */
  readonly choices: Choices;
}

/**
 * The menus. Up to 992 px they are behind a button. Whether they are open is only the visitor's choice, and
 * only the stylesheet knows the width: so nothing is lost when the width changes in either direction.
 */
export function FilterPanel({ menus, choices, ...shared }: FilterPanelProps): ReactElement | null {
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
        <span>{shared.texts.get('filters')}</span>
        <Icon name="chevron-down" />
      </button>
      <div
        className="pmw-filter-area__menus"
        id={id}
        data-state={isExpanded ? 'expanded' : 'collapsed'}
      >
        {menus.map((menu) => (
          <FilterMenu
            key={menu.fieldName}
            {...shared}
            menu={menu}
            chosen={choices.get(menu.fieldName)}
          />
        ))}
      </div>
    </div>
  );
}
