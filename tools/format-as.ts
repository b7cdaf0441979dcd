import { format, type Options, resolveConfig } from 'prettier';
import { projectPath } from './project.ts';

/** Formats like the whole project: by `.prettierrc.json`. */
export async function formatAs(
  text: string,
  kind: Pick<Options, 'filepath' | 'parser'>,
): Promise<string> {
  return format(text, { ...(await resolveConfig(projectPath('package.json'))), ...kind });
}
