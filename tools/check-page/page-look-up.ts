import {
  type GlobalLookUp,
  type PageLookUp,
  readGlobalName,
} from '../../shared/widget/json-reader.ts';
import { findJsonEnd } from './find-json-mistake.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

/** Names that every window owns and that a template author might choose. */
const browserNames = new Set(
  'alert blur caches chrome close closed confirm content crypto customElements document event external fetch find focus frames history indexedDB length localStorage location menubar moveBy moveTo name navigation navigator open opener origin parent performance postMessage print prompt scheduler screen scroll scrollbars scrollTo scrollX scrollY self sessionStorage status stop styleMedia toolbar top window'.split(
    ' ',
  ),
);

/** A script that the browser runs, not data. */
export function isProgram({ tagName, attributes }: PageElement): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return tagName === 'script' && (type === '' || /^(?:text|application)\/javascript$/.test(type));
}

/** Finds the script of an id. Another element may have the same id. */
export function findScript(elements: readonly PageElement[], id: string): PageElement | undefined {
  return elements.find(
    ({ tagName, attributes }) => tagName === 'script' && attributes.get('id') === id,
  );
}

/** Finds the element that `data-texts` means without the `#`: its value is the id of it. */
export function findMeantTexts(
  elements: readonly PageElement[],
  { attributes }: PageElement,
): PageElement | undefined {
  const id = attributes.get('data-texts')?.trim();
  return id && !id.startsWith('#')
    ? elements.find((each) => each.attributes.get('id') === id)
    : undefined;
}

/** The text after `var name =` or `window.name =` in a script. */
function findAssigned(text: string, name: string): string | undefined {
  const escaped = name.replaceAll('$', String.raw`\$`);
  const pattern = new RegExp(
    String.raw`(?:\bvar\s+|\b(?:window|globalThis|self)\.)${escaped}(?![\w$])\s*=(?!=)\s*`,
  );
  const match = pattern.exec(text);
  return match ? text.slice(match.index + match[0].length) : undefined;
}

const spaceAndComments = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/;

/** Signs and words at the beginning of a line that continue the expression of the line before. */
const continuation = /^(?:[%&(*+./<=>?[^`|-]|!=|in\b|instanceof\b)/;

/** Whether an expression has ended, given the rest of the script: `[…].concat(load())` goes on. */
function isEnded(rest: string): boolean {
  const gap = spaceAndComments.exec(rest)?.[0] ?? '';
  const next = rest.slice(gap.length);
  return next === '' || /^[;,})]/.test(next) || (gap.includes('\n') && !continuation.test(next));
}

function parseStart(text: string): GlobalLookUp | undefined {
  const end = findJsonEnd(text);
  if (end === undefined || !isEnded(text.slice(end))) return undefined;
  return { kind: 'found', value: JSON.parse(text.slice(0, end)) };
}

export interface CheckedLookUp extends PageLookUp {
  /** A variable that a script fills with more than plain JSON, or that another file may define. */
  readonly isUnknown: (text: string) => boolean;
}

/** Lets JSON attributes refer to the page: to JSON scripts, and to variables that are written there. */
export function createPageLookUp({ elements, isWhole }: ParsedPage): CheckedLookUp {
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const programs = scripts.filter(isProgram);
  const isOurs = (src: string | undefined) => /\/widgets\.js(?:[?#]|$)/.test(src ?? '');
  const hasOtherFiles = scripts.some(({ attributes }) => {
    const src = attributes.get('src');
    return src !== undefined && !isOurs(src);
  });

  const look = (name: string): GlobalLookUp | 'unknown' => {
    if (browserNames.has(name)) return { kind: 'browser' };
    for (const { text } of programs) {
      const assigned = findAssigned(text, name);
      if (assigned !== undefined) return parseStart(assigned) ?? 'unknown';
    }
    const isMentioned = programs.some(({ text }) =>
      new RegExp(
        String.raw`\b(?:const|let)\s+${name.replaceAll('$', String.raw`\$`)}(?![\w$])`,
      ).test(text),
    );
    if (isMentioned) return { kind: 'missing' };
    return hasOtherFiles || !isWhole || programs.some(({ text }) => text.includes(name))
      ? 'unknown'
      : { kind: 'missing' };
  };

  return {
    scriptText: (id) => findScript(scripts, id)?.text,
    global: (name) => {
      const looked = look(name);
      return looked === 'unknown' ? { kind: 'missing' } : looked;
    },
    isUnknown: (text) => {
      const name = readGlobalName(text);
      return name !== undefined && look(name) === 'unknown';
    },
  };
}
