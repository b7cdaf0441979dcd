import type Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type WidgetList } from '../../contract/widget-list.ts';
import { makePlainHelper } from '../../render/plain-helper.ts';
import { makeHelpers } from '../../render/template-helpers.ts';
import { listNames } from '../../render/template-names.ts';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Registers the partials of the mount points, `mount-points/carousel`, the helpers that they use, and `plainHtml`, which writes
 * the data of a widget as plain HTML.
 */
export function registerMountPoints(handlebars: typeof Handlebars): void {
  handlebars.registerHelper(makeHelpers(handlebars, beside('assets')));
  const list = JSON.parse(
    readFileSync(beside('../../contract/widgets.json'), 'utf8'),
  ) as WidgetList;
  handlebars.registerHelper('plainHtml', makePlainHelper(handlebars, list.widgets));
  for (const name of listNames(beside('partials'), '.hbs')) {
    const text = readFileSync(join(beside('partials'), `${name}.hbs`), 'utf8');
    handlebars.registerPartial(name, text);
  }
}
