import ts from 'typescript';

/** A pattern in the code. */
export interface FoundPattern {
  /** `shared/html/entities.ts:35` */
  readonly place: string;
  readonly pattern: RegExp;
}

/** The regular expression literals in a TypeScript file. */
export function readPatterns(path: string, text: string): FoundPattern[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push({
        place: `${path}:${line}`,
        pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
