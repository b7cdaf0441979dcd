import { type ReactElement } from 'react';

interface LinkedNameProps {
  readonly name: string;
  /** Without a safe address the name stands without a link. */
  readonly address: string | undefined;
  readonly className: string;
}

export function LinkedName({ name, address, className }: LinkedNameProps): ReactElement {
  return address ? (
    <a className={className} href={address}>
      {name}
    </a>
  ) : (
    <span>{name}</span>
  );
}
