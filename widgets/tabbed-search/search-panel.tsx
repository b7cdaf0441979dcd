import { type ReactElement } from 'react';
import { type Highlight } from './highlight.tsx';
import { SearchResultRow } from './search-result.tsx';
import { type TabState } from './search-store.ts';

interface SearchPanelProps {
  readonly tab: TabState;
  /** How many results a page has: as many rows wait for them. */
  readonly pageSize: number;
  /** What the tab says of itself; heard elsewhere. */
  readonly message: string;
  /** What the button says where the call failed. */
  readonly tryAgain: string;
  readonly highlight: Highlight;
  readonly onFollow: (index: number) => void;
  readonly onTryAgain: () => void;
}

/** The most rows that wait: more than a window shows. */
const mostWaiting = 20;

/** What a tab shows: rows that wait, results, or why there are none. */
export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { tab, pageSize, message, tryAgain, highlight, onFollow, onTryAgain } = props;
  const { status, results } = tab;
  if (status !== 'loading' && results.length === 0) {
    return (
      <div className="pmw-tabbed-search__none">
        <p className="pmw-tabbed-search__message">{message}</p>
        {status === 'failed' && (
          <button type="button" className="pmw-button" onClick={onTryAgain}>
            <span>{tryAgain}</span>
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
          {Array.from({ length: Math.min(pageSize, mostWaiting) }, (_, index) => (
            <div key={index} className="pmw-tabbed-search__result" />
          ))}
        </div>
      ) : (
        // eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- Safari takes the role away from lists without marks
        <ul className="pmw-tabbed-search__results" role="list">
          {results.map((result, index) => (
            <SearchResultRow
              // Results have no id; a page's list is drawn anew.
              key={index}
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
