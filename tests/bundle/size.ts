import { bundle, type Bundle } from '../../dev-server/build/bundle.ts';
import { startCommand } from '../../dev-server/command-line.ts';
import { measure } from '../../dev-server/build/manifest.ts';
import { projectPath } from '../../dev-server/project.ts';
import { divide } from './parts.ts';

startCommand({
  script: 'size',
  summary:
    'Weighs the script beside React alone and lists its parts; fails where it is over its budget.',
});

/** The script may weigh this many times what React alone weighs. */
const budget = 1.9;

type Sizes = ReturnType<typeof measure>;

function sizesOf({ files }: Bundle, name: string): Sizes {
  return measure(files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0));
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) =>
    typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell,
  );
  return name.padEnd(28) + texts.map((text) => text.padStart(12)).join('');
}

function rowOf(name: string, { bytes, gzip, brotli }: Sizes): string {
  return row(name, bytes, gzip, brotli);
}

// Both are bundled here and now with the same settings: nothing old is compared with something new.
const widgets = await bundle();
const floor = sizesOf(await bundle(projectPath('tests/bundle/react-floor.ts')), 'widgets.js');
const script = sizesOf(widgets, 'widgets.js');
const ratios = [script.bytes / floor.bytes, script.gzip / floor.gzip, script.brotli / floor.brotli];
const ratio = script.brotli / floor.brotli;

console.log(row('bytes', 'raw', 'gzip', 'brotli'));
console.log(rowOf('React alone', floor));
console.log(rowOf('widgets.js', script));
console.log(row('  times React alone', ...ratios.map((each) => each.toFixed(2))));
console.log(rowOf('widgets.css', sizesOf(widgets, 'widgets.css')));
console.log(`\n${row('parts of widgets.js', 'share', 'brotli*')}`);
for (const { name, share } of divide(widgets.modules, projectPath('.'))) {
  console.log(row(`  ${name}`, `${(share * 100).toFixed(1)} %`, Math.round(share * script.brotli)));
}
console.log('* estimated: the share of the code before minifying, times the whole\n');

const verdict = `widgets.js is ${ratio.toFixed(2)} times React alone (brotli); the budget is ${budget}.`;
if (ratio > budget) {
  console.error(`Over budget: ${verdict}`);
  process.exitCode = 1;
} else {
  console.log(verdict);
}
