import { clampPage, countPages } from '../../shared/rules/page-bounds.ts';
import { type Chosen, filters, nothingChosen } from './find-documents.ts';

/** What the address keeps (CONTRACT 5). */
export interface View {
  readonly chosen: Chosen;
  /** From 1; always one that exists. */
  readonly page: number;
}

const pageName = 'docPage';

/** Every name that a document list owns in the address. */
export const addressNames: readonly string[] = [
  ...filters.map(({ addressName }) => addressName),
  pageName,
];

/** The values by name that keep a view: what chooses nothing, and page 1, stay out of the address. */
export function writeView({ chosen, page }: View): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { field, addressName } of filters) {
    if (chosen[field] !== '') values.set(addressName, chosen[field]);
  }
  if (page > 1) values.set(pageName, String(page));
  return values;
}

interface ReadViewOptions {
  /** The values that exist, by filter. */
  readonly options: Readonly<Record<keyof Chosen, readonly string[]>>;
  readonly pageSize: number;
  /** How many documents a choice finds. */
  readonly onCount: (chosen: Chosen) => number;
}

/** The view that an address keeps, clamped to what there is: a value that does not exist chooses nothing. */
export function readView(
  values: ReadonlyMap<string, string>,
  { options, pageSize, onCount }: ReadViewOptions,
): View {
  const chosen = { ...nothingChosen };
  for (const { field, addressName } of filters) {
    const value = values.get(addressName);
    if (value !== undefined && options[field].includes(value)) chosen[field] = value;
  }
  const pageCount = countPages(onCount(chosen), pageSize);
  return { chosen, page: clampPage(values.get(pageName), pageCount) };
}
