/** The least and the greatest height that a frame is given, in pixels; a taller page scrolls in it. */
const leastPx = 144;
const mostPx = 640;

/** What stays free below the content, in pixels: a focus ring or a shadow. */
const footPx = 32;

/** An open dialog or menu needs all there is. */
function measureContent(page: Document): number {
  if (page.querySelector('dialog[open], :popover-open') !== null) return mostPx;
  const { scrollHeight, clientHeight } = page.documentElement;
  // What opens over the page, such as a search panel, makes it scroll.
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
