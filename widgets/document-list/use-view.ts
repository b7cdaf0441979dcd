import { useCallback, useEffect, useRef, useState } from 'react';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { addressNames, type View, writeView } from './document-address.ts';

interface UseViewOptions {
  readonly slot: AddressSlot;
  /** The view that the address stores. */
  readonly onRead: () => View;
  readonly guard: <Arguments extends unknown[]>(
    callback: (...values: Arguments) => void,
  ) => (...values: Arguments) => void;
}

/**
 * The current view. It is stored only in the address, which is read at the start and after Back and Forward.
 *
 * @returns the view, and the same function at every render, which changes it
 */
export function useView({ slot, onRead, guard }: UseViewOptions) {
  const [view, setView] = useState(onRead);
  const latest = useRef(view);

  useEffect(
    () =>
      slot.onTravel(
        guard(() => {
          latest.current = onRead();
          setView(latest.current);
        }),
      ),
    [slot, guard, onRead],
  );

  const goTo = useCallback(
    (change: (view: View) => View): void => {
      latest.current = change(latest.current);
      setView(latest.current);
      slot.pushLater(addressNames, writeView(latest.current));
    },
    [slot],
  );
  return [view, goTo] as const;
}
