import { exitWithMistake, OptionError, startCommand } from '../command-line.ts';
import { readVersion } from '../project.ts';
import { release } from './release.ts';
import { print, printError } from '../print.ts';

const { operands } = startCommand({
  script: 'release',
  summary:
    'Sets the version, dates the changelog, builds, runs all tests and writes the zip and the npm package into release.',
  operands: { name: 'VERSION', doc: 'Above the present one, such as 0.2.0.' },
});

const [version, ...others] = operands;
const present = readVersion();
try {
  if (version === undefined || others.length > 0) {
    throw new OptionError(`Expected one version above ${present}: npm run release -- 0.2.0`);
  }
  const files = await release(version, new Date().toISOString().slice(0, 10));
  for (const file of files) print(`release/${file}`);
  print(`Next: git commit --all --message "Release ${version}" && git tag v${version}`);
} catch (error) {
  if (error instanceof OptionError) exitWithMistake(error);
  printError(`Not released: ${(error as Error).message}. The version is ${present}, as before.`);
  process.exitCode = 1;
}
