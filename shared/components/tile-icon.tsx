import { type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { findIconAddress, isIconName, isKnownIcon } from './known-icon.ts';

interface TileIconProps {
  readonly icon: string;
  /** A link without a known icon has an arrow. */
  readonly hasLink?: boolean;
}

export function TileIcon({ icon, hasLink }: TileIconProps): ReactNode {
  const name = isKnownIcon(icon) ? icon.trim() : hasLink ? 'arrow-right' : '';
  if (isIconName(name)) return <Icon name={name} isMoving={hasLink} />;
  const address = findIconAddress(name);
  return (
    address && <img key={address} className="pmw-tile__icon" src={address} alt="" loading="lazy" />
  );
}
