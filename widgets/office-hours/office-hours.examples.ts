import { defineExamples } from '../../shared/widget/define-examples.ts';
import { officeHoursContract } from './office-hours.contract.ts';

const words = {
  plain: 'Two offices, one committee',
  open: 'Now deciding:',
  next: 'Next to decide:',
};

/** What they show depends on the time of day. */
export const officeHoursExamples = defineExamples(officeHoursContract, [
  {
    name: 'normal',
    doc: 'The office that works now, or begins next.',
    attributes: {},
    partial: {
      ...words,
      offices: [
        { city: 'Singapore', hours: '0-10' },
        { city: 'London', hours: '8-18' },
      ],
    },
  },
  {
    name: 'always-open',
    doc: 'At weekends it is the next to decide.',
    attributes: {},
    partial: { ...words, offices: [{ city: 'London', hours: '0-24' }] },
  },
]);
