import { type ComponentProps, memo, useRef } from 'react';
import { useStore } from 'zustand';
import { Dropdown } from '../../shared/components/dropdown.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { FilterChecks } from './filter-checks.tsx';
import { nothing } from './filter-store.ts';

interface FilterMenuProps extends Omit<
  ComponentProps<typeof FilterChecks>,
  'draft' | 'isOpen' | 'onLeave'
> {
  /** The applied values. */
  readonly chosen: ReadonlySet<string> | undefined;
}

/**
 * A menu of check boxes with Apply (SPEC 4); the applied values are shown in its button. Not rendered
 * again when what was found follows.
 */
export const FilterMenu = memo(function FilterMenu(props: FilterMenuProps) {
  const { menu, chosen, store, texts } = props;
  const { fieldName } = menu;
  const root = useRef<HTMLDivElement>(null);
  const applied = menu.options.filter(({ value }) => chosen?.has(value));
  const [only, another] = applied;
  const draft = useStore(store, ({ open }) =>
    open?.fieldName === fieldName ? open.draft : undefined,
  );

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
        <FilterChecks
          {...props}
          draft={draft ?? chosen ?? nothing}
          isOpen={draft !== undefined}
          onLeave={() => {
            root.current?.querySelector('button')?.focus();
          }}
        />
      </Dropdown>
    </div>
  );
});
