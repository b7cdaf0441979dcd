import { dirname, join } from 'node:path';
import ts from 'typescript';

/** One file importing another; both as paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether it does not exist at run time. */
  readonly isTypeOnly: boolean;
}

/** An import, and its position in the text, in characters from 0. */
interface FoundImport extends Import {
  readonly offset: number;
}

/** Whether a declaration imports nothing but types. @param before the text up to its path */
function isTypeOnly(before: string): boolean {
  const begin = Math.max(before.lastIndexOf('import '), before.lastIndexOf('export '));
  const clause = before.slice(begin).replace(/^\w+ /, '');
  if (clause.startsWith('type ')) return true;
  const names = (/^\{([^}]+)\}/.exec(clause)?.[1] ?? 'none').split(',').map((name) => name.trim());
  return names.every((name) => name === '' || name.startsWith('type '));
}

/** The relative imports of a TypeScript file: static, dynamic, re-exports and types alike. */
export function readImports(from: string, text: string): FoundImport[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    if (!fileName.startsWith('.')) return [];
    const to = join(dirname(from), fileName.replace(/\?[^]*/, '')).replaceAll('\\', '/');
    return [{ from, to, isTypeOnly: isTypeOnly(text.slice(0, pos)), offset: pos }];
  });
}
