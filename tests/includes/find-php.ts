import { existsSync } from 'node:fs';
import { findOnPath } from '../setup/find-chromium.ts';

interface Need {
  /** Comes with the packages. */
  readonly file: string;
  readonly packages: readonly string[];
}

export const needsOfIncludes = {
  drupal: { file: '/usr/share/php/Twig/autoload.php', packages: ['php-cli', 'php-twig'] },
  wordpress: {
    file: '/usr/share/wordpress/wp-settings.php',
    packages: ['php-cli', 'wordpress', 'mariadb-server-core', 'mariadb-client-core', 'php-mysql'],
  },
} as const satisfies Readonly<Record<string, Need>>;

/**
 * Finds PHP with what the includes of a CMS need.
 *
 * @returns its path; nothing if something is missing, which is told in one line
 * @throws {Error} where CI is set
 */
export function findPhp(name: keyof typeof needsOfIncludes): string | undefined {
  const { file, packages } = needsOfIncludes[name];
  const php = existsSync(file) ? findOnPath('php') : undefined;
  if (php !== undefined) return php;
  const mistake = `${file} is not here: apt-get install ${packages.join(' ')}`;
  if (process.env['CI']) throw new Error(mistake);
  console.warn(`Skipped, since ${mistake}`);
  return undefined;
}
