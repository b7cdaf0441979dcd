import { zipSync } from 'fflate';
import { projectPath, readText } from '../../tools/project.ts';
import { type MakeFiles } from '../../tools/build/cms-files.ts';
import { fillFiles } from '../../tools/build/include-files.ts';
import { type Block, makeBlocks } from './blocks.ts';
import { makeHelpPage } from './help-page.ts';
import { makeDefinitionRules } from './own-widgets.ts';
import { makePlainScript } from './plain-script.ts';
import { makeTranslationTemplate } from './translation-template.ts';
import { writePhp } from './write-php.ts';

/** What pages load, and its licences; the plug-in has them in the folder of the version. */
const servedFile =
  /^(?:widgets\.(?:js|css)|esm\/[\w-]+\.js|LICENSES\.txt|languages\/.+\.json|inspector\/inspector\.js)$/;

/** What the bar with the controls of a page is drawn with. */
const icons = ['link', 'linkedin', 'mail', 'printer', 'share', 'x-network'];

/** The files that the build writes among those of the folder. */
function makeOwnFiles(
  blocks: Readonly<Record<string, Block>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const drawn = icons.map(
    (name) =>
      [`includes/icons/${name}.svg`, readText(`templates/assets/icons/${name}.svg`)] as const,
  );
  const write = (value: unknown) =>
    `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn ${writePhp(value)};\n`;
  return {
    ...Object.fromEntries(drawn),
    'includes/block-list.php': write(blocks),
    'includes/definition-rules.php': write(makeDefinitionRules(names)),
    'editor/plain.js': makePlainScript(),
    'help.html': makeHelpPage(),
    'languages/private-markets-widgets.pot': makeTranslationTemplate(blocks),
  };
}

/** The plug-in as WordPress takes it under Plugins › Add New › Upload: one folder with the name of the plug-in. */
export const makeFiles: MakeFiles = ({ list, manifest, files }) => {
  const filled = fillFiles(projectPath('cms/wordpress/plug-in'), manifest);
  const names = list.widgets.map(({ name }) => name);
  const made = makeOwnFiles(makeBlocks(list.widgets), names);
  const own = Object.entries({ ...filled, ...made }).map(
    ([name, text]) => [name, Buffer.from(text)] as const,
  );
  const served = files
    .filter(({ name }) => servedFile.test(name))
    .map(({ name, bytes }) => [`${manifest.version}/${name}`, bytes] as const);
  const entries = [...own, ...served]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => [`private-markets-widgets/${name}`, bytes] as const);
  // One time for all files, without a zone: the same sources make the same bytes everywhere.
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: '2000-01-01T12:00:00' });
  return [{ name: 'wordpress/private-markets-widgets.zip', bytes: Buffer.from(zip) }];
};
