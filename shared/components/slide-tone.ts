/** For `data-tone`: on a light ground the text is dark. */
export function toneOf(slide: { readonly isBackgroundLight: boolean } | undefined) {
  return slide?.isBackgroundLight ? 'light' : 'dark';
}
