import { type ApiClient, createApiClient } from '../../../api/client.ts';
import { parseInert } from '../../../shared/html/parse-inert.ts';
import { startEngine, type TestWidget } from './start-engine.ts';

/** The attributes of a mount point by their full names. */
type Attributes = Readonly<Record<string, string | undefined>>;

interface MountOptions {
  /** The element of each mount point. */
  readonly tag?: string;
  /** The CMS’s content of each mount point. */
  readonly html?: string;
  /** The acts of a visitor while the script is not yet there. */
  readonly before?: () => void;
  /** The options of the script, by their names without `data-`. */
  readonly options?: Readonly<Record<string, string>>;
}

interface MountedWidget {
  /** The mount points, settled. */
  readonly elements: readonly HTMLElement[];
  /** The status of each: `mounted`, `empty`, `failed`. */
  readonly statuses: readonly (string | undefined)[];
  /** The sentences of console.error, in order. */
  readonly errors: readonly string[];
  /** The `widget:action` events, in order. */
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  /** Ends the widget; the end of the test does so too. */
  readonly end: () => void;
}

/**
 * Puts mount points of a widget on the page, lets the engine find them and waits until they have settled.
 * Calls go to the network. Everything is removed after the test.
 */
export async function mountWidget(
  widget: TestWidget<ApiClient>,
  points: readonly Attributes[],
  { tag = 'section', html = '', before, options }: MountOptions = {},
): Promise<MountedWidget> {
  const actions: Readonly<Record<string, unknown>>[] = [];
  const elements = points.map((attributes) => {
    const element = document.createElement(tag);
    element.append(...(parseInert(html)?.childNodes ?? []));
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(name, value);
    }
    element.setAttribute('data-widget', widget.contract.name);
    element.addEventListener('widget:action', (event) => {
      actions.push((event as CustomEvent<Readonly<Record<string, unknown>>>).detail);
    });
    document.body.append(element);
    return element;
  });
  before?.();
  const { publicApi, errors, stop } = startEngine([widget], options, {
    createApi: createApiClient,
  });
  await publicApi.ready;
  const statuses = elements.map(({ dataset }) => dataset['widgetStatus']);
  return { elements, statuses, errors, actions, end: stop };
}
