import { memo, type ReactElement, type RefObject } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { accentStyle } from '../../shared/components/slide-colours.ts';
import { Icon } from '../../shared/components/icon.tsx';
import { SlideDots } from '../../shared/components/slide-dots.tsx';
import { routerOptOut } from '../../shared/dom/opt-outs.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type carouselContract } from './carousel.contract.ts';
import { type Step } from './slide-position.ts';

interface CarouselControlsProps {
  readonly variant: 'hero' | 'differentiator';
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly slidesId: string;
  readonly barRef: RefObject<HTMLSpanElement | null>;
  readonly toggle: 'pause' | 'play' | false;
  readonly onToggle: () => void;
  readonly onStep: (by: Step) => void;
  readonly onGoTo: (index: number) => void;
  readonly onSkip: () => void;
}

/** As wide as a digit: in front of 9, it keeps "10 / 10" from moving the controls beside it. */
const figureSpace = '\u2007';

const CarouselArrows = memo(function CarouselArrows(
  props: Pick<CarouselControlsProps, 'slidesId' | 'onStep'>,
) {
  const { slidesId, onStep } = props;
  const { texts } = useWidget<typeof carouselContract>();
  return (
    <div className="pmw-carousel__arrows">
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className="pmw-carousel__arrow pmw-icon-button"
          aria-label={texts.get(by < 0 ? 'previous' : 'next')}
          aria-controls={slidesId}
          onClick={() => {
            onStep(by);
          }}
        >
          <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
        </button>
      ))}
    </div>
  );
});

/** In the DOM before the slides, Pause first (APG); shown below them. */
export function CarouselControls(props: CarouselControlsProps): ReactElement {
  const { variant, slides, index, slidesId, barRef, toggle } = props;
  const { onToggle, onStep, onGoTo, onSkip } = props;
  const { texts } = useWidget<typeof carouselContract>();
  const isHero = variant === 'hero';
  const total = slides.length;
  const widest = texts.number(total).length;

  const arrows = <CarouselArrows slidesId={slidesId} onStep={onStep} />;

  return (
    <div
      className="pmw-carousel__controls"
      style={accentStyle('--pmw-carousel-accent', slides[index])}
    >
      {toggle && (
        <button
          type="button"
          className="pmw-carousel__toggle pmw-icon-button"
          aria-label={texts.get(toggle)}
          onClick={onToggle}
        >
          <Icon name={toggle} />
        </button>
      )}
      <a
        className="pmw-carousel__skip"
        // A page may have several: each names what it skips.
        aria-label={`${texts.get('skip')}: ${texts.get('label')}`}
        href={`#${slidesId}`}
        {...routerOptOut}
        onClick={(event) => {
          // The address belongs to the page, and `<base>` would lead to another page.
          event.preventDefault();
          onSkip();
        }}
      >
        {texts.get('skip')}
      </a>
      {!isHero && arrows}
      <SlideDots {...{ texts, slides, index, onGoTo }} block="pmw-carousel" />
      {toggle && (
        <div className="pmw-carousel__bar" aria-hidden="true">
          <span className="pmw-carousel__bar-fill" ref={barRef} />
        </div>
      )}
      <div className="pmw-carousel__count" aria-hidden="true">
        {texts.get('count', { n: texts.number(index + 1).padStart(widest, figureSpace), total })}
      </div>
      {isHero && arrows}
    </div>
  );
}
