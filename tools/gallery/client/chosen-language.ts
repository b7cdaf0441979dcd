/** The language that the address of a page names, `?language=de`; nothing for English. */
export const chosenLanguage = new URLSearchParams(location.search).get('language');

/** The address of another page in the same language. */
export function keepLanguage(address: string): string {
  if (chosenLanguage === null) return address;
  const query = `language=${encodeURIComponent(chosenLanguage)}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
