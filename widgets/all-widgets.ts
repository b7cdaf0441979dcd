import { type WidgetContract } from '../shared/widget/define-contract.ts';
import { type Behaviour, type PageBehaviour, type Widget } from '../shared/widget/define-widget.ts';
import { accordionWidget } from './accordion/accordion.widget.ts';
import { audienceGateWidget } from './audience-gate/audience-gate.widget.ts';
import { audioWidget } from './audio/audio.widget.ts';
import { carouselContract } from './carousel/carousel.contract.ts';
import { cookieBarWidget } from './cookie-bar/cookie-bar.widget.ts';
import { documentListContract } from './document-list/document-list.contract.ts';
import { filterAreaContract } from './filter-area/filter-area.contract.ts';
import { formErrorsWidget } from './form-errors/form-errors.widget.ts';
import { fundSummaryContract } from './fund-summary/fund-summary.contract.ts';
import { investmentSolutionsContract } from './investment-solutions/investment-solutions.contract.ts';
import { modalBehaviour } from './modal/modal.widget.ts';
import { readingProgressWidget } from './reading-progress/reading-progress.widget.ts';
import { sectionNavWidget } from './section-nav/section-nav.widget.ts';
import { shareBarWidget } from './share-bar/share-bar.widget.ts';
import { siteHeaderWidget } from './site-header/site-header.widget.ts';
import { subscribeCalloutContract } from './subscribe-callout/subscribe-callout.contract.ts';
import { tabbedSearchContract } from './tabbed-search/tabbed-search.contract.ts';
import { tabsWidget } from './tabs/tabs.widget.ts';
import { usPersonsNoticeWidget } from './us-persons-notice/us-persons-notice.widget.ts';
import { videoWidget } from './video/video.widget.ts';

// Adding a widget touches one of these lists and its own folder; a React widget also stands in `react-widgets.ts`.

const behaviours: readonly Behaviour[] = [
  accordionWidget,
  audienceGateWidget,
  audioWidget,
  cookieBarWidget,
  formErrorsWidget,
  readingProgressWidget,
  sectionNavWidget,
  shareBarWidget,
  siteHeaderWidget,
  tabsWidget,
  usPersonsNoticeWidget,
  videoWidget,
];

const reactContracts: readonly WidgetContract[] = [
  carouselContract,
  documentListContract,
  filterAreaContract,
  fundSummaryContract,
  investmentSolutionsContract,
  subscribeCalloutContract,
  tabbedSearchContract,
];

/** Every widget of the product, those drawn with React by their contracts alone. */
export const allWidgets: readonly Widget[] = [
  ...behaviours,
  ...reactContracts.map((contract) => ({ kind: 'react', contract }) as const),
];

/** The behaviours of the whole page, which have no mount point. */
export const allPageBehaviours: readonly PageBehaviour[] = [modalBehaviour];
