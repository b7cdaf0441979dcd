import { type ReactElement } from 'react';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type Highlight } from './highlight.tsx';
import { SearchResultRow } from './search-result.tsx';
import { type TabState } from './search-store.ts';
import { type tabbedSearchContract } from './tabbed-search.contract.ts';

interface SearchPanelProps {
  readonly tab: TabState;
  readonly pageSize: number;
  /** Shown; the status line says it. */
  readonly message: string;
  readonly highlight: Highlight;
  readonly onFollow: (index: number) => void;
  readonly onTryAgain: () => void;
}

const mostWaiting = 20;

export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { tab, pageSize, message, highlight, onFollow, onTryAgain } = props;
  const { texts } = useWidget<typeof tabbedSearchContract>();
  const { status, results } = tab;
  const keys = toOccurrenceKeys(results.map(({ Link, Title }) => `${Link} ${Title}`));
  if (status !== 'loading' && results.length === 0) {
    return (
      <div className="pmw-tabbed-search__none">
        <p className="pmw-tabbed-search__message" aria-hidden="true">
          {message}
        </p>
        {status === 'failed' && (
          <button type="button" className="pmw-button" onClick={onTryAgain}>
            <span>{texts.get('try-again')}</span>
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="pmw-tabbed-search__count" aria-hidden="true">
        {message}
      </p>
      {status === 'loading' ? (
        <div className="pmw-tabbed-search__waiting" aria-hidden="true">
          {[...new Array(Math.min(pageSize, mostWaiting)).keys()].map((index) => (
            <div key={index} className="pmw-tabbed-search__result" />
          ))}
        </div>
      ) : (
        <ul className="pmw-tabbed-search__results" role="list">
          {results.map((result, index) => (
            <SearchResultRow
              key={keys[index]}
              result={result}
              highlight={highlight}
              onFollow={() => {
                onFollow(index);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
