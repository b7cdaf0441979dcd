import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AddressSlot } from './address-writer.ts';

interface AddressForm<State> {
  readonly names: readonly string[];
  readonly read: (values: ReadonlyMap<string, string>) => State;
  readonly write: (state: State) => ReadonlyMap<string, string>;
}

interface AddressState<State> {
  readonly state: State;
  readonly last: State | undefined;
  /** Takes a step. The address changes before the component is drawn or scrolls. */
  readonly push: (next: State) => void;
  /** For links; nothing in a CMS editor. */
  readonly hrefFor: (state: State) => string | undefined;
}

const readHref = () => window.location.href;

/**
 * State that the address stores (docs/contract.md, 5): read at the start and after Back and Forward, written by every
 * step.
 */
export function useAddressState<State>(
  slot: AddressSlot,
  form: AddressForm<State>,
  onTravel?: (state: State) => void,
): AddressState<State> {
  const { names, read, write } = form;
  const [{ state, last }, setStates] = useState<Pick<AddressState<State>, 'state' | 'last'>>(
    () => ({ state: read(slot.read()), last: undefined }),
  );
  const show = (next: State): void => {
    setStates({ state: next, last: state });
  };
  const toText = (each: State) => JSON.stringify([...write(each)]);
  const isPresent = (next: State) => toText(next) === toText(state);

  const travel = useEffectEvent(() => {
    const next = read(slot.read());
    // A jump to a fragment is a step of the history too.
    if (isPresent(next)) return;
    show(next);
    onTravel?.(next);
  });
  useEffect(
    () =>
      slot.onTravel(() => {
        travel();
      }),
    [slot],
  );

  // A link holds the whole address: it is drawn again when another widget has changed its part.
  useSyncExternalStore(slot.onChange, readHref);

  return {
    state,
    last,
    push: (next) => {
      if (isPresent(next)) return;
      slot.push(names, write(next));
      show(next);
    },
    hrefFor: (next) => slot.hrefFor(names, write(next)),
  };
}
