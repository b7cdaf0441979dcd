import { type ReactElement, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFocused } from '../dom/page-document.ts';

/** Gives the focus to the place to which a link that skips leads. */
export type GoToTarget = () => void;

interface SkipTargetProps {
  readonly ref: RefObject<GoToTarget | null>;
  /** Says where one is. */
  readonly name: string;
  readonly className?: string;
}

/** Where a link that skips leads. It is there only as long as it has the focus: reading on does not come across it. */
export function SkipTarget({ ref, name, className }: SkipTargetProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  useImperativeHandle(ref, () => () => {
    flushSync(() => {
      setReached(true);
    });
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- only watches that the focus leaves it
    <div
      ref={place}
      className={className}
      role="note"
      aria-label={name}
      tabIndex={-1}
      hidden={!isReached}
      onBlur={({ currentTarget }) => {
        // Only the window may have lost the focus.
        setReached(readFocused() === currentTarget);
      }}
    />
  );
}
