import { type ReactElement } from 'react';
import { toOccurrenceKeys } from '../rules/occurrence-keys.ts';
import { useWidget } from '../widget/use-widget.ts';
import { type slideTexts } from './slides.contract.ts';

interface SlideDotsProps {
  readonly block: string;
  readonly slides: readonly { readonly id: string }[];
  readonly index: number | undefined;
  readonly onGoTo: (index: number) => void;
}

export function SlideDots({ block, slides, index, onGoTo }: SlideDotsProps): ReactElement {
  const { texts } = useWidget<{ texts: typeof slideTexts }>();
  const keys = toOccurrenceKeys(slides.map(({ id }) => id));
  return (
    <div className={`${block}__dots`}>
      {keys.map((key, place) => (
        <button
          key={key}
          type="button"
          className={`${block}__dot`}
          aria-label={texts.get('go-to', { n: place + 1 })}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => {
            onGoTo(place);
          }}
        />
      ))}
    </div>
  );
}
