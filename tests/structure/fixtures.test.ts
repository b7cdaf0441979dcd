import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDocuments } from '../../api/documents.ts';
import { checkFunds } from '../../api/funds.ts';
import { checkPerformance } from '../../api/performance.ts';
import { publishedAnswers, publishedPageData } from '../../tools/contract/published-schemas.ts';
import { checkSlides } from '../../api/slideshow.ts';
import { readPageData } from '../../tools/render/page-fixtures.ts';
import { projectPath, readText } from '../../tools/project.ts';
import { compileForCms } from '../setup/site/compile-for-cms.ts';

const files = readdirSync(projectPath('fixtures/answers'), { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json') && !path.endsWith('search-words.json'));

describe('the answers of the stubs', () => {
  it.each(files)('%s fits its schema, slides without a problem', (path) => {
    const answer: unknown = JSON.parse(readText(`fixtures/answers/${path}`));
    const name = path.replace(/^(?:ar|de)\/|\.json$/g, '');
    const found = Object.entries(publishedAnswers).find(
      ([each]) => name === each || name.startsWith(`${each}/`),
    );
    expect(found && compileForCms(found[1].schema)(answer)).toEqual([]);
    if (found?.[1] !== publishedAnswers.slideshow) return;
    const checked = checkSlides(answer, 'slides');
    expect(checked.ok && checked.problems).toEqual([]);
  });
});

describe.each(['', 'de/', 'ar/'])('the data that pages supply: %sfunds', (folder) => {
  const { documents, funds, performance } = readPageData(projectPath('fixtures'), `${folder}funds`);

  it.each([
    ['data-documents', documents, checkDocuments(documents, '')],
    ['data-funds', funds, checkFunds(funds, '')],
    ['data-performance', performance, checkPerformance(performance, '')],
  ] as const)('%s fits its schema, without a problem', (name, data, checked) => {
    expect(compileForCms(publishedPageData[name].schema)(data)).toEqual([]);
    expect(checked.ok && checked.problems).toEqual([]);
  });
});
