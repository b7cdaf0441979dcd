import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { tabsContract } from './tabs.contract.ts';
import './tabs.css';
import { startTabs } from './tabs.ts';

/** Tabs of links and sections (APG). */
export const tabsWidget = defineBehaviour<typeof tabsContract>({
  contract: tabsContract,
  start: (_config, context) => startTabs(context),
});
