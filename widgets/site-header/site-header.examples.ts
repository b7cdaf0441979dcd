import { defineExamples } from '../../shared/widget/define-examples.ts';
import { siteHeaderContract } from './site-header.contract.ts';

/** The header in its states, for the gallery and the tests. */
export const siteHeaderExamples = defineExamples(siteHeaderContract, [
  {
    name: 'search-and-menu',
    doc: 'Two links that open a panel each, one at a time.',
    html: `<nav aria-label="Main of the example">
  <a href="/search" data-panel="#example-search">Search</a>
  <a href="#site-navigation" data-panel="#example-menu">Menu</a>
</nav>
<div id="example-search" hidden>
  <form role="search" action="/search">
    <label>Search <input type="search" name="searchtext"></label>
    <button type="submit">Submit</button>
    <button type="button" data-panel-close>Close</button>
  </form>
</div>
<div id="example-menu" hidden>
  <ul><li><a href="/news">News</a></li><li><a href="/team">Our people</a></li></ul>
</div>`,
    attributes: {},
  },
]);
