import {
  type GlobalLookUp,
  type PageLookUp,
  readGlobalName,
} from '../../shared/widget/json-reader.ts';
import { findJsonEnd } from '../source/find-json-mistake.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

/** Names that every window owns and that a template author might choose. */
const browserNames = new Set(
  'alert blur caches chrome close closed confirm content crypto customElements document event external fetch find focus frames history indexedDB length localStorage location menubar moveBy moveTo name navigation navigator open opener origin parent performance postMessage print prompt scheduler screen scroll scrollbars scrollTo scrollX scrollY self sessionStorage status stop styleMedia toolbar top window'.split(
    ' ',
  ),
);

const javaScript = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;

const readType = ({ attributes }: PageElement) =>
  attributes.get('type')?.trim().toLowerCase() ?? '';

const isModule = (element: PageElement) => readType(element) === 'module';

/** A script that the browser runs, not data. */
export function isProgram(element: PageElement): boolean {
  const type = readType(element);
  const runs = type === '' || isModule(element) || javaScript.test(type);
  return element.tagName === 'script' && runs;
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

/** The text after `var name =` or `window.name =` in a script; a variable of a module does not reach window. */
function findAssigned(script: PageElement, name: string): string | undefined {
  const { text } = script;
  const escaped = name.replaceAll('$', String.raw`\$`);
  const pattern = new RegExp(
    String.raw`(?:${isModule(script) ? '' : String.raw`\bvar\s+|`}\b(?:window|globalThis|self)\.)${escaped}(?![\w$])\s*=(?!=)\s*`,
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
    for (const script of programs) {
      const assigned = findAssigned(script, name);
      if (assigned !== undefined) return parseStart(assigned) ?? 'unknown';
    }
    const isMentioned = programs.some((script) =>
      new RegExp(
        String.raw`\b(?:const|let${isModule(script) ? '|var' : ''})\s+${name.replaceAll('$', String.raw`\$`)}(?![\w$])`,
      ).test(script.text),
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
