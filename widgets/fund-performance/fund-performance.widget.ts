import { type ApiClient } from '../../api/client.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { fundPerformanceContract } from './fund-performance.contract.ts';
import { FundPerformance } from './fund-performance.tsx';
import { findPerformance, type PerformanceFigures } from './performance-figures.ts';
import { reportEmptyWords } from './required-words.ts';
import './fund-performance.css';
import './fund-performance-chart.css';
import './fund-performance-tables.css';
import './fund-performance-media.css';
import './fund-performance-room.css';

/** The performance of a fund, by share class. */
export const fundPerformanceWidget = defineReactWidget<
  typeof fundPerformanceContract,
  ApiClient,
  PerformanceFigures
>({
  contract: fundPerformanceContract,
  load: ({ performance }, { culture, report, texts }) =>
    Promise.resolve(
      reportGrouped(report, (reportOne) => {
        const figures = findPerformance(performance, { culture, report: reportOne });
        reportEmptyWords(figures, (key) => texts.get(key), reportOne);
        return figures;
      }),
    ),
  isEmpty: ({ classes }) => classes.length === 0,
  component: FundPerformance,
});
