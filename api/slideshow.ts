import { json, optionalText } from '../shared/widget/attributes.ts';
import { type Parsed } from '../shared/widget/parsed.ts';
import { defineAnswer } from './answer.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue, isRecord } from './entry.ts';
import { colourField, flagField, htmlField, imageField, linkField, textField } from './fields.ts';
import { createListCheck, valuesOf } from './list.ts';
import { type FetchOptions, request } from './request.ts';

const slide = defineEntry(
  {
    id: textField,
    backgroundImage: imageField,
    featureImage: imageField,
    headline: htmlField,
    copy: htmlField,
    ctaUrl: linkField,
    ctaText: textField,
    isBackgroundLight: flagField,
    colorAccent: colourField,
  },
  ['headline', 'copy', 'backgroundImage', 'featureImage'],
);

export const slideshowAnswer = defineAnswer('slides', slide, {});

const checkSlideList = createListCheck(slide, valuesOf);

/** A missing field is '' or false. */
export type Slide = EntryValue<typeof slide>;

/**
 * Checks slides that a page supplied.
 * @param value `{slides: […]}` or the list itself
 * @param where names a list in problems; that of an object has its own name
 */
export function checkSlides(value: unknown, where: string): Parsed<readonly Slide[]> {
  if (!isRecord(value) || !Object.hasOwn(value, 'slides')) return checkSlideList(value, where);
  const checked = slideshowAnswer.check(value);
  return checked.ok ? { ...checked, value: checked.value.items } : checked;
}

/** A page either names its slides or supplies them. */
export const slideAttributes = {
  'carousel-id': optionalText(),
  slides: json({
    expected: 'a list of slides, or an object with a list "slides"',
    check: checkSlides,
  }),
};

/**
 * Makes a call that returns slides: `slideshow` and `verticalscroll` differ only in their paths.
 * @throws {CallFailure} if the connection fails or the whole answer is wrong
 */
export async function fetchSlides(
  api: ApiClient,
  segments: readonly string[],
  options: FetchOptions,
): Promise<readonly Slide[]> {
  const call = { method: 'GET', base: 'site', segments } as const;
  const { items } = await request(api, call, slideshowAnswer, options);
  return items;
}

/**
 * GET {culture}/slideshow/{carouselId}; the id is lowercased.
 *
 * @throws {CallFailure} if the connection or the answer as a whole fails
 */
export function fetchSlideshow(
  api: ApiClient,
  carouselId: string,
  options: FetchOptions,
): Promise<readonly Slide[]> {
  return fetchSlides(api, ['slideshow', carouselId.toLowerCase()], options);
}
