import { readFileSync } from 'node:fs';
import { listNames } from '../render/template-names.ts';
import { projectPath } from '../project.ts';

/** An address of the sample site, between quotes of HTML, of JSON, or of JSON in HTML. */
const siteAddress = /(?<="|&quot;)\/(?![/>])(assets\/)?([^"&\s]*)/g;

/** Pictures are at one width of those that there are. */
const toAsset = (path: string) => path.replace(/^(images\/[\w-]+)\.jpg$/, '$1-960.avif');

/** Leads addresses of the sample site to files of the catalogue, and collects these. */
export function createAssets() {
  const files = new Map<string, Buffer>();
  const take = (path: string): string => {
    const [file = ''] = path.split('#');
    files.set(`assets/${file}`, readFileSync(projectPath(`templates/assets/${file}`)));
    return `assets/${path}`;
  };
  return {
    files,
    /** Leads those of HTML and JSON to files below `root`; those of pages lead nowhere: `/article` is `#/article`. */
    toCatalogueAddresses: (text: string, root: string): string =>
      text.replaceAll(siteAddress, (_, assets: string | undefined, path: string) =>
        assets === undefined ? `#/${path}` : `${root}/${take(toAsset(path))}`,
      ),
    /**
     * Leads those of a stylesheet, which keeps the fonts of the letters that nearly all words need, with their licences.
     * Those of custom properties are read from where they are used, the bundle's stylesheet.
     */
    bringStyles: (text: string): string => {
      for (const name of listNames(projectPath('templates/assets/fonts'), '.txt')) {
        take(`fonts/${name}.txt`);
      }
      return text
        .replaceAll(/@font-face\{[^}]*latin-ext[^}]*\}/g, '')
        .split(/(?<=[;{])/)
        .map((part) => {
          const root = part.startsWith('--') ? 'catalogue/' : '';
          return part.replaceAll(
            /url\(\/assets\/([^)]+)\)/g,
            (_, path: string) => `url(${root}${take(path)})`,
          );
        })
        .join('');
    },
  };
}
