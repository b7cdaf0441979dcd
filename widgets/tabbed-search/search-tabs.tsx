import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { type SearchTab } from '../../api/tab-data.ts';
import { wantsElsewhere } from '../../shared/dom/keys-and-clicks.ts';
import { tabAfterKey } from '../../shared/rules/tab-after-key.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type tabbedSearchContract } from './tabbed-search.contract.ts';

interface SearchTabsProps {
  readonly tabs: readonly SearchTab[];
  readonly names: readonly string[];
  /** Whether each is known to have no results. */
  readonly areEmpty: readonly boolean[];
  readonly id: string;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * Splits the name of a tab, "Funds (6)", into its label and the number, which stands below and moves no other tab. A
 * site's text that does not begin with the label stays whole.
 */
function splitName(name: string, label: string): readonly [string, string] {
  if (!name.startsWith(label)) return [name, ''];
  const count = name.slice(label.length).trimStart();
  return [name.slice(0, name.length - count.length), count];
}

/** APG's tabs: the content is there already, so an arrow key selects at once. */
export function SearchTabs(props: SearchTabsProps): ReactElement {
  const { tabs, names, areEmpty, id, selected, onSelect } = props;
  const { texts } = useWidget<typeof tabbedSearchContract>();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (wantsElsewhere(event)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = tabAfterKey(event.key, selected, names.length, isRightToLeft);
    if (target < 0) return;
    event.preventDefault();
    onSelect(target);
    buttons.current[target]?.focus();
  };

  return (
    <div className="pmw-tabbed-search__tabs" role="tablist" aria-label={texts.get('tabs')}>
      {tabs.map((tab, index) => {
        const [label, count] = splitName(names[index] ?? '', tab.label);
        return (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            className={clsx(
              'pmw-tabbed-search__tab',
              areEmpty[index] && 'pmw-tabbed-search__tab--empty',
            )}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => {
              onSelect(index);
            }}
            onKeyDown={onKeyDown}
          >
            {label}
            {count && <span className="pmw-tabbed-search__tab-count">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
