// Imports the type only: the development server serves this folder file by file, without check-page.
import type { Finding } from '../../check-page/finding.ts';
import { type CheckParts } from './check-parts.ts';

const kinds = { error: 'Mistake', warning: 'Risk', note: 'Note' } as const;

/** Puts the cursor on a line, counted from 1, and brings it into view. */
function selectLine(text: HTMLTextAreaElement, line: number): void {
  const lines = text.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  text.focus();
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const heightPx = parseFloat(getComputedStyle(text).lineHeight);
  text.scrollTop = Math.max(0, (line - 3) * heightPx);
  text.scrollLeft = 0;
}

function drawFinding(finding: Finding, text: HTMLTextAreaElement): HTMLLIElement {
  const { line, column, message, severity } = finding;
  const place = document.createElement('button');
  place.type = 'button';
  place.className = 'dev-check__place';
  place.textContent = `Line ${line}, column ${column}`;
  place.addEventListener('click', () => {
    selectLine(text, line);
  });
  const kind = document.createElement('strong');
  kind.className = 'dev-check__kind';
  kind.textContent = kinds[severity];
  const sentence = document.createElement('p');
  sentence.className = 'dev-check__sentence';
  sentence.append(kind, ` ${message}`);
  const item = document.createElement('li');
  item.className = 'dev-check__finding';
  item.dataset['state'] = severity;
  item.append(place, sentence);
  return item;
}

/** Numbers the lines beside the text and marks those of findings. */
function drawGutter({ text, gutter }: CheckParts, findings: readonly Finding[] = []): void {
  const count = text.value.split('\n').length;
  const marked = new Map(findings.toReversed().map(({ line, severity }) => [line, severity]));
  for (const { line, severity } of findings) if (severity === 'error') marked.set(line, severity);
  const numbers = Array.from({ length: count }, (_, index) => {
    const number = document.createElement('span');
    number.className = 'dev-check__number';
    number.textContent = String(index + 1);
    const severity = marked.get(index + 1);
    if (severity !== undefined) number.dataset['state'] = severity;
    return number;
  });
  gutter.replaceChildren(...numbers);
  gutter.scrollTop = text.scrollTop;
}

/** Keeps the numbers beside the text while it changes and scrolls. */
export function startGutter(parts: CheckParts): void {
  const { text, gutter } = parts;
  text.addEventListener('input', () => {
    drawGutter(parts);
  });
  text.addEventListener('scroll', () => {
    gutter.scrollTop = text.scrollTop;
  });
  drawGutter(parts);
}

export function drawFindings(parts: CheckParts, findings: readonly Finding[]): void {
  const { text, status, list } = parts;
  list.replaceChildren(...findings.map((finding) => drawFinding(finding, text)));
  drawGutter(parts, findings);
  const { length } = findings;
  status.textContent =
    length === 0 ? 'No findings.' : `${length} ${length === 1 ? 'finding' : 'findings'}.`;
}
