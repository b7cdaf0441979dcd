import { type ApiClient } from '../api/client.ts';
import { type ReactWidget } from '../shared/widget/define-react-widget.ts';
import { carouselWidget } from './carousel/carousel.widget.ts';
import { documentListWidget } from './document-list/document-list.widget.ts';
import { filterAreaWidget } from './filter-area/filter-area.widget.ts';
import { fundPerformanceWidget } from './fund-performance/fund-performance.widget.ts';
import { fundSummaryWidget } from './fund-summary/fund-summary.widget.ts';
import { investmentSolutionsWidget } from './investment-solutions/investment-solutions.widget.ts';
import { searchBoxWidget } from './search-box/search-box.widget.ts';
import { subscribeCalloutWidget } from './subscribe-callout/subscribe-callout.widget.ts';
import { tabbedSearchWidget } from './tabbed-search/tabbed-search.widget.ts';

/** The React widgets of the product, whole. */
export const reactWidgets: readonly ReactWidget<ApiClient>[] = [
  carouselWidget,
  documentListWidget,
  filterAreaWidget,
  fundPerformanceWidget,
  fundSummaryWidget,
  investmentSolutionsWidget,
  searchBoxWidget,
  subscribeCalloutWidget,
  tabbedSearchWidget,
];
