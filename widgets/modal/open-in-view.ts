import { listen } from '../../shared/dom/listen.ts';
import { readFocused, readRoot } from '../../shared/dom/page-document.ts';

/** Below, the page is as good as not zoomed. */
const leastScale = 1.05;

/** Of the part of the page in view, so that its edges show that it is a dialog. */
const share = 0.94;

/**
 * Opens a dialog, or brings it back after it has been moved. In a page that the visitor has zoomed with two fingers, it
 * stands in the part that is in view, until all of the page is again.
 */
export function openInView(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const { style } = dialog;
  const view = window.visualViewport;
  if (view && view.scale > leastScale) {
    const { clientWidth, clientHeight } = readRoot();
    const { offsetTop: top, offsetLeft: left, width, height } = view;
    style.inset = `${top}px ${clientWidth - left - width}px ${clientHeight - top - height}px ${left}px`;
    style.maxInlineSize = `${width * share}px`;
    style.maxBlockSize = `${height * share}px`;
    const onZoom = () => {
      if (view.scale > leastScale) return;
      for (const property of ['inset', 'max-inline-size', 'max-block-size']) {
        style.removeProperty(property);
      }
    };
    listen(view, ['resize'], onZoom, { signal });
  }
  const isMoved = dialog.open && !dialog.matches(':modal');
  const focused = readFocused();
  if (isMoved) dialog.open = false;
  if (!dialog.open) dialog.showModal();
  if (isMoved && focused instanceof HTMLElement) focused.focus();
}
