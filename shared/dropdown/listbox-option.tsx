import { type HTMLAttributes, memo } from 'react';
import { Icon } from '../components/icon.tsx';

interface ListboxOptionProps {
  readonly index: number;
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly setElement: (index: number, element: HTMLElement | null) => void;
  readonly itemProps: HTMLAttributes<HTMLElement>;
}

/** Rendered again only if one of its props changed: a list may have hundreds of options. */
export const ListboxOption = memo(function ListboxOption(props: ListboxOptionProps) {
  const { index, id, label, isChosen, isActive, setElement, itemProps } = props;
  return (
    <div
      ref={(element) => {
        setElement(index, element);
      }}
      className="pmw-listbox__option"
      id={id}
      role="option"
      // The choice; the position is the list's aria-activedescendant.
      aria-selected={isChosen}
      data-state={isActive ? 'active' : undefined}
      {...itemProps}
    >
      <span>{label}</span>
      {isChosen && <Icon name="check" />}
    </div>
  );
});
