import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectPath } from '../../dev-server/project.ts';

const folders = [
  'api',
  'dev-server',
  'fixtures',
  'mount',
  'shared',
  'templates',
  'tests',
  'widgets',
];

/** Every file of the project's own folders, by its path from the root, with slashes. */
export function listFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(projectPath('.').length))
      .map((path) => path.replaceAll('\\', '/')),
  );
}

/** The text of a file of the project. */
export function readText(path: string): string {
  return readFileSync(projectPath(path), 'utf8');
}

/** One file importing another; both as paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether it is gone at run time. */
  readonly isTypeOnly: boolean;
}

/** Whether nothing of an import or export declaration is left at run time. */
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
export function readImports(from: string, text: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    if (!specifier.text.startsWith('.')) return;
    const to = join(dirname(from), specifier.text.replace(/\?.*$/, '')).replaceAll('\\', '/');
    imports.push({ from, to, isTypeOnly: typeOnly });
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
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true));
  return imports;
}
