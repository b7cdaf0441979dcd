/** The base of relative addresses. Where there is no page, as in a check of its HTML, any base will do. */
export function findPageBase(): string {
  return typeof document === 'undefined' ? 'https://page.invalid/' : document.baseURI;
}
