import { type Key, type ReactElement } from 'react';

interface StatusLineProps {
  readonly text: string;
  /** Follows the text for screen readers only, with its comma. */
  readonly detail?: string;
  /** A new value announces the same text again. */
  readonly turn?: Key;
  readonly id?: string;
  readonly className?: string;
}

/** A polite live region. It has to be on the page before it announces: change its text, do not remove it. */
export function StatusLine(props: StatusLineProps): ReactElement {
  const { id, text, detail, turn, className = 'pmw-visually-hidden' } = props;
  return (
    <p id={id} className={className} role="status">
      {text && (
        <span key={turn}>
          <span>{text}</span>
          {detail && <span className="pmw-visually-hidden">{detail}</span>}
        </span>
      )}
    </p>
  );
}
