import { writeFileSync, readFileSync } from 'node:fs';
import { bundle } from '../../tools/build/bundle.ts';
import { type Manifest, measure } from '../../tools/build/manifest.ts';
import { startCommand } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { readBuiltFiles } from '../setup/site/built-files.ts';
import { judgeCore, judgeSize } from './size-bound.ts';

const committedFile = 'tests/bundle/committed-size.json';

const { values } = startCommand({
  script: 'size',
  summary: `Prints the sizes of script, module and stylesheet; fails where the script has outgrown the figure in ${committedFile}, or the module its bound.`,
  options: {
    parts: { doc: 'Also prints the sizes of React alone and of our code alone.' },
    write: { doc: `Writes the script's present size into ${committedFile}.` },
  },
});

function printRow(name: string, ...cells: readonly (string | number)[]): void {
  const texts = cells.map((cell) => cell.toLocaleString('en-GB').padStart(12));
  console.log(name.padEnd(24) + texts.join(''));
}

function printSizes(name: string, { bytes, gzip, brotli }: ReturnType<typeof measure>): void {
  printRow(name, bytes, gzip, brotli);
}

const [manifestFile] = await readBuiltFiles('manifest.json');
const { files } = JSON.parse(manifestFile?.bytes.toString() ?? '') as Manifest;
const { 'widgets.js': script, 'widgets.css': styles } = files;
if (!script || !styles) throw new Error('dist/manifest.json names no script or no stylesheet.');

printRow('bytes', 'raw', 'gzip', 'brotli');
printSizes('widgets.js', script);
printSizes('widgets.css', styles);
const ofModule = Object.entries(files).filter(([name]) => name.startsWith('esm/'));
for (const [name, facts] of ofModule) printSizes(name, facts);
if (values.parts === true) {
  const parts = {
    'React alone': { entry: projectPath('tests/bundle/react-alone.ts') },
    'our code alone': { isOwnCodeOnly: true },
  };
  for (const [name, options] of Object.entries(parts)) {
    const built = await bundle(options);
    const part = built.files.find((file) => file.name === 'widgets.js');
    printSizes(name, measure(part?.bytes ?? Buffer.alloc(0)));
  }
}

if (values.write === true) {
  const figures = { 'widgets.js': { brotli: script.brotli } };
  writeFileSync(projectPath(committedFile), `${JSON.stringify(figures, null, 2)}\n`);
}
const committed = JSON.parse(readFileSync(projectPath(committedFile), 'utf8')) as {
  readonly 'widgets.js': { readonly brotli: number };
};
const isAtOnce = ([name]: readonly [string, unknown]) => !name.startsWith('esm/react-');
const core = ofModule.filter(isAtOnce).reduce((sum, [, { brotli }]) => sum + brotli, 0);
const judged = [
  {
    ...judgeSize(script.brotli, committed['widgets.js'].brotli),
    advice: 'If it should be this large, run "npm run size -- --write" and commit the figure.',
  },
  { ...judgeCore(core), advice: 'What only React widgets need belongs to the React part.' },
];
console.log();
for (const { isWithinBound, sentence, advice } of judged) {
  if (isWithinBound) console.log(sentence);
  else {
    console.error(`${sentence} ${advice}`);
    process.exitCode = 1;
  }
}
