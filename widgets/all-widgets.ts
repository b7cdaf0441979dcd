import { type ApiClient } from '../api/client.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { carouselWidget } from './carousel/carousel.widget.ts';
import { filterAreaWidget } from './filter-area/filter-area.widget.ts';
import { investmentSolutionsWidget } from './investment-solutions/investment-solutions.widget.ts';
import { readingProgressWidget } from './reading-progress/reading-progress.widget.ts';
import { sectionNavWidget } from './section-nav/section-nav.widget.ts';
import { shareBarWidget } from './share-bar/share-bar.widget.ts';
import { subscribeCalloutWidget } from './subscribe-callout/subscribe-callout.widget.ts';
import { tabsWidget } from './tabs/tabs.widget.ts';
import { videoWidget } from './video/video.widget.ts';

/** Every widget of the bundle. Adding one touches this list and its own folder. */
export const allWidgets: readonly Widget<ApiClient>[] = [
  carouselWidget,
  filterAreaWidget,
  investmentSolutionsWidget,
  readingProgressWidget,
  sectionNavWidget,
  shareBarWidget,
  subscribeCalloutWidget,
  tabsWidget,
  videoWidget,
];
