import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers } from './foreign-cms.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The two built files under a folder of the foreign CMS, as a CMS team copies them. */
export function serveBuiltFiles(folder = '/static'): Answers {
  return {
    [`GET ${folder}/widgets.js`]: { body: readFileSync(join(dist, 'widgets.js')) },
    [`GET ${folder}/widgets.css`]: { body: readFileSync(join(dist, 'widgets.css')) },
  };
}
