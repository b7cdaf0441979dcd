type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap;

type EventOf<Type extends string> = Type extends keyof Events ? Events[Type] : Event;

/** Also works on a form that has a field named `addEventListener`. */
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
