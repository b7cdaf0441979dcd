import { type ReactElement } from 'react';

interface ResultCountProps {
  readonly className: string;
  /** "12 results". */
  readonly text: string;
  /** What else has just changed, such as the order; heard only. */
  readonly detail: string;
  /** Another text for each state of what is shown: the same count of other results is announced too. */
  readonly state: string;
}

/** How many were found: seen, and announced whenever something else is shown. */
export function ResultCount({ className, text, detail, state }: ResultCountProps): ReactElement {
  return (
    <p className={className} role="status">
      <span key={state}>
        <span>{text}</span>
        {detail !== '' && <span className="pmw-visually-hidden">{`, ${detail}`}</span>}
      </span>
    </p>
  );
}
