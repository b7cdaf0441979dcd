import { readFileSync, writeFileSync } from 'node:fs';
import { bundle, type Bundle } from '../../tools/build/bundle.ts';
import { measure } from '../../tools/build/manifest.ts';
import { startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { judgeSize } from './size-bound.ts';

const committedFile = 'tests/bundle/committed-size.json';

const { values } = startCommand({
  script: 'size',
  summary: `Prints the sizes of script and stylesheet, of React alone and of our code alone; fails where the script has outgrown the figure in ${committedFile}.`,
  options: { write: { doc: `Writes the script's present size into ${committedFile}.` } },
});

function sizesOf({ files }: Bundle, name: string) {
  return measure(files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0));
}

function printRow(name: string, ...cells: readonly (string | number)[]): void {
  const texts = cells.map((cell) => cell.toLocaleString('en-GB').padStart(12));
  console.log(name.padEnd(24) + texts.join(''));
}

function printSizes(name: string, { bytes, gzip, brotli }: ReturnType<typeof measure>): void {
  printRow(name, bytes, gzip, brotli);
}

const widgets = await bundle();
const react = await bundle({ entry: projectPath('tests/bundle/react-alone.ts') });
const ownCode = await bundle({ isOwnCodeOnly: true });
const script = sizesOf(widgets, 'widgets.js');

printRow('bytes', 'raw', 'gzip', 'brotli');
printSizes('widgets.js', script);
printSizes('widgets.css', sizesOf(widgets, 'widgets.css'));
printSizes('React alone', sizesOf(react, 'widgets.js'));
printSizes('our code alone', sizesOf(ownCode, 'widgets.js'));

if (values.write === true) {
  const figures = { 'widgets.js': { brotli: script.brotli } };
  writeFileSync(projectPath(committedFile), `${JSON.stringify(figures, null, 2)}\n`);
}
const committed = JSON.parse(readFileSync(projectPath(committedFile), 'utf8')) as {
  readonly 'widgets.js': { readonly brotli: number };
};
const { isWithinBound, sentence } = judgeSize(script.brotli, committed['widgets.js'].brotli);
if (isWithinBound) console.log(`\n${sentence}`);
else {
  console.error(
    `\n${sentence} If it should be this large, run "npm run size -- --write" and commit the figure.`,
  );
  process.exitCode = 1;
}
