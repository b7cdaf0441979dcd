import { type AttributeDeclaration, type AttributeType } from '../../shared/widget/attributes.ts';
import { type AddressOf, type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { OptionError } from '../command-line.ts';
import { type DeclaredWidget } from '../read-widgets.ts';
import { type DescribedSchema, describeForForms } from './describe-schema.ts';
import { shorten } from './example-answer.ts';
import { findKeywords } from './field-kinds.ts';
import { isPageData, publishedPageData } from './published-schemas.ts';
import { readDefault } from './read-default.ts';
import { sayTitle } from './say-title.ts';

/** An attribute for whoever reads no TypeScript: forms, editors, the reference. */
export interface AttributeEntry {
  /** Without `data-`. */
  readonly name: string;
  readonly attribute: string;
  readonly title: string;
  readonly type: AttributeType;
  /** Absent if an attribute that is not there has no value. */
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly unit?: string;
  readonly choices?: readonly string[];
  readonly required: boolean;
  /** If it is there and unreadable, the widget cannot start. */
  readonly strict?: true;
  readonly deprecatedFor?: string;
  /** Words that follow "expected". */
  readonly expected: string;
  /** Markdown on one line. */
  readonly documentation: string;
  readonly example?: unknown;
  /** The schema of the value; for JSON, of the data. */
  readonly schema: DescribedSchema;
}

function makeSchema(
  name: string,
  { type, choices = [], minimum }: AttributeDeclaration<unknown>,
  address: AddressOf | undefined,
): DescribedSchema {
  switch (type) {
    case 'text':
      return { type: 'string', ...(address && findKeywords({}, address)) };
    case 'choice':
      return { type: 'string', enum: choices };
    case 'number':
      return { type: 'integer', ...(minimum !== undefined && { minimum }) };
    case 'yes-no':
      return { type: 'boolean' };
    case 'json': {
      const key = `data-${name}`;
      if (!isPageData(key)) return {};
      const { schema, docs } = publishedPageData[key];
      return describeForForms(schema, docs);
    }
  }
}

/** The beginning of the data of the first example that has them. */
function findData(attribute: string, examples: readonly WidgetExample[]): unknown {
  const texts = examples.map(({ attributes }) =>
    new Map(Object.entries(attributes)).get(attribute),
  );
  const text = texts.find((each) => each !== undefined && /^\s*[[{]/.test(each));
  return text === undefined ? undefined : shorten(JSON.parse(text));
}

function findExample(
  name: string,
  { type, choices = [], fallback }: AttributeDeclaration<unknown>,
  docs: Pick<ContractDocs, 'examples'>,
  examples: readonly WidgetExample[],
): unknown {
  const written = docs.examples?.[name];
  switch (type) {
    case 'choice':
      return written ?? choices.at(-1);
    case 'number':
      return written === undefined ? fallback : Number(written);
    case 'yes-no':
      return fallback !== true;
    case 'json':
      return findData(`data-${name}`, examples);
    case 'text':
      return written;
  }
}

/** What is declared of a widget, or of the script tag. */
interface Documented extends Pick<DeclaredWidget, 'contract' | 'examples'> {
  readonly docs: Pick<ContractDocs, 'addresses' | 'attributes' | 'examples'>;
}

export function listAttributes({
  contract,
  docs,
  examples,
}: Documented): readonly AttributeEntry[] {
  return Object.entries(contract.attributes).map(([name, declaration]) => {
    const { type, minimum, unit, choices, isStrict, deprecatedFor } = declaration;
    const { isRequired, expected } = declaration;
    const plain = readDefault(declaration);
    const example = findExample(name, declaration, docs, examples);
    if (example === undefined && contract.kind !== 'script' && !deprecatedFor) {
      const file = `widgets/${contract.name}/${contract.name}`;
      const hint =
        type === 'json'
          ? `${file}.examples.ts: no example has data-${name}.`
          : `${file}.docs.ts: data-${name} needs a value for the reference: examples: { '${name}': '…' }.`;
      throw new OptionError(hint);
    }
    return {
      name,
      attribute: `data-${name}`,
      title: sayTitle(name),
      type,
      ...(plain !== undefined && { default: plain }),
      ...(minimum !== undefined && { minimum }),
      ...(unit !== undefined && { unit }),
      ...(choices && { choices }),
      required: isRequired,
      ...(isStrict && { strict: isStrict }),
      ...(deprecatedFor !== undefined && { deprecatedFor }),
      expected,
      documentation: docs.attributes[name] ?? '',
      ...(example !== undefined && { example }),
      schema: makeSchema(name, declaration, docs.addresses?.[name]),
    };
  });
}
