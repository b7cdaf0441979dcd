import { type ReactElement } from 'react';
import { type Highlight } from './highlight.tsx';
import { SearchResultRow } from './search-result.tsx';
import { type TabState } from './search-store.ts';
import { type SearchTexts } from './tabbed-search.contract.ts';

interface SearchPanelProps {
  readonly tab: TabState;
  /** How many results a page has: as many rows wait for them. */
  readonly pageSize: number;
  readonly texts: SearchTexts;
  /** What is said where the tab has nothing. */
  readonly noResults: string;
  readonly highlight: Highlight;
  readonly onFollow: (index: number) => void;
  readonly onTryAgain: () => void;
}

/** The most rows that wait: more than a window shows. */
const mostWaiting = 20;

/** What a tab shows below the number of its results. */
export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { tab, pageSize, texts, noResults, highlight, onFollow, onTryAgain } = props;
  if (tab.status === 'loading') {
    return (
      <div className="pmw-tabbed-search__waiting" aria-hidden="true">
        {Array.from({ length: Math.min(pageSize, mostWaiting) }, (_, index) => (
          <div key={index} className="pmw-tabbed-search__result" />
        ))}
      </div>
    );
  }
  if (tab.status === 'failed') {
    return (
      <div className="pmw-tabbed-search__none">
        <p className="pmw-tabbed-search__message">{texts.get('failed')}</p>
        <button type="button" className="pmw-button" onClick={onTryAgain}>
          <span>{texts.get('try-again')}</span>
        </button>
      </div>
    );
  }
  if (tab.results.length === 0) {
    return (
      <div className="pmw-tabbed-search__none">
        <p className="pmw-tabbed-search__message">{noResults}</p>
      </div>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- Safari takes the role away from lists without marks
    <ul className="pmw-tabbed-search__results" role="list">
      {tab.results.map((result, index) => (
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
  );
}
