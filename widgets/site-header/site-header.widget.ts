import './site-header.css';
import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { siteHeaderContract } from './site-header.contract.ts';
import { startSiteHeader } from './site-header.ts';

/** Search and menu of the header. */
export const siteHeaderWidget = defineBehaviour<typeof siteHeaderContract>({
  contract: siteHeaderContract,
  start: (_, context) => {
    startSiteHeader(context);
  },
});
