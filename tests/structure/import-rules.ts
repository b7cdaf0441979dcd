import { type Import } from './read-imports.ts';

/** Whether a file exists only for tests; such files may import everything. */
const isTestFile = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

/** The folder of a widget, or `widgets` for the list of all. */
const widgetFolder = (path: string) => path.split('/').slice(0, 2).join('/');

/** The folders that each folder may import from, beside itself and packages. */
const rules: Readonly<Record<string, (each: Import) => boolean>> = {
  shared: ({ from, to }) =>
    to.startsWith(from.startsWith('shared/rules/') ? 'shared/rules/' : 'shared/'),
  api: ({ to }) => /^(?:api|shared)\//.test(to),
  widgets: ({ from, to }) =>
    /^(?:api|shared)\//.test(to) ||
    from === 'widgets/all-widgets.ts' ||
    (from.endsWith('.examples.ts') && to.startsWith('fixtures/make/')) ||
    widgetFolder(from) === widgetFolder(to),
  mount: ({ from, to }) =>
    /^(?:mount|shared)\//.test(to) ||
    (from === 'mount/main.ts' && (to.startsWith('api/') || to === 'widgets/all-widgets.ts')),
  fixtures: ({ to, isTypeOnly }) =>
    to.startsWith('fixtures/') || (isTypeOnly && /^(?:api|shared)\//.test(to)),
  'dev-server': ({ to }) =>
    /^(?:dev-server|fixtures|api)\//.test(to) ||
    (to.startsWith('shared/') && !to.endsWith('.tsx')) ||
    /\.(?:contract|examples|check)\.ts$/.test(to),
};

/** Whether an import has an allowed direction. */
export function isAllowed(each: Import): boolean {
  if (isTestFile(each.from)) return true;
  if (isTestFile(each.to)) return false;
  return rules[each.from.split('/')[0] ?? '']?.(each) ?? false;
}

/** The first cycle of files that import each other, or nothing. Types count too. */
export function findCycle(imports: readonly Import[]): readonly string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    done.add(path);
    return findIn(targets.get(path) ?? [], [...trail, path]);
  };
  const findIn = (paths: Iterable<string>, trail: readonly string[]) => {
    for (const path of paths) {
      const cycle = walk(path, trail);
      if (cycle !== undefined) return cycle;
    }
    return undefined;
  };
  return findIn(targets.keys(), []);
}
