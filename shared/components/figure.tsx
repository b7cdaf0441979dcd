import { type ReactElement } from 'react';

interface FigureProps {
  /** '' if it is missing. */
  readonly text: string;
  /** Read out in place of the dash. */
  readonly missing: string;
}

/** A figure in a table, or a dash. */
export function Figure({ text, missing }: FigureProps): ReactElement {
  return (
    <>
      {/* From right to left a minus sign, "SFr." and "JP¥" would come apart. */}
      <bdi dir="ltr" aria-hidden={!text || undefined}>
        {text || '–'}
      </bdi>
      {!text && <span className="pmw-visually-hidden">{missing}</span>}
    </>
  );
}
