import { type ReactElement } from 'react';
import { Dropdown } from '../../shared/components/dropdown.tsx';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { FilterChecks, type FilterChecksProps } from './filter-checks.tsx';
import { useFilterStore } from './filter-store.ts';

type FilterMenuProps = Omit<FilterChecksProps, 'close'>;

/** A menu of check boxes with Apply (SPEC 4); the applied values are shown in its button. */
export function FilterMenu(props: FilterMenuProps): ReactElement {
  const { menu, choices } = props;
  const { fieldName } = menu;
  const { texts } = useWidget<typeof filterAreaContract>();
  const chosen = choices.get(fieldName) ?? new Set();
  const applied = menu.options.filter(({ value }) => chosen.has(value));
  const [only, another] = applied;
  const isOpen = useFilterStore(({ open }) => open?.fieldName === fieldName);
  const openMenu = useFilterStore((state) => state.openMenu);
  const closeMenu = useFilterStore((state) => state.closeMenu);

  return (
    <div className="pmw-filter-area__menu">
      <Dropdown
        label={menu.label}
        isOpen={isOpen}
        onToggle={(willOpen) => {
          if (willOpen) openMenu(fieldName, chosen);
          else closeMenu(fieldName);
        }}
        value={
          <span className={another ? 'pmw-filter-area__badge' : 'pmw-filter-area__chosen'}>
            {another
              ? texts.get('selected', { n: applied.length })
              : only
                ? only.label
                : texts.get('any')}
          </span>
        }
      >
        {(close) => <FilterChecks {...props} close={close} />}
      </Dropdown>
    </div>
  );
}
