/**
 * For links that a widget handles itself: Swup, unlike other routers, follows a link whose click has been
 * handled.
 */
export const routerOptOut = { 'data-no-swup': '' } as const;
