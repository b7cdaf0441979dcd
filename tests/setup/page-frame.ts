/**
 * The server’s additions to the data of every page, for tests that render a template without it.
 *
 * @param address of the page
 */
export function makePageFrame(address: string) {
  return {
    address,
    query: {},
    culture: 'en-US',
    culturePath: 'en-us',
    locale: 'en_US',
    dir: 'ltr',
    texts: undefined,
    assets: '/assets',
    styles: '/assets',
    isLive: false,
    isDevelopment: false,
  };
}
