import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { exitWithMistake, OptionError, startCommand } from '../../dev-server/command-line.ts';
import { projectPath } from '../../dev-server/project.ts';
import { writeFigures } from '../bench/report.ts';
import { median } from '../bench/section.ts';
import { siteAddresses } from '../setup/site-pages.ts';
import { nameReport, type Plan, readPlan } from './plan.ts';
import { findMisses, takeMedians, writeHeading, writeRow } from './scores.ts';
import { startPreview } from './start-preview.ts';
import { type Visit, visitPage } from './visit-page.ts';

const { values } = startCommand({
  script: 'lighthouse',
  summary:
    'Measures every page of the built site with Lighthouse, as on a phone. Fails where a page misses a goal: ' +
    'performance 95, accessibility, best practices and SEO 100.',
  options: {
    runs: { value: 'number', doc: 'How often each page is visited: the table has medians (3).' },
    page: { value: 'address', doc: 'Measures only this page, such as /funds.' },
    write: { doc: 'Writes the table into docs/performance.md.' },
    reports: { value: 'folder', doc: 'Writes the report of each visit there, as an HTML page.' },
  },
  environment: { CHROMIUM_PATH: 'The browser to measure in (else an installed one is found).' },
});

function buildIfStale(): void {
  const file = projectPath('dev-server/build/build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, '--if-stale'], {
    cwd: projectPath('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new OptionError('The build has failed: "npm run build" says why.');
}

async function visitTimes(runs: number, address: string, origin: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const visit = await visitPage(origin + address);
    visits.push(visit);
    if (values.reports === undefined) continue;
    writeFileSync(join(values.reports, nameReport(address, run)), visit.report);
  }
  return visits;
}

/** The conditions of the figures, apart from the pages. */
function describeRun(visits: readonly Visit[], loads: readonly number[]): string {
  const [cpu] = cpus();
  const indices = visits.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
  return [
    `Lighthouse ${visits[0]?.lighthouseVersion ?? ''}, ${new Date().toISOString().slice(0, 10)}`,
    `${cpus().length} × ${cpu?.model ?? 'unknown processor'}`,
    `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`,
    `benchmark index ${Math.min(...indices)} to ${Math.max(...indices)} (median ${Math.round(median(indices))})`,
  ].join(', ');
}

/**
 * Visits the pages one after the other: two at once would disturb each other's measurements.
 *
 * @returns the goals that were missed, as sentences
 */
async function measureAll(origin: string, plan: Plan): Promise<readonly string[]> {
  const all: Visit[] = [];
  const loads: number[] = [];
  const misses: string[] = [];
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  print(writeHeading());
  for (const address of plan.addresses) {
    const visits = await visitTimes(plan.runs, address, origin);
    const scores = takeMedians(visits.map((visit) => visit.scores));
    print(writeRow(address, scores));
    all.push(...visits);
    loads.push(loadavg()[0] ?? NaN);
    misses.push(...findMisses(scores).map((miss) => `${address}: ${miss}.`));
  }
  print('');
  print(describeRun(all, loads));
  if (values.write === true) writeFigures('lighthouse', lines);
  return misses;
}

async function run(): Promise<void> {
  const plan = readPlan(values, siteAddresses);
  if (values.reports !== undefined) mkdirSync(values.reports, { recursive: true });
  buildIfStale();
  const preview = await startPreview();
  try {
    const misses = await measureAll(preview.origin, plan);
    for (const miss of misses) console.log(miss);
    if (misses.length > 0) process.exitCode = 1;
  } finally {
    preview.stop();
  }
}

await run().catch(exitWithMistake);
