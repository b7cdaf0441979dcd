import { type Plugin } from 'vite';

/** A text of a package's file, and the text that the bundler gets in its place. */
type Replacement = readonly [from: string, to: string];

/** The modules of axios in the script that use its helpers. */
const helpersUsers = [
  ...['adapters/adapters', 'adapters/xhr', 'axios', 'core/Axios', 'core/AxiosError'],
  ...['core/AxiosHeaders', 'core/dispatchRequest', 'core/mergeConfig', 'core/transformData'],
  ...['defaults/index', 'helpers/buildURL', 'helpers/cookies', 'helpers/isAxiosError'],
  ...['helpers/parseHeaders', 'helpers/resolveConfig', 'helpers/sanitizeHeaderValue'],
];

/** By file in `node_modules`; no replacement moves a line. */
const replacements: Readonly<Record<string, readonly Replacement[]>> = {
  // One object with all helpers would keep each of them.
  'axios/lib/utils.js': [
    ['export default {', 'export {'],
    ['hasOwnProp: hasOwnProperty,', 'hasOwnProperty as hasOwnProp,'],
    ['global: _global,', '_global as global,'],
    ['setImmediate: _setImmediate,', '_setImmediate as setImmediate,'],
  ],
  ...Object.fromEntries(
    helpersUsers.map((name) => [
      `axios/lib/${name}.js`,
      [['import utils from', 'import * as utils from']] as const,
    ]),
  ),
  // A default import would keep every export of React.
  'zustand/esm/react.mjs': [['import React from', 'import * as React from']],
};

/**
 * Leaves out of a package what the script does not use, where neither imports nor options do (DECISIONS
 * "Packages without what nobody uses").
 *
 * @param file its path in `node_modules`
 * @throws {Error} where the file does not contain what is to be replaced
 */
export function trimPackage(file: string, code: string): string {
  return (replacements[file] ?? []).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    return text.replaceAll(from, to);
  }, code);
}

/** Bundles packages without what the script does not use. */
export function trimmedPackages(): Plugin {
  const files = Object.keys(replacements);
  return {
    name: 'pmw-trimmed-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (code, id) => {
        const file = files.find((each) => id.endsWith(`/node_modules/${each}`));
        return file === undefined ? null : { code: trimPackage(file, code), map: null };
      },
    },
  };
}
