export interface ApiBases {
  /** Base of signup, slideshow, verticalscroll and search, e.g. `/`. */
  readonly siteBase: string;
  /** Base of articledata and teamdata, e.g. `/api/`. */
  readonly apiBase: string;
  /** Lowercased in paths. */
  readonly culture: string;
}

export type BaseName = 'site' | 'api';

/**
 * A base as a path that does not depend on the page's own address (DECISIONS "Calls"): `site` → `/site/`. An
 * address with a host is kept unchanged.
 */
export function toBasePath(base: string): string {
  // Several slashes, as a template may join them, would turn the culture after them into a host.
  const withEnd = /^\/*$/.test(base) ? '/' : base.endsWith('/') ? base : `${base}/`;
  return /^(?:[a-z][a-z\d+.-]*:\/)?\//i.test(withEnd) ? withEnd : `/${withEnd}`;
}

/** `.` and `..` would climb. */
function toSegment(value: string): string | undefined {
  const segment = encodeURIComponent(value.toWellFormed());
  return /^\.{0,2}$/.test(segment) ? undefined : segment;
}

/**
 * The path of a call: base, culture in lower case, then the segments.
 * @returns undefined if a segment is empty, `.` or `..`
 */
export function toCallPath(
  bases: ApiBases,
  base: BaseName,
  segments: readonly string[],
): string | undefined {
  const encoded = [bases.culture.toLowerCase(), ...segments].map(toSegment);
  if (encoded.includes(undefined)) return undefined;
  return toBasePath(base === 'site' ? bases.siteBase : bases.apiBase) + encoded.join('/');
}
