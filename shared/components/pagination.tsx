import { type MouseEvent, type ReactElement, useState } from 'react';
import { keptFromRouters } from '../dom/kept-from-routers.ts';
import { wantsElsewhere } from '../dom/wants-elsewhere.ts';
import { type Texts } from '../widget/texts.ts';
import { type paginationTexts } from './pagination.contract.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly texts: Texts<keyof typeof paginationTexts>;
  /** The address of a page. With it the steps are links, which can be opened in a new tab. */
  readonly hrefOf?: ((page: number) => string | undefined) | undefined;
  readonly onGoTo: (page: number) => void;
}

/**
 * Buttons or links for the previous and the next page (CONTRACT 6). At either end the step stays and keeps
 * the focus, but is announced as disabled. Renders nothing where there is only one page. The position is
 * announced when another page is shown; when the results change, their number is announced instead.
 */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { page, pageCount, texts, hrefOf, onGoTo } = props;
  const [shown, setShown] = useState({ page, pageCount, isStep: false });
  if (shown.page !== page || shown.pageCount !== pageCount) {
    setShown({ page, pageCount, isStep: shown.pageCount === pageCount });
    // React renders it again at once: the addresses are written only then.
    return null;
  }
  if (pageCount <= 1) return null;

  const step = (by: -1 | 1) => {
    const target = page + by;
    const canGo = target >= 1 && target <= pageCount;
    const href = hrefOf?.(target);
    const isLink = href !== undefined;
    const Step = isLink ? 'a' : 'button';
    // At an end it is the same element without an address: with role and tabindex it keeps the focus.
    const link = canGo ? { href, ...keptFromRouters } : { role: 'link', tabIndex: 0 };
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
  return (
    <nav className="pmw-pagination" aria-label={texts.get('pagination')}>
      {step(-1)}
      <span className="pmw-pagination__position" aria-live={shown.isStep ? 'polite' : 'off'}>
        {texts.get('page', { n: page, total: pageCount })}
      </span>
      {step(1)}
    </nav>
  );
}
