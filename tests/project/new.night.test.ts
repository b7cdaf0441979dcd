import { unzipSync } from 'fflate';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../setup/copy-project.ts';
import { runProgram } from '../setup/run-command.ts';

// Writes a widget of each kind in a copy of the project, whose path has a space in it, and runs there what `npm test`
// says of it.

const written = ['widgets/fund-ticker', 'widgets/fact-sheet'];
const unit = [...written, 'widgets/all-widgets', 'dev-server/open-vite', 'tests/structure'];

let copy: ProjectCopy;

/** Runs a program of the project's packages in the copy, to its end. */
function run(program: string, ...values: readonly string[]) {
  const [command, first] = program.endsWith('.ts')
    ? [process.execPath, ['--import', 'tsx', program]]
    : ['npx', [program]];
  // A build in this process, which test files share, has set "production": there vitest finds no module of Node.
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'test' };
  return runProgram(command, [...first, ...values], { cwd: copy.folder, env });
}

beforeAll(async () => {
  const more = [
    ...['.github', '.prettierignore', '.prettierrc.json', 'eslint.config.ts'],
    ...['CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'tests'],
    ...['dev-server/open-vite.test.ts', 'widgets/all-widgets.test.ts'],
  ];
  copy = copyProject(more, 'a space ');
  for (const values of [['fund-ticker'], ['fact-sheet', '--kind', 'behaviour']]) {
    const { code, output, errors } = await run('tools/new/command.ts', ...values);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`/_dev/widgets/${values[0] ?? ''}\n`);
  }
});

afterAll(() => copy.remove());

describe('npm run new, in a folder with a space in its path', () => {
  it.concurrent.each([
    ['types', ['tsc', '-p', 'tsconfig.node.json']],
    ['lint', ['eslint', '--max-warnings', '0', ...written]],
    ['format', ['prettier', '--check', ...written, 'widgets/*.*', 'docs/*c*.md', 'README.md']],
    ['their own tests and the rules', ['vitest', 'run', '--root', '.', ...unit]],
    ['reference', ['tools/reference/command.ts', '--check']],
  ])('writes widgets that pass: %s', async (_, [program = '', ...values]) => {
    const { code, output, errors } = await run(program, ...values);
    expect(code, output + errors).toBe(0);
  });

  it('leaves the texts to the translators', async () => {
    const { output } = await run('tools/languages/command.ts');
    expect(output).toMatch(/^ja lacks .*: .*fund-ticker\.press, fund-ticker\.presses-other/m);
  });
});

describe('an attribute that a contract gets', () => {
  const read = (path: string) => readFileSync(join(copy.folder, path));

  beforeAll(async () => {
    const carousel = 'widgets/carousel/carousel';
    const [attribute, doc] = [
      "'slide-order': choice(['given', 'random']),",
      "'slide-order': 'How slides come.',",
    ];
    copy.edit(`${carousel}.contract.ts`, '    variant:', `    ${attribute}\n    variant:`);
    copy.edit(`${carousel}.docs.ts`, '    variant:', `    ${doc}\n    variant:`);
    for (const program of ['tools/reference/command.ts', 'tools/build/command.ts']) {
      const { code, output, errors } = await run(program);
      expect(code, output + errors).toBe(0);
    }
  });

  it.each([
    ['dist/contract/widgets.json', '"data-slide-order"', '"data-start"'],
    ['dist/contract/html-custom-data.json', '"data-slide-order"', '"data-start"'],
    ['dist/contract/web-types.json', '"data-slide-order"', '"data-start"'],
    ['widgets/carousel/README.md', '| `data-slide-order`'],
    ['dist/widgets/fund-ticker/README.md', '`data-start`'],
    ['dist/drupal/components/carousel/carousel.component.yml', '    slide_order:\n'],
    ['dist/drupal/components/carousel/carousel.twig', '{{ slide_order }}'],
    ['dist/drupal/components/fund-ticker/fund-ticker.twig', '{{ start }}'],
    ['dist/drupal/components/fact-sheet/fact-sheet.twig', 'data-widget="fact-sheet"'],
    ['dist/llms.txt', '](widgets/fund-ticker/README.md)', '](widgets/fact-sheet/README.md)'],
  ])('is in %s without a line elsewhere, and so is a new widget', (path, ...texts) => {
    const written = read(path).toString();
    for (const text of texts) expect(written).toContain(text);
  });

  it('is a field of the block for WordPress, and a new widget is a block', () => {
    const files = unzipSync(read('dist/wordpress/private-markets-widgets.zip'));
    const list = Buffer.from(files['private-markets-widgets/includes/block-list.php'] ?? []);
    const fields = ["'name'=>'slide-order'", "'fund-ticker'=>array(", "'name'=>'start'"];
    for (const text of [...fields, "'fact-sheet'=>array("]) expect(list.toString()).toContain(text);
  });

  it('is known to check-page, as the package has it', async () => {
    const page = '<p data-widget="carousel" data-carousel-id="a" data-slide-order="last"></p>';
    writeFileSync(join(copy.folder, 'page.html'), page);
    const command = [join(copy.folder, 'dist/bin/private-markets-widgets.mjs'), 'check-page'];
    const { output } = await runProgram(process.execPath, [...command, 'page.html'], {
      cwd: copy.folder,
    });
    expect(output).toMatch(/carousel data-slide-order: .*"last".*one of "given", "random"/);
  });
});
