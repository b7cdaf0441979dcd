import { type ReactElement } from 'react';
import { type SearchResult } from '../../api/search.ts';
import { RichText } from '../../shared/html/rich-text.tsx';
import { safeLink } from '../../shared/html/safe-link.ts';
import { type Highlight } from './highlight.tsx';

interface SearchResultRowProps {
  readonly result: SearchResult;
  readonly highlight: Highlight;
  readonly onFollow: () => void;
}

/** Without a title, the address is the title; without a safe address, there is no link. */
export function SearchResultRow(props: SearchResultRowProps): ReactElement {
  const { result, highlight, onFollow } = props;
  const href = safeLink(result.Link);
  const { Title: title, Subtitle: subtitle } = result;
  const heading = title ? highlight(title) : href;
  return (
    <li className="pmw-tabbed-search__result">
      {heading && (
        // A new key for a new text: a page translator may have replaced the texts between the marks.
        <h2 key={title} className="pmw-tabbed-search__title">
          {href ? (
            <a className="pmw-tabbed-search__link" href={href} onClick={onFollow}>
              {heading}
            </a>
          ) : (
            heading
          )}
        </h2>
      )}
      {subtitle && <p className="pmw-tabbed-search__subtitle">{subtitle}</p>}
      <RichText
        className="pmw-tabbed-search__text"
        html={result.Description}
        showText={highlight}
      />
    </li>
  );
}
