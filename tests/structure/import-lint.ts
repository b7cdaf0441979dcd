import { type Rule } from 'eslint';
import { relative } from 'node:path';
import { isAllowed } from './import-rules.ts';
import { readImports } from './read-imports.ts';

/**
 * Reports in the editor, and in the lint, an import in the wrong direction: by the rules that the structure
 * test applies, defined only in `import-rules.ts`. Finding cycles needs all files; only that test does so.
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
