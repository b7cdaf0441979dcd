import { type Scenario } from '../../fixtures/scenario-names.ts';
import { type DeclaredWidget } from '../read-widgets.ts';

export interface GalleryState {
  readonly name: string;
  readonly doc: string;
  readonly example: string;
  readonly scenario: Scenario;
  readonly dir: 'ltr' | 'rtl';
  readonly isNarrow: boolean;
}

const ofScenarios: readonly (readonly [Scenario, string, string])[] = [
  ['slow', 'loading', 'The answer takes two seconds; until then, what the CMS rendered.'],
  ['empty', 'empty', 'The CMS answers with nothing to show.'],
  ['error', 'error', 'The CMS answers with status 500.'],
  ['malformed', 'malformed', 'The answer is wrong in its parts.'],
  ['html', 'html', 'The CMS answers with an HTML page and status 200.'],
  ['huge', 'huge', '10,000 items.'],
];

/** Each example; the first also from right to left, narrow, and in each scenario if it makes calls. */
export function listStates({ docs, examples }: DeclaredWidget): readonly GalleryState[] {
  const [first] = examples;
  if (first === undefined) return [];
  const plain = { example: first.name, scenario: 'normal', dir: 'ltr', isNarrow: false } as const;
  const scenarios = (docs.calls ?? []).length > 0 ? ofScenarios : [];
  return [
    ...examples.map(({ name, doc }) => ({ ...plain, name, doc, example: name })),
    ...scenarios.map(([scenario, name, doc]) => ({
      ...plain,
      name: `${name}-answer`,
      doc,
      scenario,
    })),
    { ...plain, name: 'page-right-to-left', doc: 'On a page from right to left.', dir: 'rtl' },
    { ...plain, name: 'narrow', doc: 'In a window of 320 px.', isNarrow: true },
  ];
}
