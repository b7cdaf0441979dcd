/** The least and the greatest height that a frame is given, in pixels; a taller page scrolls in it. */
const leastPx = 144;
const mostPx = 640;

/** Pixels that stay free below the content, for a focus ring or a shadow. */
const footPx = 32;

/** An open dialog or menu needs all there is. */
function measureContent(page: Document): number {
  if (page.querySelector('dialog[open], :popover-open') !== null) return mostPx;
  const { scrollHeight, clientHeight } = page.documentElement;
  // A search panel, for example, opens over the page and makes it scroll.
  const overflowing = scrollHeight > clientHeight ? scrollHeight : 0;
  const parts = [...(page.querySelector('main')?.children ?? [])];
  const ends = parts.map(
    (part) => part.getBoundingClientRect().bottom + (page.defaultView?.scrollY ?? 0),
  );
  return Math.max(overflowing, ...ends) + footPx;
}

/** Never shrinks a frame: content that is as high as the window would shrink with it without end. */
export function fitFrame(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  if (page === null) return;
  let heightPx = 0;
  const fit = () => {
    const needed = Math.min(Math.max(measureContent(page), leastPx), mostPx);
    if (needed <= heightPx) return;
    heightPx = needed;
    frame.style.blockSize = `${needed}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  for (const part of page.querySelectorAll('main > *')) observer.observe(part);
  page.addEventListener('toggle', fit, { capture: true });
  page.addEventListener('click', () => requestAnimationFrame(fit));
}
