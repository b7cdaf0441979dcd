/** What a visitor has begun in the CMS's own form before the widget takes its place. */
export interface BegunEntry {
  readonly address: string;
  /** The control that has the focus. */
  readonly focus?: 'box' | 'button';
}

/**
 * Reads what is typed and focused inside a mount point that still holds the CMS content, so that
 * nobody has to type twice.
 */
export function readBegunEntry(element: HTMLElement): BegunEntry {
  const box = element.querySelector<HTMLInputElement>('input[type="email"]');
  const address = box?.value ?? '';
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  if (focused === null) return { address };
  return { address, focus: focused === box ? 'box' : 'button' };
}
