import { type Plugin } from 'vite';

/** `doc: '…'` and `summary: '…'`, as the formatter writes them: one literal without placeholders. */
const words = /\b(doc|summary):(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/**
 * Leaves the words of the reference out of the script: contracts hold them for authors, checks and the
 * gallery, which read the sources; a visitor would pay for every one.
 */
export function withoutDocs(): Plugin {
  return {
    name: 'contracts-without-docs',
    enforce: 'pre',
    transform: (code, id) =>
      // What stands on a line stays on it: the source map needs no change worth the name.
      id.endsWith('.contract.ts') ? { code: code.replaceAll(words, "$1:$2''"), map: null } : null,
  };
}
