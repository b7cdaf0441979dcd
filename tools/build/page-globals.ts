import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { globalNames } from '../../shared/page/page-globals.ts';
import { projectPath } from '../project.ts';

/** @returns a statement that gives each of these names the browser's own value, for the scope that it stands in */
export async function writePageGlobals(): Promise<string> {
  const file = projectPath('shared/page/page-globals.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const body = code.replaceAll(/^export /gm, '');
  return `const { ${globalNames.join(', ')} } = (() => { ${body}\nreturn takeGlobals(); })();`;
}
