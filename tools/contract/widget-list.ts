import { scriptDocs } from '../../shared/page/script-options.docs.ts';
import { scriptContract } from '../../shared/page/script-options.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type Plain } from '../../shared/widget/plain.ts';
import { drawExample } from '../render/draw-example.ts';
import { type DeclaredWidget } from '../read-widgets.ts';
import { type AttributeEntry, listAttributes } from './list-attributes.ts';
import { type EventEntry, listEvents } from './list-events.ts';
import { sayTitle } from './say-title.ts';

export interface TextEntry {
  readonly key: string;
  readonly attribute: string;
  /** On the script tag or `<html>`, for all widgets of this name. */
  readonly pageAttribute: string;
  readonly title: string;
  readonly default: string;
  readonly placeholders: readonly string[];
  readonly documentation: string;
}

export interface WidgetEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: WidgetContract['kind'];
  /** Whether editors place it into content, or a page has it once, from its template. */
  readonly placement: 'content' | 'template';
  /** The element that the examples have. */
  readonly element: { readonly tag: string; readonly class: string };
  /** What it works with: `data` is JSON in the page. */
  readonly needs: 'markup' | 'data' | 'data-or-back-end' | 'back-end';
  /** By the names of the stubs. */
  readonly calls: readonly string[];
  readonly content: {
    readonly expected: boolean;
    readonly documentation: string;
    readonly example: string;
  };
  /** The content that follows from the data. */
  readonly plain?: Plain;
  readonly attributes: readonly AttributeEntry[];
  /** At least one attribute of each group is required. */
  readonly requireOneOf: readonly (readonly string[])[];
  /** Attributes of other elements of the page. */
  readonly markup: readonly { readonly attribute: string; readonly documentation: string }[];
  readonly texts: readonly TextEntry[];
  readonly events: readonly EventEntry[];
  /** The address of its document in the package. */
  readonly reference: string;
}

/** Everything that a template author may write, in one place: what forms and editors are made from. */
export interface WidgetList {
  readonly $schema: string;
  readonly version: string;
  readonly widgets: readonly WidgetEntry[];
  /** The script tag. */
  readonly script: Pick<WidgetEntry, 'attributes' | 'name' | 'summary' | 'title'>;
}

function findNeeds({ contract, docs }: DeclaredWidget): WidgetEntry['needs'] {
  const data = Object.entries(contract.attributes).filter(([, { type }]) => type === 'json');
  if ((docs.calls ?? []).length === 0) return data.length > 0 ? 'data' : 'markup';
  const isInstead = data.some(
    ([key, { isStrict }]) => isStrict === true || contract.requireOneOf?.flat().includes(key),
  );
  return isInstead ? 'data-or-back-end' : 'back-end';
}

function listTexts({ contract, docs }: DeclaredWidget): readonly TextEntry[] {
  return Object.entries(contract.texts).map(([key, text]) => ({
    key,
    attribute: `data-text-${key}`,
    pageAttribute: `data-text-${contract.name}-${key}`,
    title: sayTitle(key),
    default: text,
    placeholders: [...new Set(text.match(/(?<=\{)\w+(?=\})/g) ?? [])],
    documentation: docs.texts[key] ?? '',
  }));
}

export function findSample(
  examples: DeclaredWidget['examples'],
): DeclaredWidget['examples'][number] | undefined {
  return examples.find(({ isSample }) => isSample) ?? examples[0];
}

/** The element of the sample, and what the CMS renders in it. */
function readSample({
  contract,
  docs,
  examples,
}: DeclaredWidget): Pick<WidgetEntry, 'content' | 'element'> {
  const { content: documentation = '' } = docs;
  const sample = findSample(examples);
  const drawn = sample && drawExample(contract, sample);
  const expected = documentation !== '' && drawn !== undefined;
  return {
    element: { tag: drawn?.tag ?? 'div', class: drawn?.attributes.class ?? '' },
    content: { expected, documentation, example: expected ? drawn.html : '' },
  };
}

export function makeWidgetEntry(widget: DeclaredWidget): WidgetEntry {
  const { contract, docs } = widget;
  const { name, kind, requireOneOf = [] } = contract;
  return {
    name,
    title: sayTitle(name),
    summary: docs.summary,
    kind,
    placement: docs.placement ?? 'content',
    needs: findNeeds(widget),
    calls: docs.calls ?? [],
    ...readSample(widget),
    ...(docs.plain && { plain: docs.plain }),
    attributes: listAttributes(widget),
    requireOneOf,
    markup: Object.entries(docs.markup ?? {}).map(([attribute, documentation]) => ({
      attribute,
      documentation,
    })),
    texts: listTexts(widget),
    events: listEvents(widget),
    reference: `widgets/${name}/README.md`,
  };
}

/** What editors place into content, without attributes that only old pages have: what forms are made of. */
export function listPlaced(widgets: readonly WidgetEntry[]): readonly WidgetEntry[] {
  return widgets
    .filter(({ placement }) => placement === 'content')
    .map((widget) => ({
      ...widget,
      attributes: widget.attributes.filter(({ deprecatedFor }) => deprecatedFor === undefined),
    }));
}

export function makeWidgetList(version: string, widgets: readonly DeclaredWidget[]): WidgetList {
  const script = { contract: scriptContract, docs: scriptDocs, examples: [] };
  return {
    $schema: './widgets.schema.json',
    version,
    widgets: widgets.map(makeWidgetEntry),
    script: {
      name: scriptContract.name,
      title: 'The script tag',
      summary: scriptDocs.summary,
      attributes: listAttributes(script),
    },
  };
}
