import { type ApiClient } from '../api/client.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { carouselWidget } from './carousel/carousel.widget.ts';
import { documentListWidget } from './document-list/document-list.widget.ts';
import { filterAreaWidget } from './filter-area/filter-area.widget.ts';
import { fundSummaryWidget } from './fund-summary/fund-summary.widget.ts';
import { investmentSolutionsWidget } from './investment-solutions/investment-solutions.widget.ts';
import { subscribeCalloutWidget } from './subscribe-callout/subscribe-callout.widget.ts';

/** Every widget of the bundle. Adding one touches this list and its own folder. */
export const allWidgets: readonly Widget<ApiClient>[] = [
  carouselWidget,
  documentListWidget,
  filterAreaWidget,
  fundSummaryWidget,
  investmentSolutionsWidget,
  subscribeCalloutWidget,
];
