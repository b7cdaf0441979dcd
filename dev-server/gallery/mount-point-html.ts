import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { escapeHtml } from '../pages/escape-html.ts';

/** The HTML of an example to paste into a page. A page behaviour has no mount point. */
export function writeMountPoint(
  { name: widget, kind }: Pick<WidgetContract, 'name' | 'kind'>,
  { attributes, html, tag = 'div', beside = '' }: WidgetExample,
): string {
  if (kind === 'page') return html;
  const pairs = Object.entries(attributes).map(([name, value = '']) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  const start = [`<${tag}`, `data-widget="${widget}"`, ...pairs];
  const onOneLine = `${start.join(' ')}>`;
  const opening = onOneLine.length <= 100 ? onOneLine : `${start.join('\n  ')}\n>`;
  const mountPoint = `${opening}\n  ${html}\n</${tag}>`;
  return beside === '' ? mountPoint : `${mountPoint}\n${beside}`;
}
