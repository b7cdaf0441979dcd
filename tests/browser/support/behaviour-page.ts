import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';
import { type Answers } from '../../setup/network/test-cms.ts';

/**
 * A page of another CMS with behaviours on its markup, at `/page`.
 *
 * @param main the content of `<main>`, below the page's heading
 */
export function makeBehaviourPage(main: string, css = ''): Answers {
  return {
    'GET /page.css': { body: `body { margin: 0 } .tall { block-size: 1500px } ${css}` },
    'GET /page': makeCmsPage('Another CMS', main, {
      head: `<link rel="stylesheet" href="/page.css">${linkTag}${scriptTag}`,
    }),
  };
}
