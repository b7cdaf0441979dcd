import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withValue } from './applied-filters.ts';

/** The draft holds the checked values, which have no effect until they are applied. */
export interface OpenMenu {
  readonly fieldName: string;
  readonly draft: ReadonlySet<string>;
}

export interface FilterState {
  /** Closing it without Apply discards its draft. */
  readonly open: OpenMenu | undefined;
  readonly openMenu: (fieldName: string, draft: ReadonlySet<string>) => void;
  /** With a name, another menu that has opened since stays open. */
  readonly closeMenu: (fieldName?: string) => void;
  readonly check: (value: string, isChecked: boolean) => void;
}

/** One per filter area. Applied choices are in the address, not here. */
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

export const FilterStoreContext = createContext<StoreApi<FilterState> | undefined>(undefined);

export function useFilterStore<Part>(select: (state: FilterState) => Part): Part {
  const store = use(FilterStoreContext);
  if (!store) throw new Error('There is no filter area around this component.');
  return useStore(store, select);
}
