import { clsx } from 'clsx';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { type MenuData } from '../../api/filter-menus.ts';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { useAddressState } from '../../shared/address/use-address-state.ts';
import { Pagination } from '../../shared/components/pagination.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { goToStart } from '../../shared/dom/go-to-start.ts';
import { useFocusFallback } from '../../shared/hooks/use-focus-fallback.ts';
import { commaOf } from '../../shared/rules/comma.ts';
import { clampPage, countPages, slicePage } from '../../shared/rules/page-bounds.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { readApplied, withMenu } from './applied-filters.ts';
import { type AddressState, listAddressNames, writeAddress } from './filter-address.ts';
import { type filterAreaContract } from './filter-area.contract.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterResults } from './filter-results.tsx';
import { FilterTags } from './filter-tags.tsx';
import { type Content, findResults } from './find-results.ts';
import { type ChooseIn } from './match-items.ts';
import { TeamResults } from './team-results.tsx';

export interface FilterAreaData {
  readonly menus: readonly MenuData[];
  readonly content: Content;
  readonly slot: AddressSlot;
}

type FilterAreaProps = WidgetProps<typeof filterAreaContract, FilterAreaData>;

/** Equal choices have equal texts. */
function describeChoices({ choices }: AddressState): string {
  return [...writeAddress({ choices, isAlphabetical: false, pageNumber: 1 })].join();
}

/** Articles, news or people (DECISIONS "Filters"). */
export function FilterArea({ config, data }: FilterAreaProps): ReactElement {
  const { menus, content, slot } = data;
  const { pageSize } = config;
  const { texts, act, culture, guard } = useWidget<typeof filterAreaContract>();
  const results = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusFallback(results);

  const isTeam = content.kind === 'team';
  const form = useMemo(
    () => ({
      names: listAddressNames(menus.map(({ fieldName }) => fieldName)),
      read: (values: ReadonlyMap<string, string>) => readApplied(values, menus, isTeam),
      write: writeAddress,
    }),
    [menus, isTeam],
  );
  /** Whether the order has changed since the start: from then on the status names it. */
  const [hasReordered, setReordered] = useState(false);
  const { state, last, push, hrefFor } = useAddressState<AddressState>(slot, form, (next) => {
    if (next.isAlphabetical !== isAlphabetical) setReordered(true);
  });
  const { choices, isAlphabetical } = state;

  const found = useMemo(
    () => findResults(content, { menus, choices, isAlphabetical, culture }),
    [content, menus, choices, isAlphabetical, culture],
  );
  const pageCount = countPages(found.cards.length, pageSize);
  const pageNumber = clampPage(state.pageNumber, pageCount);
  const choice = describeChoices(state);
  const order = isAlphabetical ? texts.get('sorted') : hasReordered ? texts.get('grouped') : '';

  const goToResults = (): void => {
    goToStart(results.current, guard);
  };
  const clear = (): void => {
    push({ ...state, choices: new Map(), pageNumber: 1 });
    act({ action: 'clear' });
    goToResults();
  };
  const chooseIn: ChooseIn = (fieldName, chosen) => {
    push({ ...state, choices: withMenu(menus, choices, fieldName, chosen), pageNumber: 1 });
  };

  return (
    <div className="pmw pmw-filter-area" {...focusHandlers}>
      <FilterPanel menus={menus} items={content.items} choices={choices} onChoose={chooseIn} />
      <div className="pmw-filter-area__inner">
        <div className="pmw-filter-area__head">
          <FilterTags
            menus={menus}
            choices={choices}
            onChoose={chooseIn}
            // Nothing found: the button stands with the words that say so.
            onClear={found.itemCount > 0 ? clear : undefined}
            onEmpty={goToResults}
          />
          {isTeam && (
            <button
              type="button"
              className="pmw-filter-area__sort"
              onClick={() => {
                setReordered(true);
                push({ ...state, isAlphabetical: !isAlphabetical, pageNumber: 1 });
                act({ action: 'sort', value: isAlphabetical ? 'team' : 'name' });
              }}
            >
              {/* The present order is shown beside the button's name, as the other half of a switch. */}
              {(['group-by-team', 'sort-alphabetically'] as const).map((key, index) => (
                <span key={key} aria-hidden={isAlphabetical === (index === 1)}>
                  {texts.get(key)}
                </span>
              ))}
            </button>
          )}
          <StatusLine
            className={clsx(
              'pmw-filter-area__status',
              found.itemCount === 0 && 'pmw-visually-hidden',
            )}
            text={texts.count('results', found.itemCount)}
            detail={order && commaOf(culture) + order}
            // Without the page, whose position is announced separately.
            turn={`${choice} ${isAlphabetical}`}
          />
        </div>
        <div
          ref={results}
          className="pmw-filter-area__results"
          role="group"
          aria-label={texts.get('label')}
          tabIndex={-1}
        >
          {found.itemCount === 0 && (
            <div className="pmw-filter-area__none">
              <p className="pmw-filter-area__message">{texts.get('no-results')}</p>
              <button type="button" className="pmw-button pmw-button--outline" onClick={clear}>
                <span>{texts.get('clear')}</span>
              </button>
            </div>
          )}
          {found.kind === 'articles' ? (
            <FilterResults items={slicePage(found.cards, pageNumber, pageSize)} choices={choices} />
          ) : (
            <TeamResults cards={slicePage(found.cards, pageNumber, pageSize)} />
          )}
        </div>
        <Pagination
          texts={texts}
          pageNumber={pageNumber}
          pageCount={pageCount}
          isTurned={last?.isAlphabetical === isAlphabetical && describeChoices(last) === choice}
          hrefOf={(target) => hrefFor({ ...state, pageNumber: target })}
          onGoTo={(target) => {
            push({ ...state, pageNumber: target });
            act({ action: 'page', value: target });
            goToResults();
          }}
        />
      </div>
    </div>
  );
}
