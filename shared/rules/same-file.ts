/** The parameters by which sites usually ask for a size or a version of one file. */
const usualNames = 'w h width height q quality format fm fit dpr v ver'.split(' ');

/** The parameters that name more than a size or a version, in one order. */
function readNaming({ searchParams }: URL, sizeQuery = ''): readonly string[] {
  const sizes = new Set([...usualNames, ...new URLSearchParams(sizeQuery.toLowerCase()).keys()]);
  const naming = [...searchParams].filter(([name]) => !sizes.has(name.toLowerCase()));
  return naming.map((each) => each.join('=')).sort();
}

/**
 * What of an image's address names its file: `/image.ashx?id=1&width=480` and `/image.ashx?width=960&id=1` are
 * one picture, `/image.ashx?id=2` is another.
 * @param sizeQuery how this page asks for a size (`data-image-query`): `size={width}`
 */
export function nameFile(url: URL, sizeQuery?: string): string {
  return JSON.stringify([url.origin, url.pathname, ...readNaming(url, sizeQuery)]);
}

/**
 * The same for a script or a stylesheet, which several hosts may serve. The query of `/app.css?1700` is a
 * version; that of `/get.ashx?file=app.css` names the file.
 */
export function nameCode(url: URL): string {
  const isNamed = /\.(?:css|m?js|ts)$/i.test(url.pathname);
  return JSON.stringify([url.pathname, ...(isNamed ? [] : readNaming(url))]);
}
