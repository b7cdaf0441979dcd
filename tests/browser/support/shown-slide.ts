import { type Locator, type Page } from '@playwright/test';

/** The slide of a carousel that is shown; the others are there too, inert and transparent. */
export function shownSlide(place: Page | Locator): Locator {
  return place.locator('[aria-roledescription="slide"]:not([inert])');
}
