/** Before a widget has a status it waits, like those that are `pending`. */
function readStatus(page: Document): string {
  const statuses = [...page.querySelectorAll<HTMLElement>('main [data-widget]')].map(
    ({ dataset }) => dataset['widgetStatus'] ?? 'pending',
  );
  return [...new Set(statuses)].join(', ');
}

/** Writes the status of a frame's widgets; `onSettled` is called once, when none waits any more. */
export function watchStatus(frame: HTMLIFrameElement, shown: Element, onSettled: () => void): void {
  const page = frame.contentDocument;
  // Browsers let no page of a disk look into another one.
  if (page === null) {
    onSettled();
    return;
  }
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
