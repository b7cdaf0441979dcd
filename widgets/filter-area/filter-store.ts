import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withValue } from './applied-filters.ts';

/** The open menu and its draft checks, which have no effect until they are applied. */
export interface OpenMenu {
  readonly fieldName: string;
  readonly draft: ReadonlySet<string>;
}

export interface FilterState {
  /** At most one. Closing it without Apply discards its draft. */
  readonly open: OpenMenu | undefined;
  /** @param draft what is checked in it at first */
  readonly openMenu: (fieldName: string, draft: ReadonlySet<string>) => void;
  /** @param fieldName another menu, which may have opened since, stays open; without it any is closed */
  readonly closeMenu: (fieldName?: string) => void;
  readonly check: (value: string, isChecked: boolean) => void;
}

/** Creates the state of the menus of one filter area. What is applied is in the address, not here. */
export function createFilterStore(): StoreApi<FilterState> {
  return createStore<FilterState>((set) => ({
    open: undefined,
    openMenu: (fieldName, draft) => {
      set({ open: { fieldName, draft } });
    },
    closeMenu: (fieldName) => {
      set(({ open }) =>
        fieldName === undefined || open?.fieldName === fieldName ? { open: undefined } : {},
      );
    },
    check: (value, isChecked) => {
      set(({ open }) =>
        open ? { open: { ...open, draft: withValue(open.draft, value, isChecked) } } : {},
      );
    },
  }));
}

/** The store of the filter area around a component. */
export const FilterStoreContext = createContext<StoreApi<FilterState> | undefined>(undefined);

/** A part of the state of the menus. */
export function useFilterStore<Part>(select: (state: FilterState) => Part): Part {
  const store = use(FilterStoreContext);
  if (!store) throw new Error('There is no filter area around this component.');
  return useStore(store, select);
}
