import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { projectPath } from '../project.ts';

// The commands of the package have all widgets in place of this file (tools/build/bundle-commands.ts).

/** The folders of `widgets` that contain a contract of the same name, in alphabetical order. */
export function listWidgetNames(): readonly string[] {
  return readdirSync(projectPath('widgets'))
    .filter((name) => existsSync(projectPath(`widgets/${name}/${name}.contract.ts`)))
    .sort();
}

/** The export of a widget's file of that kind, `fundSummaryDocs` of `fund-summary.docs.ts`; nothing without the file. */
export async function loadPart(name: string, kind: string): Promise<unknown> {
  const path = projectPath(`widgets/${name}/${name}.${kind}.ts`);
  if (!existsSync(path)) return undefined;
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as object;
  return new Map(Object.entries(module)).get(toCamelCase(`${name}-${kind}`));
}
