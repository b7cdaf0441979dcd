import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { sectionNavContract } from './section-nav.contract.ts';
import './section-nav.css';
import { startSectionNav } from './section-nav.ts';

/** The bar of links to the sections of a page. */
export const sectionNavWidget = defineBehaviour<typeof sectionNavContract>({
  contract: sectionNavContract,
  start: (_config, context) => startSectionNav(context),
});
