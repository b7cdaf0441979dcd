export const linkTag = '<link rel="stylesheet" href="/static/widgets.css">';
export const scriptTag = '<script src="/static/widgets.js" defer></script>';

interface CmsPageOptions {
  /** The tags of the head below the title; by default the two tags of a page that includes the widgets. */
  readonly head?: string;
  readonly lang?: string;
  /** Attributes of `<body>`. */
  readonly body?: string;
  /** The markup before and after `<main>`. */
  readonly before?: string;
  readonly after?: string;
}

/**
 * A page of another CMS, around the markup that a test is about.
 *
 * @param title of the page, and its heading
 * @param main the content of `<main>` below the heading
 */
export function makeCmsPage(
  title: string,
  main: string,
  {
    head = linkTag + scriptTag,
    lang = 'en-US',
    body = '',
    before = '',
    after = '',
  }: CmsPageOptions = {},
): { readonly body: string } {
  return {
    body: `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body ${body}>${before}<main><h1>${title}</h1>${main}</main>${after}</body></html>`,
  };
}
