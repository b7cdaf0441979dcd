import { type Manifest } from './manifest.ts';

/** Attributes that bind a tag to the exact bytes of a build; SRI from another origin needs CORS. */
function tie(manifest: Manifest, name: string): string {
  const facts = manifest.files[name];
  if (facts === undefined) throw new Error(`The build made no ${name}: is it imported?`);
  return `integrity="${facts.integrity}" crossorigin="anonymous"`;
}

/**
 * The tags to paste into a page (CONTRACT 1), by file name below `dist/include`.
 *
 * @param manifest of the build that the tags are for
 */
export function makeIncludeTags(manifest: Manifest): Readonly<Record<string, string>> {
  const { version } = manifest;
  const link = (query: string, tied: string) =>
    `<link rel="stylesheet" href="/assets/widgets.css${query}"${tied}>\n`;
  const script = (query: string, tied: string) =>
    `<script src="/assets/widgets.js${query}" defer data-culture="en-US"${tied}></script>\n`;
  const pinned = `?v=${version}`;
  return {
    // For a CMS that updates by replacing the files.
    'head.html': link('', '') + script('', ''),
    // For a CMS that names the version it was tested with: cached for good, other bytes are refused.
    'head-pinned.html':
      link(pinned, ` ${tie(manifest, 'widgets.css')}`) +
      script(pinned, ` ${tie(manifest, 'widgets.js')}`),
    // Where only one tag is possible: the script links its stylesheet itself.
    'script-only.html': script('', ''),
  };
}
