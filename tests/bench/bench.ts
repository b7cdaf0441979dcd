import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { bundle } from '../../dev-server/build/bundle.ts';
import { exitWithMistake, OptionError, startCommand } from '../../dev-server/command-line.ts';
import { findChromium } from '../setup/find-chromium.ts';
import { type BenchSection, type BenchTools } from './section.ts';
import { isKept, makeTable, noise } from './verdict.ts';

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

/** Runs the sections one after the other: two at once would disturb each other's measurements. */
async function runAll(sections: readonly BenchSection[]): Promise<boolean> {
  const { files } = await bundle();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const tools: BenchTools = {
    browser,
    readBuilt: (name) => {
      const file = files.find((each) => each.name === name);
      if (file === undefined) throw new Error(`The build has no ${name}.`);
      return file.bytes;
    },
  };
  try {
    const rows = [];
    for (const { name, run } of sections) {
      console.error(`${name} …`);
      for (const row of await run(tools)) rows.push({ ...row, section: name });
    }
    console.log(makeTable(rows).join('\n'));
    console.log(`A promise counts as broken from ${noise * 100} % above it.`);
    return rows.every(isKept);
  } finally {
    await browser.close();
  }
}

const { operands } = startCommand({
  script: 'bench',
  summary: 'Measures the project beside its peers in Chromium; fails where a promise is broken.',
  operands: { name: 'NAME…', doc: 'Runs only the benchmarks of these names.' },
  environment: { CHROMIUM_PATH: 'The browser to measure in (else an installed one is found).' },
});
const sections = await loadSections(operands).catch(exitWithMistake);
process.exitCode = (await runAll(sections)) ? 0 : 1;
