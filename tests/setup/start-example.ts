import { drawExample } from '../../dev-server/gallery/draw-example.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { type PageBehaviour, type Widget } from '../../shared/widget/define-widget.ts';
import { type NoApi } from './make-widget.ts';
import { startEngine, type TestEngine } from './start-engine.ts';

/** Puts an example of a widget on the page and mounts it. @returns the mount point and its engine */
export async function startExample(
  widget: Widget<NoApi>,
  example: WidgetExample,
  pageBehaviours: readonly PageBehaviour[] = [],
): Promise<{ readonly element: HTMLElement; readonly engine: TestEngine }> {
  const { attributes, html } = drawExample(widget.contract, example);
  const element = document.createElement('section');
  element.append(...(parseInert(html)?.childNodes ?? []));
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.setAttribute('data-widget', widget.contract.name);
  document.body.append(element);
  const engine = startEngine([widget], {}, pageBehaviours);
  await engine.publicApi.ready;
  return { element, engine };
}
