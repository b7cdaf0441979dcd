import clsx from 'clsx';
import { type ReactElement, useContext, useId, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Slide } from '../../api/slideshow.ts';
import { type ApiClient } from '../../api/client.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { type WidgetProps } from '../../shared/widget/define-widget.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { type carouselContract } from './carousel.contract.ts';
import { type Step, stepFrom } from './slide-position.ts';
import { AutoplayClocksContext, useAutoplay } from './use-autoplay.ts';
import { useLeavingSlide } from './use-leaving-slide.ts';
import { useSwipe } from './use-swipe.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';

type CarouselProps = WidgetProps<typeof carouselContract, ApiClient, readonly Slide[]>;

/** The slide whose turn it is. Each turn is a new period, even where the slide stays the same. */
interface Position {
  readonly index: number;
  readonly turn: number;
  readonly isVisitorsTurn: boolean;
}

function moveTo({ turn }: Position, move: Omit<Position, 'turn'>): Position {
  return { ...move, turn: turn + 1 };
}

const hasPicture = ({ backgroundImage, featureImage }: Slide) => backgroundImage || featureImage;

const firstPosition: Position = { index: 0, turn: 0, isVisitorsTurn: false };

/** The slideshow: slides stacked in one area, their controls, and the autoplay. */
export function Carousel({ config, data: slides, context }: CarouselProps): ReactElement {
  const { texts } = context;
  const [rootRef, slidesRef] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [barRef, endRef] = [useRef<HTMLSpanElement>(null), useRef<HTMLDivElement>(null)];
  const slidesId = useId();
  const clocks = useContext(AutoplayClocksContext);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [{ index, turn, isVisitorsTurn }, move] = useReducer(moveTo, firstPosition);
  /** The slide that is shown: that of the position, a moment later where the visitor chose it. */
  const [shown, show] = useState(0);

  const { length } = slides;
  const hasControls = length > 1;
  const canPlay =
    hasControls && config.autoplayDelay > 0 && !context.isEditing && clocks.isSupported();
  const isPlaying = canPlay && (choice === undefined ? !isMotionReduced : choice === 'play');

  const overruleHolds = useAutoplay({
    rootRef,
    slidesRef,
    barRef,
    delayMs: config.autoplayDelay,
    isPossible: canPlay,
    isPlaying,
    turn,
    isVisitorsTurn,
    onElapsed: () => {
      const next = stepFrom(index, 1, length);
      move({ index: next, isVisitorsTurn: false });
      show(next);
    },
    context,
  });

  // The controls answer at once; the slides, which take longer to draw, follow in a task of their own.
  const goTo = (to: number): void => {
    move({ index: to, isVisitorsTurn: true });
    setTimeout(flushSync, 0, () => {
      show(to);
    });
  };
  const step = (by: Step): void => {
    goTo(stepFrom(index, by, length));
    context.act({ action: by < 0 ? 'previous' : 'next' });
  };
  const swipeHandlers = useSwipe(step);
  useLeavingSlide(slidesRef, shown);
  const { mayLoad, onPictureLoad } = useWaitingPictures(
    shown > 0 || !slides.slice(1).some(hasPicture),
  );

  const current = slides[shown];
  return (
    <div
      ref={rootRef}
      className={clsx('pmw', 'pmw-carousel', `pmw-carousel--${config.variant}`)}
      role="region"
      aria-roledescription={texts.get('role')}
      aria-label={texts.get('label')}
    >
      <div
        className="pmw-carousel__frame"
        data-tone={current?.isBackgroundLight ? 'light' : 'dark'}
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
            autoplay={canPlay ? (isPlaying ? 'playing' : 'paused') : 'off'}
            onToggle={() => {
              const action = isPlaying ? 'pause' : 'play';
              if (action === 'play') overruleHolds();
              setChoice(action);
              context.act({ action });
            }}
            onStep={step}
            onGoTo={(to) => {
              goTo(to);
              context.act({ action: 'go-to', value: to + 1 });
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
              mayLoad={mayLoad(place)}
              variant={config.variant}
            />
          ))}
        </div>
      </div>
      <div ref={endRef} tabIndex={-1} />
    </div>
  );
}
