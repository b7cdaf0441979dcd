import { type DefaultTreeAdapterTypes as Tree, parseFragment, serialize } from 'parse5';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { createTemplates } from './templates.ts';
import { projectPath } from '../project.ts';

/** An example with its mount point: the element's name, all of its attributes, and its content. */
interface DrawnExample extends WidgetExample {
  readonly tag: string;
  readonly html: string;
}

/** The partial's parameters: an example's attributes, its texts, and what it says beside them. */
function findParameters(
  contract: WidgetContract,
  { attributes, partial }: WidgetExample,
): Readonly<Record<string, unknown>> {
  const written = new Map(Object.entries(attributes));
  const parameters = Object.entries(contract.attributes).map(([key, { type }]) => {
    const text = written.get(`data-${key}`);
    const value: unknown = type === 'json' && text !== undefined ? JSON.parse(text) : text;
    return [toCamelCase(key), value] as const;
  });
  const texts = [...written].flatMap(([key, text]) =>
    key.startsWith('data-text-') ? [[key.slice('data-text-'.length), text] as const] : [],
  );
  return { ...Object.fromEntries(parameters), texts: Object.fromEntries(texts), ...partial };
}

/** What the partial of an example is given, on a page in English. */
export function makePartialData(contract: WidgetContract, example: WidgetExample) {
  return {
    site: { origin: 'https://www.alderfen.example' },
    page: { address: '/article', culture: 'en-US', culturePath: 'en-us' },
    ...findParameters(contract, example),
  };
}

/** An example as its widget's partial renders it, unless it has HTML of its own. */
export function drawExample(contract: WidgetContract, example: WidgetExample): DrawnExample {
  const { html, tag = 'div', attributes } = example;
  if (html !== undefined) return { ...example, tag, html };
  const rendered = createTemplates(projectPath('templates')).renderPartial(
    `mount-points/${contract.name}`,
    makePartialData(contract, example),
  );
  const { childNodes } = parseFragment(rendered);
  const root = childNodes.find((node): node is Tree.Element => 'attrs' in node);
  const written = (root?.attrs ?? [])
    .filter(({ name }) => name !== 'data-widget')
    .map(({ name, value }) => [name, value] as const);
  return {
    ...example,
    tag: root?.tagName ?? tag,
    attributes: { ...Object.fromEntries(written), ...attributes },
    html:
      root === undefined
        ? ''
        : serialize(root)
            .replaceAll(/\n\s*\n/g, '\n')
            .trim(),
  };
}
