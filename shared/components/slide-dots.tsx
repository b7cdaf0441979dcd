import { memo, type ReactElement } from 'react';
import { toOccurrenceKeys } from '../rules/occurrence-keys.ts';
import { type Texts } from '../widget/texts.ts';
import { type slideTexts } from './slides.contract.ts';

interface SlideDotsProps {
  readonly texts: Texts<keyof typeof slideTexts>;
  readonly block: string;
  readonly slides: readonly { readonly id: string }[];
  readonly index: number | undefined;
  /** The same function each time, so that dots that stay are not drawn again. */
  readonly onGoTo: (index: number) => void;
}

interface SlideDotProps extends Pick<SlideDotsProps, 'texts' | 'block' | 'onGoTo'> {
  readonly place: number;
  readonly isCurrent: boolean;
}

/** A change of slides draws two of them again. */
const SlideDot = memo(function SlideDot(props: SlideDotProps) {
  const { texts, block, place, isCurrent, onGoTo } = props;
  return (
    <button
      type="button"
      className={`${block}__dot`}
      aria-label={texts.get('go-to', { n: place + 1 })}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => {
        onGoTo(place);
      }}
    />
  );
});

export function SlideDots(props: SlideDotsProps): ReactElement {
  const { texts, block, slides, index, onGoTo } = props;
  const keys = toOccurrenceKeys(slides.map(({ id }) => id));
  return (
    <div className={`${block}__dots`}>
      {keys.map((key, place) => (
        <SlideDot key={key} {...{ texts, block, place, onGoTo }} isCurrent={place === index} />
      ))}
    </div>
  );
}
