import { type ContractDocs, type WidgetContract } from '../../shared/widget/define-contract.ts';
import { code } from './markdown.ts';

type Row = readonly string[];

function writeDetail(detail: object): string {
  // A space after each colon and comma, as people write it.
  const json = JSON.stringify(detail, null, 1).replace(/\n\s*/g, ' ');
  return code(json.replace('{ ', '{').replace(' }', '}'));
}

export function listActionRows({ name }: WidgetContract, docs: ContractDocs): readonly Row[] {
  return Object.entries(docs.actions).map(([action, { when, detail }]) => [
    code(action),
    when,
    writeDetail({ widget: name, action, ...detail }),
  ]);
}

export function listEventRows(
  { name, kind, attributes }: WidgetContract,
  docs: ContractDocs,
): readonly Row[] {
  const own = Object.entries(docs.events ?? {}).map(([event, { when, detail }]) => [
    code(event),
    when,
    writeDetail(detail),
  ]);
  const [attribute] = Object.keys(attributes);
  const problem = {
    widget: name,
    where: attribute === undefined ? 'the content' : `data-${attribute}`,
    found: '…',
    expected: '…',
    message: '…',
    isFatal: false,
  };
  const problems = [
    code('widget:problem'),
    'Something is wrong with an attribute or the data: each line that the console gets.',
    writeDetail(problem),
  ];
  if (kind === 'page') return [...own, problems];
  return [
    ...own,
    [code('widget:mounted'), 'It is there.', writeDetail({ widget: name })],
    problems,
    [
      code('widget:failed'),
      'It could not start, or broke; what the CMS rendered is back. `error` is the reason.',
      code(`{"widget": "${name}", "error": Error}`),
    ],
    [code('widget:unmounted'), 'It has gone from the page.', writeDetail({ widget: name })],
  ];
}
