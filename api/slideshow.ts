import * as v from 'valibot';
import { type Parsed } from '../shared/widget/attributes.ts';
import { describe, type Problem, type ReportProblem } from '../shared/widget/problem.ts';
import { checkEntries, type FieldsOutput, isRecord } from './check-fields.ts';
import { type ApiClient } from './client.ts';
import { CallFailure } from './failures.ts';
import { flagField, textField } from './fields.ts';

const slideFields = {
  id: textField,
  /** Address of the image behind the slide. */
  backgroundImage: textField,
  /** Address of the smaller image beside the text. */
  featureImage: textField,
  /** Rendered as HTML, within the allow-list. */
  headline: textField,
  /** Rendered as HTML, within the allow-list. */
  copy: textField,
  ctaUrl: textField,
  ctaText: textField,
  /** Whether the background is light, so that the text has to be dark. */
  isBackgroundLight: flagField,
  /** A CSS colour. */
  colorAccent: textField,
};

/** The answer of `slideshow` and `verticalscroll`, for the published schemas. */
export const slideshowSchema = v.object({ slides: v.array(v.object(slideFields)) });

/** One slide of SPEC 3; what is missing is '' or false. */
export type Slide = Readonly<FieldsOutput<typeof slideFields>>;

const expected = 'an object with a list "slides"';

/**
 * Checks slides that a call or the page supplied (CONTRACT 4): a bad field costs the field, an entry
 * that is no object costs the entry, anything else than a list of slides is refused.
 *
 * @param value `{slides: […]}` or the list itself
 * @param where names the value in problems
 */
export function checkSlides(value: unknown, where: string): Parsed<readonly Slide[]> {
  const list = isRecord(value) && Object.hasOwn(value, 'slides') ? value['slides'] : value;
  if (!Array.isArray(list)) {
    const found =
      isRecord(value) && value !== list ? `"slides" that is ${describe(list)}` : describe(value);
    return { ok: false, found };
  }
  const problems: Problem[] = [];
  const slides = checkEntries(slideFields, list as readonly unknown[], where, problems);
  return { ok: true, value: slides, problems };
}

export interface FetchOptions {
  readonly signal?: AbortSignal;
  readonly report: ReportProblem;
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
  { signal, report }: FetchOptions,
): Promise<readonly Slide[]> {
  const answer = await api.send({
    method: 'GET',
    base: 'site',
    segments,
    ...(signal && { signal }),
  });
  const where = `the answer of ${segments.join('/')}`;
  if (!isRecord(answer)) {
    throw new CallFailure('shape', { where, found: describe(answer), expected });
  }
  const checked = checkSlides({ slides: answer['slides'] }, 'slides');
  if (!checked.ok) throw new CallFailure('shape', { where, found: checked.found, expected });
  checked.problems?.forEach(report);
  return checked.value;
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
