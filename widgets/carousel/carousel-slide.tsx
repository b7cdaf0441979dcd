import { clsx } from 'clsx';
import { memo } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { accentStyle, toneOf } from '../../shared/components/slide-colours.ts';
import { KeptPicture } from '../../shared/components/kept-picture.tsx';
import { SlideLink } from '../../shared/components/slide-link.tsx';
import { isSamePicture } from '../../shared/media/kept-picture.ts';
import { RichText } from '../../shared/html/rich-text.tsx';
import { safeImage } from '../../shared/html/safe-image.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type carouselContract } from './carousel.contract.ts';

interface CarouselSlideProps {
  readonly slide: Slide;
  readonly place: number;
  readonly total: number;
  readonly isCurrent: boolean;
  readonly mayLoad: boolean;
  readonly onPictureLoad: (() => void) | undefined;
  readonly variant: 'hero' | 'differentiator';
}

export const CarouselSlide = memo(function CarouselSlide(props: CarouselSlideProps) {
  const { slide, place, total, isCurrent, mayLoad, onPictureLoad, variant } = props;
  const { texts, imageResizing } = useWidget<typeof carouselContract>();
  const isFirst = place === 0;
  const isHero = variant === 'hero';
  const background = safeImage(slide.backgroundImage);
  const feature = safeImage(slide.featureImage);
  const isSecond = isHero || background !== undefined;
  const picture = isSecond ? background : feature;
  const loading = {
    onLoad: onPictureLoad,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: !isFirst ? 'low' : isHero ? 'high' : 'auto',
    // The CMS has already shown the first picture: decoded late, it would flash.
    decoding: isFirst ? 'sync' : 'async',
  } as const;

  return (
    <div
      className="pmw-carousel__slide"
      role="group"
      aria-roledescription={texts.get('slide-role')}
      aria-label={texts.get('slide-position', { n: place + 1, total })}
      data-state={isCurrent ? 'current' : 'hidden'}
      data-tone={toneOf(slide)}
      inert={!isCurrent}
      style={accentStyle('--pmw-carousel-accent', slide)}
    >
      <KeptPicture
        className="pmw-carousel__picture"
        address={mayLoad ? picture : undefined}
        isInCms={isFirst}
        sizes={isHero ? '100vw' : '(max-width: 768px) 100vw, 60vw'}
        {...loading}
      />
      <div className="pmw-carousel__text">
        {slide.headline.trim() && (
          <h2 className="pmw-carousel__headline">
            <RichText html={slide.headline} inline />
          </h2>
        )}
        <RichText html={slide.copy} className="pmw-carousel__copy" />
        <SlideLink
          className={clsx(
            'pmw-carousel__link',
            isHero ? 'pmw-button' : 'pmw-arrow-link',
            isHero && !slide.isBackgroundLight && 'pmw-button--light',
          )}
          slide={slide}
        />
      </div>
      {isSecond && feature && (
        <KeptPicture
          className="pmw-carousel__feature pmw-notch"
          address={mayLoad ? feature : undefined}
          // One picture of the CMS cannot stand in two places.
          isInCms={isFirst && !isSamePicture(feature, background ?? '', imageResizing.query)}
          sizes="(max-width: 768px) 50vw, 25vw"
          {...loading}
        />
      )}
    </div>
  );
});
