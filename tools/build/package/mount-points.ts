import type Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeHelpers } from '../../render/template-helpers.ts';
import { listNames } from '../../render/template-names.ts';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Registers the partials of the mount points, `mount-points/carousel`, and the helpers that they use. */
export function registerMountPoints(handlebars: typeof Handlebars): void {
  handlebars.registerHelper(makeHelpers(handlebars, beside('assets')));
  for (const name of listNames(beside('partials'), '.hbs')) {
    const text = readFileSync(join(beside('partials'), `${name}.hbs`), 'utf8');
    handlebars.registerPartial(name, text);
  }
}
