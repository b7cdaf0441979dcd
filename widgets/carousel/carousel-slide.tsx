import clsx from 'clsx';
import { type CSSProperties, type ReactElement } from 'react';
import { type Slide } from '../../api/slideshow.ts';
import { CoverPicture } from '../../shared/components/cover-picture.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { RichText } from '../../shared/html/rich-text.tsx';
import { safeColour } from '../../shared/html/safe-colour.ts';
import { safeImage } from '../../shared/html/safe-image.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { useKeptPicture } from '../../shared/hooks/use-kept-picture.ts';

interface PictureProps {
  readonly className: string;
  readonly address: string | undefined;
  readonly sizes: string;
  /** The CMS's rendering of it, if there is one. */
  readonly cmsContent: Element | undefined;
  readonly onLoad: () => void;
  /** The loading priority; `low` is for slides that do not show first. */
  readonly priority: 'high' | 'auto' | 'low';
}

/** A slide's picture in its box. */
function Picture(props: PictureProps): ReactElement {
  const { className, address, sizes, cmsContent, onLoad, priority } = props;
  const keep = useKeptPicture(cmsContent, address);
  if (keep) return <div className={className} ref={keep} />;
  return (
    <div className={className}>
      <CoverPicture
        address={address}
        sizes={sizes}
        loading={priority === 'low' ? 'lazy' : 'eager'}
        fetchPriority={priority}
        // The first picture was there before, rendered by the CMS: decoded late, it would flash when the
        // widget takes over.
        decoding={priority === 'low' ? 'async' : 'sync'}
        onLoad={onLoad}
      />
    </div>
  );
}

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
  const priority = !isFirst ? 'low' : isHero ? 'high' : 'auto';
  const background = safeImage(slide.backgroundImage);
  const feature = safeImage(slide.featureImage);
  const picture = isHero ? background : (background ?? feature);
  const shared = { priority, cmsContent: props.cmsContent, onLoad: props.onPictureLoad } as const;
  const link = safeLink(slide.ctaUrl);
  const linkText = toPlainText(slide.ctaText);
  const accent = safeColour(slide.colorAccent);

  return (
    <div
      className="pmw-carousel__slide"
      role="group"
      aria-roledescription={role}
      aria-label={label}
      data-state={isCurrent ? 'current' : 'hidden'}
      data-tone={slide.isBackgroundLight ? 'light' : 'dark'}
      inert={!isCurrent}
      style={
        accent === undefined ? undefined : ({ '--pmw-carousel-accent': accent } as CSSProperties)
      }
    >
      <Picture
        className="pmw-carousel__picture"
        address={mayLoad ? picture : undefined}
        sizes={isHero ? '100vw' : '(max-width: 768px) 100vw, 60vw'}
        {...shared}
      />
      <div className="pmw-carousel__text">
        {slide.headline.trim() !== '' && (
          <h2 className="pmw-carousel__headline">
            <RichText html={slide.headline} inline />
          </h2>
        )}
        <RichText html={slide.copy} className="pmw-carousel__copy" />
        {link !== undefined && linkText !== '' && (
          <a
            className={clsx(
              'pmw-carousel__link',
              isHero ? 'pmw-button' : 'pmw-arrow-link',
              isHero && !slide.isBackgroundLight && 'pmw-button--light',
            )}
            href={link}
            onClick={() => {
              onFollow(linkText);
            }}
          >
            <span>{linkText}</span>
            <Icon name="arrow-right" isMoving />
          </a>
        )}
      </div>
      {isHero && feature !== undefined && (
        <Picture
          className="pmw-carousel__feature pmw-notch"
          address={mayLoad ? feature : undefined}
          sizes="(max-width: 768px) 50vw, 25vw"
          {...shared}
        />
      )}
    </div>
  );
}
