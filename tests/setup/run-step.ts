import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { projectPath } from '../../dev-server/project.ts';
import { type Row, type Step } from './steps.ts';
import { describeFailure, readResults, type TestResults } from './test-results.ts';

interface Outcome {
  readonly hasPassed: boolean;
  /** What it printed, errors first: vitest reports there what breaks outside of all tests. */
  readonly output: string;
}

/** Runs a script of package.json and keeps its output, to be shown only where it fails. */
function run({ script, values = [] }: Step): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...values], {
      cwd: projectPath('.'),
      // The output goes to a log, where colours are noise.
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const errors: Buffer[] = [];
    const output: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => errors.push(Buffer.from(String(error))));
    child.on('close', (code, signal) => {
      if (signal !== null) errors.push(Buffer.from(`ended by ${signal}\n`));
      resolve({ hasPassed: code === 0, output: Buffer.concat([...errors, ...output]).toString() });
    });
  });
}

const nothing: TestResults = { passed: 0, failures: [], flaky: [], skipped: [] };

function readReport(report: string | undefined): TestResults {
  const path = report === undefined ? '' : projectPath(report);
  if (path === '' || !existsSync(path)) return nothing;
  return readResults(JSON.parse(readFileSync(path, 'utf8')), projectPath('.'));
}

/**
 * The result of a step. One that fails without a failed test is a failure itself; so is one that should run
 * tests and ran none.
 */
export function judgeStep(step: Step, hasPassed: boolean, results: TestResults): TestResults {
  const { passed, flaky, skipped } = results;
  const ranNothing = step.report !== undefined && passed + flaky.length + skipped.length === 0;
  if (results.failures.length > 0 || (hasPassed && !ranNothing)) return results;
  return { ...results, failures: [{ name: `npm run ${step.script}`, files: [] }] };
}

/** Adds up the results of several steps. */
export function addResults(all: readonly TestResults[]): TestResults {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/** More flaky tests than this in one run are no chance. */
const flakyLimit = 3;

/**
 * The result of the whole run. A test that passes when it is tried again has passed, because a busy machine
 * disturbs what measures time; several of them point to a fault, and have failed.
 */
export function judgeRun(results: TestResults): TestResults {
  const { passed, failures, flaky } = results;
  return flaky.length > flakyLimit
    ? { ...results, failures: [...failures, ...flaky] }
    : { ...results, passed: passed + flaky.length };
}

async function runStep(step: Step): Promise<TestResults> {
  const started = performance.now();
  const { hasPassed, output } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const results = judgeStep(step, hasPassed, readReport(step.report));
  const isGood = results.failures.length === 0;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${step.script} (${seconds} s)`);
  if (!isGood) {
    // The names come first: of a long output many tools keep the beginning only.
    for (const failure of results.failures) console.log(describeFailure(failure));
    console.log(`${output.trimEnd()}\n\nTo repeat: npm run ${step.script}`);
  }
  return results;
}

/** Runs steps one after the other, up to the first that fails. */
export async function runRow(row: Row): Promise<TestResults> {
  const done: TestResults[] = [];
  for (const step of row) {
    const results = await runStep(step);
    done.push(results);
    if (results.failures.length > 0) break;
  }
  return addResults(done);
}
