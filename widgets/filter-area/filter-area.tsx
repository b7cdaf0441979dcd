import clsx from 'clsx';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type ApiClient } from '../../api/client.ts';
import { type FilterMenu } from '../../api/filter-menus.ts';
import { goToStart } from '../../shared/dom/go-to-start.ts';
import { Pagination } from '../../shared/components/pagination.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.ts';
import { useLater } from '../../shared/hooks/use-later.ts';
import { countPages, slicePage } from '../../shared/rules/page-bounds.ts';
import { type WidgetProps } from '../../shared/widget/define-widget.ts';
import { type Content, createCatalogue } from './catalogue.ts';
import { writeAddress } from './filter-address.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterResults } from './filter-results.tsx';
import { createFilterStore } from './filter-store.ts';
import { FilterTags } from './filter-tags.tsx';
import { TeamResults } from './team-results.tsx';

/** What an area needs in order to be shown. */
export interface FilterAreaData {
  readonly menus: readonly FilterMenu[];
  readonly content: Content;
  /** Its part of the address. */
  readonly slot: AddressSlot;
}

type FilterAreaProps = WidgetProps<typeof filterAreaContract, ApiClient, FilterAreaData>;

/** Articles, news or people: menus, tags, results and pages (SPEC 4, DECISIONS "Filters"). */
export function FilterArea(props: FilterAreaProps): ReactElement {
  const { config, data, context } = props;
  const { texts, act, report, guard } = context;
  const [store] = useState(() => {
    const catalogue = createCatalogue(data.menus, data.content, context.culture);
    return createFilterStore({ catalogue, slot: data.slot, pageSize: config.pageSize });
  });
  // Not the open menu: what is checked in it concerns nothing but the menu.
  const applied = useStore(store, (state) => state.applied);
  // Menus and tags answer at once; what was found, its number and its pages follow together, a moment later.
  const shown = useLater(applied);
  const results = useRef<HTMLDivElement>(null);
  const keepsFocus = useKeptFocus(results);

  const { choices, isAlphabetical } = applied;
  const found = store.catalogue.find(shown.choices, shown.isAlphabetical);
  const { pageSize } = config;
  // The same elements are not rendered again while menus and tags are.
  const [status, pages] = useMemo(
    () => [
      <StatusLine
        className={clsx('pmw-filter-area__status', found.itemCount === 0 && 'pmw-visually-hidden')}
        text={texts.count('results', found.itemCount)}
        detail={shown.isReordered ? texts.get(shown.isAlphabetical ? 'sorted' : 'grouped') : ''}
        // Not the page: its position is announced separately.
        turn={[...writeAddress({ ...shown, page: 1 })].join()}
      />,
      <>
        <div
          ref={results}
          className="pmw-filter-area__results"
          role="group"
          aria-label={texts.get('label')}
          tabIndex={-1}
        >
          {found.itemCount === 0 && (
            <p className="pmw-filter-area__none">{texts.get('no-results')}</p>
          )}
          {found.kind === 'articles' ? (
            <FilterResults
              items={slicePage(found.cards, shown.page, pageSize)}
              choices={shown.choices}
              texts={texts}
              report={report}
            />
          ) : (
            <TeamResults cards={slicePage(found.cards, shown.page, pageSize)} />
          )}
        </div>
        <Pagination
          page={shown.page}
          pageCount={countPages(found.cards.length, pageSize)}
          texts={texts}
          hrefOf={store.hrefOfPage}
          onGoTo={(target) => {
            store.goToPage(target);
            act({ action: 'page', value: target });
          }}
        />
      </>,
    ],
    [found, shown, pageSize, texts, report, store, act],
  );

  useLayoutEffect(() => {
    // Before anything scrolls: the browser stores where the page is for the entry that it leaves.
    store.keepStep();
    // With the new page, not before: a frame between would show the old one from its start.
    if (shown.isTurned) goToStart(results.current);
  }, [store, shown]);
  useEffect(() => data.slot.onTravel(guard(store.readFromAddress)), [data.slot, store, guard]);

  return (
    <div className="pmw pmw-filter-area" {...keepsFocus}>
      <FilterPanel menus={data.menus} choices={choices} store={store} texts={texts} act={act} />
      <div className="pmw-filter-area__inner">
        <div className="pmw-filter-area__head">
          <FilterTags
            menus={data.menus}
            choices={choices}
            texts={texts}
            onEmpty={() => {
              goToStart(results.current);
            }}
            store={store}
            act={act}
          />
          {found.kind === 'team' && (
            <button
              type="button"
              className="pmw-filter-area__sort"
              onClick={() => {
                store.toggleSort();
                act({ action: 'sort', value: isAlphabetical ? 'team' : 'name' });
              }}
            >
              {/* The way it is stands beside the button's name, as the other half of a switch. */}
              {(['group-by-team', 'sort-alphabetically'] as const).map((key, index) => (
                <span key={key} aria-hidden={isAlphabetical === (index === 1)}>
                  {texts.get(key)}
                </span>
              ))}
            </button>
          )}
          {status}
        </div>
        {pages}
      </div>
    </div>
  );
}
