import { readAttribute, writeAttribute } from './element-attributes.ts';

/** What a behaviour changes on a page that is not its own. All of it is given back at the end. */
export interface Borrowings {
  /** Sets attributes. @param values attributes by name; null takes one away */
  readonly attributes: (element: Element, values: Readonly<Record<string, string | null>>) => void;
  /**
   * Sets a property of an element's own style.
   *
   * @param value null gives it back already now
   */
  readonly style: (
    element: ElementCSSInlineStyle & Element,
    property: string,
    value: string | null,
    priority?: 'important',
  ) => void;
  /** Takes an element of the behaviour's own off the page at the end. @returns does so already now */
  readonly node: (node: Element) => () => void;
  /** Needs an element as it is, without changing it: where the page takes it away, all begins anew. */
  readonly use: (element: Element) => void;
  /** Runs at the end what undoes anything else. */
  readonly untilEnd: (undo: () => void) => void;
}

export interface StartedBorrowings {
  readonly borrow: Borrowings;
  /**
   * Gives everything back, the last first.
   *
   * @throws what an undoing threw, when all the others are done
   */
  readonly giveBack: () => void;
  /** Whether the page has left all of it where it was and as it was written. */
  readonly isIntact: () => boolean;
  /**
   * Gives everything back in a copy.
   *
   * @param findCopy the copy of an element, if there is one
   */
  readonly cleanCopy: (findCopy: (element: Element) => Element | undefined) => void;
}

/** What behaviours have written last, by element and attribute: several may write the same. */
export type Written = WeakMap<Element, Map<string, string | null>>;

interface BorrowingsParts {
  /** Shared by all behaviours of a page. */
  readonly written?: Written;
  /** The page has written over an attribute that was borrowed. */
  readonly onWrittenOver?: () => void;
}

/** One thing that can be read and written, and what stood there before. */
interface Loan {
  readonly change: (value: string | null) => void;
  readonly giveBack: () => void;
}

/** An element of the page of which something is borrowed. */
interface Held {
  readonly element: Element;
  readonly wasConnected: boolean;
  /** What the author wrote, by attribute. */
  readonly authored: Map<string, string | null>;
  readonly loans: Map<string, Loan>;
}

/** Remembers the present value. A value that somebody else wrote in the meantime is not taken back. */
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

/** Creates the memory of what one behaviour has changed. */
export function createBorrowings(parts: BorrowingsParts = {}): StartedBorrowings {
  const { written = new WeakMap<Element, Map<string, string | null>>(), onWrittenOver } = parts;
  const undos: (() => void)[] = [];
  // Weak, so that what a page has thrown away is not kept.
  const byElement = new WeakMap<Element, Held>();
  const references = new Set<WeakRef<Held>>();
  /** Those of the behaviour's own, with the class by which one knows them. */
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
    // A morph may have made a node of the page's of it, which stays, without our listeners.
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
          // What is as it was may be another's in the copy: ids are made unique there.
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
        // Whoever else had borrowed the same begins anew.
        written.delete(element);
      }
      references.clear();
      if (errors.length > 0) throw errors[0];
    },
  };
}
