import { listen } from '../../shared/dom/listen.ts';
import { readFocused } from '../../shared/dom/page-document.ts';
import { readZoomedView } from '../../shared/dom/zoomed-view.ts';

/** Of the part of the page in view, so that its edges show that it is a dialog. */
const share = 0.94;

/**
 * Opens a dialog, or brings it back after it has been moved. In a page that the visitor has zoomed with two fingers, it
 * stands in the part that is in view, until all of the page is again.
 */
export function openInView(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const { style } = dialog;
  const view = readZoomedView();
  if (view) {
    const { insets, width, height } = view;
    style.inset = insets.map((inset) => `${inset}px`).join(' ');
    style.maxInlineSize = `${width * share}px`;
    style.maxBlockSize = `${height * share}px`;
    const onZoom = () => {
      if (readZoomedView()) return;
      for (const property of ['inset', 'max-inline-size', 'max-block-size']) {
        style.removeProperty(property);
      }
    };
    if (window.visualViewport) listen(window.visualViewport, ['resize'], onZoom, { signal });
  }
  const isMoved = dialog.open && !dialog.matches(':modal');
  const focused = readFocused();
  if (isMoved) dialog.open = false;
  if (!dialog.open) dialog.showModal();
  if (isMoved && focused instanceof HTMLElement) focused.focus();
}
