import { clsx } from 'clsx';
import { memo } from 'react';
import { type IconName, outlines } from './known-icon.ts';

interface IconProps {
  readonly name: IconName;
  readonly isMoving?: boolean | undefined;
}

/** Decorative: its container has an accessible name of its own. */
export const Icon = memo(function Icon({ name, isMoving }: IconProps) {
  return (
    <svg
      className={clsx(
        'pmw-icon',
        /left|right/.test(name) && 'pmw-icon--directed',
        isMoving && 'pmw-icon--moving',
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
});
