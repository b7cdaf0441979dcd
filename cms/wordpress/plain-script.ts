import ts from 'typescript';
import { readText } from '../../tools/project.ts';

/** `writePlain` for the editor, which saves with a block what is left of it without the plug-in. */
export function makePlainScript(): string {
  const source = readText('shared/widget/plain.ts');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  return `globalThis.pmwWritePlain = ((exports) => {\n${outputText}\nreturn exports.writePlain;\n})({});\n`;
}
