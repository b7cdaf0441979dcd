import { fitFrame } from './fit-frame.ts';

/** The status of the examples' widgets (CONTRACT 2), or a word for what is not there yet. */
function readStatus(page: Document): string {
  const parts = [
    ...page.querySelectorAll<HTMLElement>(
      'main > [data-widget], main > :not([data-widget]) > [data-widget]',
    ),
  ];
  const statuses = parts.map(({ dataset }) => dataset['widgetStatus'] ?? 'pending');
  return [...new Set(statuses)].join(', ');
}

/** Writes the status beside the state's name while it changes, and fits the frame once nothing is waited for. */
function watchState(state: HTMLElement): void {
  const frame = state.querySelector('iframe');
  const shown = state.querySelector('.dev-state__status');
  if (frame === null || shown === null) return;
  const watch = () => {
    const page = frame.contentDocument;
    if (page === null) return;
    let hasFitted = false;
    const update = () => {
      const status = readStatus(page);
      shown.textContent = status;
      if (hasFitted || status.includes('pending')) return;
      hasFitted = true;
      fitFrame(frame);
    };
    update();
    new MutationObserver(update).observe(page, {
      subtree: true,
      attributeFilter: ['data-widget-status'],
    });
  };
  frame.addEventListener('load', watch);
  // It may have been loaded before this script was.
  if (
    frame.contentDocument?.readyState === 'complete' &&
    frame.contentDocument.URL !== 'about:blank'
  )
    watch();
}

for (const state of document.querySelectorAll<HTMLElement>('.dev-state')) watchState(state);
