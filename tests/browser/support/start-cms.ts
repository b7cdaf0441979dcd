import { readFileSync } from 'node:fs';
import { projectPath } from '../../../tools/project.ts';
import { type Answers, type ForeignCms, productionPolicy, startForeignCms } from './foreign-cms.ts';

/** The two built files, as a CMS team copies them. */
const builtFiles = ['widgets.js', 'widgets.css'];

/** Starts another CMS with these answers and the built files under `/static`. */
export type StartCms = (answers: Answers, policy?: string) => Promise<ForeignCms>;

/** A fixture of tests: other CMSs, which are closed after the test. */
export async function provideCms(use: (start: StartCms) => Promise<void>): Promise<void> {
  const started: ForeignCms[] = [];
  const served = Object.fromEntries(
    builtFiles.map((name) => [
      `GET /static/${name}`,
      { body: readFileSync(projectPath(`dist/${name}`)) },
    ]),
  );
  await use(async (answers, policy = productionPolicy) => {
    const cms = await startForeignCms({ ...served, ...answers }, policy);
    started.push(cms);
    return cms;
  });
  await Promise.all(started.map((cms) => cms.close()));
}
