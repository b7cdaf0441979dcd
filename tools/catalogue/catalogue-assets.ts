import { readFileSync } from 'node:fs';
import { listNames } from '../render/template-names.ts';
import { projectPath } from '../project.ts';

/** An address of the sample site, between quotes of HTML, of JSON, or of JSON in HTML. */
const siteAddress = /(?<="|&quot;)\/(?![/>])(assets\/)?([^"&\s]*)/g;

/** Pictures are at one width of those that there are. */
const toAsset = (path: string) => path.replace(/^(images\/[\w-]+)\.jpg$/, '$1-960.avif');

/** Changes addresses of the sample site to those of files in the catalogue, and collects these files. */
export function createAssets() {
  const files = new Map<string, Buffer>();
  /** Adds a file of the site's assets. @returns its address in the catalogue */
  const addAsset = (path: string): string => {
    const [file = ''] = path.split('#');
    files.set(`assets/${file}`, readFileSync(projectPath(`templates/assets/${file}`)));
    return `assets/${path}`;
  };
  return {
    files,
    /** Changes the addresses in HTML or JSON to files below `root`; those of pages lead nowhere: `/article` is `#/article`. */
    toCatalogueAddresses: (text: string, root: string): string =>
      text.replaceAll(siteAddress, (_, assets: string | undefined, path: string) =>
        assets === undefined ? `#/${path}` : `${root}/${addAsset(toAsset(path))}`,
      ),
    /**
     * Changes the addresses in a stylesheet. It keeps the fonts of the letters that nearly all words need, with their licences.
     * Addresses in custom properties begin at the stylesheet of the bundle, which uses them.
     */
    toCatalogueStyles: (text: string): string => {
      for (const name of listNames(projectPath('templates/assets/fonts'), '.txt')) {
        addAsset(`fonts/${name}.txt`);
      }
      return text
        .replaceAll(/@font-face\{[^}]*latin-ext[^}]*\}/g, '')
        .split(/(?<=[;{])/)
        .map((part) => {
          const root = part.startsWith('--') ? 'catalogue/' : '';
          return part.replaceAll(
            /url\(\/assets\/([^)]+)\)/g,
            (_, path: string) => `url(${root}${addAsset(path)})`,
          );
        })
        .join('');
    },
  };
}
