import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { type Proof, proofs, reasons } from './behaviour-verdicts.ts';
import { behaviours } from './documented-behaviours.ts';

const verdicts = Object.values(behaviours).flatMap((rows) => rows.map(([, verdict]) => verdict));

function isHeld({ file, test }: Proof): boolean {
  if (!existsSync(projectPath(file))) return false;
  const source = readFileSync(projectPath(file), 'utf8');
  return source.includes(`test('${test}`) || source.includes(`it('${test}`);
}

describe('the table of documented behaviours', () => {
  it('has a verdict for each of the 539 rows', () => {
    expect(verdicts).toHaveLength(539);
  });

  it('names a test for at least 98 % of the rows that apply', () => {
    const applying = verdicts.flatMap((verdict) => (verdict in proofs ? [verdict] : []));
    const held = applying.filter((verdict) => isHeld(proofs[verdict as keyof typeof proofs]));
    expect(applying.length).toBeGreaterThanOrEqual(169);
    expect(held.length / applying.length).toBeGreaterThanOrEqual(0.98);
  });

  it.each(Object.entries<Proof>(proofs))('finds the test "%s"', (_, proof) => {
    expect(isHeld(proof)).toBe(true);
  });

  it('needs each of its tests and each of its reasons', () => {
    const used = new Set<string>(verdicts);
    const unused = [...Object.keys(proofs), ...Object.keys(reasons)].filter(
      (key) => !used.has(key),
    );
    expect(unused).toEqual([]);
  });

  const folder = process.env['CORPUS_DIR'] ?? '';
  if (folder === '') return;
  it('has the rows of the published list, in its order', () => {
    const text = readFileSync(join(folder, 'apg-behaviours.json'), 'utf8');
    const published = JSON.parse(text) as Record<string, { readonly id: string }[]>;
    const ours = Object.entries(behaviours).map(([example, rows]) => [
      example,
      rows.map(([id]) => id),
    ]);
    const theirs = Object.entries(published).map(([example, rows]) => [
      example,
      rows.map(({ id }) => id),
    ]);
    expect(ours).toEqual(theirs);
  });
});
