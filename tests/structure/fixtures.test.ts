import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDocuments } from '../../api/documents.ts';
import { checkFunds } from '../../api/funds.ts';
import { answerSchemas, pageDataSchemas } from '../../api/published-schemas.ts';
import { checkSlides } from '../../api/slideshow.ts';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { compileForCms } from '../setup/compile-for-cms.ts';

function readAnswers(folder: string): [string, unknown][] {
  return readdirSync(projectPath(`fixtures/answers/${folder}`))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const path = `fixtures/answers/${folder}/${name}`;
      return [path, JSON.parse(readFileSync(projectPath(path), 'utf8')) as unknown];
    });
}

describe('the answers of the stubs', () => {
  it.each(readAnswers('slideshow'))('%s fits the schema, without a problem', (_, answer) => {
    expect(compileForCms(answerSchemas.slideshow)(answer)).toEqual([]);
    const checked = checkSlides(answer, 'slides');
    expect(checked.ok && checked.problems).toEqual([]);
  });

  it.each(readAnswers('verticalscroll'))('%s fits the schema, without a problem', (_, answer) => {
    expect(compileForCms(answerSchemas.slideshow)(answer)).toEqual([]);
    const checked = checkSlides(answer, 'slides');
    expect(checked.ok && checked.problems).toEqual([]);
  });

  it.each(readAnswers('articledata'))('%s fits the schema', (_, answer) => {
    expect(compileForCms(answerSchemas['articledata/news'])(answer)).toEqual([]);
  });

  it.each(readAnswers('.').filter(([path]) => path.endsWith('teamdata.json')))(
    '%s fits the schema',
    (_, answer) => {
      expect(compileForCms(answerSchemas.teamdata)(answer)).toEqual([]);
    },
  );

  it.each(readAnswers('signup'))('%s fits the schema', (_, answer) => {
    expect(compileForCms(answerSchemas.signup)(answer)).toEqual([]);
  });
});

describe('the data that pages supply', () => {
  const page = readPageData('fixtures', 'funds');

  it('documents fit the schema, without a problem: 120 over 8 years', () => {
    const { documents } = page;
    expect(compileForCms(pageDataSchemas['data-documents'])(documents)).toEqual([]);
    const checked = checkDocuments(documents, 'documents');
    expect(checked.ok && checked.problems).toEqual([]);
    const years = checked.ok ? checked.value.map(({ value }) => value.itemDateYear) : [];
    expect([years.length, new Set(years).size]).toEqual([120, 8]);
  });

  it('funds fit the schema, without a problem: six, in all seven currencies', () => {
    const { funds } = page;
    expect(compileForCms(pageDataSchemas['data-funds'])(funds)).toEqual([]);
    const checked = checkFunds(funds, 'funds');
    expect(checked.ok && checked.problems).toEqual([]);
    const classes = checked.ok ? checked.value.map(({ shareClasses }) => shareClasses) : [];
    expect(classes.map(({ length }) => length)).toEqual([4, 3, 2, 2, 2, 1]);
    const currencies = new Set(classes.flat().map(({ navCurrency }) => navCurrency));
    expect([...currencies].sort()).toEqual(['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'USD']);
  });
});
