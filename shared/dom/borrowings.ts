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
  /** Takes a node of the behaviour's own off the page at the end. */
  readonly node: (node: ChildNode) => void;
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
}

/** One thing that can be read and written, and what stood there before. */
interface Loan {
  change: (value: string | null) => void;
  giveBack: () => void;
}

/** Remembers the present value. A value that somebody else wrote in the meantime is not taken back. */
function createLoan(read: () => string | null, write: (value: string | null) => void): Loan {
  const before = read();
  let own = before;
  return {
    change: (value) => {
      write(value);
      own = read();
    },
    giveBack: () => {
      if (read() === own) write(before);
    },
  };
}

/** Creates the memory of what one behaviour has changed. */
export function createBorrowings(): StartedBorrowings {
  const undos: (() => void)[] = [];
  const loans = new WeakMap<Element, Map<string, Loan>>();

  const lend = (element: Element, key: string, create: () => Loan): Loan => {
    const own = loans.get(element) ?? new Map<string, Loan>();
    loans.set(element, own);
    const loan = own.get(key) ?? create();
    if (!own.has(key)) {
      own.set(key, loan);
      // Weak, so that what a page has thrown away is not kept.
      const held = new WeakRef(own);
      undos.push(() => {
        held.deref()?.get(key)?.giveBack();
        held.deref()?.delete(key);
      });
    }
    return loan;
  };

  const borrow: Borrowings = {
    attributes: (element, values) => {
      for (const [name, value] of Object.entries(values)) {
        lend(element, name, () =>
          createLoan(
            () => element.getAttribute(name),
            (next) => {
              if (next === null) element.removeAttribute(name);
              else element.setAttribute(name, next);
            },
          ),
        ).change(value);
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
      borrow.untilEnd(() => {
        node.remove();
      });
    },
    untilEnd: (undo) => {
      undos.push(undo);
    },
  };

  return {
    borrow,
    giveBack: () => {
      const errors: unknown[] = [];
      for (let undo = undos.pop(); undo; undo = undos.pop()) {
        try {
          undo();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
