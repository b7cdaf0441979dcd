/** What relative addresses belong to. Where there is no page, as in a check of its HTML, any stands for it. */
export function findPageBase(): string {
  return typeof document === 'undefined' ? 'https://page.invalid/' : document.baseURI;
}
