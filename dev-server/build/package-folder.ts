/**
 * The folder of the package that a bundled module belongs to, the innermost where packages are nested.
 *
 * @param id a module's id: an absolute path, with slashes of either kind, or a virtual name
 * @returns nothing for the project's own modules
 */
export function findPackageFolder(id: string): string | undefined {
  const path = id.replace(/^\0/, '');
  return /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0];
}
