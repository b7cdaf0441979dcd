/** The tone of a slide's ground, for `data-tone`: on a light one the text is dark. */
export function toneOf(slide: { readonly isBackgroundLight: boolean } | undefined) {
  return slide?.isBackgroundLight ? 'light' : 'dark';
}
