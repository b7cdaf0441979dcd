import { type ReactElement, useContext, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Slide } from '../../api/slideshow.ts';
import { type ApiClient } from '../../api/client.ts';
import { toneOf } from '../../shared/components/slide-tone.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { type WidgetAction, type WidgetProps } from '../../shared/widget/define-widget.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { type carouselContract } from './carousel.contract.ts';
import { type Step, stepFrom } from './slide-position.ts';
import { AutoplayClocksContext, useAutoplay } from './use-autoplay.ts';
import { useLeavingSlide } from './use-leaving-slide.ts';
import { useSwipe } from './use-swipe.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';

type CarouselProps = WidgetProps<typeof carouselContract, ApiClient, readonly Slide[]>;

const hasPicture = ({ backgroundImage, featureImage }: Slide) => backgroundImage || featureImage;

/** The slideshow: slides stacked in one area, their controls, and the autoplay. */
export function Carousel({ config, data: slides, context }: CarouselProps): ReactElement {
  const { texts } = context;
  const [rootRef, slidesRef] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [barRef, endRef] = [useRef<HTMLSpanElement>(null), useRef<HTMLDivElement>(null)];
  const slidesId = useId();
  const clocks = useContext(AutoplayClocksContext);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPlayChosen, choosePlay] = useState<boolean>();
  const [turn, beginTurn] = useState({ index: 0, isVisitors: false });
  const { index } = turn;
  /** The slide that is shown: that of the turn, a moment later where the visitor chose it. */
  const [shown, show] = useState(0);

  const { length } = slides;
  const hasControls = length > 1;
  const canPlay =
    hasControls && config.autoplayDelay > 0 && !context.isEditing && clocks.isSupported();
  const isPlaying = canPlay && (isPlayChosen ?? !isMotionReduced);
  const toggle = isPlaying ? 'pause' : 'play';

  const overruleHolds = useAutoplay({
    rootRef,
    slidesRef,
    barRef,
    clocks,
    delayMs: config.autoplayDelay,
    isPlaying,
    turn,
    onElapsed: () => {
      const next = stepFrom(index, 1, length);
      beginTurn({ index: next, isVisitors: false });
      show(next);
    },
    context,
  });

  // The controls answer at once; the slides, which take longer to draw, follow in a task of their own.
  const goTo = (to: number, action: WidgetAction): void => {
    beginTurn({ index: to, isVisitors: true });
    setTimeout(flushSync, 0, () => {
      show(to);
    });
    context.act(action);
  };
  const step = (by: Step): void => {
    goTo(stepFrom(index, by, length), { action: by < 0 ? 'previous' : 'next' });
  };
  const swipeHandlers = useSwipe(step);
  useLeavingSlide(slidesRef, shown);
  const { allowed, onPictureLoad } = useWaitingPictures(
    shown > 0 || !slides.slice(1).some(hasPicture),
  );

  return (
    <div
      ref={rootRef}
      className={`pmw pmw-carousel pmw-carousel--${config.variant}`}
      role="region"
      aria-roledescription={texts.get('role')}
      aria-label={texts.get('label')}
    >
      <div
        className="pmw-carousel__frame"
        data-tone={toneOf(slides[shown])}
        {...(hasControls && swipeHandlers)}
      >
        {hasControls && (
          <CarouselControls
            texts={texts}
            variant={config.variant}
            slides={slides}
            index={index}
            slidesId={slidesId}
            barRef={barRef}
            toggle={canPlay && toggle}
            onToggle={() => {
              if (!isPlaying) overruleHolds();
              choosePlay(!isPlaying);
              context.act({ action: toggle });
            }}
            onStep={step}
            onGoTo={(to) => {
              goTo(to, { action: 'go-to', value: to + 1 });
            }}
            onSkip={() => endRef.current?.focus()}
          />
        )}
        {config.variant === 'differentiator' && <div className="pmw-carousel__panel pmw-notch" />}
        <div className="pmw-carousel__slides" id={slidesId} ref={slidesRef}>
          {slides.map((slide, place) => (
            <CarouselSlide
              // Ids may repeat.
              key={`${slide.id} ${place}`}
              {...{ slide, place, context, onPictureLoad }}
              total={length}
              isCurrent={place === shown}
              mayLoad={place < allowed}
              variant={config.variant}
            />
          ))}
        </div>
      </div>
      <div ref={endRef} tabIndex={-1} />
    </div>
  );
}
