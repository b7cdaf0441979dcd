/**
 * For links that a widget answers itself: Swup, unlike other routers, follows a link even where its press
 * has been answered.
 */
export const keptFromRouters = { 'data-no-swup': '' } as const;
