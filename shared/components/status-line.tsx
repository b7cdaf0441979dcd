import { type Key, type ReactElement } from 'react';

interface StatusLineProps {
  /** The announcement; an empty text announces nothing. */
  readonly text: string;
  /** Another change to announce, such as the order; for screen readers only. */
  readonly detail?: string;
  /** A different value each time the same text is to be announced again. */
  readonly turn?: Key;
  /** The id of a line that also describes something else. */
  readonly id?: string;
  /** The class of a line that is visible too. */
  readonly className?: string;
}

/**
 * A polite live region, visually hidden unless it is given a class. It has to be on the page before it has
 * something to announce: change its text, do not add and remove it.
 */
export function StatusLine(props: StatusLineProps): ReactElement {
  const { id, text, detail, turn, className = 'pmw-visually-hidden' } = props;
  return (
    <p id={id} className={className} role="status">
      {text && (
        <span key={turn}>
          <span>{text}</span>
          {detail && <span className="pmw-visually-hidden">{`, ${detail}`}</span>}
        </span>
      )}
    </p>
  );
}
