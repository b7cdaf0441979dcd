import { dirname, join } from 'node:path';
import ts from 'typescript';

/** One file importing another; both as paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The relative imports of a TypeScript file: static, dynamic, re-exports and types alike. */
export function readImports(from: string, text: string): Import[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({
      from,
      to: join(dirname(from), fileName.replace(/\?[^]*/, '')).replaceAll('\\', '/'),
    }));
}
