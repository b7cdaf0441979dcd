import { type ApiClient } from './client.ts';
import { type FetchOptions } from './request.ts';
import { fetchSlides, type Slide } from './slideshow.ts';

/**
 * GET {culture}/verticalscroll/{carouselId}; the id is sent unchanged (DECISIONS "Showcase"), unlike that of
 * `slideshow`.
 *
 * @throws {CallFailure} if the connection or the answer as a whole fails
 */
export function fetchVerticalScroll(
  api: ApiClient,
  carouselId: string,
  options: FetchOptions,
): Promise<readonly Slide[]> {
  return fetchSlides(api, ['verticalscroll', carouselId], options);
}
