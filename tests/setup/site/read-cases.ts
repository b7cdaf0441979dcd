/** One case of a test that is written as text. */
interface Case {
  readonly title: string;
  readonly input: string;
  readonly expected: readonly string[];
}

/** Reads cases of three parts: a line `# title`, the input below it, and a line `→ …` for each thing expected. */
export function readCases(text: string): readonly Case[] {
  const [, ...parts] = `\n${text.trim()}`.split('\n# ');
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    const isExpected = (line: string) => line.startsWith('→ ');
    return {
      title,
      input: lines.filter((line) => !isExpected(line)).join('\n'),
      expected: lines.filter(isExpected).map((line) => line.slice(2)),
    };
  });
}
