import { type ReactElement } from 'react';

interface StatusLineProps {
  /** What is to be announced; empty says nothing. */
  readonly text: string;
  /** Another value for each time that the same text is to be announced again. */
  readonly turn?: number;
}

/**
 * A polite live region that is heard and not seen. It has to stand on the page before it has
 * something to say: change its text, do not add and remove it.
 */
export function StatusLine({ text, turn }: StatusLineProps): ReactElement {
  return (
    <div className="pmw-visually-hidden" role="status">
      {text && <span key={turn}>{text}</span>}
    </div>
  );
}
