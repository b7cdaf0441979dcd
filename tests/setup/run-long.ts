import { spawnSync } from 'node:child_process';
import { startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';

startCommand({
  script: 'test:long',
  summary:
    'Runs the tests of which "npm test" runs a sample in full: every payload, every fault of every call, ' +
    'hundreds of lives, random visitors. Takes an hour or two.',
  environment: {
    BROWSER_TEST_PORT: 'The port of the pages under test (4173).',
    CORPUS_DIR: 'A folder with public sets of hostile markup (else the tests generate their own).',
    VISITOR_SEED: 'The seed of the random visitors, as a failed run has printed it.',
  },
});

/** The same files as in the short run. */
const steps = [
  'test:unit -- shared/html/rich-text.oracle.test.tsx tools/check-page/agreement.test.ts',
  'test:browser -- tests/browser/hostile',
  'test:browser -- tests/browser/examples/translation.spec.ts',
  'test:engines -- hostile',
];

const failed = steps.filter((step) => {
  const { status } = spawnSync('npm', ['run', '--silent', ...step.split(' ')], {
    cwd: projectPath('.'),
    stdio: 'inherit',
    env: { ...process.env, TEST_LENGTH: 'long' },
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
for (const step of failed) console.log(`FAILED npm run ${step}`);
process.exitCode = failed.length === 0 ? 0 : 1;
