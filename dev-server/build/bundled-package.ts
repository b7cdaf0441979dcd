/**
 * The package a bundled module belongs to.
 *
 * @param id a module's id: an absolute path, with slashes of either kind, or a virtual name
 * @returns folder and name of the innermost package, or nothing for the project's own modules
 */
export function findBundledPackage(id: string): { folder: string; name: string } | undefined {
  const match = /^(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(
    id.replace(/^\0/, ''),
  );
  if (match === null) return undefined;
  return { folder: match[0], name: (match[1] ?? '').replace('\\', '/') };
}
