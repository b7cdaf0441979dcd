import { scriptDocs } from '../../shared/page/script-options.docs.ts';
import { scriptContract } from '../../shared/page/script-options.ts';
import { type AttributeDeclaration } from '../../shared/widget/attributes.ts';
import { type ContractDocs, type WidgetContract } from '../../shared/widget/define-contract.ts';

export interface DocumentedContract {
  readonly contract: WidgetContract;
  readonly docs: Pick<ContractDocs, 'attributes' | 'markup' | 'summary' | 'texts'>;
}

interface CustomAttribute {
  readonly name: string;
  readonly description: { readonly kind: 'markdown'; readonly value: string };
  readonly values?: readonly { readonly name: string; readonly description?: string }[];
}

/** A line about an attribute, from one of the widgets that have it. */
interface Mention {
  readonly name: string;
  readonly line: string;
  readonly values?: readonly string[];
}

function listValues({ type, choices }: AttributeDeclaration<unknown>): readonly string[] {
  return type === 'yes-no' ? ['true', 'false'] : (choices ?? []);
}

function sayDefault({ isRequired, fallback }: AttributeDeclaration<unknown>): string {
  if (isRequired) return ' Required.';
  const isShown = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback !== '';
  return isShown ? ` Default: \`${String(fallback)}\`.` : '';
}

function listAttributes({ contract, docs }: DocumentedContract, intro: string): readonly Mention[] {
  return Object.entries(contract.attributes).map(([name, declaration]) => {
    const doc = docs.attributes[name] ?? '';
    const line = `${intro}${doc} Expected: ${declaration.expected}.${sayDefault(declaration)}`;
    return { name: `data-${name}`, line, values: listValues(declaration) };
  });
}

/** The scope is the widget if a text applies to a whole page: `data-text-<scope><key>`. */
function listTexts({ contract, docs }: DocumentedContract, scope: string): readonly Mention[] {
  return Object.entries(contract.texts).map(([key, text]) => ({
    name: `data-text-${scope}${key}`,
    line: `**${contract.name}**: ${docs.texts[key] ?? ''} ${text === '' ? 'Default: none.' : `Default: “${text}”.`}`,
  }));
}

/** Several widgets may have an attribute, each with a meaning of its own. */
function group(mentions: readonly Mention[]): readonly CustomAttribute[] {
  return [...new Set(mentions.map(({ name }) => name))].map((name) => {
    const ofName = mentions.filter((mention) => mention.name === name);
    const values = [...new Set(ofName.flatMap((mention) => mention.values ?? []))];
    const value = [...new Set(ofName.map(({ line }) => line))].join('\n\n');
    return {
      name,
      description: { kind: 'markdown', value },
      ...(values.length > 0 && { values: values.map((each) => ({ name: each })) }),
    };
  });
}

function describeMountPoint(widgets: readonly DocumentedContract[]): CustomAttribute {
  const mounted = widgets.filter(({ contract }) => contract.kind !== 'page');
  return {
    name: 'data-widget',
    description: {
      kind: 'markdown',
      value: 'Makes the element a mount point: the script brings it to life.',
    },
    values: mounted.map(({ contract, docs }) => ({
      name: contract.name,
      description: docs.summary,
    })),
  };
}

/** The attributes in the format of VS Code's HTML custom data, which other editors read too. */
export function makeCustomData(widgets: readonly DocumentedContract[]): object {
  const editing: Mention = {
    name: 'data-editing',
    line: 'Stands on the page or on an element while a CMS editor works on it: no autoplay, no pinning, no history writes.',
    values: ['true', 'false'],
  };
  const own = widgets.flatMap((widget) => [
    ...listAttributes(widget, `**${widget.contract.name}**: `),
    ...Object.entries(widget.docs.markup ?? {}).map(([name, doc]) => ({
      name,
      line: `**${widget.contract.name}**: ${doc}`,
    })),
    ...listTexts(widget, ''),
  ]);
  const pageTexts = widgets.flatMap((widget) => listTexts(widget, `${widget.contract.name}-`));
  const script = { contract: scriptContract, docs: scriptDocs };
  return {
    version: 1.1,
    globalAttributes: [describeMountPoint(widgets), ...group([editing, ...own])],
    tags: [
      { name: 'script', attributes: group([...listAttributes(script, ''), ...pageTexts]) },
      { name: 'html', attributes: group(pageTexts) },
    ],
  };
}
