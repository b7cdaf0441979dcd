import { bundle, type Bundle } from '../../dev-server/build/bundle.ts';
import { startCommand } from '../../dev-server/command-line.ts';
import { measure } from '../../dev-server/build/manifest.ts';
import { projectPath } from '../../dev-server/project.ts';
import { divide } from './parts.ts';
import { findTracedShare } from './traced-share.ts';

startCommand({
  script: 'size',
  summary:
    'Weighs the script beside React alone and lists its parts; fails where it is over its budget.',
});

/** The script may have this many times the size of React alone (brotli). */
const mostTimesReact = 2.22;

/**
 * The parts of the script that are our own, without packages, may have this many bytes together (brotli). The
 * estimate is a share of the whole: it rises where packages shrink.
 */
const mostOwnBytes = 36_000;

type Sizes = ReturnType<typeof measure>;

function bytesOf({ files }: Bundle, name: string): Buffer {
  return files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
}

function sizesOf(result: Bundle, name: string): Sizes {
  return measure(bytesOf(result, name));
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

// All are bundled now with the same settings: no old result is compared with a new one.
const widgets = await bundle();
const own = await bundle({ isOwnCodeOnly: true });
const reactAlone = await bundle({ entry: projectPath('tests/bundle/react-floor.ts') });
const floor = sizesOf(reactAlone, 'widgets.js');
const script = sizesOf(widgets, 'widgets.js');
const ratios = [script.bytes / floor.bytes, script.gzip / floor.gzip, script.brotli / floor.brotli];
const ratio = script.brotli / floor.brotli;

console.log(row('bytes', 'raw', 'gzip', 'brotli'));
console.log(rowOf('React alone', floor));
console.log(rowOf('widgets.js', script));
console.log(row('  times React alone', ...ratios.map((each) => each.toFixed(2))));
console.log(rowOf('widgets.css', sizesOf(widgets, 'widgets.css')));
// Bundled alone it is larger than its share: the more code is compressed together, the better the
// compression.
console.log(rowOf('own code, bundled alone', sizesOf(own, 'widgets.js')));

console.log(`\n${row('parts of widgets.js', 'share', 'brotli*')}`);
const parts = divide(widgets.modules, projectPath('.'));
const toBytes = (share: number) => Math.round(share * script.brotli);
for (const { name, share } of parts) {
  console.log(row(`  ${name}`, `${(share * 100).toFixed(1)} %`, toBytes(share)));
}
const ownShare = parts.reduce((sum, { share, isOwn }) => sum + (isOwn ? share : 0), 0);
console.log(row('our own code together', `${(ownShare * 100).toFixed(1)} %`, toBytes(ownShare)));
const traced = findTracedShare(
  bytesOf(widgets, 'widgets.js').toString(),
  bytesOf(widgets, 'widgets.js.map').toString(),
);
console.log(row('  by the source map', `${(traced * 100).toFixed(1)} %`, toBytes(traced)));
console.log('* estimated: the share of the code before names are shortened, times the whole.');
console.log('By the source map it is the share after that, which is larger: React shrinks more.\n');

const verdicts: readonly (readonly [isWithin: boolean, sentence: string])[] = [
  [
    ratio <= mostTimesReact,
    `widgets.js is ${ratio.toFixed(2)} times React alone (brotli); the budget is ${mostTimesReact}.`,
  ],
  [
    toBytes(ownShare) <= mostOwnBytes,
    `Our own code is ${toBytes(ownShare)} bytes of it (brotli*); the budget is ${mostOwnBytes}.`,
  ],
];
for (const [isWithin, sentence] of verdicts) {
  if (isWithin) console.log(sentence);
  else console.error(`Over budget: ${sentence}`);
}
if (verdicts.some(([isWithin]) => !isWithin)) process.exitCode = 1;
