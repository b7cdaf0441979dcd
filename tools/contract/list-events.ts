import { type DeclaredWidget } from '../read-widgets.ts';

export interface EventEntry {
  readonly name: string;
  /** Only for `widget:action`. */
  readonly action?: string;
  readonly when: string;
  /** An example of `event.detail`. */
  readonly detail: object;
}

/** What the visitor does, then the widget's own events, then those that all widgets send. */
export function listEvents({
  contract,
  docs,
}: Pick<DeclaredWidget, 'contract' | 'docs'>): readonly EventEntry[] {
  const { name: widget, kind, attributes } = contract;
  if (kind === 'script') return [];
  const actions = Object.entries(docs.actions).map(([action, { when, detail }]) => ({
    name: 'widget:action',
    action,
    when,
    detail: { widget, action, ...detail },
  }));
  const own = Object.entries(docs.events ?? {}).map(([name, event]) => ({ name, ...event }));
  const [attribute] = Object.keys(attributes);
  const problem = {
    name: 'widget:problem',
    when: 'Something is wrong with an attribute or the data: each line that the console gets.',
    detail: {
      widget,
      where: attribute === undefined ? 'the content' : `data-${attribute}`,
      found: '…',
      expected: '…',
      message: '…',
      isFatal: false,
    },
  };
  // A page behaviour has no mount point that comes and goes.
  if (kind === 'page') return [...actions, ...own, problem];
  return [
    ...actions,
    ...own,
    { name: 'widget:mounted', when: 'It is there.', detail: { widget } },
    problem,
    {
      name: 'widget:failed',
      when: 'It could not start, or broke; what the CMS rendered is back. `error` is the reason.',
      detail: { widget, error: 'Error' },
    },
    { name: 'widget:unmounted', when: 'It has gone from the page.', detail: { widget } },
  ];
}
