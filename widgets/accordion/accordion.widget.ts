import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { accordionContract } from './accordion.contract.ts';
import './accordion.css';
import { startAccordion } from './accordion.ts';

/** Parts of a page that open, each a `<details>`. */
export const accordionWidget = defineBehaviour<typeof accordionContract>({
  contract: accordionContract,
  start: startAccordion,
});
