/** The declaration by which a file of React takes in what it needs: `var A = require("a"), B = …;`. */
const requirements = /^var \w+ = require\("[^"]+"\)(?:,\s*\w+ = require\("[^"]+"\))*;/m;

function toImports(declaration: string): string {
  const each = /\b(\w+) = require\(("[^"]+")\)/g;
  const imports = [...declaration.matchAll(each)].map(
    ([, name = '', from = '']) => `import * as ${name} from ${from};`,
  );
  return imports.join(' ') + '\n'.repeat(declaration.split('\n').length - 1);
}

/**
 * Rewrites a production file of React from CommonJS to an ES module. A bundler then knows who uses which
 * export: it is called by its name, and left out where nobody uses it.
 *
 * @param code a file that requires packages in one declaration, if at all, and assigns its exports:
 *   `exports.useId = function () {…};`
 * @returns the same as a module, in which every statement keeps its line
 * @throws {Error} for a file that uses `require`, `module` or `exports` otherwise
 */
export function commonjsToModule(code: string): string {
  const names = [...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name);
  const isAssignedOnce = (name: string) => names.filter((each) => each === name).length === 1;
  const variables = [...new Set(names)].filter((name) => !isAssignedOnce(name));
  const body = code
    .replace(requirements, toImports)
    .replace(/^exports\.(\w+) =/gm, (assignment, name: string) =>
      isAssignedOnce(name) ? `const $${name} =` : assignment,
    )
    .replace(/\bexports\.(\w+)/g, '$$$1');
  const leftOver = /\b(?:require\(|module\.|exports\b)/.exec(body)?.[0];
  if (leftOver !== undefined) throw new Error(`"${leftOver}" stands where no module can have it.`);
  return [
    body,
    ...variables.map((name) => `var $${name};`),
    `export { ${[...new Set(names)].map((name) => `$${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
