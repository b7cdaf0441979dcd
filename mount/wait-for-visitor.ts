import { type MountRecord } from './mount-record.ts';
import { isVisitorBusy, whenVisitorLeaves } from './visitor-input.ts';

/**
 * Holds back a mount point in whose content a visitor is typing, where React would remove it.
 *
 * @returns resolves when the visitor has left; undefined where nobody is typing
 */
export function waitForVisitor(record: MountRecord): Promise<void> | undefined {
  const { element, signal, isDrawn } = record;
  if (!isDrawn || !isVisitorBusy(element)) return undefined;
  record.holdBack();
  return new Promise((resolve) => {
    whenVisitorLeaves(element, signal, resolve);
  });
}
