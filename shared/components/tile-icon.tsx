import { type ReactNode } from 'react';
import { safeImage } from '../html/safe-image.ts';
import { Icon, isIconName } from './icon.tsx';

interface TileIconProps {
  readonly icon: string;
  readonly hasLink?: boolean;
}

/** A single word is not an address, although it could be a relative one. */
function findAddress(icon: string): string | undefined {
  return /[./:]/.test(icon) ? safeImage(icon) : undefined;
}

export function isKnownIcon(icon: string): boolean {
  return isIconName(icon.trim()) || findAddress(icon) !== undefined;
}

export function TileIcon({ icon, hasLink }: TileIconProps): ReactNode {
  const name = icon.trim() || (hasLink ? 'arrow-right' : '');
  if (isIconName(name)) return <Icon name={name} isMoving={hasLink} />;
  const address = findAddress(name);
  return (
    address && <img key={address} className="pmw-tile__icon" src={address} alt="" loading="lazy" />
  );
}
