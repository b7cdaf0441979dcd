import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { globalNames } from '../../shared/page/page-globals.ts';
import { projectPath } from '../project.ts';

/**
 * @returns the beginning of the script's function: it makes it strict, as modules are in development and in tests, but
 *   not what a site joins to the script, and gives each of these names a value that works
 */
export async function writePageGlobals(): Promise<string> {
  const file = projectPath('shared/page/page-globals.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const body = code.replaceAll(/^export /gm, '');
  return `'use strict'; const { ${globalNames.join(', ')} } = (() => { ${body}\nreturn takeGlobals(); })();`;
}
