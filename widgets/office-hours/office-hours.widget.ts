import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { officeHoursContract } from './office-hours.contract.ts';
import './office-hours.css';
import { startOfficeHours } from './office-hours.ts';

/** Which office is at work now. */
export const officeHoursWidget = defineBehaviour<typeof officeHoursContract>({
  contract: officeHoursContract,
  start: (_config, context) => startOfficeHours(context),
});
