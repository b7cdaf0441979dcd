import { type ReactElement } from 'react';
import { Dropdown } from '../../shared/dropdown/dropdown.tsx';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { FilterChecks, type FilterChecksProps } from './filter-checks.tsx';

interface FilterMenuProps extends Omit<FilterChecksProps, 'close'> {
  readonly isOpen: boolean;
  readonly onToggle: (willOpen: boolean) => void;
}

/** A menu of check boxes with Apply; the applied values are shown in its button. */
export function FilterMenu(props: FilterMenuProps): ReactElement {
  const { isOpen, onToggle, ...checks } = props;
  const { menu, choices } = checks;
  const { texts } = useWidget<typeof filterAreaContract>();
  const chosen = choices.get(menu.fieldName) ?? new Set();
  const applied = menu.options.filter(({ value }) => chosen.has(value));
  const [only, another] = applied;

  return (
    <div className="pmw-filter-area__menu">
      <Dropdown
        label={menu.label}
        closeLabel={texts.get('close')}
        isOpen={isOpen}
        onToggle={onToggle}
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
        {(close) => <FilterChecks {...checks} close={close} />}
      </Dropdown>
    </div>
  );
}
