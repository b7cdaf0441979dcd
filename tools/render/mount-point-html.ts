import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { escapeHtml } from './escape-html.ts';
import { drawExample } from './draw-example.ts';

/** The HTML of an example to paste into a page. A page behaviour has no mount point. */
export function writeMountPoint(contract: WidgetContract, example: WidgetExample): string {
  const { tag, attributes, html, beside = '' } = drawExample(contract, example);
  if (contract.kind === 'page') return html;
  const pairs = Object.entries(attributes).map(([name, value = '']) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  const start = [`<${tag}`, `data-widget="${contract.name}"`, ...pairs];
  const onOneLine = `${start.join(' ')}>`;
  const opening = onOneLine.length <= 100 ? onOneLine : `${start.join('\n  ')}\n>`;
  const mountPoint = `${opening}\n  ${html}\n</${tag}>`;
  return beside === '' ? mountPoint : `${mountPoint}\n${beside}`;
}
