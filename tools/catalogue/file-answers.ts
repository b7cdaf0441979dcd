import { isRecord } from '../../fixtures/is-record.ts';
import { type StubCallName, type StubRequest } from '../../fixtures/scenarios.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { projectPath } from '../project.ts';
import { answerFromFixtures } from '../render/answer-from-fixtures.ts';
import { type DeclaredWidget } from '../read-widgets.ts';
import { type GalleryState, listStates } from '../gallery/states.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** What a mount point asks of each call, by its attributes; nothing if it does not make the call. */
const requests: Readonly<
  Record<StubCallName, (attributes: Attributes) => StubRequest | undefined>
> = {
  slideshow: readId,
  verticalscroll: readId,
  articledata: ({ 'data-source': id = '', 'data-content': content }) =>
    id === 'team' || content !== undefined ? undefined : { id },
  teamdata: ({ 'data-source': source, 'data-content': content }) =>
    source !== 'team' || content !== undefined ? undefined : {},
  search: ({ 'data-search-text': searchtext, 'data-page-size': pagesize = '10' }) =>
    searchtext === undefined ? undefined : { query: { searchtext, pagesize } },
  signup: () => ({ body: { email: 'name@firm.example' } }),
};

function readId({ 'data-carousel-id': id }: Attributes): StubRequest | undefined {
  return id === undefined ? undefined : { id: id.toLowerCase() };
}

interface FileAnswer {
  /** The file that a page of this state asks for. */
  readonly name: string;
  /** Its text; without one there is no such file, which a call takes for an error. */
  readonly text?: string;
}

/** A file knows no page: what it holds is all there is. */
function countEntries(body: string): string {
  const answer: unknown = JSON.parse(body);
  if (!isRecord(answer) || !Array.isArray(answer['Items'])) return body;
  return JSON.stringify({ ...answer, TotalItemCount: answer['Items'].length });
}

/** The file that answers the call of a state, in the language of a folder such as `de/`. */
export function makeFileAnswer(
  { docs }: DeclaredWidget,
  { attributes }: WidgetExample,
  { scenario }: GalleryState,
  language: string,
): FileAnswer | undefined {
  for (const call of (docs.calls ?? []) as readonly StubCallName[]) {
    const request = requests[call](attributes);
    if (request === undefined) continue;
    const { status, headers, body } = answerFromFixtures(
      projectPath('fixtures'),
      call,
      scenario,
      request,
      language,
    );
    if (status !== 200) return { name: 'missing.json' };
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    if (!isJson) return { name: 'page.html', text: body };
    const asked = request.id ?? request.query?.['searchtext'];
    const parts = [call, asked, scenario === 'normal' ? undefined : scenario];
    const name = `${parts.filter(Boolean).join('-')}.json`;
    return { name, text: call === 'search' ? countEntries(body) : body };
  }
  return undefined;
}

/** What a file cannot do: answer late, or with more than anybody wants to keep. */
const ofServers = new Set<string>(['slow', 'huge']);

/** Whether the first example asks by itself: what is sent, or asked as one types, has no answer before. */
function asksAtOnce({ docs, examples: [first] }: DeclaredWidget): boolean {
  const calls = (docs.calls ?? []) as readonly StubCallName[];
  return calls.some(
    (call) => call !== 'signup' && requests[call](first?.attributes ?? {}) !== undefined,
  );
}

/** The states that files can show. */
export function listFileStates(widget: DeclaredWidget): readonly GalleryState[] {
  const asks = asksAtOnce(widget);
  return listStates(widget).filter(
    ({ scenario }) => scenario === 'normal' || (asks && !ofServers.has(scenario)),
  );
}
