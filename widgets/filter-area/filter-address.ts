import { parseYesNo } from '../../shared/rules/yes-no.ts';
import { type Choices } from './match-items.ts';

/** The state that the address stores (docs/contract.md, 5). */
export interface AddressState {
  readonly choices: Choices;
  readonly isAlphabetical: boolean;
  /** As written in the address, so it may be anything. */
  readonly pageNumber: number | string;
}

/** `a,b` → `a%2Cb`, and `%` → `%25`, so that `%2C` in a value is preserved. */
function encodeValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

/** Leaves other percent signs alone, which somebody typed. */
function decodeValue(text: string): string {
  return text.replace(/%(2C|25)/gi, (_, code: string) => (code === '25' ? '%' : ','));
}

export function encodeList(values: Iterable<string>): string {
  return [...values].map(encodeValue).join(',');
}

export function decodeList(text: string): readonly string[] {
  return text.split(',').map(decodeValue);
}

const toName = (fieldName: string) => `menu_${fieldName}`;

export function listAddressNames(fieldNames: readonly string[]): readonly string[] {
  return ['filterState', 'showAlphabetically', 'currentPage', ...fieldNames.map(toName)];
}

export function writeAddress(state: AddressState): ReadonlyMap<string, string> {
  const values = new Map([
    ['filterState', '1'],
    ['showAlphabetically', String(state.isAlphabetical)],
    ['currentPage', String(state.pageNumber)],
  ]);
  for (const [fieldName, chosen] of state.choices) {
    if (chosen.size > 0) values.set(toName(fieldName), encodeList(chosen));
  }
  return values;
}

/** Undefined without `filterState=1`. */
export function readAddress(
  values: ReadonlyMap<string, string>,
  fieldNames: readonly string[],
): AddressState | undefined {
  if (values.get('filterState') !== '1') return undefined;
  const choices = new Map<string, ReadonlySet<string>>();
  for (const fieldName of fieldNames) {
    const text = values.get(toName(fieldName));
    if (text !== undefined) choices.set(fieldName, new Set(decodeList(text)));
  }
  return {
    choices,
    isAlphabetical: parseYesNo(values.get('showAlphabetically')) ?? false,
    pageNumber: values.get('currentPage') ?? 1,
  };
}
