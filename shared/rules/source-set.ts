import { parseAddress } from './parse-address.ts';

/** How a site's CMS resizes its images (docs/contract.md, 1, `data-image-query` and `data-image-widths`). */
export interface ImageResizing {
  /** Added to an address, with `{width}` in place of the pixels: `width={width}`. */
  readonly query?: string | undefined;
  /** In pixels, the smallest first. */
  readonly widths?: readonly number[] | undefined;
}

/** A signed address no longer works once its query changes. */
const signatures = new Set(['hash', 'sig']);

function nameOf(parameter: string): string {
  return (parameter.split('=')[0] ?? '').toLowerCase();
}

/**
 * The addresses of an image in the widths that the CMS offers (DECISIONS "First picture"), for `srcset`:
 * `/hero.jpg?v=2` → `/hero.jpg?v=2&width=480 480w, /hero.jpg?v=2&width=960 960w`.
 * @param address safe to load
 * @param page the address of the page: only images of the same origin can be resized
 * @returns nothing if the image must stay unchanged
 */
export function findSourceSet(
  address: string,
  resizing: ImageResizing | undefined,
  page: string,
): string | undefined {
  const { query, widths } = resizing ?? {};
  if (query === undefined || !widths) return undefined;
  const url = parseAddress(address, page);
  if (!url) return undefined;
  const present = url.search.slice(1).split('&').filter(Boolean);
  if (url.origin !== new URL(page).origin || /\.svgz?$/i.test(url.pathname)) return undefined;
  if (present.some((parameter) => signatures.has(nameOf(parameter)))) return undefined;
  const added = new Set(query.split('&').map(nameOf));
  const kept = present.filter((parameter) => !added.has(nameOf(parameter)));
  return widths
    .map((width) => {
      const parameters = [...kept, query.replaceAll('{width}', `${width}`)].join('&');
      return `${url.pathname}?${parameters} ${width}w`;
    })
    .join(', ');
}
