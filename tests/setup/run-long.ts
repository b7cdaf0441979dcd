import { spawnSync } from 'node:child_process';
import { exitWithMistake, startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { nightPackages } from '../programs/installed-packages.ts';

startCommand({
  script: 'test:long',
  summary:
    'Runs the tests of which "npm test" runs a sample in full: every state, language, theme and page-swap library, ' +
    'every payload, every fault of every call, hundreds of lives, random visitors. Takes half an hour on two processors.',
  environment: {
    BROWSER_TEST_PORT: 'The port of the pages under test (4173).',
    CORPUS_DIR: 'A folder with public sets of hostile markup (else the tests generate their own).',
    VISITOR_SEED: 'The seed of the random visitors, as a failed run has printed it.',
    WORDPRESS_FOLDER:
      'Another WordPress, on which its tests are run too, but for those of the editor.',
  },
});

interface Step {
  readonly script: string;
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const { WORDPRESS_FOLDER: newer, ...environment } = process.env;

/** The steps of `npm test` that leave something out, one after the other: each finds it by TEST_LENGTH. */
const steps: readonly Step[] = [
  { script: 'build' },
  { script: 'test:lint' },
  { script: 'test:unit' },
  { script: 'test:project' },
  { script: 'test:browser' },
  { script: 'test:engines' },
  // With the module in place of the script.
  {
    script: 'test:browser',
    files: ['tests/browser/engine', 'tests/browser/widgets'],
    environment: { TEST_SCRIPT: 'module' },
  },
  ...(newer === undefined
    ? []
    : [
        {
          script: 'test:project',
          files: ['shortcode', 'tag', 'answers'].map(
            (name) => `cms/wordpress/tests/${name}.test.ts`,
          ),
          environment: { WORDPRESS_FOLDER: newer },
        },
      ]),
];

try {
  nightPackages.install();
} catch (error) {
  exitWithMistake(error);
}
const failed = steps.filter(({ script, files = [], environment: own }) => {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...files], {
    cwd: projectPath('.'),
    stdio: 'inherit',
    env: { ...environment, TEST_LENGTH: 'long', ...own },
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
for (const { script, files = [] } of failed) {
  console.log(`FAILED npm run ${[script, ...files].join(' ')}`);
}
process.exitCode = failed.length === 0 ? 0 : 1;
