import { type Rule } from 'eslint';
import { relative } from 'node:path';
import { isAllowed } from './import-rules.ts';
import { readImports } from './read-imports.ts';

/**
 * Shows in the editor, and in the lint, an import that points the wrong way: by the rules that the test of
 * the structure applies, which stand in `import-rules.ts` alone. Circles take all files; that test finds them.
 */
export const importDirection: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: () => {
      const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
      for (const each of readImports(path, context.sourceCode.text)) {
        if (isAllowed(each)) continue;
        const message = `${each.from} may not import ${each.to}: imports point one way.`;
        context.report({ loc: context.sourceCode.getLocFromIndex(each.offset), message });
      }
    },
  }),
};
