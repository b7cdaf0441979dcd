import { isConnected, readAttribute, writeAttribute } from './foreign-dom.ts';

/** All changes of a behaviour to the CMS's markup. They are undone when the behaviour ends. */
export interface Borrowings {
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

export interface StartedBorrowings {
  readonly borrow: Borrowings;
  /**
   * Restores everything, the latest change first.
   * @throws the first error of an undo function, after all the others have run
   */
  readonly giveBack: () => void;
  /** Whether everything is still in its place and as it was written. */
  readonly isIntact: () => boolean;
  /**
   * Restores attributes, styles and elements for a moment.
   * @returns a function that makes the changes again
   */
  readonly setAside: () => () => void;
  /**
   * Restores everything in a copy.
   *
   * @param findCopy the copy of an element, if there is one
   */
  readonly restoreCopy: (findCopy: (element: Element) => Element | undefined) => void;
}

/** The values that behaviours wrote last, by element and attribute: several may write the same. */
export type Written = WeakMap<Element, Map<string, string | null>>;

interface BorrowingsParts {
  readonly written?: Written;
  readonly onWrittenOver?: () => void;
}

interface Loan {
  readonly before: string | null;
  readonly change: (value: string | null) => void;
  readonly giveBack: () => void;
  /** @returns a function that makes the change again */
  readonly setAside: () => () => void;
}

interface Held {
  readonly element: Element;
  readonly wasConnected: boolean;
  readonly hadStyle: boolean;
  readonly attributes: Map<string, Loan>;
  readonly styles: Map<string, Loan>;
}

/** Remembers the present value. A value that somebody else has written since is not restored. */
function createLoan(read: () => string | null, write: (value: string | null) => void): Loan {
  const before = read();
  let own = before;
  return {
    before,
    change: (value) => {
      if (read() !== value) write(value);
      own = read();
    },
    giveBack: () => {
      if (read() === own) write(before);
    },
    setAside: () => {
      if (read() !== own || own === before) return () => undefined;
      write(before);
      return () => {
        if (read() === before) write(own);
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

export function createBorrowings(parts: BorrowingsParts = {}): StartedBorrowings {
  const { written = new WeakMap<Element, Map<string, string | null>>(), onWrittenOver } = parts;
  const undos: (() => void)[] = [];
  // Weak, so that elements that a page has discarded can be freed.
  const byElement = new WeakMap<Element, Held>();
  const references = new Set<WeakRef<Held>>();
  /** Each with the class that identifies it. */
  const nodes = new Map<Element, string>();

  const listHeld = () =>
    [...references].flatMap((reference) => {
      const held = reference.deref();
      if (held === undefined) references.delete(reference);
      return held ?? [];
    });
  const isAsWritten = ({ element, attributes }: Held) =>
    [...attributes.keys()].every(
      (name) => readAttribute(element, name) === written.get(element)?.get(name),
    );
  const observer = new MutationObserver(() => {
    const isWrittenOver = (held: Held) => isConnected(held.element) && !isAsWritten(held);
    if (listHeld().some(isWrittenOver)) onWrittenOver?.();
  });

  const hold = (element: Element): Held => {
    const known = byElement.get(element);
    if (known) return known;
    const held: Held = {
      element,
      wasConnected: isConnected(element),
      hadStyle: readAttribute(element, 'style') !== null,
      attributes: new Map(),
      styles: new Map(),
    };
    byElement.set(element, held);
    references.add(new WeakRef(held));
    return held;
  };
  const lend = (
    loans: Map<string, Loan>,
    key: string,
    ...access: Parameters<typeof createLoan>
  ) => {
    const loan = loans.get(key) ?? createLoan(...access);
    loans.set(key, loan);
    return loan;
  };

  const watch = ({ element, attributes }: Held) => {
    if (onWrittenOver) observer.observe(element, { attributeFilter: [...attributes.keys()] });
  };
  const takeAway = (node: Element) => {
    // A morph may have reused the node for an element of the page. That one stays, without our listeners.
    if (nodes.get(node) === node.className) node.remove();
    else node.replaceWith(node.cloneNode(true));
    nodes.delete(node);
  };

  const borrow: Borrowings = {
    attributes: (element, values) => {
      const held = hold(element);
      const { attributes } = held;
      const ofElement = written.get(element) ?? new Map<string, string | null>();
      written.set(element, ofElement);
      for (const [name, value] of Object.entries(values)) {
        const read = () => readAttribute(element, name);
        const write = (next: string | null) => {
          writeAttribute(element, name, next);
        };
        lend(attributes, name, read, write).change(value);
        ofElement.set(name, value);
      }
      watch(held);
    },
    style: (element, property, value, priority) => {
      const { style } = element;
      const { styles, hadStyle } = hold(element);
      const loan = lend(
        styles,
        property,
        () => `${style.getPropertyValue(property)}!${style.getPropertyPriority(property)}`,
        (next) => {
          const [text = '', important] = (next ?? '').split('!');
          style.setProperty(property, text, important);
          // Browsers leave an empty attribute behind.
          if (style.length === 0 && !hadStyle) writeAttribute(element, 'style', null);
        },
      );
      if (value === null) loan.giveBack();
      else loan.change(`${value}!${priority ?? ''}`);
    },
    node: (node) => {
      nodes.set(node, node.className);
      return () => {
        takeAway(node);
      };
    },
    use: hold,
    untilEnd: (undo) => {
      undos.push(undo);
    },
  };

  return {
    borrow,
    isIntact: () =>
      listHeld().every(
        (held) => isAsWritten(held) && (isConnected(held.element) || !held.wasConnected),
      ) && [...nodes].every(([node, name]) => node.className === name && node.parentNode !== null),
    setAside: () => {
      observer.disconnect();
      const helds = listHeld();
      const putBack = [
        ...[...nodes.keys()].reverse().map(setNodeAside),
        ...helds.flatMap(({ styles, attributes }) =>
          [...styles.values(), ...attributes.values()].map((loan) => loan.setAside()),
        ),
      ].reverse();
      return () => {
        for (const each of putBack) each();
        for (const held of helds) if (held.attributes.size > 0) watch(held);
      };
    },
    restoreCopy: (findCopy) => {
      for (const { element, attributes } of listHeld()) {
        const copy = findCopy(element);
        for (const [name, { before }] of attributes) {
          // A value that was not changed may differ in the copy, where ids are made unique.
          if (copy && readAttribute(element, name) !== before) writeAttribute(copy, name, before);
        }
      }
      for (const node of [...nodes.keys()]) findCopy(node)?.remove();
    },
    giveBack: () => {
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
      for (const node of [...nodes.keys()].reverse()) {
        run(() => {
          takeAway(node);
        });
      }
      for (const { element, attributes, styles } of listHeld()) {
        for (const { giveBack } of [...styles.values(), ...attributes.values()]) run(giveBack);
        byElement.delete(element);
        // Every other behaviour that had borrowed the same starts again.
        written.delete(element);
      }
      references.clear();
      if (errors.length > 0) throw errors[0];
    },
  };
}
