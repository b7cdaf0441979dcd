import { type PageTexts } from '../../shared/page/page-texts.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { isTextKey } from '../../shared/widget/texts.ts';
import { type Problem, type ReportProblem } from '../../shared/widget/problem.ts';

function listPlaceholders(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** A plural has the placeholders of `-other`, `no-results-all` those of `no-results`. */
function findDeclared({ texts }: WidgetContract, key: string): readonly string[] {
  const general = key.replace(/-[a-z]+$/, '');
  return [key, `${general}-other`, general].flatMap((name) => listPlaceholders(texts[name] ?? ''));
}

/** Finds a placeholder that the widget does not fill in: visitors would read it as it is. */
function findStrangePlaceholder(
  contract: WidgetContract,
  key: string,
  text: string,
  where: string,
): Problem | undefined {
  // A text without a default may be filled in as another is: `no-results-all` as `no-results`.
  if (contract.texts[key] === '') return undefined;
  const declared = findDeclared(contract, key);
  const strange = listPlaceholders(text).find((name) => !declared.includes(name));
  if (strange === undefined) return undefined;
  return {
    where,
    found: `with ${strange}, which is shown as it is`,
    expected:
      declared[0] === undefined ? 'a text without placeholders' : [...new Set(declared)].join(', '),
    severity: 'warning',
  };
}

/** Reports placeholders in texts that no widget fills in; a text that no widget has is reported elsewhere. */
export function reportPlaceholders(
  contracts: readonly WidgetContract[],
  texts: PageTexts,
  nameText: (widget: string, key: string) => string,
  report: ReportProblem,
): void {
  for (const contract of contracts) {
    for (const [key, text] of texts.get(contract.name) ?? []) {
      if (!isTextKey(contract.texts, key)) continue;
      const where = nameText(contract.name, key);
      const problem = findStrangePlaceholder(contract, key, text, where);
      if (problem) report(problem);
    }
  }
}
