import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitWithMistake, OptionError, startCommand } from '../command-line.ts';
import { projectPath } from '../project.ts';
import { findStale, makeWidgetReadmes } from '../reference/reference-files.ts';
import { listWidget } from './list-widget.ts';
import { makeWidgetFiles, type NewFile, type WidgetKind, widgetKinds } from './widget-files.ts';
import { checkWidgetName } from './widget-name.ts';
import { print } from '../print.ts';

const { values, operands } = startCommand({
  script: 'new',
  summary:
    'Writes a new widget, whole and tested: its folder, its partial, and its place in the lists and the reference.',
  options: {
    kind: {
      value: 'kind',
      doc: '"react" (the default) draws its own content, "behaviour" works on what the CMS rendered.',
    },
  },
  operands: { name: 'NAME', doc: 'The value of data-widget, such as fund-ticker.' },
});

function readKind(kind = 'react'): WidgetKind {
  const known = widgetKinds.find((each) => each === kind);
  if (known !== undefined) return known;
  throw new OptionError(
    `new: --kind is ${JSON.stringify(kind)}; expected ${widgetKinds.join(' or ')}. Nothing is written.`,
  );
}

function writeFiles(files: readonly NewFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(projectPath(path)), { recursive: true });
    writeFileSync(projectPath(path), text);
  }
}

/** What is left to do, file by file. */
function sayWhatToFillIn(name: string, kind: WidgetKind): string {
  const isReact = kind === 'react';
  const rows = [
    ['.contract.ts', 'its attributes and texts: readers, errors and reference follow from them'],
    ['.docs.ts', 'what the reference says of each'],
    [isReact ? '.tsx' : '.ts', 'what it does'],
    ['.css', `its looks; a comment that begins with --pmw-${name}-… is a row of the reference`],
    ['.examples.ts', 'its states, which the gallery shows and the browser tests visit'],
    [isReact ? '.test.tsx' : '.test.ts', 'what a visitor sees, hears and does'],
  ].map(([suffix = '', what = '']) => `  ${(name + suffix).padEnd(name.length + 14)}${what}`);
  return `
It works and its tests pass. Make it yours in widgets/${name}:
${rows.join('\n')}
and in templates/partials/mount-points/${name}.hbs, which is what the CMS renders.
Then its rows in README.md and docs/accessibility.md.

npm start                          shows it at /_dev/widgets/${name}
npm run reference && npm run fix   after each change
npm run languages                  lists the texts to translate before a release`;
}

try {
  const [name, ...others] = operands;
  if (others.length > 0) {
    throw new OptionError(
      `new: ${operands.length} names are given; expected one. Nothing is written.`,
    );
  }
  const kind = readKind(values.kind);
  const checked = checkWidgetName(name);
  const own = [...(await makeWidgetFiles(checked, kind)), ...(await listWidget(checked, kind))];
  writeFiles(own);
  const reference = findStale(await makeWidgetReadmes());
  writeFiles(reference);
  // Said when all is there: a pipe that closes early would end the command half-way.
  for (const { path } of [...own, ...reference]) print(`${path} is written.`);
  print(...sayWhatToFillIn(checked, kind).split('\n'));
} catch (error) {
  exitWithMistake(error);
}
