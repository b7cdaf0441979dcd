import { type DefaultTreeAdapterTypes as Tree, parseFragment, serialize } from 'parse5';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { createTemplates } from '../pages/templates.ts';
import { projectPath } from '../project.ts';

/** `page-size` → `pageSize`, the name of the partial's parameter. */
function toParameter(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The content of a widget's partial, with the attributes of an example as its parameters. */
export function renderPartialContent(
  { name, attributes: declared }: WidgetContract,
  { attributes, partial }: WidgetExample,
): string {
  const written = new Map(Object.entries(attributes));
  const parameters = Object.entries(declared).map(([key, { type }]) => {
    const text = written.get(`data-${key}`);
    const value: unknown = type === 'json' && text !== undefined ? JSON.parse(text) : text;
    return [toParameter(key), value] as const;
  });
  const texts = [...written].flatMap(([key, text]) =>
    key.startsWith('data-text-') ? [[key.slice('data-text-'.length), text] as const] : [],
  );
  const html = createTemplates(projectPath('templates')).renderPartial(`mount-points/${name}`, {
    ...Object.fromEntries(parameters),
    texts: Object.fromEntries(texts),
    page: { culture: 'en-US', culturePath: 'en-us' },
    ...partial,
  });
  const root = parseFragment(html).childNodes.find((node): node is Tree.Element => 'attrs' in node);
  return root === undefined ? '' : serialize(root).trim();
}
