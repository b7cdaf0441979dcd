import { type ReactElement, type ReactNode } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { accentStyle, toneOf } from '../../shared/components/slide-colours.ts';
import { KeptPicture } from '../../shared/components/kept-picture.tsx';
import { SlideLink } from '../../shared/components/slide-link.tsx';
import { isSamePicture } from '../../shared/media/kept-picture.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { RichText } from '../../shared/html/rich-text.tsx';
import { safeImage } from '../../shared/html/safe-image.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type investmentSolutionsContract } from './investment-solutions.contract.ts';

interface InvestmentSolutionsSlideProps {
  readonly slide: Slide;
  readonly place: number;
  readonly count: number;
  /** Relative to the current slide, or "listed" if all are shown. */
  readonly state: 'before' | 'current' | 'after' | 'listed';
  readonly onChoose: (place: number) => void;
  readonly children: ReactNode;
}

/** The slide's share of the way, for the stylesheet. */
function shareStyle(place: number, count: number): Readonly<Record<`--pmw-${string}`, string>> {
  const toPercent = (share: number) => `${(100 * share) / count}%`;
  return {
    '--pmw-investment-solutions-from': toPercent(place),
    '--pmw-investment-solutions-to': toPercent(place + 1),
  };
}

export function InvestmentSolutionsSlide(props: InvestmentSolutionsSlideProps): ReactElement {
  const { slide, place, count, state, onChoose, children } = props;
  const { texts, imageResizing } = useWidget<typeof investmentSolutionsContract>();
  const headline = toPlainText(slide.headline);
  const [feature, background] = [slide.featureImage, slide.backgroundImage].map(safeImage);
  const isFirst = place === 0;
  // One picture of the CMS cannot stand in two places.
  const isOnePicture =
    isFirst && feature && background && isSamePicture(feature, background, imageResizing.query);
  const isPair = feature !== undefined && background !== undefined;
  // From tablets on the background is as high as the window.
  const pictures = [
    ['pmw-investment-solutions__feature pmw-notch', feature, isFirst, false],
    ['pmw-investment-solutions__picture', background, isFirst && !isOnePicture, true],
  ] as const;
  return (
    <div
      className="pmw-investment-solutions__slide"
      data-state={state}
      data-tone={toneOf(slide)}
      style={{
        ...shareStyle(place, count),
        ...accentStyle('--pmw-investment-solutions-accent', slide),
      }}
    >
      {children}
      <h3 className="pmw-investment-solutions__head">
        <button
          type="button"
          className="pmw-investment-solutions__headline"
          aria-current={state === 'current' ? 'true' : undefined}
          onClick={() => {
            onChoose(place);
          }}
        >
          <span className="pmw-investment-solutions__label">
            {headline && !/<a[\s>]/i.test(slide.headline) ? (
              <RichText html={slide.headline} inline />
            ) : (
              // A button cannot contain a link.
              headline || texts.get('go-to', { n: place + 1 })
            )}
          </span>
        </button>
      </h3>
      {pictures.map(
        ([className, address, isInCms, isHigh]) =>
          address && (
            <KeptPicture
              key={className}
              className={className}
              address={address}
              isInCms={isInCms}
              sizes={`(max-width: 767px) ${isPair ? '54vw' : '90vw'}, ${isHigh ? 'max(50vw, 133vh)' : '50vw'}`}
              loading="lazy"
            />
          ),
      )}
      <div className="pmw-investment-solutions__body">
        <RichText html={slide.copy} className="pmw-investment-solutions__copy" />
        <SlideLink className="pmw-investment-solutions__link pmw-arrow-link" slide={slide} />
      </div>
    </div>
  );
}
