import { exitWithMistake, OptionError, startCommand } from '../../tools/command-line.ts';
import { engines } from '../engines/find-engines.ts';
import { findMissing, needsOfIncludes } from '../../cms/testing/needs-of-includes.ts';
import { installBySystem, installChromium, installHeadlessShell } from '../programs/install.ts';

const steps: Readonly<Record<string, () => void>> = {
  browser: () => {
    installHeadlessShell();
    installChromium();
  },
  // A developer's own machine is never changed for these: the tests name what is missing.
  engines: () => {
    if (!process.env['CI']) return;
    for (const { find, packages } of engines) {
      if (find() === undefined) installBySystem(...packages);
    }
  },
  includes: () => {
    if (!process.env['CI']) return;
    for (const need of Object.values(needsOfIncludes)) {
      if (findMissing(need) !== undefined) installBySystem(...need.packages);
    }
  },
};

const known = Object.keys(steps).join(', ');
const { operands } = startCommand({
  script: 'prepare-tests',
  summary: 'Installs the programs of a step of the tests that are missing.',
  operands: { name: 'STEP…', doc: `One of ${known}. The last two only where CI is set.` },
});

try {
  for (const name of operands) {
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (!step)
      throw new OptionError(`There is no step ${JSON.stringify(name)}; there are: ${known}.`);
    step();
  }
} catch (error) {
  exitWithMistake(error);
}
