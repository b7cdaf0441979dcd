import { type Parsed } from '../shared/widget/attributes.ts';
import { defineAnswer } from './answer.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue, isRecord } from './entry.ts';
import { colourField, flagField, htmlField, imageField, linkField, textField } from './fields.ts';
import { type JsonSchema } from './json-schema.ts';
import { checkList, listSchema } from './list.ts';
import { type FetchOptions, request } from './request.ts';

const slide = defineEntry(
  {
    id: textField,
    /** Address of the image behind the slide. */
    backgroundImage: imageField,
    /** Address of the smaller image beside the text. */
    featureImage: imageField,
    headline: htmlField,
    copy: htmlField,
    ctaUrl: linkField,
    ctaText: textField,
    /** Whether the background is light, so that the text has to be dark. */
    isBackgroundLight: flagField,
    /** A CSS colour. */
    colorAccent: colourField,
  },
  ['headline', 'copy', 'backgroundImage', 'featureImage'],
);

/** The answer of `slideshow` and `verticalscroll`. */
export const slideshowAnswer = defineAnswer('slides', slide, {});

/** The slides that a page supplies (`data-slides`): the answer of the call, or the list in it. */
export const slidesSchema: JsonSchema = { anyOf: [slideshowAnswer.schema, listSchema(slide)] };

const checkSlideList = checkList(slide);

/** One slide of SPEC 3; what is missing is '' or false. */
export type Slide = EntryValue<typeof slide>;

/**
 * Checks slides that a page supplied: a bad field costs the field, an entry that is no object or has
 * nothing to show costs the entry, anything else than a list of slides is refused.
 *
 * @param value `{slides: […]}` or the list itself
 * @param where names the value in problems
 */
export function checkSlides(value: unknown, where: string): Parsed<readonly Slide[]> {
  if (!isRecord(value) || !Object.hasOwn(value, 'slides')) return checkSlideList(value, where);
  const checked = checkSlideList(value['slides'], where);
  return checked.ok
    ? checked
    : { ok: false, found: `an object with "slides" that is ${checked.found}` };
}

/**
 * A call that answers with slides, checked: `slideshow` and `verticalscroll` differ in their paths only.
 *
 * @param segments the path behind base and culture
 * @throws {CallFailure} where the connection or the answer as a whole fails
 */
export async function fetchSlides(
  api: ApiClient,
  segments: readonly string[],
  options: FetchOptions,
): Promise<readonly Slide[]> {
  const { items } = await request(
    api,
    { method: 'GET', base: 'site', segments },
    {
      name: segments.join('/'),
      expected: 'an object with a list "slides"',
      check: slideshowAnswer.check,
    },
    options,
  );
  return items.map(({ value }) => value);
}

/**
 * GET {culture}/slideshow/{carouselId}; the id is lowercased (SPEC 7).
 *
 * @throws {CallFailure} where the connection or the answer as a whole fails
 */
export function fetchSlideshow(
  api: ApiClient,
  carouselId: string,
  options: FetchOptions,
): Promise<readonly Slide[]> {
  return fetchSlides(api, ['slideshow', carouselId.toLowerCase()], options);
}
