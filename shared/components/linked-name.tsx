import { type ReactElement } from 'react';

interface LinkedNameProps {
  readonly name: string;
  /** An address that is safe, or nothing: then the name stands without a link. */
  readonly address: string | undefined;
  /** The link's. */
  readonly className: string;
}

/** The name of something that may have a page of its own. */
export function LinkedName({ name, address, className }: LinkedNameProps): ReactElement {
  return address ? (
    <a className={className} href={address}>
      {name}
    </a>
  ) : (
    <span>{name}</span>
  );
}
