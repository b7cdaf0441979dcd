import { type MouseEvent, type ReactElement } from 'react';
import { routerOptOut } from '../dom/opt-outs.ts';
import { wantsElsewhere } from '../dom/keys-and-clicks.ts';
import { useShownEffect } from '../hooks/use-shown-effect.ts';
import { changeTitle } from '../page/page-title.ts';
import { type Texts } from '../widget/texts.ts';
import { type paginationTexts } from './pagination.contract.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  readonly texts: Texts<keyof typeof paginationTexts>;
  readonly pageNumber: number;
  readonly pageCount: number;
  /** Whether the last change led to another page of the same results, whose position is announced. */
  readonly isTurned: boolean;
  /** Makes the steps links, which can be opened in a new tab. */
  readonly hrefOf?: ((pageNumber: number) => string | undefined) | undefined;
  readonly onGoTo: (pageNumber: number) => void;
}

/** At either end the step stays and keeps the focus, but is announced as disabled (docs/contract.md, 6). */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { texts, pageNumber, pageCount, isTurned, hrefOf, onGoTo } = props;
  /** Later pages that have addresses of their own have titles of their own. */
  const isTitled = pageNumber > 1 && pageCount > 1 && hrefOf?.(pageNumber) !== undefined;
  useShownEffect(() => {
    if (!isTitled) return;
    return changeTitle((title) =>
      texts.get('page-title', { title, n: pageNumber, total: pageCount }),
    );
  }, [isTitled, texts, pageNumber, pageCount]);
  if (pageCount <= 1) return null;

  const step = (by: -1 | 1) => {
    const target = pageNumber + by;
    const canGo = target >= 1 && target <= pageCount;
    const href = hrefOf?.(target);
    const isLink = href !== undefined;
    const Step = isLink ? 'a' : 'button';
    // With role and tabindex the link without an address keeps the focus.
    const link = canGo ? { href, ...routerOptOut } : { role: 'link', tabIndex: 0 };
    return (
      <Step
        {...(isLink ? link : { type: 'button' })}
        className="pmw-pagination__step pmw-icon-button"
        aria-label={texts.get(by < 0 ? 'previous' : 'next')}
        aria-disabled={!canGo || undefined}
        onClick={(event: MouseEvent) => {
          if (isLink && wantsElsewhere(event)) return;
          event.preventDefault();
          if (canGo) onGoTo(target);
        }}
      >
        <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
      </Step>
    );
  };
  const position = texts.get('page', { n: pageNumber, total: pageCount });
  return (
    <nav className="pmw-pagination" aria-label={texts.get('pagination')}>
      {step(-1)}
      <span className="pmw-pagination__position">
        {/* An element, because page translators replace text nodes. */}
        {!isTurned && <span>{position}</span>}
        {/* There before it announces, as StatusLine is. */}
        <span aria-live="polite">{isTurned && position}</span>
      </span>
      {step(1)}
    </nav>
  );
}
