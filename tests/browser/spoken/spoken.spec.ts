import { type Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listWidgetNames } from '../../../tools/read-widgets.ts';
import { projectPath } from '../../../tools/project.ts';
import { isLong } from '../../setup/test-length.ts';
import { recordUtterances, takeUtterances } from '../support/live-regions.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { hear, hearRest, serveReader, startReader } from './screen-reader.ts';
import { type Step, type Task, tasks } from './tasks.ts';

/** Writes the transcripts anew: read what has changed in them before you commit. */
const isUpdating = process.env['UPDATE_SPOKEN'] === '1';

const languages = [
  ['English', ''],
  ['German', '/de'],
  ['Arabic', '/ar'],
] as const;

/** How a step stands in a transcript. */
function describeStep(step: Step): string {
  if (typeof step === 'string') return step;
  if ('type' in step) return `types “${step.type}”`;
  return 'read' in step ? `reads on, ${step.read} places` : `Enter on ${step.open}`;
}

const findTask = (name: string): Task => {
  const task = tasks[name];
  if (!task) throw new Error(`Write a task for ${name} in tests/browser/spoken/tasks.ts.`);
  return task;
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

/** The part of a transcript in a language: a line each. */
function readPart(transcript: string, heading: string): readonly string[] {
  const parts = transcript.trimEnd().split('\n\n');
  return (parts[parts.indexOf(heading) + 1] ?? '').split('\n');
}

/** What a part of a transcript says of each step, whose own line stands before it. */
function readSteps(lines: readonly string[]): readonly (readonly string[])[] {
  const said: string[][] = [];
  for (const line of lines) {
    if (!line.startsWith('  ')) said.push([]);
    else if (line !== nothing) said.at(-1)?.push(line.slice(2));
  }
  return said;
}

const nothing = '  (nothing)';

/**
 * Answers with the twelve oldest news, and with the same results of a search: a transcript must not change because there
 * is one more page.
 */
async function keepAnswers(page: Page): Promise<void> {
  await page.route(/\/search\?.*\bpage=/, (route) => {
    const title = 'A fund for credit and secondaries';
    const result = { Title: title, Subtitle: 'Fund', Description: '', Link: '/funds' };
    return route.fulfill({ json: { PageIndex: 1, TotalItemCount: 1, Items: [result] } });
  });
  await page.route('**/articledata/news', async (route) => {
    const response = await route.fetch();
    const { Content, ...rest } = (await response.json()) as {
      readonly Content: readonly unknown[];
    };
    await route.fulfill({ response, json: { ...rest, Content: Content.slice(-12) } });
  });
}

/** Opens a page, or goes back to its top where the task before has left it open, with its address. */
async function openAnew(page: Page, address: string): Promise<void> {
  const { pathname, search, hash } = new URL(page.url());
  if (pathname + search + hash !== address) await open(page, address);
  else
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
}

/** Takes the steps of a widget's task, in each language, and compares what is said with its transcript. */
async function compareTranscript(page: Page, name: string): Promise<void> {
  const { task, address, part = `[data-widget=${name}]`, isTranslated, steps } = findTask(name);
  const file = projectPath(`widgets/${name}/${name}.spoken.txt`);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = [`${name}: ${task}`];
  const isInAll = isTranslated && (isLong || isUpdating);
  for (const [language, folder] of isInAll ? languages : languages.slice(0, 1)) {
    await openAnew(page, folder + (address === '/' && folder ? '' : address));
    await startReader(page, part);
    await takeUtterances(page);
    const heading = `${language}, ${folder}${address}`;
    const before = isUpdating ? [] : readPart(written, heading);
    const expected = readSteps(before);
    const lines: string[] = [];
    for (const [at, step] of steps.entries()) {
      const heard = await hear(page, step, expected[at]);
      lines.push(
        describeStep(step),
        ...(heard.length > 0 ? heard.map((line) => `  ${line}`) : [nothing]),
      );
    }
    lines.push(...(await hearRest(page)).map((line) => `  ${line}`));
    parts.push(heading, lines.join('\n'));
    if (!isUpdating) {
      expect
        .soft(
          lines.join('\n'),
          `${name}, if it is meant: UPDATE_SPOKEN=1 npx playwright test tests/browser/spoken, then read the difference.`,
        )
        .toBe(before.join('\n'));
    }
  }
  const transcript = `${parts.join('\n\n')}\n`;
  if (isUpdating) writeFileSync(file, transcript);
  // In one language the transcript is as long as its beginning.
  else expect.soft(written.slice(0, transcript.trimEnd().length)).toBe(transcript.trimEnd());
}

/** Tasks of the same page follow each other. */
const names = listWidgetNames().toSorted((a, b) =>
  findTask(a).address.localeCompare(findTask(b).address),
);
/** The widgets of a test: the next page opens in half of the time of the first one. */
const perTest = 4;

for (let first = 0; first < names.length; first += perTest) {
  const group = names.slice(first, first + perTest);
  test(`${group.join(', ')} say what their transcripts say`, async ({ page, context }) => {
    // The reader reads the whole page anew for each step.
    test.setTimeout(group.length * 180_000);
    await context.grantPermissions(['clipboard-write']);
    await context.addInitScript(() => {
      // Neither the notice nor the bar opens by itself and takes the first keys.
      sessionStorage.setItem('pmw-us-person', 'yes');
    });
    // A Monday, when an office works.
    await page.clock.setFixedTime(new Date('2022-12-05T09:00Z'));
    await recordUtterances(page);
    await serveReader(page);
    await keepAnswers(page);
    for (const name of group) {
      await test.step(name, () => compareTranscript(page, name));
      // To the next one its visitor is new.
      await context.clearCookies();
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
  });
}
