import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { type SearchTab } from '../../api/tab-data.ts';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { useAddressState } from '../../shared/address/use-address-state.ts';
import { Pagination } from '../../shared/components/pagination.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { goToStart } from '../../shared/dom/go-to-start.ts';
import { useFocusFallback } from '../../shared/hooks/use-focus-fallback.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type Highlight } from './highlight.tsx';
import { addressNames, readView, type SearchView, writeView } from './search-address.ts';
import { SearchPanel } from './search-panel.tsx';
import { isBusy, type SearchState, type TabState } from './search-store.ts';
import { SearchTabs } from './search-tabs.tsx';
import { type tabbedSearchContract } from './tabbed-search.contract.ts';

export interface SearchData {
  readonly searchText: string;
  readonly highlight: Highlight;
  readonly tabs: readonly SearchTab[];
  readonly pageSize: number;
  readonly slot: AddressSlot;
  readonly store: StoreApi<SearchState>;
}

type TabbedSearchProps = WidgetProps<typeof tabbedSearchContract, SearchData>;

/** Whether the panel contains something focusable. */
function hasFocusable({ status, results, pageCount }: TabState): boolean {
  return status === 'failed' || pageCount > 1 || results.some(({ Link }) => safeLink(Link));
}

/** The results of a search, in tabs (DECISIONS "Search"). */
export function TabbedSearch({ data }: TabbedSearchProps): ReactElement {
  const { searchText, slot, store } = data;
  const { texts, act, guard } = useWidget<typeof tabbedSearchContract>();
  const tabs = useStore(store, (state) => state.tabs);
  const ask = useStore(store, (state) => state.ask);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const focusHandlers = useFocusFallback(panel);
  /** Its results are already announced by the name of the focused tab. */
  const [announcedTab, setAnnouncedTab] = useState<TabState>();

  const form = useMemo(() => {
    const ids = data.tabs.map((tab) => tab.id);
    return {
      names: addressNames,
      read: (values: ReadonlyMap<string, string>) => readView(values, ids),
      write: (view: SearchView) => writeView(view, ids),
    };
  }, [data.tabs]);
  const { state, last, push, hrefFor } = useAddressState(slot, form, ({ selected, pageNumber }) => {
    setAnnouncedTab(undefined);
    if (tabs[selected]?.pageNumber !== pageNumber) ask(selected, pageNumber);
  });
  const { selected } = state;

  /** The pressed button may be gone, or far below. */
  const goToResults = (): void => {
    goToStart(panel.current, guard, root.current);
  };

  const names = data.tabs.map(({ label }, index) => {
    const n = tabs[index]?.itemCount;
    if (n === undefined) return label;
    return texts.get('tab', { label, n });
  });
  const label = data.tabs[selected]?.label ?? '';

  const current = tabs[selected];
  const describe = (): string => {
    const text = { text: searchText };
    if (current?.status === 'failed') return texts.get('failed');
    if (!current || isBusy(current)) return texts.get('loading');
    if (current.results.length > 0) return texts.count('results', current.itemCount ?? 0);
    return (selected === 0 && texts.get('no-results-all', text)) || texts.get('no-results', text);
  };
  const message = describe();

  return (
    <div ref={root} className="pmw pmw-tabbed-search">
      <SearchTabs
        tabs={data.tabs}
        names={names}
        areEmpty={tabs.map(({ itemCount }) => itemCount === 0)}
        id={id}
        selected={selected}
        onSelect={(index) => {
          const tab = tabs[index];
          // The message would only repeat the number in the tab's name.
          const isAnnounced =
            tab?.results.length && !isBusy(tab) && names[index] !== data.tabs[index]?.label;
          setAnnouncedTab(isAnnounced ? tab : undefined);
          push({ selected: index, pageNumber: tab?.pageNumber ?? 1 });
          act({ action: 'tab', label: data.tabs[index]?.label ?? '' });
        }}
      />
      <StatusLine text={current && current === announcedTab ? '' : message} turn={selected} />
      {tabs.map((tab, index) => {
        const isSelected = index === selected;
        return (
          <div
            key={data.tabs[index]?.id}
            ref={isSelected ? panel : undefined}
            className="pmw-tabbed-search__panel"
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            aria-busy={isBusy(tab)}
            // Focusable if nothing in it is (APG).
            tabIndex={hasFocusable(tab) ? -1 : 0}
            hidden={!isSelected}
            {...focusHandlers}
          >
            {isSelected && (
              <>
                <SearchPanel
                  // New elements for each page, because elements that are kept could move.
                  key={`${tab.status} ${tab.shownPage}`}
                  tab={tab}
                  pageSize={data.pageSize}
                  message={message}
                  highlight={data.highlight}
                  onFollow={(index) => {
                    act({ action: 'follow', label, value: index + 1 });
                  }}
                  onTryAgain={() => {
                    ask(selected, tab.pageNumber);
                    act({ action: 'try-again', label });
                    goToResults();
                  }}
                />
                <Pagination
                  texts={texts}
                  pageNumber={tab.pageNumber}
                  pageCount={tab.pageCount}
                  isTurned={last?.selected === selected}
                  hrefOf={(pageNumber) => hrefFor({ selected, pageNumber })}
                  onGoTo={(pageNumber) => {
                    push({ selected, pageNumber });
                    ask(selected, pageNumber);
                    act({ action: 'page', value: pageNumber });
                    goToResults();
                  }}
                />
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
