import { accept, type Parsed } from '../shared/widget/parsed.ts';
import { type ArticleData, articleAnswer } from './article-data.ts';
import { type TeamData, teamAnswer } from './team-data.ts';

/**
 * Checks what a page supplied in place of the answer of `articledata` or `teamdata`.
 * @param source says which; where it cannot be read, that alone is said
 */
export function checkContent(
  value: unknown,
  source: unknown,
): Parsed<ArticleData | TeamData | undefined> {
  if (source === undefined) return accept(undefined);
  return (source === 'team' ? teamAnswer : articleAnswer).check(value);
}
