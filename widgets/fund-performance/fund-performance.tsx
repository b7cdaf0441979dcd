import { type ReactElement, useId, useState } from 'react';
import { ShareClassChoice } from '../../shared/components/share-class-choice.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { ClassPanel } from './class-panel.tsx';
import { type fundPerformanceContract } from './fund-performance.contract.ts';
import { type PerformanceFigures } from './performance-figures.ts';

type FundPerformanceProps = WidgetProps<typeof fundPerformanceContract, PerformanceFigures>;

const block = 'pmw-fund-performance';

/** The performance of a fund: a picture and tables of the chosen share class, and the words that stand beside them. */
export function FundPerformance({ data }: FundPerformanceProps): ReactElement {
  const { texts, act } = useWidget<typeof fundPerformanceContract>();
  const { name, classes, asOf, source, costs } = data;
  const [chosen, setChosen] = useState<number>();
  const current = chosen ?? 0;
  const nameId = useId();
  const names = classes.map((each, index) => each.name || texts.number(index + 1));
  const hasNames = classes.length > 1 || classes[0]?.name !== '';
  const shown = classes[current];
  const notes = [
    texts.get('past-performance'),
    costs,
    asOf && texts.get('as-of', { date: asOf }),
    source && texts.get('source', { source }),
  ];

  return (
    <div className={`pmw ${block}`}>
      <div className={`${block}__fund`} role="group" aria-labelledby={name ? nameId : undefined}>
        <div className={`${block}__head`}>
          {name && (
            <h2 className={`${block}__name`} id={nameId}>
              {name}
            </h2>
          )}
          {hasNames && (
            <ShareClassChoice
              block={block}
              label={texts.get('share-class')}
              names={names}
              current={current}
              onChoose={(index) => {
                setChosen(index);
                act({ action: 'share-class', label: names[index] ?? '' });
              }}
            />
          )}
          {shown?.isin && (
            <p className={`${block}__isin`}>{`${texts.get('isin')} ${shown.isin}`}</p>
          )}
        </div>
        {classes.length > 1 && (
          <StatusLine
            text={
              chosen === undefined ? '' : texts.get('shown', { shareClass: names[chosen] ?? '' })
            }
          />
        )}
        {shown && (
          <ClassPanel
            key={current}
            figures={shown}
            name={shown.name || name || texts.get('fund')}
          />
        )}
        <div className={`${block}__notes`}>
          {notes.map(
            (note) =>
              note && (
                <p key={note} className={`${block}__note`}>
                  {note}
                </p>
              ),
          )}
        </div>
      </div>
    </div>
  );
}
