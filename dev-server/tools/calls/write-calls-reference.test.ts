import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { type AnswerName, answerDocs, answerSchemas } from '../../../api/published-schemas.ts';
import { readText } from '../../../tests/structure/source-files.ts';
import { listFields } from '../fields/list-fields.ts';
import { writeCallsReference } from './write-calls-reference.ts';

const { path, text } = await writeCallsReference();
const names = Object.keys(answerSchemas) as AnswerName[];

describe('the reference of the calls', () => {
  it('is what "npm run reference" writes', () => {
    expect(readText(path)).toBe(text);
  });

  it.each(names)('has every field of %s', (name) => {
    const rows = listFields(answerSchemas[name], answerDocs[name]);
    const lines = text.split('\n');
    // Calls have fields of the same name with different meanings.
    const missing = rows.filter(
      ({ path: field, meaning }) =>
        !lines.some((line) => line.startsWith(`| \`${field}\` `) && line.includes(meaning)),
    );
    expect(missing).toEqual([]);
  });

  it('explains every type that it names', () => {
    const [, types = ''] = text.split('\n## Types\n');
    const known = new Set([...types.matchAll(/^\| ([a-z ]+?) +\|/gm)].map(([, type]) => type));
    const used = names.flatMap((name) => listFields(answerSchemas[name], answerDocs[name]));
    const parts = used.flatMap(({ type }) =>
      type.replace(/ of (?:objects|texts)$/, '').split(' or '),
    );
    // "true or false" is one type of two words.
    const unknown = parts.filter((type) => !known.has(type) && type !== 'true' && type !== 'false');
    expect(unknown).toEqual([]);
  });

  it('leads to headings that are there', () => {
    const slugger = new GithubSlugger();
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
      slugger.slug(heading),
    );
    const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
  });
});
