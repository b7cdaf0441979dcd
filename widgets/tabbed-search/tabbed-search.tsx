import { type ReactElement, useEffect, useId, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { type ApiClient } from '../../api/client.ts';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { Pagination } from '../../shared/components/pagination.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { type WidgetProps } from '../../shared/widget/define-widget.ts';
import { createHighlight } from './highlight.tsx';
import { scrollToTopOf } from './scroll-to.ts';
import { SearchPanel } from './search-panel.tsx';
import { type SearchStore, type TabState } from './search-store.ts';
import { type SearchTab } from './search-tab.ts';
import { SearchTabs } from './search-tabs.tsx';
import { type tabbedSearchContract } from './tabbed-search.contract.ts';

/** What a search needs to be drawn. */
export interface SearchData {
  readonly searchText: string;
  readonly tabs: readonly SearchTab[];
  readonly pageSize: number;
  /** Its part of the address. */
  readonly slot: AddressSlot;
  /** Has asked for every tab already. */
  readonly store: SearchStore;
}

type TabbedSearchProps = WidgetProps<
  typeof tabbedSearchContract,
  ApiClient,
  SearchData | undefined
>;

/** What a search finds, in tabs (SPEC 4, DECISIONS "Search"); a prompt where nothing is searched for. */
export function TabbedSearch({ data, context }: TabbedSearchProps): ReactElement {
  return (
    <div className="pmw pmw-tabbed-search">
      {data === undefined ? (
        <div className="pmw-tabbed-search__none">
          <p className="pmw-tabbed-search__message">{context.texts.get('prompt')}</p>
        </div>
      ) : (
        <Found data={data} context={context} />
      )}
    </div>
  );
}

interface FoundProps extends Pick<TabbedSearchProps, 'context'> {
  readonly data: SearchData;
}

/** Whether the line above the results says something that they do not say themselves. */
function hasCount({ status, results }: TabState): boolean {
  return status === 'loading' || results.length > 0;
}

function Found({ data, context }: FoundProps): ReactElement {
  const { searchText, pageSize, slot, store } = data;
  const { texts, act, guard, culture, isEditing } = context;
  const { selected, tabs } = useStore(store);
  const highlight = useMemo(() => createHighlight(searchText), [searchText]);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => slot.onTravel(guard(store.readFromAddress)), [slot, store, guard]);

  /** Reading goes on at the head of the results; what was pressed may have left or be far below. */
  const goToResults = (): void => {
    panel.current?.focus({ preventScroll: true });
    const root = panel.current?.parentElement;
    if (root && root.getBoundingClientRect().top < 0) scrollToTopOf(root, guard);
  };

  const labels = data.tabs.map(({ label }) => label);
  const names = tabs.map(({ itemCount }, index) => {
    const label = labels[index] ?? '';
    if (itemCount === undefined) return label;
    return texts.get('tab', { label, n: new Intl.NumberFormat(culture).format(itemCount) });
  });
  const ofAll = selected === 0 && texts.get('no-results-all', { text: searchText });
  const noResults = ofAll || texts.get('no-results', { text: searchText });

  /** What a tab says of itself, seen and heard. */
  const describeTab = (index: number): string => {
    const tab = tabs[index];
    if (tab === undefined || tab.status === 'loading') return texts.get('loading');
    if (tab.status === 'failed') return texts.get('failed');
    return tab.results.length === 0 ? noResults : texts.count('results', tab.itemCount ?? 0);
  };

  return (
    <>
      <SearchTabs
        names={names}
        label={texts.get('tabs')}
        id={id}
        selected={selected}
        onSelect={(index) => {
          store.select(index);
          act({ action: 'tab', label: labels[index] ?? '' });
        }}
      />
      <StatusLine text={describeTab(selected)} />
      {tabs.map((tab, index) => {
        const isShown = index === selected;
        const position = texts.get('page', { n: tab.page, total: tab.pageCount });
        return (
          <div
            key={index}
            ref={isShown ? panel : undefined}
            className="pmw-tabbed-search__panel"
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index} ${isShown ? `${id}-position` : ''}`}
            aria-busy={tab.status === 'loading'}
            tabIndex={-1}
            hidden={!isShown}
          >
            {isShown && (
              <>
                {hasCount(tab) && (
                  // It is heard from the status.
                  <p className="pmw-tabbed-search__count" aria-hidden="true">
                    {describeTab(index)}
                  </p>
                )}
                <SearchPanel
                  // Nothing that waits becomes a result: what is new cannot move.
                  key={tab.status}
                  tab={tab}
                  pageSize={pageSize}
                  texts={texts}
                  noResults={noResults}
                  highlight={highlight}
                  onFollow={(place) => {
                    act({ action: 'follow', label: labels[index] ?? '', value: place + 1 });
                  }}
                  onTryAgain={() => {
                    store.tryAgain();
                    act({ action: 'try-again', label: labels[index] ?? '' });
                    goToResults();
                  }}
                />
                <Pagination
                  page={tab.page}
                  pageCount={tab.pageCount}
                  positionId={`${id}-position`}
                  texts={{
                    label: texts.get('pagination'),
                    previous: texts.get('previous'),
                    next: texts.get('next'),
                    position,
                  }}
                  hrefOf={isEditing ? undefined : store.hrefOfPage}
                  onGoTo={(page) => {
                    store.goToPage(page);
                    act({ action: 'page', value: page });
                    goToResults();
                  }}
                />
              </>
            )}
          </div>
        );
      })}
    </>
  );
}
