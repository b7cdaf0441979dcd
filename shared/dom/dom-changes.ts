import { isConnected, readAttribute, writeAttribute } from './foreign-dom.ts';
import {
  forgetDrawn,
  isDrawn,
  markDrawn,
  nameStyle,
  noteBefore,
  readStyle,
  removeEmptyStyle,
  writeStyle,
} from './own-marks.ts';

/** All changes of a behaviour to the CMS's markup. They are undone when the behaviour ends. */
export interface DomChanges {
  /** @param values attributes by name; null removes one */
  readonly attributes: (element: Element, values: Readonly<Record<string, string | null>>) => void;
  /**
   * Sets a property of an element's own style.
   * @param value null restores the original value immediately
   */
  readonly style: (
    element: ElementCSSInlineStyle & Element,
    property: string,
    value: string | null,
    priority?: 'important',
  ) => void;
  /**
   * Removes an element that the behaviour added when the behaviour ends.
   * @returns a function that removes it immediately
   */
  readonly node: (node: Element) => () => void;
  /** Depends on an element without changing it: if the page removes it, the behaviour starts again. */
  readonly use: (element: Element) => void;
  /** Registers a function that undoes any other change at the end. */
  readonly untilEnd: (undo: () => void) => void;
}

export interface UndoableChanges {
  readonly changes: DomChanges;
  /**
   * Restores everything, the latest change first.
   * @throws the first error of an undo function, after all the others have run
   */
  readonly undoAll: () => void;
  /** Whether everything is still in its place and as it was written. */
  readonly isIntact: () => boolean;
  /**
   * Restores attributes, styles and elements for a moment.
   * @returns a function that makes the changes again
   */
  readonly setAside: () => () => void;
}

/** The values that behaviours wrote last, by element and attribute: several may write the same. */
export type OwnAttributes = WeakMap<Element, Map<string, string | null>>;

interface DomChangesParts {
  readonly ownAttributes?: OwnAttributes;
  readonly onOverwritten?: () => void;
}

interface Change {
  readonly set: (value: string | null) => void;
  readonly undo: () => void;
  /** @returns a function that makes the change again */
  readonly setAside: () => () => void;
}

interface ChangedElement {
  readonly element: Element;
  readonly wasConnected: boolean;
  readonly hadStyle: boolean;
  readonly attributes: Map<string, Change>;
  readonly styles: Map<string, Change>;
}

/** Remembers the present value. A value that somebody else has written since is not restored. */
function createChange(
  read: () => string | null,
  write: (value: string | null) => void,
  note: (before: string | null) => () => void,
): Change {
  const before = read();
  let own = before;
  let forget: (() => void) | undefined;
  const change = (value: string | null) => {
    forget ??= note(before);
    write(value);
  };
  const restore = () => {
    forget?.();
    forget = undefined;
    if (read() === own) write(before);
  };
  return {
    set: (value) => {
      if (read() !== value) change(value);
      own = read();
    },
    undo: restore,
    setAside: () => {
      if (forget === undefined) return () => undefined;
      const isOwn = read() === own;
      restore();
      return () => {
        if (isOwn && read() === before) change(own);
      };
    },
  };
}

/**
 * Takes an element out of the page for a moment.
 * @returns a function that puts it back
 */
function setNodeAside(node: Element): () => void {
  const { parentNode, nextSibling } = node;
  if (parentNode === null) return () => undefined;
  node.remove();
  return () => {
    parentNode.insertBefore(node, nextSibling?.parentNode === parentNode ? nextSibling : null);
  };
}

export function createDomChanges(parts: DomChangesParts = {}): UndoableChanges {
  const { ownAttributes = new WeakMap<Element, Map<string, string | null>>(), onOverwritten } =
    parts;
  const undos: (() => void)[] = [];
  // Weak, so that elements that a page has discarded can be freed.
  const byElement = new WeakMap<Element, ChangedElement>();
  const references = new Set<WeakRef<ChangedElement>>();
  const nodes = new Set<Element>();

  const listChanged = () =>
    [...references].flatMap((reference) => {
      const changed = reference.deref();
      if (changed === undefined) references.delete(reference);
      return changed ?? [];
    });
  const isAsWritten = ({ element, attributes }: ChangedElement) =>
    [...attributes.keys()].every(
      (name) => readAttribute(element, name) === ownAttributes.get(element)?.get(name),
    );
  const observer = new MutationObserver(() => {
    const isOverwritten = (changed: ChangedElement) =>
      isConnected(changed.element) && !isAsWritten(changed);
    if (listChanged().some(isOverwritten)) onOverwritten?.();
  });

  const remember = (element: Element): ChangedElement => {
    const present = byElement.get(element);
    if (present) return present;
    const changed: ChangedElement = {
      element,
      wasConnected: isConnected(element),
      hadStyle: readAttribute(element, 'style') !== null,
      attributes: new Map(),
      styles: new Map(),
    };
    byElement.set(element, changed);
    references.add(new WeakRef(changed));
    return changed;
  };
  const changeOf = (
    known: Map<string, Change>,
    key: string,
    ...access: Parameters<typeof createChange>
  ) => {
    const change = known.get(key) ?? createChange(...access);
    known.set(key, change);
    return change;
  };

  const watch = ({ element, attributes }: ChangedElement) => {
    if (onOverwritten) observer.observe(element, { attributeFilter: [...attributes.keys()] });
  };
  const removeAdded = (node: Element) => {
    // A morph may have reused the node for an element of the page. That one stays, without our listeners.
    if (isDrawn(node)) node.remove();
    else node.replaceWith(node.cloneNode(true));
    nodes.delete(node);
    forgetDrawn(node);
  };

  const changes: DomChanges = {
    attributes: (element, values) => {
      const changed = remember(element);
      const { attributes } = changed;
      const ofElement = ownAttributes.get(element) ?? new Map<string, string | null>();
      ownAttributes.set(element, ofElement);
      for (const [name, value] of Object.entries(values)) {
        const read = () => readAttribute(element, name);
        const write = (next: string | null) => {
          writeAttribute(element, name, next);
        };
        const note = (before: string | null) => noteBefore(element, name, before);
        changeOf(attributes, name, read, write, note).set(value);
        ofElement.set(name, value);
      }
      watch(changed);
    },
    style: (element, property, value, priority) => {
      const { styles, hadStyle } = remember(element);
      const change = changeOf(
        styles,
        property,
        () => readStyle(element, property),
        (next) => {
          writeStyle(element, property, next ?? '');
          if (!hadStyle) removeEmptyStyle(element);
        },
        (before) => noteBefore(element, nameStyle(property), before),
      );
      if (value === null) change.undo();
      else change.set(`${value}!${priority ?? ''}`);
    },
    node: (node) => {
      nodes.add(node);
      markDrawn(node);
      return () => {
        removeAdded(node);
      };
    },
    use: remember,
    untilEnd: (undo) => {
      undos.push(undo);
    },
  };

  return {
    changes,
    isIntact: () =>
      listChanged().every(
        (changed) =>
          isAsWritten(changed) && (isConnected(changed.element) || !changed.wasConnected),
      ) && [...nodes].every((node) => isDrawn(node) && node.parentNode !== null),
    setAside: () => {
      observer.disconnect();
      const all = listChanged();
      const putBack = [
        ...[...nodes].reverse().map(setNodeAside),
        ...all.flatMap(({ styles, attributes }) =>
          [...styles.values(), ...attributes.values()].map((change) => change.setAside()),
        ),
      ].reverse();
      return () => {
        for (const each of putBack) each();
        for (const changed of all) if (changed.attributes.size > 0) watch(changed);
      };
    },
    undoAll: () => {
      observer.disconnect();
      const errors: unknown[] = [];
      const run = (undo: () => void) => {
        try {
          undo();
        } catch (error) {
          errors.push(error);
        }
      };
      undos.splice(0).reverse().forEach(run);
      for (const node of [...nodes].reverse()) {
        run(() => {
          removeAdded(node);
        });
      }
      for (const { element, attributes, styles } of listChanged()) {
        for (const { undo } of [...styles.values(), ...attributes.values()]) run(undo);
        byElement.delete(element);
        // Every other behaviour that had changed the same starts again.
        ownAttributes.delete(element);
      }
      references.clear();
      if (errors.length > 0) throw errors[0];
    },
  };
}
