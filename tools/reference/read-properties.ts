import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ThemeProperty {
  /** `--pmw-carousel-edge`; `--pmw-space-*` for a series. */
  readonly name: string;
  readonly meaning: string;
  /** The value if no theme sets it; several if it is used in several places. */
  readonly defaults: readonly string[];
}

/** The fallback values in `var(--name, value)`, in the order of the stylesheets. */
function findFallbacks(css: string, name: string): readonly string[] {
  // Brackets in brackets in brackets, and no deeper.
  const inner = String.raw`\((?:[^()]|\([^()]*\))*\)`;
  const fallback = new RegExp(String.raw`var\(\s*${name},((?:[^()]|${inner})*)\)`, 'g');
  const found = [...css.matchAll(fallback)].map(([, value = '']) =>
    value.replace(/\s+/g, ' ').trim(),
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
