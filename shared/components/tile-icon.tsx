import { type ReactNode } from 'react';
import { safeImage } from '../html/safe-image.ts';
import { Icon, isIconName } from './icon.tsx';

interface TileIconProps {
  /** The name of an icon of our set or the address of an image; '' where the data have none. */
  readonly icon: string;
  readonly hasLink?: boolean;
}

/** A single word is not an address, although it could be a relative one. */
function findAddress(icon: string): string | undefined {
  return /[./:]/.test(icon) ? safeImage(icon) : undefined;
}

/** Whether an icon from data can be shown. */
export function isKnownIcon(icon: string): boolean {
  return isIconName(icon.trim()) || findAddress(icon) !== undefined;
}

/**
 * The icon at the foot of a tile: the one from the data (DECISIONS "Documents": the name of an icon of our
 * set or a safe image address; unknown: none), else an arrow where the tile is a link.
 */
export function TileIcon({ icon, hasLink }: TileIconProps): ReactNode {
  const name = icon.trim() || (hasLink ? 'arrow-right' : '');
  if (isIconName(name)) return <Icon name={name} isMoving={hasLink} />;
  const address = findAddress(name);
  return (
    address && <img key={address} className="pmw-tile__icon" src={address} alt="" loading="lazy" />
  );
}
