import { readFileSync } from 'node:fs';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { findProblem, sayProblem } from '../../shared/widget/problem.ts';
import { readDefinition } from '../../shared/widget/read-definition.ts';
import { toError } from '../../shared/widget/to-error.ts';
import { parseJson } from '../source/parse-json.ts';
import { SourceError } from '../source/source-error.ts';
import { explain } from './read-source.ts';

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new SourceError(`${path} cannot be read: ${explain(error).reason}.`);
  }
}

export interface OwnWidget {
  readonly contract: WidgetContract;
  /** As the file has it. */
  readonly definition: unknown;
}

/**
 * Reads the widgets of a site's own that a JSON file declares (docs/contract.md, 7): one, or a list.
 *
 * @param known the names of ours
 * @throws {SourceError} with the first mistake and its place
 */
export function readOwnWidgets(path: string, known: readonly string[]): readonly OwnWidget[] {
  const json: unknown = parseJson(path, readFile(path));
  const definitions: readonly unknown[] = Array.isArray(json) ? json : [json];
  const own: OwnWidget[] = [];
  definitions.forEach((definition, at) => {
    try {
      const taken = own.map(({ contract }) => contract.name);
      own.push({ contract: readDefinition(definition, [...known, ...taken]), definition });
    } catch (error) {
      const problem = findProblem(toError(error));
      if (problem === undefined) throw error;
      const place = Array.isArray(json) ? `, [${at}]` : '';
      throw new SourceError(`${path}${place}: ${sayProblem(problem)}`);
    }
  });
  return own;
}
