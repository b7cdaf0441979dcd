import { serveBuiltFiles } from './built-files.ts';
import { type Answers, type ForeignCms, productionPolicy, startForeignCms } from './foreign-cms.ts';

/** Starts another CMS with these answers and the built files. */
export type StartCms = (answers: Answers, policy?: string) => Promise<ForeignCms>;

/** A fixture of tests: other CMSs, which are closed after the test. */
export async function provideCms(use: (start: StartCms) => Promise<void>): Promise<void> {
  const started: ForeignCms[] = [];
  await use(async (answers, policy = productionPolicy) => {
    const cms = await startForeignCms({ ...serveBuiltFiles(), ...answers }, policy);
    started.push(cms);
    return cms;
  });
  await Promise.all(started.map((cms) => cms.close()));
}
