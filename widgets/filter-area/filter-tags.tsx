import { type ReactElement, useRef } from 'react';
import { type FilterMenu } from '../../api/filter-menus.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { type Choices } from './match-items.ts';

interface Tag {
  readonly fieldName: string;
  readonly value: string;
  readonly label: string;
}

interface FilterTagsProps {
  readonly menus: readonly FilterMenu[];
  readonly choices: Choices;
  readonly onRemove: (tag: Tag) => void;
  readonly onClear: () => void;
  /** Called when the last tag goes, which may have the focus. */
  readonly onEmpty: () => void;
}

/** One button for each applied value that removes it, and one that removes all (SPEC 4). */
export function FilterTags(props: FilterTagsProps): ReactElement | null {
  const { menus, choices, onRemove, onClear, onEmpty } = props;
  const { texts } = useWidget<typeof filterAreaContract>();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const tags = menus.flatMap(({ fieldName, options }) =>
    options
      .filter(({ value }) => choices.get(fieldName)?.has(value))
      .map(({ value, label }) => ({
        key: `${fieldName} ${value}`,
        fieldName,
        value,
        label: toPlainText(label),
      })),
  );
  if (tags.length === 0) return null;

  return (
    <div className="pmw-filter-area__tags">
      <ul className="pmw-filter-area__tag-list" aria-label={texts.get('applied')}>
        {tags.map((tag, index) => (
          <li className="pmw-filter-area__tag-item" key={tag.key}>
            <button
              ref={(button) => {
                const { current } = buttons;
                if (button) current.set(tag.key, button);
                return () => {
                  current.delete(tag.key);
                };
              }}
              type="button"
              className="pmw-filter-area__tag"
              aria-label={texts.get('remove', { label: tag.label })}
              onClick={() => {
                onRemove(tag);
                // The button goes with its tag.
                const neighbour = tags[index + 1] ?? tags[index - 1];
                if (neighbour) buttons.current.get(neighbour.key)?.focus();
                else onEmpty();
              }}
            >
              <span>{tag.label}</span>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="pmw-text-button"
        onClick={() => {
          onClear();
          onEmpty();
        }}
      >
        {texts.get('clear')}
      </button>
    </div>
  );
}
