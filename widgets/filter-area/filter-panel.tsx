import { type ReactElement, useId, useRef, useState } from 'react';
import { type MenuData } from '../../api/filter-menus.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { scrollToElement } from '../../shared/dom/scroll-to-element.ts';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { FilterMenu } from './filter-menu.tsx';
import { type Choices, type ChooseIn, type Item } from './match-items.ts';

interface FilterPanelProps {
  readonly menus: readonly MenuData[];
  readonly items: readonly Item[];
  readonly choices: Choices;
  readonly onChoose: ChooseIn;
}

/** Up to 992 px the menus are behind a button. Only the stylesheet knows the width: nothing is lost when it changes. */
export function FilterPanel(props: FilterPanelProps): ReactElement | null {
  const { menus, ...menuProps } = props;
  const { texts } = useWidget<typeof filterAreaContract>();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useShownEffect(() => {
    if (!isExpanded) return;
    // The button may be at the foot of the window.
    if (panel.current) scrollToElement(panel.current, 'nearest');
  }, [isExpanded]);
  /** With other choices it is closed: they have been applied, or the visitor has gone back. */
  const [open, setOpen] = useState<{ readonly fieldName: string; readonly choices: Choices }>();
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
        ref={panel}
        className="pmw-filter-area__menus"
        id={id}
        data-state={isExpanded ? 'expanded' : 'collapsed'}
      >
        {menus.map((menu) => (
          <FilterMenu
            key={menu.fieldName}
            menu={menu}
            isOpen={open?.fieldName === menu.fieldName && open.choices === menuProps.choices}
            onToggle={(willOpen) => {
              const { fieldName } = menu;
              if (willOpen) setOpen({ fieldName, choices: menuProps.choices });
              // Another one that has opened since stays open.
              else setOpen((now) => (now?.fieldName === fieldName ? undefined : now));
            }}
            {...menuProps}
          />
        ))}
      </div>
    </div>
  );
}
