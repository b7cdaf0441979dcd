import { type ReactElement } from 'react';
import { type FilterMenu } from '../../api/filter-menus.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { type WidgetAction } from '../../shared/widget/define-widget.ts';
import { type FilterTexts } from './filter-area.contract.ts';
import { type FilterStore } from './filter-store.ts';
import { type Choices } from './match-items.ts';

interface FilterTagsProps {
  readonly menus: readonly FilterMenu[];
  readonly choices: Choices;
  readonly texts: FilterTexts;
  /** Moves the focus on, before the last tag goes: where the browser had to move it, it would lay out once more. */
  readonly onEmpty: () => void;
  readonly store: FilterStore;
  readonly act: (action: WidgetAction) => void;
}

/** What is applied: one button for each value that removes it, and one that removes all (SPEC 4). */
export function FilterTags(props: FilterTagsProps): ReactElement | null {
  const { menus, choices, texts, store, act, onEmpty } = props;
  const tags = menus.flatMap(({ fieldName, options }) =>
    options
      .filter(({ value }) => choices.get(fieldName)?.has(value))
      .map(({ value, label }) => ({ fieldName, value, label: toPlainText(label) })),
  );
  if (tags.length === 0) return null;

  return (
    <div className="pmw-filter-area__tags">
      <ul className="pmw-filter-area__tag-list" aria-label={texts.get('applied')}>
        {tags.map(({ fieldName, value, label }) => (
          <li className="pmw-filter-area__tag-item" key={`${fieldName} ${value}`}>
            <button
              type="button"
              className="pmw-filter-area__tag"
              aria-label={texts.get('remove', { label })}
              onClick={({ currentTarget }) => {
                // The button is removed with its tag: the focus goes to the next one, or the previous one,
                // and from the last one to the results.
                const item = currentTarget.closest('li');
                const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
                if (neighbour) neighbour.querySelector('button')?.focus();
                else onEmpty();
                store.removeTag(fieldName, value);
                act({ action: 'remove', label });
              }}
            >
              <span>{label}</span>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="pmw-text-button"
        onClick={() => {
          onEmpty();
          store.clearAll();
          act({ action: 'clear' });
        }}
      >
        {texts.get('clear')}
      </button>
    </div>
  );
}
