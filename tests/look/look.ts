import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWithMistake, OptionError, startCommand } from '../../tools/command-line.ts';
import { projectPath, readText } from '../../tools/project.ts';
import { runProgram } from '../setup/run-command.ts';
import { listAddresses } from './list-addresses.ts';
import { checkOut, type Checkout, openCheckout, removeCheckout } from './open-checkout.ts';
import { type Views, viewsVariable } from './views.ts';

const { values, operands } = startCommand({
  script: 'look',
  summary:
    'Shows what a visitor sees otherwise than at a revision: builds it and the working tree, takes a picture of every ' +
    'page of the site and of the catalogue of both, and reports what differs, side by side.',
  operands: { name: 'REV', doc: 'A commit, a tag or a branch, such as HEAD or v0.1.0.' },
  options: {
    page: { value: 'text', doc: 'Looks only at pages whose address contains this, such as /team.' },
  },
  environment: { CHROMIUM_PATH: 'The browser to look with (else an installed one is found).' },
});

const file = projectPath('look/index.html');

/** The pages of several checkouts at or below these addresses, each once. */
async function listPages(starts: readonly (readonly URL[])[]): Promise<readonly string[]> {
  const found = await Promise.all(starts.map(listAddresses));
  return [...new Set(found.flat())].filter((path) => path.includes(values.page ?? '')).sort();
}

/** Takes the pictures of a checkout, or compares it with those that are there. @returns how many pages failed */
async function takePictures(views: Views, ...options: readonly string[]): Promise<number> {
  const named = join(views.pictures, 'views.json');
  writeFileSync(named, JSON.stringify(views));
  const report = join(views.pictures, 'report.json');
  const { errors } = await runProgram(
    process.execPath,
    [
      ...[projectPath('node_modules/@playwright/test/cli.js'), 'test'],
      ...['-c', projectPath('tests/look/playwright.config.ts'), ...options],
    ],
    {
      cwd: projectPath('.'),
      env: {
        ...process.env,
        [viewsVariable]: named,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_HTML_OUTPUT_DIR: projectPath('look'),
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  );
  try {
    const { stats } = JSON.parse(readText(report)) as { stats: { unexpected: number } };
    return stats.unexpected;
  } catch {
    throw new OptionError(`The pictures cannot be taken:\n${errors.trim()}`);
  }
}

async function look(revision: string): Promise<void> {
  const checkouts: Checkout[] = [];
  const pictures = mkdtempSync(join(tmpdir(), 'look-'));
  try {
    const before = await openCheckout(checkOut(revision));
    checkouts.push(before);
    const after = await openCheckout(projectPath('.'));
    checkouts.push(after);
    const hasCatalogues = before.catalogue !== undefined && after.catalogue !== undefined;
    if (!hasCatalogues) console.log(`${revision} has no catalogue: only the site is compared.`);
    const pages = {
      pictures,
      nowMs: Date.now(),
      ofSite: await listPages([before.site, after.site]),
      ofCatalogue: hasCatalogues ? await listPages([[before.catalogue], [after.catalogue]]) : [],
    };
    const at = ({ site, catalogue }: Checkout): Views => {
      return { ...pages, site: String(site[0]), catalogue: catalogue?.href };
    };
    await takePictures(at(before), '--update-snapshots=all', '--reporter=json');
    const count = await takePictures(at(after), '--update-snapshots=none', '--reporter=json,html');
    const all = 2 * (pages.ofSite.length + pages.ofCatalogue.length);
    console.log(`${count} of ${all} views differ: ${file}`);
  } finally {
    await Promise.all(checkouts.map((checkout) => checkout.close()));
    rmSync(pictures, { recursive: true, force: true });
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
