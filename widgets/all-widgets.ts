import { type Behaviour, type PageBehaviour } from '../shared/widget/define-widget.ts';
import { accordionWidget } from './accordion/accordion.widget.ts';
import { audienceGateWidget } from './audience-gate/audience-gate.widget.ts';
import { audioWidget } from './audio/audio.widget.ts';
import { cookieBarWidget } from './cookie-bar/cookie-bar.widget.ts';
import { formErrorsWidget } from './form-errors/form-errors.widget.ts';
import { modalBehaviour } from './modal/modal.widget.ts';
import { officeHoursWidget } from './office-hours/office-hours.widget.ts';
import { readingProgressWidget } from './reading-progress/reading-progress.widget.ts';
import { sectionNavWidget } from './section-nav/section-nav.widget.ts';
import { shareBarWidget } from './share-bar/share-bar.widget.ts';
import { siteHeaderWidget } from './site-header/site-header.widget.ts';
import { tabsWidget } from './tabs/tabs.widget.ts';
import { usPersonsNoticeWidget } from './us-persons-notice/us-persons-notice.widget.ts';
import { videoWidget } from './video/video.widget.ts';

// Adding a widget touches one of these lists and its own folder; a React widget also stands in `react-widgets.ts`.

export const allBehaviours: readonly Behaviour[] = [
  accordionWidget,
  audienceGateWidget,
  audioWidget,
  cookieBarWidget,
  formErrorsWidget,
  officeHoursWidget,
  readingProgressWidget,
  sectionNavWidget,
  shareBarWidget,
  siteHeaderWidget,
  tabsWidget,
  usPersonsNoticeWidget,
  videoWidget,
];

/** The React widgets, whose contracts come with their code. */
export const reactNames: readonly string[] = [
  'carousel',
  'document-list',
  'filter-area',
  'fund-performance',
  'fund-summary',
  'investment-solutions',
  'search-box',
  'subscribe-callout',
  'tabbed-search',
];

/** The behaviours of the whole page, which have no mount point. */
export const allPageBehaviours: readonly PageBehaviour[] = [modalBehaviour];
