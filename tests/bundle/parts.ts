import { type BundledModule } from '../../dev-server/build/bundle.ts';
import { findBundledPackage } from '../../dev-server/build/bundled-package.ts';

/** A part of the script and its share of the code before minifying, from 0 to 1. */
export interface Part {
  readonly name: string;
  readonly share: number;
  /** Whether it is the project's own: neither a package nor the bundler's. */
  readonly isOwn: boolean;
}

const namedPackages: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react',
  scheduler: 'react',
  axios: 'axios',
};

/**
 * The part of the script that a module belongs to: a package, a folder of the project, or a widget.
 *
 * @param root the project's folder, with a slash at its end
 */
export function nameOfPart(id: string, root: string): string {
  const bundled = findBundledPackage(id);
  if (bundled !== undefined) {
    if (bundled.name.startsWith('@floating-ui/')) return 'floating-ui';
    return namedPackages[bundled.name] ?? 'other packages';
  }
  if (!id.startsWith(root)) return 'bundler';
  const [folder = '', next = ''] = id.slice(root.length).split('/');
  return folder === 'widgets' && !next.includes('.') ? `widgets/${next}` : folder;
}

/** Divides the modules into parts, the largest first. */
export function divide(modules: readonly BundledModule[], root: string): readonly Part[] {
  const parts = new Map<string, { length: number; isOwn: boolean }>();
  let whole = 0;
  for (const { id, length } of modules) {
    const name = nameOfPart(id, root);
    const isOwn = findBundledPackage(id) === undefined && id.startsWith(root);
    parts.set(name, { length: (parts.get(name)?.length ?? 0) + length, isOwn });
    whole += length;
  }
  return [...parts]
    .map(([name, { length, isOwn }]) => ({ name, share: whole === 0 ? 0 : length / whole, isOwn }))
    .sort((a, b) => b.share - a.share);
}
