import { type ReactNode } from 'react';
import { toPlainText } from '../html/plain-text.ts';
import { safeLink } from '../html/safe-link.ts';
import { useWidget } from '../widget/use-widget.ts';
import { Icon } from './icon.tsx';

interface SlideLinkProps {
  readonly slide: { readonly ctaUrl: string; readonly ctaText: string };
  readonly className: string;
}

export function SlideLink({ slide, className }: SlideLinkProps): ReactNode {
  const { act } = useWidget();
  const address = safeLink(slide.ctaUrl);
  const text = toPlainText(slide.ctaText);
  return (
    address &&
    text && (
      <a
        className={className}
        href={address}
        onClick={() => {
          act({ action: 'cta', label: text });
        }}
      >
        <span>{text}</span>
        <Icon name="arrow-right" isMoving />
      </a>
    )
  );
}
