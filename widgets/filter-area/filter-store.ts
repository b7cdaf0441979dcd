import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { type FilterOption } from '../../api/filter-menus.ts';
import { toComparable } from '../../shared/html/comparable-text.ts';
import { clampPage, countPages } from '../../shared/rules/page-bounds.ts';
import { type Catalogue } from './catalogue.ts';
import {
  type AddressState,
  listAddressNames,
  readAddress,
  writeAddress,
} from './filter-address.ts';
import { type Choices } from './match-items.ts';

/** What is applied: tags, results and the address follow it. */
export interface Applied {
  readonly choices: Choices;
  readonly isAlphabetical: boolean;
  /** From 1; always an existing page. */
  readonly page: number;
  /** Whether the last step changed the order. */
  readonly isReordered: boolean;
  /** Whether the last step was one of the pages'. */
  readonly isTurned: boolean;
  /** When the visitor pressed, by `performance.now()`: what the browser did until now counts too. */
  readonly askedAt: number;
}

/** The open menu and its draft checks, which have no effect until they are applied. */
export interface OpenMenu {
  readonly fieldName: string;
  readonly draft: ReadonlySet<string>;
}

export interface FilterState {
  readonly applied: Applied;
  /** At most one. Closing it without Apply discards its draft. */
  readonly open: OpenMenu | undefined;
}

/** The visitor's actions. Each one that changes what is applied adds a history entry: see `keepStep`. */
export interface FilterStore extends StoreApi<FilterState> {
  readonly openMenu: (fieldName: string) => void;
  readonly closeMenu: () => void;
  readonly check: (value: string, isChecked: boolean) => void;
  readonly apply: () => void;
  readonly clearMenu: (fieldName: string) => void;
  readonly clearAll: () => void;
  readonly removeTag: (fieldName: string, value: string) => void;
  readonly toggleSort: () => void;
  readonly goToPage: (page: number) => void;
  /** The address of a page, for its link. */
  readonly hrefOfPage: (page: number) => string | undefined;
  readonly catalogue: Catalogue;
  /**
   * Writes the last step into the address. Call it when what was found is shown, not before: writing takes a browser
   * as long as drawing the answer to the press. Another step calls it too.
   */
  readonly keepStep: () => void;
  /** Applies what the address says, after Back or Forward. */
  readonly readFromAddress: () => void;
}

export interface FilterStoreOptions {
  readonly catalogue: Catalogue;
  readonly slot: AddressSlot;
  readonly pageSize: number;
}

/**
 * The chosen values of the menus, in the order of menus and options, so that the same choice always has the
 * same form.
 */
function choose(
  { menus }: Catalogue,
  isChosen: (fieldName: string, option: FilterOption) => boolean | undefined,
): Choices {
  const choices = new Map<string, ReadonlySet<string>>();
  for (const { fieldName, options } of menus) {
    const chosen = options.filter((option) => isChosen(fieldName, option));
    if (chosen.length > 0) choices.set(fieldName, new Set(chosen.map(({ value }) => value)));
  }
  return choices;
}

/** The values that exist in the menus. */
function toKnown(catalogue: Catalogue, choices: Choices): Choices {
  return choose(catalogue, (fieldName, { value }) => choices.get(fieldName)?.has(value));
}

/** A handwritten link may contain a value in the CMS's spelling. */
function withComparable(choices: Choices): Choices {
  return new Map(
    [...choices].map(([fieldName, chosen]) => [
      fieldName,
      new Set([...chosen].flatMap((value) => [value, toComparable(value)])),
    ]),
  );
}

function withValue(values: ReadonlySet<string>, value: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(values);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}

export const nothing: ReadonlySet<string> = new Set();

/** Where every step leads, except those of the pages. */
const firstPage = { page: 1, isReordered: false, isTurned: false, askedAt: 0 };

/**
 * Creates the state of one filter area (DECISIONS "Filters"). It is stored only in the address, which is read
 * at the start and after Back and Forward, limited to what exists, and written by every step.
 */
export function createFilterStore(options: FilterStoreOptions): FilterStore {
  const { catalogue, slot, pageSize } = options;
  const fieldNames = catalogue.menus.map(({ fieldName }) => fieldName);
  const names = listAddressNames(fieldNames);

  /** The page of a state, or the nearest that exists. */
  const clamp = ({ choices, isAlphabetical, page }: AddressState): number => {
    const { cards } = catalogue.find(choices, isAlphabetical);
    return clampPage(page, countPages(cards.length, pageSize));
  };

  const read = (): Applied => {
    const address = readAddress(slot.read(), fieldNames);
    if (!address) {
      const choices = choose(catalogue, (_, { isChecked }) => isChecked);
      return { ...firstPage, choices, isAlphabetical: false };
    }
    const isAlphabetical = catalogue.kind === 'team' && address.isAlphabetical;
    const choices = toKnown(catalogue, withComparable(address.choices));
    const page = clamp({ choices, isAlphabetical, page: address.page });
    return { ...firstPage, choices, isAlphabetical, page };
  };

  const store = createStore<FilterState>(() => ({ applied: read(), open: undefined }));
  const closeMenu = (): void => {
    store.setState({ open: undefined });
  };

  // Two states are equal where their addresses are.
  const toText = (state: Applied) => JSON.stringify([...writeAddress(state)]);
  const isSame = (one: Applied, other: Applied) => toText(one) === toText(other);

  const show = (next: Applied): void => {
    const isReordered = next.isAlphabetical !== store.getState().applied.isAlphabetical;
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as React does: no step has to hand its event over
    const askedAt = window.event?.timeStamp ?? performance.now();
    store.setState({ applied: { ...next, isReordered, askedAt }, open: undefined });
  };

  /** The last step, until it is written. */
  let step: Applied | undefined;
  const keepStep = (): void => {
    if (step) slot.push(names, writeAddress(step));
    step = undefined;
  };

  const commit = (changes: Partial<Applied>): void => {
    const { applied } = store.getState();
    const next = { ...applied, ...firstPage, ...changes };
    if (isSame(next, applied)) closeMenu();
    else {
      keepStep();
      step = next;
      show(next);
    }
  };

  const commitChoice = (fieldName: string, chosen: ReadonlySet<string>): void => {
    const { choices } = store.getState().applied;
    commit({ choices: toKnown(catalogue, new Map([...choices, [fieldName, chosen]])) });
  };

  const chosenIn = (fieldName: string) =>
    store.getState().applied.choices.get(fieldName) ?? nothing;

  return {
    ...store,
    openMenu: (fieldName) => {
      store.setState({ open: { fieldName, draft: chosenIn(fieldName) } });
    },
    closeMenu,
    check: (value, isChecked) => {
      store.setState(({ open }) =>
        open ? { open: { ...open, draft: withValue(open.draft, value, isChecked) } } : {},
      );
    },
    apply: () => {
      const { open } = store.getState();
      if (open) commitChoice(open.fieldName, open.draft);
    },
    clearMenu: (fieldName) => {
      commitChoice(fieldName, nothing);
    },
    clearAll: () => {
      commit({ choices: new Map() });
    },
    removeTag: (fieldName, value) => {
      commitChoice(fieldName, withValue(chosenIn(fieldName), value, false));
    },
    toggleSort: () => {
      commit({ isAlphabetical: !store.getState().applied.isAlphabetical });
    },
    goToPage: (page) => {
      commit({ page: clamp({ ...store.getState().applied, page }), isTurned: true });
    },
    hrefOfPage: (page) => slot.hrefFor(names, writeAddress({ ...store.getState().applied, page })),
    catalogue,
    keepStep,
    readFromAddress: () => {
      // Gone back before it was an entry.
      step = undefined;
      const [{ applied }, next] = [store.getState(), read()];
      // A jump to a fragment is a history step too: an open menu stays open.
      if (!isSame(next, applied)) show(next);
    },
  };
}
