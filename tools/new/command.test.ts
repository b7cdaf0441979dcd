import { describe, expect, it } from 'vitest';
import { runHere } from '../../tests/setup/run-here.ts';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { checkWidgetName, toPascalCase } from './widget-name.ts';

const form = 'expected words of small letters and digits with a hyphen between them, such as';

describe('the name of a new widget', () => {
  it('may be any that is not taken', () => {
    expect(checkWidgetName('fund-2-tickers')).toBe('fund-2-tickers');
    expect(toCamelCase('fund-2-tickers')).toBe('fund2Tickers');
    expect(toPascalCase('fund-2-tickers')).toBe('Fund2Tickers');
  });

  it.each([
    ['FundTicker', `is "FundTicker"; ${form}`],
    ['fund--ticker', `is "fund--ticker"; ${form}`],
    ['2-funds', `is "2-funds"; ${form}`],
    ['../funds', `is "../funds"; ${form}`],
    ['fünd', `is "fünd"; ${form}`],
    [undefined, `is missing; ${form}`],
    ['tabs', 'is "tabs", which widgets/tabs has already; expected one that is not taken.'],
    ['script', 'is "script", a word of the project; expected none of all-widgets, '],
    ['dropdown', 'is "dropdown", which shared/dropdown/dropdown'],
    ['status-line', 'is "status-line", which shared/components/status-line.tsx has already'],
    ['motion', 'is "motion", which shared/'],
  ])('is refused in one sentence: %j', (name, sentence) => {
    expect(() => checkWidgetName(name)).toThrow(`new: the name ${sentence}`);
  });
});

it.each([
  [['funds', '--kind', 'page'], 'new: --kind is "page"; expected react or behaviour.'],
  [['funds', 'more'], 'new: 2 names are given; expected one.'],
  [['Funds'], `new: the name is "Funds"; ${form} fund-ticker.`],
])('npm run new refuses %j, and writes nothing', async (values, sentence) => {
  const { code, output, errors } = await runHere('tools/new/command.ts', ...values);
  expect([code, output, errors]).toEqual([1, '', `${sentence} Nothing is written.\n`]);
});
