import { OptionError } from '../command-line.ts';

const upgradeHeading = '### What it asks of a site';

/**
 * Makes "Unreleased" the section of a version; the next change begins another.
 *
 * @param day such as 2026-11-24
 */
export function dateChangeLog(text: string, version: string, day: string): string {
  const [intro = '', section, ...older] = text.split(/^## /m);
  if (section?.startsWith('Unreleased\n') !== true) {
    throw new OptionError('CHANGELOG.md: the first section is not "## Unreleased".');
  }
  const changes = section.replace('Unreleased\n', '').trim();
  if (!/^- /m.test(changes)) {
    throw new OptionError('CHANGELOG.md: no change stands under "## Unreleased".');
  }
  if (!changes.includes(`${upgradeHeading}\n`)) {
    throw new OptionError(
      `CHANGELOG.md: "## Unreleased" has no "${upgradeHeading}". Where it asks nothing, write so.`,
    );
  }
  const sections = [`${version} (${day})\n\n${changes}\n\n`, ...older];
  return `${[intro, ...sections].join('## ').trimEnd()}\n`;
}
