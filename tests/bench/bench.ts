import { readdirSync } from 'node:fs';
import { bundle } from '../../tools/build/bundle.ts';
import { exitWithMistake, OptionError, startCommand } from '../../tools/command-line.ts';
import { launchChromium } from '../programs/launch-chromium.ts';
import { benchPackages } from '../programs/installed-packages.ts';
import { describeRun, writeFigures } from './report.ts';
import {
  type BenchRow,
  type BenchSection,
  type BenchTools,
  isReached,
  makeTable,
  noise,
} from './section.ts';

const { values, operands } = startCommand({
  script: 'bench',
  summary:
    'Measures the project beside its peers in Chromium; fails where a bound is missed, and notes a missed aim.',
  options: {
    quick: { doc: 'Takes fewer rounds.' },
    write: { doc: 'Writes the table into docs/performance.md.' },
  },
  operands: { name: 'NAME…', doc: 'Runs only the benchmarks of these names.' },
  environment: { CHROMIUM_PATH: 'The browser to measure in (else an installed one is found).' },
});
const isQuick = values.quick === true;

/** The sections of this folder, or those that are named on the command line. */
async function loadSections(): Promise<readonly BenchSection[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
  const sections: BenchSection[] = [];
  for (const file of files.sort()) {
    sections.push(((await import(`./${file}`)) as { readonly section: BenchSection }).section);
  }
  const known = sections.map(({ name }) => name);
  const unknown = operands.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const names = known.join(', ');
    throw new OptionError(`There is no benchmark ${JSON.stringify(unknown)}; there are: ${names}.`);
  }
  return sections.filter(({ name }) => operands.length === 0 || operands.includes(name));
}

/** Runs the sections one after the other: two at once would disturb each other's measurements. */
async function runAll(sections: readonly BenchSection[]): Promise<void> {
  const { files } = await bundle();
  const browser = await launchChromium();
  const unpaced = await launchChromium('--disable-frame-rate-limit', '--disable-gpu-vsync');
  const readBuilt: BenchTools['readBuilt'] = (name) => {
    const file = files.find((each) => each.name === name);
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    return file.bytes;
  };
  try {
    const packages = sections.flatMap((section) => section.packages);
    const machine = describeRun(browser.version(), packages);
    console.log(machine.join('\n'));
    /** By the place of the figures in docs/performance.md. */
    const tables = new Map<string, (BenchRow & { readonly section: string })[]>();
    for (const { name, run, isApart } of sections) {
      console.error(`${name} …`);
      const measured = await run({ browser, unpaced, readBuilt, isQuick });
      const place = isApart ? name : 'bench';
      const rows = measured.map((row) => ({ ...row, section: name }));
      tables.set(place, [...(tables.get(place) ?? []), ...rows]);
    }
    for (const [place, rows] of tables) {
      const lines = [
        '',
        ...makeTable(rows),
        `Medians of paired rounds; a bound or an aim counts as missed from ${noise * 100} % above it.`,
        ...(isQuick ? ['Few rounds: without --quick the ratios are steadier.'] : []),
      ];
      console.log(lines.join('\n'));
      if (values.write === true) writeFigures(place, [...machine, ...lines]);
      if (!rows.every(isReached)) process.exitCode = 1;
    }
  } finally {
    await Promise.all([browser.close(), unpaced.close()]);
  }
}

try {
  const sections = await loadSections();
  benchPackages.install();
  await runAll(sections);
} catch (error) {
  exitWithMistake(error);
}
