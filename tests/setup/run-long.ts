import { spawnSync } from 'node:child_process';
import { exitWithMistake, startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { nightPackages } from '../programs/installed-packages.ts';

startCommand({
  script: 'test:long',
  summary:
    'Runs the tests of which "npm test" runs a sample in full: every state, language, theme and page-swap library, ' +
    'every payload, every fault of every call, hundreds of lives, random visitors. Takes an hour or two.',
  environment: {
    BROWSER_TEST_PORT: 'The port of the pages under test (4173).',
    CORPUS_DIR: 'A folder with public sets of hostile markup (else the tests generate their own).',
    VISITOR_SEED: 'The seed of the random visitors, as a failed run has printed it.',
  },
});

/** The steps of `npm test` that leave something out, one after the other: each finds it by TEST_LENGTH. */
const steps: readonly (readonly [string, ...(readonly string[])])[] = [
  ['build'],
  ['test:lint'],
  ['test:unit'],
  ['test:project'],
  ['test:browser'],
  ['test:engines'],
  // With the module in place of the script.
  ['test:browser', 'tests/browser/engine', 'tests/browser/widgets'],
];

try {
  nightPackages.install();
} catch (error) {
  exitWithMistake(error);
}
const failed = steps.filter(([step, ...folders]) => {
  const { status } = spawnSync('npm', ['run', '--silent', step, '--', ...folders], {
    cwd: projectPath('.'),
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_LENGTH: 'long',
      ...(folders.length > 0 && { TEST_SCRIPT: 'module' }),
    },
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
for (const step of failed) console.log(`FAILED npm run ${step.join(' ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
