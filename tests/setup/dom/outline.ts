interface OutlineOptions {
  /** Attributes that affect looks or size. */
  readonly attributes?: readonly string[];
  /** A selector of what only one side can have: it is skipped. */
  readonly without?: string;
  /** A selector of elements whose content is skipped. */
  readonly closed?: string;
  /** A tag name that counts as another one. */
  readonly rename?: Readonly<Record<string, string>>;
}

/**
 * Describes looks and size of an element and its content by names, classes, the given attributes and texts,
 * one line each, indented. A widget's partial and the widget itself must have the same, so that nothing moves
 * when the widget takes over.
 */
export function outline(root: Element, options: OutlineOptions = {}): string[] {
  const { attributes = [], without, closed = 'svg', rename = {} } = options;
  const read = (element: Element, depth: number): string[] => {
    if (without !== undefined && element.matches(without)) return [];
    const name = rename[element.localName] ?? element.localName;
    const classes = [...element.classList].sort().join('.');
    const values = attributes.map((attribute) => element.getAttribute(attribute) ?? '').join('|');
    const words = element.children.length === 0 ? element.textContent.trim() : '';
    const line = `${' '.repeat(depth)}${name}.${classes} ${values} ${words}`;
    const inner = element.matches(closed) ? [] : [...element.children];
    return [line, ...inner.flatMap((child) => read(child, depth + 1))];
  };
  return read(root, 0);
}
