import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';
import { type Answers } from './foreign-cms.ts';

interface PageOptions {
  /** Attributes of the script tag. */
  readonly script?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
  readonly css?: string;
}

/**
 * A page of another CMS with behaviours on its markup, at `/page`.
 *
 * @param main the content of `<main>`, below the page's heading
 */
export function makeBehaviourPage(
  main: string,
  { script = '', html = '', css = '' }: PageOptions = {},
): Answers {
  const tag = scriptTag.replace('<script', `<script ${script}`);
  return {
    'GET /page.css': { body: `body { margin: 0 } .tall { block-size: 1500px } ${css}` },
    'GET /page': makeCmsPage('Another CMS', main, {
      html,
      head: `<link rel="stylesheet" href="/page.css">${linkTag}${tag}`,
    }),
  };
}
