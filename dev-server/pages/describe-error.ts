import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectPath } from '../../tools/project.ts';
import { namePlace } from '../../tools/check-page/source-error.ts';

function toProjectFile(path: string, root: string): string | undefined {
  const file = relative(root, path).replaceAll('\\', '/');
  return file.startsWith('..') || file.startsWith('node_modules/') ? undefined : file;
}

function findPlace(stack: string, root: string): string | undefined {
  const frames = stack.matchAll(
    /^ +at (?:.*? \(|async )?(?:file:\/\/)?([^()\n]+?):(\d+):(\d+)\)?$/gm,
  );
  for (const [, path = '', line, column] of frames) {
    const file = toProjectFile(path, root);
    if (file !== undefined && isAbsolute(path)) {
      return namePlace(file, { line: Number(line), column: Number(column) });
    }
  }
  return undefined;
}

/** Vite's message about a module that it cannot parse, without its coloured code frame. */
function describeUnreadable(id: string, message: string, root: string): string {
  const file = toProjectFile(id, root) ?? id;
  const [, line, column] = /:(\d+):(\d+) \]/.exec(message) ?? [];
  const [, reason] = /^\[\w+\] (.+)$/m.exec(message) ?? [];
  const place =
    line === undefined ? file : namePlace(file, { line: Number(line), column: Number(column) });
  return `${place}: ${reason ?? message.split('\n', 1)[0] ?? ''}.`;
}

function isMistakeInSource(error: unknown): boolean {
  return error instanceof Error && error.name === 'SourceError';
}

/** An error as a sentence that begins with the place in the project's files. */
export function describeError(error: unknown, root = projectPath('.')): string {
  if (!(error instanceof Error)) return `something was thrown that is no error: ${String(error)}.`;
  if (isMistakeInSource(error)) return error.message;
  const message = stripVTControlCharacters(error.message);
  if ('id' in error && typeof error.id === 'string') {
    return describeUnreadable(error.id, message, root);
  }
  const place = findPlace(error.stack ?? '', root);
  return `${place === undefined ? '' : `${place}: `}${error.name}: ${message}.`;
}

export function logError(log: (message: string) => void, error: unknown): void {
  const isBug = error instanceof Error && !isMistakeInSource(error) && !('id' in error);
  log(isBug ? `${describeError(error)}\n${error.stack ?? ''}` : describeError(error));
}
