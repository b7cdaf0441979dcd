import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { bundle } from '../../dev-server/build/bundle.ts';
import { exitWithMistake, OptionError, startCommand } from '../../dev-server/command-line.ts';
import { findChromium } from '../setup/find-chromium.ts';
import { installPeers } from './install-peers.ts';
import { describeRun } from './machine.ts';
import { writeFigures } from './performance-page.ts';
import { type BenchSection, type BenchTools } from './section.ts';
import { isReached, makeTable, noise } from './verdict.ts';

/** The sections of this folder by file name; names on the command line select some of them. */
async function loadSections(chosen: readonly string[]): Promise<readonly BenchSection[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
  const sections = await Promise.all(
    files.sort().map(async (file) => {
      const { section } = (await import(`./${file}`)) as { readonly section: BenchSection };
      return section;
    }),
  );
  const unknown = chosen.find((name) => sections.every((section) => section.name !== name));
  if (unknown !== undefined) {
    const known = sections.map(({ name }) => name).join(', ');
    throw new OptionError(`There is no benchmark ${JSON.stringify(unknown)}; there are: ${known}.`);
  }
  return sections.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
}

const launch = (...args: readonly string[]) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : []), ...args],
  });

/** Runs the sections one after the other: two at once would disturb each other's measurements. */
async function runAll(
  sections: readonly BenchSection[],
  isQuick: boolean,
  isWritten: boolean,
): Promise<boolean> {
  const { files } = await bundle();
  const browser = await launch();
  const unpaced = await launch('--disable-frame-rate-limit', '--disable-gpu-vsync');
  const readBuilt: BenchTools['readBuilt'] = (name) => {
    const file = files.find((each) => each.name === name);
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    return file.bytes;
  };
  try {
    const packages = sections.flatMap((section) => section.packages);
    const machine = describeRun(browser.version(), packages);
    console.log(machine.join('\n'));
    const rows = [];
    for (const { name, run } of sections) {
      console.error(`${name} …`);
      for (const row of await run({ browser, unpaced, readBuilt, isQuick })) {
        rows.push({ ...row, section: name });
      }
    }
    const lines = [
      '',
      ...makeTable(rows),
      `Medians of paired rounds; a goal counts as missed from ${noise * 100} % above it.`,
      ...(isQuick ? ['Few rounds: without --quick the ratios are steadier.'] : []),
    ];
    console.log(lines.join('\n'));
    if (isWritten) writeFigures('bench', [...machine, ...lines]);
    return rows.every(isReached);
  } finally {
    await Promise.all([browser.close(), unpaced.close()]);
  }
}

const { values, operands } = startCommand({
  script: 'bench',
  summary: 'Measures the project beside its peers in Chromium; fails where a goal is missed.',
  options: {
    quick: { doc: 'Takes fewer rounds.' },
    write: { doc: 'Writes the table into docs/performance.md.' },
  },
  operands: { name: 'NAME…', doc: 'Runs only the benchmarks of these names.' },
  environment: { CHROMIUM_PATH: 'The browser to measure in (else an installed one is found).' },
});
const sections = await loadSections(operands).catch(exitWithMistake);
try {
  installPeers();
} catch (error) {
  exitWithMistake(error);
}
process.exitCode = (await runAll(sections, values.quick === true, values.write === true)) ? 0 : 1;
