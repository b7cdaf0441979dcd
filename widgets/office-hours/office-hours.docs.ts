import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type officeHoursContract } from './office-hours.contract.ts';

export const officeHoursDocs = {
  placement: 'template',
  summary: 'Marks which office is at work now, and how much has passed of a day of UTC.',
  content:
    'Elements with `data-hours`, one for each office, and perhaps one with `data-office-plain`, which is for pages without the script.',
  attributes: {},
  markup: {
    'data-hours':
      'On the element of an office: when it works, Monday to Friday, in hours of UTC: `8-18`, `7:30-16` or, past midnight, `22-6`. The script gives it `data-state`: `current` where people work now (of several offices, the one whose day began last), `next` where they begin next if nobody works now, else `other`.',
    'data-office-plain': 'On what stands there while the script is not.',
    'data-office-open': 'In the element of an office: shown if people work there now.',
    'data-office-next': 'In the element of an office: shown if people begin there next.',
  },
  texts: {},
  actions: {},
  shown: {
    loading: 'The words for pages without the script; their room is that of the widest words.',
    missing: 'Hours that cannot be read are passed over; without any the console says so.',
    failed: 'The words for pages without the script.',
  },
  accessibility: {
    keys: {},
    announcements: ['Nothing: the words change without being announced.'],
  },
} as const satisfies ContractDocs<typeof officeHoursContract>;
