import { projectPath } from '../../../tools/project.ts';
import { createTemplates } from '../../../tools/render/templates.ts';
import { parseInert } from '../../../shared/html/parse-inert.ts';

const templates = createTemplates(projectPath('templates'));

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
  const page = { culture: 'en-US', culturePath: 'en-us' };
  const html = templates.renderPartial(`mount-points/${name}`, { page, ...parameters });
  const mountPoint = parseInert(html)?.querySelector<HTMLElement>('[data-widget]');
  if (!mountPoint) throw new Error(`The partial ${name} has no mount point.`);
  return mountPoint;
}
