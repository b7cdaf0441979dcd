import { onTestFinished, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { start } from '../../mount/start.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';

/** A mount point on the document, after the engine has settled. */
export interface MountedPoint {
  readonly element: HTMLElement;
  readonly status: string | undefined;
}

interface MountOptions {
  /** What the CMS rendered inside. */
  readonly html?: string;
}

/**
 * Lets the engine find mount points of a widget with these attributes, as a page has them. All is gone after
 * the test.
 *
 * @returns them, what the console was told, and what `widget:action` said
 */
export async function mountWidget(
  widget: Widget<ApiClient>,
  points: readonly object[],
  { html = '' }: MountOptions = {},
) {
  const errors: string[] = [];
  const actions: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((sentence) => errors.push(String(sentence)));
  const elements = points.map((attributes) => {
    const element = document.createElement('section');
    element.append(...(parseInert(html)?.childNodes ?? []));
    element.setAttribute('data-widget', widget.contract.name);
    for (const [name, value] of Object.entries<string>({ ...attributes }))
      element.setAttribute(name, value);
    element.addEventListener('widget:action', (event) => {
      if (event instanceof CustomEvent) actions.push(event.detail);
    });
    document.body.append(element);
    return element;
  });
  const script = document.createElement('script');
  script.dataset['stylesheet'] = 'none';
  const widgets = [widget];
  const engine = start({ window, script, version: '1.0.0', widgets, createApi: createApiClient });
  onTestFinished(() => {
    engine.publicApi.unmount();
    engine.stop();
    vi.restoreAllMocks();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });
  await engine.publicApi.ready;
  const mounted = elements.map((element): MountedPoint => ({
    element,
    status: element.dataset['widgetStatus'],
  }));
  return { points: mounted, errors, actions };
}
