import { type ApiClient } from '../api/client.ts';
import { type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { accordionWidget } from './accordion/accordion.widget.ts';
import { audioWidget } from './audio/audio.widget.ts';
import { carouselWidget } from './carousel/carousel.widget.ts';
import { cookieBarWidget } from './cookie-bar/cookie-bar.widget.ts';
import { documentListWidget } from './document-list/document-list.widget.ts';
import { filterAreaWidget } from './filter-area/filter-area.widget.ts';
import { formErrorsWidget } from './form-errors/form-errors.widget.ts';
import { fundSummaryWidget } from './fund-summary/fund-summary.widget.ts';
import { investmentSolutionsWidget } from './investment-solutions/investment-solutions.widget.ts';
import { modalBehaviour } from './modal/modal.widget.ts';
import { readingProgressWidget } from './reading-progress/reading-progress.widget.ts';
import { sectionNavWidget } from './section-nav/section-nav.widget.ts';
import { shareBarWidget } from './share-bar/share-bar.widget.ts';
import { siteHeaderWidget } from './site-header/site-header.widget.ts';
import { subscribeCalloutWidget } from './subscribe-callout/subscribe-callout.widget.ts';
import { tabbedSearchWidget } from './tabbed-search/tabbed-search.widget.ts';
import { tabsWidget } from './tabs/tabs.widget.ts';
import { usPersonsNoticeWidget } from './us-persons-notice/us-persons-notice.widget.ts';
import { videoWidget } from './video/video.widget.ts';

/** Every widget of the bundle. Adding one touches this list and its own folder. */
export const allWidgets: readonly Widget<ApiClient>[] = [
  accordionWidget,
  audioWidget,
  carouselWidget,
  cookieBarWidget,
  documentListWidget,
  filterAreaWidget,
  formErrorsWidget,
  fundSummaryWidget,
  investmentSolutionsWidget,
  readingProgressWidget,
  sectionNavWidget,
  shareBarWidget,
  siteHeaderWidget,
  subscribeCalloutWidget,
  tabbedSearchWidget,
  tabsWidget,
  usPersonsNoticeWidget,
  videoWidget,
];

/** The behaviours of the whole page, which have no mount point. */
export const allPageBehaviours: readonly PageBehaviour[] = [modalBehaviour];
