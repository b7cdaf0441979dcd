import { type Fund, type FundLink, type ShareClass } from '../../api/funds.ts';
import { reportIcon } from '../../shared/components/known-icon.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { formatMoney, hasSeveralDollars } from '../../shared/rules/money.ts';
import { formatNavDate } from '../../shared/rules/nav-date.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';

export interface Figure {
  /** The key of the column's text. */
  readonly key: (typeof columns)[number][0];
  /** '' if it is missing. */
  readonly text: string;
}

export interface ShownLink {
  readonly icon: string;
  readonly label: string;
  readonly address: string;
}

export interface ShownClass {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly links: readonly ShownLink[];
}

export interface FundFigures {
  readonly name: string;
  readonly eyebrow: string;
  readonly description: string;
  readonly classes: readonly ShownClass[];
}

interface ShowOptions {
  /** For currencies without a locale of their own, and for dates as the page writes them. */
  readonly culture: string;
  readonly hasMinimum: boolean;
  readonly isDollarNamed: boolean;
  readonly report: ReportProblem;
}

/** The key of the column's text, the field, and the field of its currency or format. */
const columns = [
  ['nav', 'navUSD', 'navCurrency'],
  ['nav-date', 'navDate', 'navDateFormat'],
  ['investment-min', 'investmentMin', 'investmentMinCurrency'],
  ['fund-size', 'fundSize', 'fundSizeCurrency'],
] as const;

const expected = {
  amount: 'a number such as 26.84',
  currency: 'a currency such as USD',
  date: 'a date such as 2022-11-30',
} as const;

function showLink(
  link: FundLink | null,
  where: string,
  report: ReportProblem,
): ShownLink | undefined {
  if (!link) return undefined;
  const address = safeLink(link.URL);
  if (!address) {
    const expected = 'an address of a page or a file';
    const outcome = 'The link is left out.';
    report({ where: `${where}.URL`, found: quote(link.URL), expected, outcome });
    return undefined;
  }
  reportIcon(link.Icon, `${where}.Icon`, 'There is no icon.', report);
  return { icon: link.Icon, label: toPlainText(link.Label) || address, address };
}

function showClass(
  item: ShareClass,
  where: string,
  { culture, hasMinimum, isDollarNamed, report }: ShowOptions,
): ShownClass {
  const used = columns.filter(([key]) => hasMinimum || key !== 'investment-min');
  const figures = used.map(([key, field, currencyField]) => {
    const { text, unreadable } =
      field === 'navDate'
        ? formatNavDate(
            toPlainText(item.navDate),
            toPlainText(item.navDateFormat),
            toPlainText(item.navCurrency),
            culture,
          )
        : // Spaces may be entities: `1&nbsp;000&nbsp;000`.
          formatMoney(toPlainText(item[field]), toPlainText(item[currencyField]), culture, {
            isDollarNamed,
          });
    if (unreadable) {
      const wrong = unreadable === 'currency' ? currencyField : field;
      report({
        where: `${where}.${wrong}`,
        found: item[wrong] ? quote(item[wrong]) : 'missing',
        expected: expected[unreadable],
        outcome: text ? 'It is shown as it came.' : 'A dash is shown.',
      });
    }
    return { key, text };
  });
  return {
    name: toPlainText(item.shareClass),
    figures,
    links: (['link1', 'link2', 'link3', 'link4'] as const).flatMap(
      (name) => showLink(item[name], `${where}.${name}`, report) ?? [],
    ),
  };
}

/** Reports unreadable figures, and links without a usable address. */
export function formatFunds(
  funds: readonly Fund[],
  given: Omit<ShowOptions, 'isDollarNamed'>,
): readonly FundFigures[] {
  const currencies = funds
    .flatMap(({ shareClasses }) => shareClasses)
    .flatMap((item) => [item.navCurrency, item.investmentMinCurrency, item.fundSizeCurrency])
    .map(toPlainText);
  const options = { ...given, isDollarNamed: hasSeveralDollars(currencies, given.culture) };
  return funds
    .map(({ name, eyebrow, description, shareClasses }, index) => ({
      name: toPlainText(name),
      eyebrow: toPlainText(eyebrow),
      description: toPlainText(description),
      classes: shareClasses.map((item, position) =>
        showClass(item, `data-funds, funds[${index}].shareClasses[${position}]`, options),
      ),
    }))
    .filter(({ classes }) => classes.length > 0);
}
