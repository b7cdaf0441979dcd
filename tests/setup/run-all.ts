import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { projectPath } from '../../dev-server/project.ts';
import { type Counts, countResults } from './test-results.ts';

interface Step {
  readonly script: string;
  /** The JSON report that the step writes, where it runs tests. */
  readonly report?: string;
  readonly values?: readonly string[];
}

const unitReport = 'test-results/unit.json';

/** What only reads the sources: two rows that run side by side, of about the same length. */
const readings: readonly (readonly Step[])[] = [
  [{ script: 'test:lint' }],
  [
    { script: 'test:types' },
    { script: 'test:styles' },
    { script: 'test:format' },
    { script: 'test:dead' },
  ],
];

/** What runs the project, one after the other: a test must not wait for another's work. */
const runs: readonly Step[] = [
  {
    script: 'test:unit',
    report: unitReport,
    values: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { script: 'build' },
  { script: 'test:size' },
  { script: 'test:browser', report: 'test-results/browser.json' },
];

interface Outcome {
  readonly hasPassed: boolean;
  readonly output: string;
}

/** Runs a script of package.json and keeps what it prints, to be shown only where it fails. */
function run({ script, values = [] }: Step): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...values], {
      cwd: projectPath('.'),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      resolve({ hasPassed: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

function readCounts(report: string | undefined): Counts {
  const path = report === undefined ? '' : projectPath(report);
  if (path === '' || !existsSync(path)) return { passed: 0, failed: 0 };
  return countResults(JSON.parse(readFileSync(path, 'utf8')));
}

/** Runs steps up to the first that fails. */
async function runRow(steps: readonly Step[]): Promise<Counts> {
  let passed = 0;
  for (const step of steps) {
    const started = performance.now();
    const { hasPassed, output } = await run(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${step.script} (${seconds} s)`);
    const counts = readCounts(step.report);
    passed += counts.passed;
    if (hasPassed) continue;
    console.log(`${output.trimEnd()}\n\nTo repeat: npm run ${step.script}`);
    // A step without a report, or one that broke before its tests, is one failure.
    return { passed, failed: Math.max(1, counts.failed) };
  }
  return { passed, failed: 0 };
}

/** Runs everything; what is wrong in the sources is known before anything is run. */
async function runAll(): Promise<Counts> {
  rmSync(projectPath('test-results'), { recursive: true, force: true });
  const rows = await Promise.all(readings.map(runRow));
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  return failed > 0 ? { passed: 0, failed } : runRow(runs);
}

const { passed, failed } = await runAll();
// Continuous integration reads this line.
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
