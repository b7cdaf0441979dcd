import { spawnSync } from 'node:child_process';
import { exitWithMistake, startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { benchPackages } from '../programs/installed-packages.ts';

startCommand({
  script: 'test:mutation',
  summary:
    'Changes the code, one thing at a time, and runs the unit tests: a change that none notices lacks a test.',
  environment: {
    MUTATED:
      'The folders or files to change ({shared,api,mount}); stryker.config.js has the details.',
    TESTED: 'The folder or file of the tests (those beside what is changed).',
    ISOLATED: '"no" is faster where no test leaves anything behind.',
  },
});

try {
  benchPackages.install();
} catch (error) {
  exitWithMistake(error);
}
const { status } = spawnSync(
  process.execPath,
  [benchPackages.find('@stryker-mutator/core/bin/stryker.js'), 'run'],
  {
    cwd: projectPath('.'),
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
