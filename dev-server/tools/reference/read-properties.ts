import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ThemeProperty {
  /** `--pmw-carousel-edge`; `--pmw-space-*` for a series. */
  readonly name: string;
  readonly meaning: string;
  /** The value if no theme sets it; several if it is used in several places. */
  readonly defaults: readonly string[];
}

/** From an open bracket to the one that closes it. */
function readBrackets(text: string, from: number): string {
  let depth = 1;
  let end = from;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text
    .slice(from, end - 1)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fallback values in `var(--name, value)`, in the order of the stylesheets. */
export function findFallbacks(css: string, name: string): readonly string[] {
  const before = new RegExp(String.raw`var\(\s*${name},`, 'g');
  const found = [...css.matchAll(before)].map((match) =>
    readBrackets(css, match.index + match[0].length),
  );
  return [...new Set(found)];
}

/** The values that a stylesheet assigns to properties of a name, which may end in a star. */
function findDeclared(css: string, name: string): readonly string[] {
  const pattern = name.replace('*', String.raw`[\w-]+`);
  const declared = new RegExp(String.raw`^\s*${pattern}: ([^;]+);`, 'gm');
  return [...css.matchAll(declared)].map(([, value = '']) => value);
}

/** Reads a comment that begins with a property's name, next to its use, and the default. */
export function parseProperties(css: string): readonly ThemeProperty[] {
  const documented = css.matchAll(/\/\*[\s*]*(--pmw-[a-z\d-]+\*?): ([\s\S]+?)\*\//g);
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...documented].map(([, name = '', text = '']) => {
    const fallbacks = findFallbacks(rules, name);
    return {
      name,
      meaning: text
        .split('\n')
        .map((line) => line.trim().replace(/^\*\s*/, ''))
        .join(' ')
        .trim(),
      defaults: fallbacks.length > 0 ? fallbacks : findDeclared(rules, name),
    };
  });
}

/** Reads all stylesheets of a folder as one text, in the order of their names. */
export function readStyles(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
