import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { makeHelpers } from '../../dev-server/pages/template-helpers.ts';
import { projectPath } from '../../dev-server/project.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';

/**
 * Renders the partial of a mount point, as a page without a script shows it.
 *
 * @param name of a file in templates/partials/mount-points that uses no other partial
 * @param block what stands between the partial's tags, where it takes a block
 * @returns the mount point
 */
export function renderPartial(
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  block = '',
): HTMLElement {
  const source = readFileSync(projectPath(`templates/partials/mount-points/${name}.hbs`), 'utf8');
  const template = Handlebars.compile(source, { strict: true });
  const html = template(parameters, {
    helpers: makeHelpers(projectPath('templates/assets')),
    partials: { '@partial-block': block },
  });
  const mountPoint = parseInert(html)?.querySelector<HTMLElement>('[data-widget]');
  if (!mountPoint) throw new Error(`The partial ${name} has no mount point.`);
  return mountPoint;
}
