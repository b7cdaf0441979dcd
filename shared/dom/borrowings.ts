import { readAttribute, writeAttribute } from './element-attributes.ts';

/** What a behaviour changes on the CMS's markup. All of it is restored when the behaviour ends. */
export interface Borrowings {
  /**
   * Sets attributes.
   *
   * @param values attributes by name; null removes one
   */
  readonly attributes: (element: Element, values: Readonly<Record<string, string | null>>) => void;
  /**
   * Sets a property of an element's own style.
   *
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
   *
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
   *
   * @throws what an undo function threw, after all the others have run
   */
  readonly giveBack: () => void;
  /** Whether all of it is still in its place and as it was written. */
  readonly isIntact: () => boolean;
  /**
   * Restores everything in a copy.
   *
   * @param findCopy the copy of an element, if there is one
   */
  readonly cleanCopy: (findCopy: (element: Element) => Element | undefined) => void;
}

/** What behaviours have last written, by element and attribute: several may write the same. */
export type Written = WeakMap<Element, Map<string, string | null>>;

interface BorrowingsParts {
  /** Shared by all behaviours of a page. */
  readonly written?: Written;
  /** The page has overwritten an attribute that was borrowed. */
  readonly onWrittenOver?: () => void;
}

/** One value that can be read and written, and its original. */
interface Loan {
  readonly change: (value: string | null) => void;
  readonly giveBack: () => void;
}

/** An element of the page that is borrowed in part. */
interface Held {
  readonly element: Element;
  readonly wasConnected: boolean;
  /** The author's values, by attribute. */
  readonly authored: Map<string, string | null>;
  readonly loans: Map<string, Loan>;
}

/** Remembers the present value. A value that somebody else has written since is not restored. */
function createLoan(read: () => string | null, write: (value: string | null) => void): Loan {
  const before = read();
  let own = before;
  return {
    change: (value) => {
      if (read() !== value) write(value);
      own = read();
    },
    giveBack: () => {
      if (read() === own) write(before);
    },
  };
}

/** Creates the record of what one behaviour has changed. */
export function createBorrowings(parts: BorrowingsParts = {}): StartedBorrowings {
  const { written = new WeakMap<Element, Map<string, string | null>>(), onWrittenOver } = parts;
  const undos: (() => void)[] = [];
  // Weak, so that elements that a page has discarded can be freed.
  const byElement = new WeakMap<Element, Held>();
  const references = new Set<WeakRef<Held>>();
  /** The elements that the behaviour added, with the class that identifies each. */
  const nodes = new Map<Element, string>();

  const listHeld = () =>
    [...references].flatMap((reference) => {
      const held = reference.deref();
      if (held === undefined) references.delete(reference);
      return held ?? [];
    });
  const isAsWritten = ({ element, authored }: Held) =>
    [...authored.keys()].every(
      (name) => readAttribute(element, name) === written.get(element)?.get(name),
    );
  const observer = new MutationObserver(() => {
    const connected = listHeld().filter(({ element }) => element.isConnected);
    if (!connected.every(isAsWritten)) onWrittenOver?.();
  });

  const hold = (element: Element): Held => {
    const known = byElement.get(element);
    if (known) return known;
    const wasConnected = element.isConnected;
    const held: Held = { element, wasConnected, authored: new Map(), loans: new Map() };
    byElement.set(element, held);
    references.add(new WeakRef(held));
    return held;
  };
  const lend = (element: Element, key: string, create: () => Loan): Loan => {
    const { loans } = hold(element);
    const loan = loans.get(key) ?? create();
    loans.set(key, loan);
    return loan;
  };

  const lendAttribute = (element: Element, name: string): Loan =>
    lend(element, name, () => {
      const { authored } = hold(element);
      authored.set(name, readAttribute(element, name));
      if (onWrittenOver) observer.observe(element, { attributeFilter: [...authored.keys()] });
      return createLoan(
        () => readAttribute(element, name),
        (value) => {
          writeAttribute(element, name, value);
        },
      );
    });

  const takeAway = (node: Element) => {
    // A morph may have reused the node for an element of the page, which stays, without our listeners.
    if (nodes.get(node) === node.className) node.remove();
    else node.replaceWith(node.cloneNode(true));
    nodes.delete(node);
  };

  const borrow: Borrowings = {
    attributes: (element, values) => {
      for (const [name, value] of Object.entries(values)) {
        lendAttribute(element, name).change(value);
        const ofElement = written.get(element) ?? new Map<string, string | null>();
        written.set(element, ofElement.set(name, value));
      }
    },
    style: (element, property, value, priority) => {
      const { style } = element;
      const hadStyle = element.hasAttribute('style');
      const loan = lend(element, `style ${property}`, () =>
        createLoan(
          () => `${style.getPropertyValue(property)}!${style.getPropertyPriority(property)}`,
          (next) => {
            const [text = '', important] = (next ?? '').split('!');
            style.setProperty(property, text, important);
            // Browsers leave an empty attribute behind.
            if (style.length === 0 && !hadStyle) element.removeAttribute('style');
          },
        ),
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
        (held) => isAsWritten(held) && (held.element.isConnected || !held.wasConnected),
      ) && [...nodes].every(([node, name]) => node.className === name && node.parentNode !== null),
    cleanCopy: (findCopy) => {
      for (const { element, authored } of listHeld()) {
        const copy = findCopy(element);
        for (const [name, value] of authored) {
          // A value that was not changed may differ in the copy, where ids are made unique.
          if (copy && readAttribute(element, name) !== value) writeAttribute(copy, name, value);
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
      for (let undo = undos.pop(); undo; undo = undos.pop()) run(undo);
      for (const node of [...nodes.keys()].reverse()) {
        run(() => {
          takeAway(node);
        });
      }
      for (const { element, loans } of listHeld()) {
        for (const loan of [...loans.values()].reverse()) run(loan.giveBack);
        byElement.delete(element);
        // Every other behaviour that had borrowed the same starts again.
        written.delete(element);
      }
      references.clear();
      if (errors.length > 0) throw errors[0];
    },
  };
}
