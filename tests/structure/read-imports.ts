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

/** Whether an import or export declaration disappears at run time. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  if (clause.name !== undefined || bindings === undefined) return false;
  return ts.isNamedImports(bindings) && bindings.elements.every((element) => element.isTypeOnly);
}

/** The relative imports of a TypeScript file: static, dynamic, re-exports and types alike. */
export function readImports(from: string, text: string): FoundImport[] {
  const file = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true);
  const imports: FoundImport[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    if (!specifier.text.startsWith('.')) return;
    const to = join(dirname(from), specifier.text.replace(/\?[^]*/, '')).replaceAll('\\', '/');
    imports.push({ from, to, isTypeOnly: typeOnly, offset: specifier.getStart(file) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeOnly(node));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}
