import { type Page } from '@playwright/test';
import { whenDrawn } from './page-watch.ts';

/** Zooms as two fingers do, into the part of the page around an element. */
export async function zoomTo(page: Page, scale: number, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
  await page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
  });
  await whenDrawn(page);
}

/** The part of the page that is in view, and the box of an element, both from the edges of the window. */
export const readPlaces = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const view = window.visualViewport;
    if (!view) throw new Error('There is no visual viewport.');
    const { offsetLeft: left, offsetTop: top, width, height, scale } = view;
    const box = element.getBoundingClientRect();
    return {
      scale,
      view: { left, top, right: left + width, bottom: top + height },
      box: { left: box.left, top: box.top, right: box.right, bottom: box.bottom },
    };
  });

type Places = Awaited<ReturnType<typeof readPlaces>>;

export const isInView = ({ view, box }: Places) =>
  box.left >= view.left - 1 &&
  box.top >= view.top - 1 &&
  box.right <= view.right + 1 &&
  box.bottom <= view.bottom + 1;
