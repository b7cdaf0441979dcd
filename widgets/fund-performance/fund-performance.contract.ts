import { checkPerformance } from '../../api/performance.ts';
import { requiredJson } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const fundPerformanceContract = defineContract({
  name: 'fund-performance',
  kind: 'react',
  attributes: {
    performance: requiredJson({
      expected: 'an object with a list "shareClasses"',
      check: checkPerformance,
    }),
  },
  texts: {
    'share-class': 'Share class',
    isin: 'ISIN',
    shown: 'Figures of {shareClass}',
    missing: 'Not available',
    fund: 'Fund',
    benchmark: 'Benchmark',
    growth: 'Growth of {amount}',
    'log-scale': 'Logarithmic scale: equal distances are equal changes in per cent.',
    became: '{name}: {amount} on {from} became {value} on {to}.',
    'read-values': 'Values by date',
    'show-values': 'Show the values as a table',
    date: 'Date',
    periods: 'Performance by period',
    period: 'Period',
    'years-one': '{n} year',
    'years-other': '{n} years',
    'since-launch': 'Since launch',
    since: 'Since {date}',
    annualised: 'Periods of more than one year: per year.',
    'too-young': 'Less than one year of data: too little for a useful indication of performance.',
    'calendar-years': 'Performance by calendar year',
    year: 'Year',
    scenarios: 'What you might get back of {amount} after costs',
    scenario: 'Scenario',
    stress: 'Stress',
    unfavourable: 'Unfavourable',
    moderate: 'Moderate',
    favourable: 'Favourable',
    'after-one': 'After {n} year',
    'after-other': 'After {n} years',
    'each-year': '{percent} each year',
    'scenario-note':
      'What you will get depends on future market performance, which is uncertain and cannot be accurately predicted.',
    'past-performance': 'Past performance does not predict future returns.',
    'as-of': 'As of {date}',
    source: 'Source: {source}',
  },
});
