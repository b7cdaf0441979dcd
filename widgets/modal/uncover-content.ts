import { childElementsOf, childNodesOf, parentOf } from '../../shared/dom/foreign-dom.ts';
import { type DomChanges } from '../../shared/dom/dom-changes.ts';

interface Cover {
  readonly property: string;
  readonly hides: (value: string, content: HTMLElement) => boolean;
  /** The values to try, one after the other. */
  readonly values: readonly string[];
}

const is = (hiding: string) => (value: string) => value === hiding;

/** Finds out whether a theme has moved it out of its dialog, or into a pixel as what only screen readers find. */
function findPlace(content: HTMLElement): 'beside' | 'tiny' | undefined {
  const slot = parentOf(content)?.getBoundingClientRect();
  const { left, right, width, height } = Element.prototype.getBoundingClientRect.call(content);
  if (!slot?.width) return undefined;
  if (right <= slot.left || left >= slot.right) return 'beside';
  return Math.min(width, height) <= 1 ? 'tiny' : undefined;
}

const whereAway = (property: string, value: string): Cover => ({
  property,
  hides: (_, content) => findPlace(content) !== undefined,
  values: [value],
});

/** How themes hide what their own scripts show. */
const covers: readonly Cover[] = [
  // A dialog is hidden by the browser itself.
  { property: 'display', hides: is('none'), values: ['revert', 'block'] },
  { property: 'visibility', hides: (value) => value !== 'visible', values: ['visible'] },
  { property: 'opacity', hides: is('0'), values: ['1'] },
  { property: 'content-visibility', hides: is('hidden'), values: ['visible'] },
  { property: 'pointer-events', hides: is('none'), values: ['auto'] },
  { property: 'clip-path', hides: (value) => /inset\((?:50|100)%/.test(value), values: ['none'] },
  { property: 'text-indent', hides: (value) => parseFloat(value) < -999, values: ['0'] },
  { property: 'position', hides: (value) => /fixed|absolute/.test(value), values: ['relative'] },
  whereAway('inset', 'auto'),
  whereAway('transform', 'none'),
  whereAway('translate', 'none'),
  whereAway('scale', 'none'),
  whereAway('max-block-size', 'none'),
  whereAway('block-size', 'auto'),
  whereAway('inline-size', 'auto'),
  whereAway('margin', '0'),
];

/** Whether something is to be seen of an element that takes room itself. */
function isShown(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === 'none' || opacity === '0') return false;
  const hasText = childNodesOf(element).some(
    ({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim(),
  );
  const children = childElementsOf(element);
  if (visibility === 'visible' && (hasText || children.length === 0)) return true;
  return children.some(isShown);
}

interface Uncovered {
  /** Whether something of it is to be seen. */
  readonly isShown: boolean;
  /** Leaves the content to the theme again. */
  readonly cover: () => void;
}

/** Shows a content in its dialog although a theme hides it until a script of its own gives it a class. */
export function uncoverContent(content: HTMLElement, changes: DomChanges): Uncovered {
  const computed = getComputedStyle(content);
  const changed = new Set<string>();
  const change = (property: string, value: string) => {
    // Else it would change in time.
    if (changed.size === 0) changes.style(content, 'transition', 'none', 'important');
    changed.add('transition').add(property);
    changes.style(content, property, value, 'important');
  };
  for (const { property, hides, values } of covers) {
    for (const value of values) {
      if (!hides(computed.getPropertyValue(property), content)) break;
      change(property, value);
    }
  }
  return {
    isShown: findPlace(content) !== 'beside' && isShown(content),
    cover: () => {
      for (const property of changed) changes.style(content, property, null);
    },
  };
}
