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

interface StepProps {
  readonly by: -1 | 1;
  readonly name: string;
  readonly canGo: boolean;
  /** The address of the step; without one it is a button. */
  readonly href: string | undefined;
  readonly onGo: () => void;
}

function Step({ by, name, canGo, href, onGo }: StepProps): ReactElement {
  const icon = <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />;
  const shared = {
    className: 'pmw-pagination__step pmw-icon-button',
    'aria-label': name,
    'aria-disabled': !canGo || undefined,
    onClick: (event: MouseEvent) => {
      if (href !== undefined && wantsElsewhere(event)) return;
      event.preventDefault();
      if (canGo) onGo();
    },
  };
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {icon}
      </button>
    );
  }
  // At an end it is the same element without an address: with role and tabindex it keeps the focus.
  const target = canGo ? { href, ...keptFromRouters } : { role: 'link', tabIndex: 0 };
  return (
    <a {...shared} {...target}>
      {icon}
    </a>
  );
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

  const step = (by: -1 | 1) => (
    <Step
      by={by}
      name={texts.get(by < 0 ? 'previous' : 'next')}
      canGo={page + by >= 1 && page + by <= pageCount}
      href={hrefOf?.(page + by)}
      onGo={() => {
        onGoTo(page + by);
      }}
    />
  );
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
