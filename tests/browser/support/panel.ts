import { type Page } from '@playwright/test';
import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';
import { type Answers } from './foreign-cms.ts';

/** Ancestors of a mount point that clip or move its content, as CSS of `.box`. */
export const containers: Readonly<Record<string, string>> = {
  'overflow: hidden': '.box { overflow: hidden; block-size: 9rem }',
  'overflow: hidden and a place of its own':
    '.box { position: relative; z-index: 0; overflow: hidden; block-size: 9rem }',
  'overflow: hidden and a transform':
    '.box { overflow: hidden; block-size: 9rem; transform: translateX(7px) }',
  'contain: paint and a clip-path':
    '.box { contain: paint; block-size: 9rem; clip-path: inset(0) }',
  'a bar of the CMS above the page': 'html { margin-block-start: 32px }',
};

/**
 * A page of another CMS with space above and below a mount point, at `/page`.
 *
 * @param point the mount point's HTML, inside a `<div class="box">`
 */
export function makeRoomyPage(point: string, css: string): Answers {
  return {
    'GET /page.css': { body: `body { margin: 0 } .room { block-size: 45rem } ${css}` },
    'GET /page': makeCmsPage(
      'Room',
      `<div class="room"></div><div class="box">${point}</div><div class="room"></div>`,
      { head: `<link rel="stylesheet" href="/page.css">${linkTag}${scriptTag}` },
    ),
  };
}

interface PanelPlace {
  /** From the button to the panel, in CSS pixels. */
  readonly gap: number;
  /** From the button's left edge to the panel's, in CSS pixels. */
  readonly shift: number;
  /** Whether every corner can be pressed: nothing clips or covers it. */
  readonly isWhole: boolean;
}

/** The position of the open panel; waits a frame, in which the browser reports scrolling and new sizes. */
export async function readPanel(page: Page): Promise<PanelPlace> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const panel = document.querySelector('.pmw-dropdown__panel');
    const button = document.querySelector('.pmw-dropdown__button[aria-expanded="true"]');
    if (!panel || !button) throw new Error('nothing is open');
    const [inner, outer] = [panel.getBoundingClientRect(), button.getBoundingClientRect()];
    const isWhole = [inner.left + 3, inner.right - 3].every((x) =>
      [inner.top + 3, inner.bottom - 3].every((y) =>
        panel.contains(document.elementFromPoint(x, y)),
      ),
    );
    const gap = Math.max(inner.top - outer.bottom, outer.top - inner.bottom);
    // Adding 0 turns -0 into 0.
    const [rounded = 0, shift = 0] = [gap, inner.left - outer.left].map((n) => Math.round(n) + 0);
    return { gap: rounded, shift, isWhole };
  });
}

/** A panel that is attached to its button and is not clipped. */
export const inPlace: PanelPlace = { gap: 4, shift: 0, isWhole: true };
