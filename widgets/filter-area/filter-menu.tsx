import { type ReactElement } from 'react';
import { type FilterMenu as Menu } from '../../api/filter-menus.ts';
import { Dropdown } from '../../shared/components/dropdown.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { FilterChecks } from './filter-checks.tsx';
import { useFilterStore } from './filter-store.ts';
import { type Choices, type Item } from './match-items.ts';

interface FilterMenuProps {
  readonly menu: Menu;
  readonly items: readonly Item[];
  readonly choices: Choices;
  readonly onApply: (chosen: ReadonlySet<string>) => void;
  readonly onClear: () => void;
}

const noValue: ReadonlySet<string> = new Set();

/** A menu of check boxes with Apply (SPEC 4); the applied values are shown in its button. */
export function FilterMenu(props: FilterMenuProps): ReactElement {
  const { menu, items, choices, onApply, onClear } = props;
  const { fieldName } = menu;
  const { texts } = useWidget<typeof filterAreaContract>();
  const chosen = choices.get(fieldName) ?? noValue;
  const applied = menu.options.filter(({ value }) => chosen.has(value));
  const [only, another] = applied;
  const draft = useFilterStore(({ open }) =>
    open?.fieldName === fieldName ? open.draft : undefined,
  );
  const openMenu = useFilterStore((state) => state.openMenu);
  const closeMenu = useFilterStore((state) => state.closeMenu);

  return (
    <div className="pmw-filter-area__menu">
      <Dropdown
        label={toPlainText(menu.label)}
        isOpen={draft !== undefined}
        onToggle={(isOpen) => {
          if (isOpen) openMenu(fieldName, chosen);
          else closeMenu(fieldName);
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
        {(close) => (
          <FilterChecks
            menu={menu}
            items={items}
            choices={choices}
            draft={draft ?? chosen}
            onApply={() => {
              onApply(draft ?? chosen);
              close();
            }}
            onClear={() => {
              onClear();
              close();
            }}
          />
        )}
      </Dropdown>
    </div>
  );
}
