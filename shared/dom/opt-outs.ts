/**
 * For links that a widget handles itself: Swup, unlike other routers, follows a link whose click has been
 * handled.
 */
export const routerOptOut = { 'data-no-swup': '' } as const;

/**
 * For what scrolls by itself, such as a dialog: Lenis, which scrolls the page in place of the browser, leaves the wheel
 * there to it.
 */
export const scrollOptOut = { 'data-lenis-prevent': '' } as const;

/** For the wheel and the finger in it: other scripts that scroll the page do not hear of them. */
export function keepFromPage(event: { readonly stopPropagation: () => void }): void {
  event.stopPropagation();
}
