/** Data as YAML in block style; texts are written as JSON, which YAML reads. */
export function writeYaml(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return `${JSON.stringify(value)}\n`;
  const inner = `${indent}  `;
  const items: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  const lines = items
    ? items.map((item) => `${indent}- ${writeYaml(item, inner).trimStart()}`)
    : Object.entries(value).map(([name, item]: [string, unknown]) => {
        const isBlock = typeof item === 'object' && item !== null && Object.keys(item).length > 0;
        return `${indent}${name}:${isBlock ? '\n' : ' '}${writeYaml(item, inner)}`;
      });
  return lines.length > 0 ? lines.join('') : items ? '[]\n' : '{}\n';
}
