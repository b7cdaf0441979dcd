import { type AttributeDeclaration } from '../../shared/widget/attributes.ts';
import { type ContractDocs, type WidgetContract } from '../../shared/widget/define-contract.ts';
import { OptionError } from '../command-line.ts';
import { code } from './markdown.ts';

const types: Readonly<Record<AttributeDeclaration<unknown>['type'], string>> = {
  text: 'text',
  choice: 'one of',
  number: 'whole number',
  'yes-no': 'true or false',
  json: 'JSON',
};

function writeType({ type, choices = [], expected }: AttributeDeclaration<unknown>): string {
  if (type === 'choice') return choices.map(code).join(', ');
  return type === 'number' ? expected.replace(/^a /, '') : types[type];
}

/** Data have no default; the other defaults are words, numbers, true and false. */
function writeDefault({ isRequired, fallback }: AttributeDeclaration<unknown>): string {
  const hasDefault = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback !== '';
  return isRequired || !hasDefault ? 'none' : code(JSON.stringify(fallback).replace(/"/g, ''));
}

function writeRequired(name: string, contract: WidgetContract): string {
  if (contract.attributes[name]?.isRequired) return 'yes';
  const group = (contract.requireOneOf ?? []).find((names) => names.includes(name));
  if (group === undefined) return 'no';
  const others = group.filter((other) => other !== name).map((other) => code(`data-${other}`));
  return `this or ${others.join(' or ')}`;
}

function findExampleValue(name: string, contract: WidgetContract, docs: ContractDocs): string {
  const declaration = contract.attributes[name];
  const written = docs.examples?.[name];
  if (written !== undefined) return written;
  switch (declaration?.type) {
    case 'choice':
      return declaration.choices?.at(-1) ?? '';
    case 'number':
      return JSON.stringify(declaration.fallback);
    case 'yes-no':
      return String(declaration.fallback !== true);
    case 'json':
      return `#${contract.name}-${name}`;
    default:
      throw new OptionError(
        `widgets/${contract.name}/${contract.name}.docs.ts: data-${name} needs a value for the reference: examples: { '${name}': '…' }.`,
      );
  }
}

/** The attributes of a contract as rows: name, type, default, required, meaning, example. */
export function listAttributeRows(
  contract: WidgetContract,
  docs: ContractDocs,
): readonly (readonly string[])[] {
  return Object.entries(contract.attributes).map(([name, declaration]) => [
    code(`data-${name}`),
    writeType(declaration),
    writeDefault(declaration),
    writeRequired(name, contract),
    docs.attributes[name] ?? '',
    code(`data-${name}="${findExampleValue(name, contract, docs)}"`),
  ]);
}
