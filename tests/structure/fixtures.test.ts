import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { articleDataSchema } from '../../api/article-data.ts';
import { checkSlides, slideshowSchema } from '../../api/slideshow.ts';
import { signupSchema } from '../../api/signup.ts';
import { teamDataSchema } from '../../api/team-data.ts';
import { projectPath } from '../../dev-server/project.ts';

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
    expect(v.safeParse(slideshowSchema, answer).issues).toBeUndefined();
    const checked = checkSlides(answer, 'slides');
    expect(checked.ok && checked.problems).toEqual([]);
  });

  it.each(readAnswers('verticalscroll'))('%s fits the schema, without a problem', (_, answer) => {
    expect(v.safeParse(slideshowSchema, answer).issues).toBeUndefined();
    const checked = checkSlides(answer, 'slides');
    expect(checked.ok && checked.problems).toEqual([]);
  });

  it.each(readAnswers('articledata'))('%s fits the schema', (_, answer) => {
    expect(v.safeParse(articleDataSchema, answer).issues).toBeUndefined();
  });

  it.each(readAnswers('.').filter(([path]) => path.endsWith('teamdata.json')))(
    '%s fits the schema',
    (_, answer) => {
      expect(v.safeParse(teamDataSchema, answer).issues).toBeUndefined();
    },
  );

  it.each(readAnswers('signup'))('%s fits the schema', (_, answer) => {
    expect(v.safeParse(signupSchema, answer).issues).toBeUndefined();
  });
});
