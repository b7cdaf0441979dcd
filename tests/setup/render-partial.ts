import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { makeHelpers } from '../../tools/render/template-helpers.ts';
import { projectPath } from '../../tools/project.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';

function readSource(name: string): string {
  return readFileSync(projectPath(`templates/partials/${name}.hbs`), 'utf8');
}

/**
 * Renders the partial of a mount point, as a page without a script shows it.
 *
 * @param name of a file in templates/partials/mount-points
 * @returns the mount point
 */
export function renderPartial(
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): HTMLElement {
  const template = Handlebars.compile(readSource(`mount-points/${name}`), { strict: true });
  const page = { culture: 'en-US', culturePath: 'en-us' };
  const html = template(
    { page, ...parameters },
    {
      helpers: makeHelpers(Handlebars, projectPath('templates/assets')),
      partials: { 'blocks/event-image': readSource('blocks/event-image') },
    },
  );
  const mountPoint = parseInert(html)?.querySelector<HTMLElement>('[data-widget]');
  if (!mountPoint) throw new Error(`The partial ${name} has no mount point.`);
  return mountPoint;
}
