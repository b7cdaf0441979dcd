import { type Browser, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { exitWithMistake, OptionError, startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { launchChromium } from '../setup/launch-chromium.ts';
import { compareViews } from './compare-views.ts';
import { listAddresses } from './list-addresses.ts';
import { checkOut, type Checkout, openCheckout, removeCheckout } from './open-checkout.ts';
import { takeView } from './take-view.ts';
import { type Look, writeReport } from './write-report.ts';

const widths = [390, 1280];

const { values, operands } = startCommand({
  script: 'look',
  summary:
    'Shows what a visitor sees otherwise than at a revision: builds it and the working tree, opens every page of the ' +
    'site and of the catalogue of both, and writes what differs into one page, side by side.',
  operands: { name: 'REV', doc: 'A commit, a tag or a branch, such as HEAD or v0.1.0.' },
  options: {
    page: { value: 'text', doc: 'Looks only at pages whose address contains this, such as /team.' },
  },
  environment: { CHROMIUM_PATH: 'The browser to look with (else an installed one is found).' },
});

/** A tab of a visitor who wants no motion, has dismissed what opens by itself, and for whom no time passes. */
async function openTab(browser: Browser, width: number, first: URL): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(Date.now());
  const page = await context.newPage();
  await takeView(page, first.href);
  for (const name of ['Close', 'Accept']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.first().isVisible()) await button.first().click();
  }
  return page;
}

/** Looks at the pages of two addresses at one width. @returns what differs, and how many views there are */
async function lookAt(
  browser: Browser,
  width: number,
  before: readonly URL[],
  after: readonly URL[],
) {
  const both = await Promise.all([listAddresses(before), listAddresses(after)]);
  const addresses = [...new Set(both.flat())]
    .filter((address) => address.includes(values.page ?? ''))
    .sort();
  const [oldStart, newStart] = [before[0], after[0]] as [URL, URL];
  const tabs = await Promise.all([
    openTab(browser, width, oldStart),
    openTab(browser, width, newStart),
  ]);
  const looks: Look[] = [];
  for (const address of addresses) {
    const [old, now] = await Promise.all([
      takeView(tabs[0], new URL(address, oldStart).href),
      takeView(tabs[1], new URL(address, newStart).href),
    ]);
    const difference = old && now ? await compareViews(old, now) : undefined;
    if (old && now && !difference) continue;
    looks.push({ address, width, before: old, after: now, difference });
  }
  await Promise.all(tabs.map((tab) => tab.context().close()));
  return { looks, compared: addresses.length };
}

async function look(revision: string): Promise<void> {
  const checkouts: Checkout[] = [];
  const browser = await launchChromium();
  try {
    const before = await openCheckout(checkOut(revision));
    checkouts.push(before);
    const after = await openCheckout(projectPath('.'));
    checkouts.push(after);
    const looks: Look[] = [];
    let compared = 0;
    for (const width of widths) {
      const pairs = [[before.site, after.site] as const];
      if (before.catalogue && after.catalogue)
        pairs.push([[before.catalogue], [after.catalogue]] as const);
      for (const [old, now] of pairs) {
        const found = await lookAt(browser, width, old, now);
        looks.push(...found.looks);
        compared += found.compared;
      }
    }
    if (!before.catalogue) console.log(`${revision} has no catalogue: only the site is compared.`);
    const folder = projectPath('look');
    rmSync(folder, { recursive: true, force: true });
    const file = writeReport(folder, revision, looks, compared);
    console.log(`${looks.length} of ${compared} views differ: ${file}`);
  } finally {
    await Promise.all(checkouts.map((checkout) => checkout.close()));
    await browser.close();
    removeCheckout();
  }
}

async function start(): Promise<void> {
  const [revision, ...more] = operands;
  if (revision === undefined || more.length > 0) {
    throw new OptionError(
      `Expected one revision, as in: npm run look -- HEAD. Found ${operands.length}.`,
    );
  }
  await look(revision);
}

await start().catch(exitWithMistake);
