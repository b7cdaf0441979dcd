import { type ReactElement } from 'react';
import { type MenuData } from '../../api/filter-menus.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { withValue } from './applied-filters.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { type Choices, type ChooseIn } from './match-items.ts';

interface FilterTagsProps {
  readonly menus: readonly MenuData[];
  readonly choices: Choices;
  readonly onChoose: ChooseIn;
  /** Without it nothing is offered that removes all. */
  readonly onClear: (() => void) | undefined;
  /** Called when the last tag goes, which had the focus. */
  readonly onEmpty: () => void;
}

/** The applied values: each is a button that removes it. */
export function FilterTags(props: FilterTagsProps): ReactElement | null {
  const { menus, choices, onChoose, onClear, onEmpty } = props;
  const { texts, act } = useWidget<typeof filterAreaContract>();
  const tags = menus.flatMap(({ fieldName, options }) =>
    options
      .filter(({ value }) => choices.get(fieldName)?.has(value))
      .map(({ value, label }) => ({ fieldName, value, label })),
  );
  if (tags.length === 0) return null;

  return (
    <div className="pmw-filter-area__tags">
      <ul className="pmw-filter-area__tag-list" role="list" aria-label={texts.get('applied')}>
        {tags.map(({ fieldName, value, label }) => (
          <li className="pmw-filter-area__tag-item" key={`${fieldName} ${value}`}>
            <button
              type="button"
              className="pmw-filter-area__tag"
              aria-label={texts.get('remove', { label })}
              onClick={({ currentTarget: { parentElement: item } }) => {
                onChoose(fieldName, withValue(choices.get(fieldName), value, false));
                act({ action: 'remove', label });
                // The button goes with its tag.
                const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
                if (neighbour) neighbour.querySelector('button')?.focus();
                else onEmpty();
              }}
            >
              <span>{label}</span>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      {onClear && (
        <button type="button" className="pmw-text-button" onClick={onClear}>
          {texts.get('clear')}
        </button>
      )}
    </div>
  );
}
