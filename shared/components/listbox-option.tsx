import { type UseInteractionsReturn } from '@floating-ui/react';
import { memo } from 'react';
import { Icon } from './icon.tsx';

interface ListboxOptionProps {
  readonly index: number;
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly setElement: (index: number, element: HTMLElement | null) => void;
  readonly getItemProps: UseInteractionsReturn['getItemProps'];
}

/** Rendered again only if one of its props changed: a list may have hundreds of options. */
export const ListboxOption = memo(function ListboxOption(props: ListboxOptionProps) {
  const { index, id, label, isChosen, isActive, setElement, getItemProps } = props;
  return (
    <div
      ref={(element) => {
        setElement(index, element);
      }}
      className="pmw-listbox__option"
      id={id}
      role="option"
      aria-selected={isActive}
      {...getItemProps()}
    >
      <span>{label}</span>
      {isChosen && <Icon name="check" />}
    </div>
  );
});
