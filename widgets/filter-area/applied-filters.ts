import { type MenuData, type FilterOption } from '../../api/filter-menus.ts';
import { toComparable } from '../../shared/html/comparable-text.ts';
import { foldText } from '../../shared/rules/invisible.ts';
import { type AddressState, readAddress } from './filter-address.ts';
import { type Choices } from './match-items.ts';

/** In the order of menus and options, so that equal choices have equal addresses. */
function choose(
  menus: readonly MenuData[],
  isChosen: (fieldName: string, option: FilterOption) => boolean | undefined,
): Choices {
  const choices = new Map<string, ReadonlySet<string>>();
  for (const { fieldName, options } of menus) {
    const chosen = options.filter((option) => isChosen(fieldName, option));
    if (chosen.length > 0) choices.set(fieldName, new Set(chosen.map(({ value }) => value)));
  }
  return choices;
}

/**
 * If the address says nothing, what is checked in the data applies (DECISIONS "Filters"). The page is clamped only when
 * the results are known; only people can be sorted by name.
 */
export function readApplied(
  values: ReadonlyMap<string, string>,
  menus: readonly MenuData[],
  isTeam: boolean,
): AddressState {
  const fieldNames = menus.map(({ fieldName }) => fieldName);
  const address = readAddress(values, fieldNames);
  if (!address) {
    const choices = choose(menus, (_, { isChecked }) => isChecked);
    return { choices, isAlphabetical: false, pageNumber: 1 };
  }
  return {
    // A handwritten link may contain a value in the CMS's spelling.
    choices: choose(menus, (fieldName, { value }) =>
      [...(address.choices.get(fieldName) ?? [])].some((each) =>
        [each, toComparable(each)].some((text) => foldText(text) === foldText(value)),
      ),
    ),
    isAlphabetical: isTeam && address.isAlphabetical,
    pageNumber: address.pageNumber,
  };
}

export function withMenu(
  menus: readonly MenuData[],
  choices: Choices,
  fieldName: string,
  chosen: ReadonlySet<string>,
): Choices {
  const next = new Map([...choices, [fieldName, chosen]]);
  return choose(menus, (name, { value }) => next.get(name)?.has(value));
}

export function withValue(
  values: ReadonlySet<string> | undefined,
  value: string,
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(values);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
