import { exitWithMistake, nameCommand, OptionError, startCommand } from '../command-line.ts';
import { print, printError } from '../print.ts';
import { checkFiles } from './check-files.ts';
import { checkPage, type CheckOptions, countMountPoints } from './check-page.ts';
import { byPlace, type FileFinding, isMistake, sayNothing, writeFinding } from './finding.ts';
import { readWidgets } from '../read-widgets.ts';
import { readOwnWidgets } from './read-own-widgets.ts';
import { readSource } from './read-source.ts';
import { writeEditorData } from './write-editor-data.ts';

const wrongUse = 2;

const { values, operands } = startCommand({
  script: 'check-page',
  summary:
    'Reads HTML that a CMS rendered and names every mistake and risk in it, by file, line and column; in another language than English it notes the texts that stay English. Exit code 1 where there is a mistake or risk, 2 where something could not be read.',
  options: {
    json: { doc: 'Prints the findings as JSON.' },
    widgets: {
      value: 'FILE.json',
      doc: "Knows the site's own widgets too: their definitions as JSON, one or a list.",
    },
    'editor-data': {
      value: 'FILE.json',
      doc: 'Writes there what VS Code and other editors complete of the widgets of --widgets.',
    },
  },
  operands: { name: 'FILE-or-URL…', doc: 'Files, or addresses that begin with http: or https:.' },
  mistakeCode: wrongUse,
});
const editorData = values['editor-data'];
if (editorData !== undefined && values.widgets === undefined) {
  const sentence = '--editor-data has no widgets to write; expected --widgets FILE.json beside it.';
  exitWithMistake(new OptionError(sentence), wrongUse);
}
if (operands.length === 0 && editorData === undefined) {
  const sentence = `Name a file or an address: ${nameCommand('check-page')} page.html`;
  exitWithMistake(new OptionError(sentence), wrongUse);
}

const widgets: CheckOptions['widgets'][number][] = [...(await readWidgets())];
try {
  const names = widgets.map(({ contract }) => contract.name);
  const own = values.widgets === undefined ? [] : readOwnWidgets(values.widgets, names);
  widgets.push(...own);
  if (editorData !== undefined) writeEditorData(editorData, own);
} catch (error) {
  exitWithMistake(error, wrongUse);
}
const findings: FileFinding[] = [];
let hasUnread = false;
for (const name of operands) {
  const source = await readSource(name);
  if (typeof source === 'string') {
    printError(source);
    hasUnread = true;
    continue;
  }
  const { html, address } = source;
  const ofFiles = address === undefined ? [] : await checkFiles(html, address);
  const found = [...checkPage(html, { widgets, address }), ...ofFiles]
    .sort(byPlace)
    .map((each) => ({ file: name, ...each }));
  findings.push(...found);
  if (values.json) continue;
  for (const finding of found) print(writeFinding(finding));
  if (!found.some(isMistake)) print(`${name}: ${sayNothing(countMountPoints(html))}`);
}
if (values.json) print(...JSON.stringify(findings, null, 2).split('\n'));

// Not process.exit: all output must reach a pipe.
if (findings.some(isMistake)) process.exitCode = 1;
else if (hasUnread) process.exitCode = wrongUse;
