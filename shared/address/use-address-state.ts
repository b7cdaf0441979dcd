import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { once } from '../rules/once.ts';
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

const parse = (text: string) => new Map(new URLSearchParams(text));

/**
 * State that the address stores (docs/contract.md, 5): read at the start and after Back and Forward, written by every
 * step.
 *
 * @param form the same object each time, so that the address is read once for each change
 */
export function useAddressState<State>(
  slot: AddressSlot,
  form: AddressForm<State>,
  onTravel?: (state: State) => void,
): AddressState<State> {
  const getSnapshot = () => slot.getSnapshot(form.names);
  const { text, last } = useSyncExternalStore(slot.onChange, getSnapshot);
  // Equal texts are the same state: what is worked out from it need not be worked out again after Back.
  const read = useMemo(() => once((each) => form.read(parse(each))), [form]);
  const state = read(text);

  const travel = useEffectEvent(() => {
    // A jump to a fragment is a step of the history too.
    const next = getSnapshot();
    if (next.text !== text) onTravel?.(read(next.text));
  });
  useEffect(
    () =>
      slot.onTravel(() => {
        travel();
      }),
    [slot],
  );

  const toText = (each: State) => String(new URLSearchParams([...form.write(each)]));
  return {
    state,
    last: last === undefined ? undefined : read(last),
    push: (next) => {
      if (toText(next) !== toText(state)) slot.push(form.names, form.write(next));
    },
    hrefFor: (next) => slot.hrefFor(form.names, form.write(next)),
  };
}
