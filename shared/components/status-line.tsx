import { type Key, type ReactElement } from 'react';

interface StatusLineProps {
  /** What is to be announced; empty says nothing. */
  readonly text: string;
  /** What else has just changed, such as the order; heard only. */
  readonly detail?: string;
  /** Another value for each time that the same text is to be announced again. */
  readonly turn?: Key;
  /** Of a line that describes something else too. */
  readonly id?: string;
  /** Of a line that is seen too. */
  readonly className?: string;
}

/**
 * A polite live region, without a class of its own heard and not seen. It has to stand on the page before
 * it has something to say: change its text, do not add and remove it.
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
