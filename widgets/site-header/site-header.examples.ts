import { defineExamples } from '../../shared/widget/define-examples.ts';
import { siteHeaderContract } from './site-header.contract.ts';

export const siteHeaderExamples = defineExamples(siteHeaderContract, [
  {
    name: 'search-and-menu',
    doc: 'Two links that open a panel each, one at a time.',
    tag: 'header',
    html: `<div class="pmw-site-header__bar">
  <a class="pmw-site-header__name" href="/">Alderfen</a>
  <nav class="pmw-site-header__nav" aria-label="Main">
    <a class="pmw-site-header__link" href="/search" data-panel="#site-search">Search</a>
    <a class="pmw-site-header__link" href="/login">Log in</a>
    <a class="pmw-site-header__link" href="#site-navigation" data-panel="#site-menu">Menu</a>
  </nav>
</div>
<div class="pmw-site-header__panel" id="site-search" hidden>
  <form class="pmw-site-header__search" role="search" action="/search">
    <label class="pmw-field">
      <span class="pmw-field__label">Search</span>
      <input class="pmw-field__input" type="search" name="searchtext">
    </label>
    <button class="pmw-button pmw-button--primary" type="submit">Submit</button>
    <button class="pmw-button pmw-button--outline" type="button" data-panel-close>Close</button>
  </form>
</div>
<div class="pmw-site-header__panel" id="site-menu" hidden>
  <ul class="pmw-site-header__list" role="list">
    <li><a class="pmw-site-header__link" href="/news">News</a></li>
    <li><a class="pmw-site-header__link" href="/team">Our people</a></li>
  </ul>
</div>`,
    attributes: { class: 'pmw pmw-site-header' },
  },
]);
