import clsx from 'clsx';
import { type ReactElement } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { accentStyle } from '../../shared/components/accent-style.ts';
import { KeptPicture } from '../../shared/components/kept-picture.tsx';
import { SlideLink } from '../../shared/components/slide-link.tsx';
import { RichText } from '../../shared/html/rich-text.tsx';
import { safeImage } from '../../shared/html/safe-image.ts';

interface CarouselSlideProps {
  readonly slide: Slide;
  readonly isCurrent: boolean;
  readonly isFirst: boolean;
  /** Whether its pictures may load yet. */
  readonly mayLoad: boolean;
  /** What the CMS rendered, for the first slide. */
  readonly cmsContent: Element | undefined;
  readonly onPictureLoad: () => void;
  readonly variant: 'hero' | 'differentiator';
  /** The value of `aria-roledescription`. */
  readonly role: string;
  /** "1 of 5". */
  readonly label: string;
  /** Called with the link's text when the link is followed. */
  readonly onFollow: (label: string) => void;
}

/**
 * One slide (SPEC 3). All slides share one area, which is as high as the tallest of them; those that are not
 * shown are inert.
 */
export function CarouselSlide(props: CarouselSlideProps): ReactElement {
  const { slide, isCurrent, isFirst, mayLoad, variant, role, label, onFollow } = props;
  const isHero = variant === 'hero';
  const background = safeImage(slide.backgroundImage);
  const feature = safeImage(slide.featureImage);
  const picture = isHero ? background : (background ?? feature);
  const shared = {
    cmsContent: props.cmsContent,
    onLoad: props.onPictureLoad,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: !isFirst ? 'low' : isHero ? 'high' : 'auto',
    // The first picture was there before, rendered by the CMS: decoded late, it would flash when the
    // widget takes over.
    decoding: isFirst ? 'sync' : 'async',
  } as const;

  return (
    <div
      className="pmw-carousel__slide"
      role="group"
      aria-roledescription={role}
      aria-label={label}
      data-state={isCurrent ? 'current' : 'hidden'}
      data-tone={slide.isBackgroundLight ? 'light' : 'dark'}
      inert={!isCurrent}
      style={accentStyle('--pmw-carousel-accent', slide)}
    >
      <KeptPicture
        className="pmw-carousel__picture"
        address={mayLoad ? picture : undefined}
        sizes={isHero ? '100vw' : '(max-width: 768px) 100vw, 60vw'}
        {...shared}
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
          onFollow={onFollow}
        />
      </div>
      {isHero && feature && (
        <KeptPicture
          className="pmw-carousel__feature pmw-notch"
          address={mayLoad ? feature : undefined}
          sizes="(max-width: 768px) 50vw, 25vw"
          {...shared}
        />
      )}
    </div>
  );
}
