import { readFileSync, writeFileSync } from 'node:fs';
import { listWidgetNames } from '../../../tools/catalogue/widget-modules.ts';
import { projectPath } from '../../../tools/project.ts';
import { recordUtterances, takeUtterances } from '../support/live-regions.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { hear, serveReader, startReader } from './screen-reader.ts';
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

for (const name of listWidgetNames()) {
  test(`${name} says what its transcript says`, async ({ page, context }) => {
    // The reader reads the whole page anew for each step.
    test.slow();
    const { task, address, part = `[data-widget=${name}]`, isTranslated, steps } = findTask(name);
    await context.grantPermissions(['clipboard-write']);
    await context.addInitScript(() => {
      // Neither the notice nor the bar opens by itself and takes the first keys.
      sessionStorage.setItem('pmw-us-person', 'yes');
    });
    await recordUtterances(page);
    await serveReader(page);
    const lines = [`${name}: ${task}`];
    for (const [language, folder] of isTranslated ? languages : languages.slice(0, 1)) {
      await open(page, folder + (address === '/' && folder ? '' : address));
      await startReader(page, part);
      await takeUtterances(page);
      lines.push('', `${language}, ${folder}${address}`, '');
      for (const step of steps) {
        const heard = await hear(page, step);
        lines.push(
          describeStep(step),
          ...(heard.length > 0 ? heard : ['(nothing)']).map((line) => `  ${line}`),
        );
      }
    }
    const transcript = `${lines.join('\n')}\n`;
    const file = projectPath(`widgets/${name}/${name}.spoken.txt`);
    if (isUpdating) writeFileSync(file, transcript);
    expect(
      transcript,
      'If it is meant: UPDATE_SPOKEN=1 npx playwright test tests/browser/spoken, then read the difference.',
    ).toBe(readFileSync(file, 'utf8'));
  });
}
