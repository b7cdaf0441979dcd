import { type ReactElement, useId } from 'react';
import { toOccurrenceKeys } from '../rules/occurrence-keys.ts';

interface ShareClassChoiceProps {
  /** The prefix of the classes: `pmw-fund-summary`. */
  readonly block: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** The select of share classes, or the name of the only one. */
export function ShareClassChoice(props: ShareClassChoiceProps): ReactElement {
  const { block, label, names, current, onChoose } = props;
  const id = useId();
  const keys = toOccurrenceKeys(names);
  return (
    <div className={`pmw-field ${block}__choice`}>
      <label className="pmw-field__label" htmlFor={id}>
        {label}
      </label>
      {names.length > 1 ? (
        <select
          className={`pmw-field__input pmw-select ${block}__select`}
          id={id}
          value={current}
          onChange={({ currentTarget }) => {
            onChoose(Number(currentTarget.value));
          }}
        >
          {names.map((name, index) => (
            <option key={keys[index]} value={index}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        // What is there from the start is not announced.
        <output className={`${block}__only`} id={id} aria-live="off">
          {names[0]}
        </output>
      )}
    </div>
  );
}
