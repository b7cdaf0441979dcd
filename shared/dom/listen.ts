type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap;

type EventOf<Type extends string> = Type extends keyof Events ? Events[Type] : Event;

/** Listens to events of several types. */
export function listen<const Type extends string>(
  target: EventTarget,
  types: readonly Type[],
  listener: (event: EventOf<Type>) => void,
  options?: AddEventListenerOptions,
): void {
  for (const type of types) target.addEventListener(type, listener as EventListener, options);
}
