import { existsSync } from 'node:fs';
import { findOnPath } from '../../tests/programs/find-on-path.ts';

interface Need {
  /** Files that the packages install. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const wordpress = '/usr/share/wordpress';

export const needsOfIncludes = {
  drupal: { files: ['/usr/share/php/Twig/autoload.php'], packages: ['php-cli', 'php-twig'] },
  wordpress: {
    files: [
      `${wordpress}/wp-settings.php`,
      `${wordpress}/wp-content/themes/twentytwentyone/style.css`,
      `${wordpress}/wp-content/themes/twentytwentytwo/style.css`,
    ],
    packages: [
      'php-cli',
      'wordpress',
      'wordpress-theme-twentytwentyone',
      'wordpress-theme-twentytwentytwo',
      'mariadb-server-core',
      'mariadb-client-core',
      'php-mysql',
    ],
  },
} as const satisfies Readonly<Record<string, Need>>;

/** @returns the first file of a need that is not there */
export const findMissing = ({ files }: Need): string | undefined =>
  files.find((file) => !existsSync(file));

/**
 * Finds PHP with what the includes of a CMS need.
 *
 * @returns its path; nothing if something is missing, which is told in one line
 * @throws {Error} where CI is set
 */
export function findPhp(name: keyof typeof needsOfIncludes): string | undefined {
  const need = needsOfIncludes[name];
  const missing = findMissing(need);
  const php = missing === undefined ? findOnPath('php') : undefined;
  if (php !== undefined) return php;
  const mistake = `${missing ?? 'php'} is not here: apt-get install ${need.packages.join(' ')}`;
  if (process.env['CI']) throw new Error(mistake);
  console.warn(`Skipped, since ${mistake}`);
  return undefined;
}
