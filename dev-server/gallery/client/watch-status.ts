/** The status of each widget on a page (CONTRACT 2); before it has one it waits, like those that are `pending`. */
function readStatus(page: Document): string {
  const statuses = [...page.querySelectorAll<HTMLElement>('main [data-widget]')].map(
    ({ dataset }) => dataset['widgetStatus'] ?? 'pending',
  );
  return [...new Set(statuses)].join(', ');
}

/**
 * Writes the status of a frame's widgets, also while it changes.
 *
 * @param onSettled called once, when no widget waits any more
 */
export function watchStatus(frame: HTMLIFrameElement, shown: Element, onSettled: () => void): void {
  const page = frame.contentDocument;
  if (page === null) return;
  let hasSettled = false;
  const update = () => {
    const status = readStatus(page);
    shown.textContent = status;
    if (hasSettled || status.includes('pending')) return;
    hasSettled = true;
    onSettled();
  };
  update();
  new MutationObserver(update).observe(page, {
    subtree: true,
    attributeFilter: ['data-widget-status'],
  });
}
