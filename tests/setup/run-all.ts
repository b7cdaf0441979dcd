import { rmSync } from 'node:fs';
import { startCommand } from '../../dev-server/command-line.ts';
import { projectPath } from '../../dev-server/project.ts';
import { addResults, judgeRun, runRow } from './run-step.ts';
import { phases } from './steps.ts';
import { describeFailure, type TestResults } from './test-results.ts';

startCommand({
  script: 'test',
  summary:
    'Runs everything: types, lint, styles, format, unused code, build, unit tests, size, browsers. ' +
    'Each step is an "npm run test:…" of its own.',
  environment: {
    BROWSER_TEST_PORT: 'The port of the pages under test (4173).',
    CHROMIUM_PATH: 'The browser to test in (else one is found or installed).',
    FIREFOX_PATH:
      'The Firefox to test in as well (else one is found; where there is none it is skipped).',
    CORPUS_DIR: 'A folder with public sets of hostile markup (else the tests generate their own).',
    CI: 'Installs missing engines with apt, as root, and runs a failing browser test once more. One that passes then is listed as flaky; more than three of them fail the run.',
  },
});

async function runPhases(): Promise<TestResults> {
  rmSync(projectPath('test-results'), { recursive: true, force: true });
  const done: TestResults[] = [];
  for (const rows of phases) {
    done.push(...(await Promise.all(rows.map(runRow))));
    if (done.some(({ failures }) => failures.length > 0)) break;
  }
  return judgeRun(addResults(done));
}

const { passed, failures, flaky, skipped } = await runPhases();
for (const failure of failures) console.log(describeFailure(failure));
for (const test of flaky) console.log(describeFailure(test, 'flaky'));
for (const name of skipped) console.log(`skipped: ${name}`);
// Continuous integration parses this line.
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
