import { vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { start } from '../../mount/start.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';

/** The attributes of a mount point by their whole names. */
type Attributes = Readonly<Record<string, string | undefined>>;

interface MountedPoints {
  readonly elements: readonly HTMLElement[];
  /** The sentences of console.error, in order. */
  readonly errors: readonly string[];
  readonly end: () => void;
}

/**
 * Puts mount points of a widget on the page and lets the engine find them; calls go to the network.
 *
 * @param html what the CMS rendered inside each
 * @returns them, settled, and what ends them
 */
export async function mountPoints(
  widget: Widget<ApiClient>,
  points: readonly Attributes[],
  html = '',
): Promise<MountedPoints> {
  const errors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((sentence) => errors.push(String(sentence)));
  const elements = points.map((attributes) => {
    const element = document.createElement('section');
    element.append(...(parseInert(html)?.childNodes ?? []));
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(name, value);
    }
    element.setAttribute('data-widget', widget.contract.name);
    document.body.append(element);
    return element;
  });
  const script = document.createElement('script');
  script.dataset['stylesheet'] = 'none';
  const parts = { window, script, version: '1.0.0', widgets: [widget] };
  const engine = start({ ...parts, createApi: createApiClient });
  await engine.publicApi.ready;
  const end = (): void => {
    engine.publicApi.unmount();
    engine.stop();
  };
  return { elements, errors, end };
}

/** The same for one mount point, which is over again. @returns what there was to see */
export async function visitMountPoint(
  widget: Widget<ApiClient>,
  attributes: Attributes,
  html?: string,
) {
  const { elements, errors, end } = await mountPoints(widget, [attributes], html);
  const [element] = elements;
  const seen = {
    status: element?.dataset['widgetStatus'],
    innerHTML: element?.innerHTML ?? '',
    errors,
  };
  end();
  return seen;
}
