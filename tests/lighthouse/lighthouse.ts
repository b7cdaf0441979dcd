import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { exitWithMistake, OptionError, startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { benchPackages } from '../programs/installed-packages.ts';
import { describeProcessors, writeFigures } from '../bench/report.ts';
import { median } from '../bench/section.ts';
import { siteAddresses } from '../setup/site/site-pages.ts';
import { startPreview } from '../setup/network/start-preview.ts';
import { findMisses, takeMedians, writeHeading, writeRow } from './scores.ts';
import { type Visit, visitPage } from './visit-page.ts';

const { values } = startCommand({
  script: 'lighthouse',
  summary:
    'Measures every page of the built site with Lighthouse, as on a phone. Fails where a page misses a goal: ' +
    'performance 95, accessibility, best practices and SEO 100.',
  options: {
    runs: { value: 'number', doc: 'How often each page is visited: the table has medians (3).' },
    page: { value: 'address', doc: 'Measures only this page, such as /funds.' },
    scripts: {
      doc: 'Measures three pages with the script and with the module: without React, with a carousel, with a filter.',
    },
    write: { doc: 'Writes the table into docs/performance.md.' },
    reports: { value: 'folder', doc: 'Writes the report of each visit there, as an HTML page.' },
  },
  environment: { CHROMIUM_PATH: 'The browser to measure in (else an installed one is found).' },
});

const isOfScripts = values.scripts === true;

/** A page that needs no React, one that begins with a widget drawn with it, and one with a filter. */
const pagesOfScripts = ['/insights', '/', '/news'];

/** The addresses of the pages to measure, and how often each is visited. */
function readPlan() {
  const { page, runs = '3' } = values;
  if (!/^[1-9]\d?$/.test(runs)) {
    const found = JSON.stringify(runs);
    throw new OptionError(`--runs is ${found}; expected a whole number from 1 to 99.`);
  }
  if (page !== undefined && !siteAddresses.includes(page)) {
    const known = siteAddresses.join(', ');
    throw new OptionError(`There is no page ${JSON.stringify(page)}; there are: ${known}.`);
  }
  const usual = isOfScripts ? pagesOfScripts : siteAddresses;
  return { addresses: page === undefined ? usual : [page], runs: Number(runs) };
}

async function visitTimes(
  runs: number,
  address: string,
  { origin, mark }: Served,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let count = 1; count <= runs; count += 1) {
    const visit = await visitPage(origin + address);
    visits.push(visit);
    if (values.reports === undefined) continue;
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    writeFileSync(join(values.reports, `${name}${mark}-${count}.html`), visit.report);
  }
  return visits;
}

interface Served {
  readonly origin: string;
  /** Behind the address of a page. */
  readonly mark: string;
}

/** The conditions of the figures, apart from the pages. */
function describeRun(visits: readonly Visit[], loads: readonly number[]): string {
  const indices = visits.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
  return [
    `Lighthouse ${visits[0]?.lighthouseVersion ?? ''}, ${new Date().toISOString().slice(0, 10)}`,
    describeProcessors(),
    `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`,
    `benchmark index ${Math.min(...indices)} to ${Math.max(...indices)} (median ${Math.round(median(indices))})`,
  ].join(', ');
}

/** Visits the pages one after the other: two at once would disturb each other's measurements. */
async function measureAll(
  served: readonly Served[],
  { addresses, runs }: ReturnType<typeof readPlan>,
) {
  const all: Visit[] = [];
  const loads: number[] = [];
  const misses: string[] = [];
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  print(writeHeading());
  for (const [address, site] of addresses.flatMap((each) =>
    served.map((one) => [each, one] as const),
  )) {
    const visits = await visitTimes(runs, address, site);
    const scores = takeMedians(visits.map((visit) => visit.scores));
    const name = address + site.mark;
    print(writeRow(name, scores));
    all.push(...visits);
    loads.push(loadavg()[0] ?? NaN);
    misses.push(...findMisses(scores).map((miss) => `${name}: ${miss}.`));
  }
  print('');
  print(describeRun(all, loads));
  if (values.write === true) writeFigures(isOfScripts ? 'scripts' : 'lighthouse', lines);
  for (const miss of misses) console.log(miss);
  if (misses.length > 0) process.exitCode = 1;
}

try {
  const plan = readPlan();
  if (values.reports !== undefined) mkdirSync(values.reports, { recursive: true });
  benchPackages.install();
  const preview = await startPreview(projectPath('.'));
  const served = [{ ...preview, mark: isOfScripts ? ', script' : '' }];
  try {
    if (isOfScripts)
      served.push({ ...(await startPreview(projectPath('.'), 'module')), mark: ', module' });
    await measureAll(served, plan);
  } finally {
    for (const { stop } of served) stop();
  }
} catch (error) {
  exitWithMistake(error);
}
