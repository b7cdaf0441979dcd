import { readScriptOptions, type ScriptOptions } from '../../shared/page/script-options.ts';
import { findScripts } from '../check-page/check-tags.ts';
import { createPageLookUp } from '../check-page/page-look-up.ts';
import { parsePage } from '../check-page/parse-page.ts';
import { readSource } from '../check-page/read-source.ts';

/** What a page says of its calls. */
export interface SitePage {
  readonly address: URL;
  /** The options of its script tag. */
  readonly options: ScriptOptions;
  /** The cookies that came with it, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** Reads a page with the widgets' script tag; nothing where there is none. */
export async function readSitePage(name: string): Promise<SitePage | undefined> {
  const source = await readSource(name);
  if (typeof source === 'string' || source.address === undefined) return undefined;
  const page = parsePage(source.html);
  const script = findScripts(page).at(-1);
  if (script === undefined) return undefined;
  const html = page.elements.find(({ tagName }) => tagName === 'html');
  const language = html?.attributes.get('lang') ?? '';
  const lookUp = createPageLookUp(page);
  // Mistakes in them are those of check-page.
  const options = readScriptOptions(script.attributes, language, lookUp, () => undefined);
  const pairs = (source.cookies ?? []).map((text): readonly [string, string] => {
    const [, cookie = '', value = ''] = /^([^=;]*)=?([^;]*)/.exec(text) ?? [];
    return [cookie.trim(), value.trim()];
  });
  return { address: new URL(source.address), options, cookies: new Map(pairs) };
}
