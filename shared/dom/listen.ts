type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap;

type EventOf<Type extends string> = Type extends keyof Events ? Events[Type] : Event;

/** Listens to events of several types, also where a form's field is named `addEventListener`. */
export function listen<const Type extends string>(
  target: EventTarget,
  types: readonly Type[],
  listener: (event: EventOf<Type>) => void,
  options?: AddEventListenerOptions,
): void {
  for (const type of types) {
    EventTarget.prototype.addEventListener.call(target, type, listener as EventListener, options);
  }
}
