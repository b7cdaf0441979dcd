import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { makeContractFiles } from './contract-files.ts';
import { publishedAnswers, publishedPageData } from './published-schemas.ts';
import { makeWidgetList } from './widget-list.ts';

const files = new Map(
  (await makeContractFiles(makeWidgetList('1.2.3', []))).map(({ name, bytes }) => [
    name.replace(/^contract\//, ''),
    JSON.parse(bytes.toString()) as object,
  ]),
);

// As a back end would compile schemas: with the validator's defaults, so patterns have to be Unicode ones.
const makeValidator = () => new Ajv2020({ strictTypes: false });

describe('the published JSON Schemas', () => {
  const names = [...files.keys()].filter(
    (name) => name.endsWith('.schema.json') && name !== 'widgets.schema.json',
  );

  it('are those of all answers and page data', () => {
    const expected = [...Object.keys(publishedAnswers), ...Object.keys(publishedPageData)];
    expect(names).toEqual(expected.map((name) => `${name.replaceAll('/', '-')}.schema.json`));
  });

  it.each(names)('%s is valid by its meta-schema and says what its fields are for', (name) => {
    const document = files.get(name) ?? {};
    const validator = makeValidator();
    expect(validator.validateSchema(document)).toBe(true);
    expect(() => validator.compile(document)).not.toThrow();
    const described = JSON.stringify(document).split('"description":').slice(1);
    expect(described.length).toBeGreaterThan(1);
    expect(described.join('\n')).toMatch(/Missing or wrong: /);
  });

  it.each([
    [{ slides: [{ headline: 'A' }] }, true],
    [{ slides: [{ headline: {} }] }, false],
    [{ Slides: [] }, false],
  ])('decide as those that the script has: %j is a slideshow: %s', (answer, isOne) => {
    expect(makeValidator().validate(files.get('slideshow.schema.json') ?? {}, answer)).toBe(isOne);
  });
});
