import { type FocusEvent, type ReactElement, useId, useRef, useState } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { accentStyle, toneOf } from '../../shared/components/slide-colours.ts';
import { type GoToTarget, SkipTarget } from '../../shared/components/skip-target.tsx';
import { SlideDots } from '../../shared/components/slide-dots.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { readScroller } from '../../shared/dom/page-document.ts';
import { routerOptOut } from '../../shared/dom/opt-outs.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { shareStart, slideScrollTarget } from '../../shared/rules/scroll-progress.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { InvestmentSolutionsSlide } from './investment-solutions-slide.tsx';
import { type investmentSolutionsContract } from './investment-solutions.contract.ts';
import { useCurrentSlide } from './use-current-slide.ts';
import { usePinning } from './use-pinning.ts';

type Props = WidgetProps<typeof investmentSolutionsContract, readonly Slide[]>;

function stateOf(place: number, index: number): 'before' | 'current' | 'after' {
  return place < index ? 'before' : place > index ? 'after' : 'current';
}

/** Pinned while the page is scrolled past it, or else a list; the stylesheet alone sets its height. */
export function InvestmentSolutions({ config, data: slides }: Props): ReactElement {
  const { texts, act } = useWidget<typeof investmentSolutionsContract>();
  const { length: count } = slides;
  const distancePx = config.scrollHeight;
  const slidesRef = useRef<HTMLDivElement>(null);
  const marksRef = useRef<HTMLDivElement>(null);
  const goToEnd = useRef<GoToTarget>(null);
  const titleId = useId();
  const [announcement, setAnnouncement] = useState('');
  const chosen = useRef<{ readonly place: number; readonly from: number }>(undefined);
  const { isPossible, isPinned } = usePinning({ count, distancePx, slidesRef });

  const { index, isLocked } = useCurrentSlide({
    marksRef,
    isPinned,
    count,
    onSettled: (settled) => {
      const headline = toPlainText(slides[settled]?.headline ?? '');
      const n = settled + 1;
      // Who scrolls reads for themselves, and a focus says where it is.
      const isChosen = chosen.current?.place === settled;
      setAnnouncement(isChosen ? texts.get('present', { headline, n, total: count }) : '');
      // What came to rest before the choice may be told after it.
      if (settled !== chosen.current?.from) chosen.current = undefined;
      act({ action: 'slide', label: headline, value: n });
    },
  });

  const goTo = (place: number, behavior: ScrollBehavior): void => {
    const marks = marksRef.current;
    if (!isPinned || marks === null) {
      slidesRef.current?.children[place]?.scrollIntoView({ block: 'start' });
      return;
    }
    const scroller = readScroller();
    const startPx = marks.getBoundingClientRect().top + scroller.scrollTop;
    const top = slideScrollTarget({ index: place, count, startPx, distancePx });
    scroller.scrollTo({ top, behavior });
  };
  const choose = (place: number): void => {
    chosen.current = { place, from: index };
    goTo(place, 'smooth');
    act({ action: 'go-to', value: place + 1 });
  };

  const onFocus = ({ target, currentTarget }: FocusEvent): void => {
    // After a click, whose focus is not visible, the click itself scrolls.
    if (!isPinned || !target.matches(':focus-visible')) return;
    const place = [...currentTarget.children].findIndex((slide) => slide.contains(target));
    if (place === index && isLocked()) return;
    goTo(place, 'instant');
  };

  const keys = toOccurrenceKeys(slides.map(({ id }) => id));

  return (
    <div
      className="pmw pmw-investment-solutions"
      role="region"
      aria-labelledby={titleId}
      data-layout={isPossible ? 'pinned' : 'listed'}
    >
      <div className="pmw-investment-solutions__pin" data-tone={toneOf(slides[index])}>
        <a
          className="pmw-investment-solutions__skip"
          aria-label={`${texts.get('skip')}: ${texts.get('label')}`}
          href={`#${titleId}`}
          {...routerOptOut}
          onClick={(event) => {
            // The address belongs to the page, and `<base>` would lead to another page.
            event.preventDefault();
            goToEnd.current?.();
          }}
        >
          {texts.get('skip')}
        </a>
        {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- only watches the focus of the controls inside */}
        <div className="pmw-investment-solutions__slides" ref={slidesRef} onFocus={onFocus}>
          {slides.map((slide, place) => (
            <InvestmentSolutionsSlide
              key={keys[place]}
              slide={slide}
              place={place}
              count={count}
              state={isPinned ? stateOf(place, index) : 'listed'}
              onChoose={choose}
            >
              {place === 0 && (
                <h2 className="pmw-investment-solutions__title pmw-eyebrow" id={titleId}>
                  {texts.get('label')}
                </h2>
              )}
            </InvestmentSolutionsSlide>
          ))}
        </div>
        {isPossible && (
          <>
            <SlideDots
              texts={texts}
              block="pmw-investment-solutions"
              slides={slides}
              index={isPinned ? index : undefined}
              onGoTo={choose}
            />
            <div
              className="pmw-investment-solutions__bar"
              style={accentStyle('--pmw-investment-solutions-accent', slides[index])}
            />
          </>
        )}
        <StatusLine text={announcement} />
      </div>
      {isPossible && (
        <>
          <svg
            className="pmw-investment-solutions__distance"
            viewBox={`0 0 1 ${distancePx}`}
            aria-hidden="true"
          />
          <div className="pmw-investment-solutions__marks" ref={marksRef}>
            {[...new Array(count + 1).keys()].map((place) => (
              <span
                key={place}
                className="pmw-investment-solutions__mark"
                style={{ insetBlockStart: `${shareStart(place, count, distancePx)}px` }}
              />
            ))}
          </div>
        </>
      )}
      <SkipTarget
        ref={goToEnd}
        name={texts.get('end', { label: texts.get('label') })}
        className="pmw-investment-solutions__end"
      />
    </div>
  );
}
