import { type ReactElement, useCallback, useId, useRef, useState } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { type GoToTarget, SkipTarget } from '../../shared/components/skip-target.tsx';
import { toneOf } from '../../shared/components/slide-colours.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { usePinchZoom } from '../../shared/hooks/use-pinch-zoom.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { type carouselContract } from './carousel.contract.ts';
import { type Step, stepFrom } from './slide-position.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';

type CarouselProps = WidgetProps<typeof carouselContract, readonly Slide[]>;

const hasPicture = ({ backgroundImage, featureImage }: Slide) => backgroundImage || featureImage;

/** Slides stacked in one area, as high as the tallest, with controls and autoplay. */
export function Carousel({ config, data: slides }: CarouselProps): ReactElement {
  const { texts, act, isEditing } = useWidget<typeof carouselContract>();
  const rootRef = useRef<HTMLDivElement>(null);
  const slidesRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLSpanElement>(null);
  const goToEnd = useRef<GoToTarget>(null);
  const slidesId = useId();
  const label = texts.get('label');
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPlayChosen, choosePlay] = useState<boolean>();
  const [period, setPeriod] = useState({ index: 0, isVisitors: false });
  const { index } = period;
  const { allowed, allowAll } = useWaitingPictures(slides.slice(1).some(hasPicture));

  const { length } = slides;
  const hasControls = length > 1;
  const canPlay = hasControls && config.autoplayDelay > 0 && !isEditing;
  const isPlaying = canPlay && (isPlayChosen ?? !isMotionReduced);
  const toggle = isPlaying ? 'pause' : 'play';

  // These stay the same functions, so that a change of slides draws only the controls that change.
  const goTo = useCallback(
    (to: number): void => {
      setPeriod({ index: to, isVisitors: true });
      allowAll();
      act({ action: 'go-to', value: to + 1 });
    },
    [allowAll, act],
  );
  const step = useCallback(
    (by: Step): void => {
      setPeriod((last) => ({ index: stepFrom(last.index, by, length), isVisitors: true }));
      allowAll();
      act({ action: by < 0 ? 'previous' : 'next' });
    },
    [length, allowAll, act],
  );
  const overruleHolds = useAutoplay({
    rootRef,
    slidesRef,
    barRef,
    delayMs: config.autoplayDelay,
    isPlaying,
    period,
    onElapsed: () => {
      setPeriod({ index: stepFrom(index, 1, length), isVisitors: false });
      allowAll();
    },
  });
  const place = texts.get('slide-position', { n: index + 1, total: length });
  // A small text at the beginning stands in a line of its own.
  const headline = toPlainText((slides[index]?.headline ?? '').replace(/<\/small>/i, '$& '));
  const announcement = headline ? texts.get('named', { name: place, label: headline }) : place;
  const isZoomed = usePinchZoom();
  const swipeHandlers = useSwipe(step, isZoomed);
  const keys = toOccurrenceKeys(slides.map(({ id }) => id));

  return (
    <div
      ref={rootRef}
      className={`pmw pmw-carousel pmw-carousel--${config.variant}`}
      role="region"
      aria-roledescription={texts.get('role')}
      aria-label={label}
    >
      <div
        className="pmw-carousel__frame"
        data-tone={toneOf(slides[index])}
        data-zoomed={isZoomed || undefined}
        {...(hasControls && swipeHandlers)}
      >
        {hasControls && (
          <CarouselControls
            variant={config.variant}
            slides={slides}
            index={index}
            slidesId={slidesId}
            barRef={barRef}
            toggle={canPlay && toggle}
            onToggle={() => {
              if (!isPlaying) overruleHolds();
              choosePlay(!isPlaying);
              act({ action: toggle });
            }}
            onStep={step}
            onGoTo={goTo}
            onSkip={() => goToEnd.current?.()}
          />
        )}
        {config.variant === 'differentiator' && <div className="pmw-carousel__panel pmw-notch" />}
        <div className="pmw-carousel__slides" id={slidesId} ref={slidesRef}>
          {slides.map((slide, place) => (
            <CarouselSlide
              key={keys[place]}
              slide={slide}
              place={place}
              total={length}
              variant={config.variant}
              isCurrent={place === index}
              mayLoad={place < allowed}
              onPictureLoad={place > 0 ? allowAll : undefined}
            />
          ))}
        </div>
      </div>
      {/* No status: empty, that would be read out too. */}
      <p className="pmw-visually-hidden" aria-live="polite" aria-atomic="true">
        {period.isVisitors && announcement}
      </p>
      <SkipTarget ref={goToEnd} name={texts.get('end', { label })} />
    </div>
  );
}
