import { writeFileSync } from 'node:fs';
import { startCommand } from '../command-line.ts';
import { projectPath } from '../project.ts';
import { makeCallsDocument } from './calls-document.ts';
import { findStale, makeWidgetReadmes } from './reference-files.ts';
import { print } from '../print.ts';

const { values } = startCommand({
  script: 'reference',
  summary:
    'Writes the reference: the part between the marks of each widget’s README and of their index, and docs/calls.md, from contracts, examples, schemas and stylesheets.',
  options: {
    check: {
      doc: 'Write nothing; name the documents that are stale, and exit with 1 if there are any.',
    },
  },
});

const files = [...(await makeWidgetReadmes()), await makeCallsDocument()];
const stale = findStale(files);
for (const { path, text } of stale) {
  if (values.check !== true) writeFileSync(projectPath(path), text);
  print(values.check === true ? `${path} is stale.` : `${path} is written.`);
}
if (stale.length === 0) print('Every document is as it has to be.');
if (values.check === true && stale.length > 0) process.exitCode = 1;
