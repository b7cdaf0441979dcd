import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeIncludeFiles } from '../../dev-server/build/include-files.ts';
import { makeLanguageFiles } from '../../dev-server/build/languages.ts';
import { makeManifest } from '../../dev-server/build/manifest.ts';

export const manifest = makeManifest('1.2.3', [
  { name: 'widgets.js', bytes: Buffer.from('script') },
  { name: 'widgets.css', bytes: Buffer.from('style') },
]);

/** Writes includes and languages as a build does; a regional file of a site's own is among them, not merged. */
export function writeIncludes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pmw-includes-'));
  const swiss = { language: 'de-CH', texts: { modal: { close: 'Schliessen' } } };
  const files = Object.entries({
    ...Object.fromEntries(
      Object.entries(makeIncludeFiles(manifest)).map(([name, text]) => [`include/${name}`, text]),
    ),
    ...makeLanguageFiles(),
    'languages/de-CH.json': JSON.stringify(swiss),
  });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
