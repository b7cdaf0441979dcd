import { format } from 'prettier';
import { expect, it } from 'vitest';
import { writeYaml } from './write-yaml.ts';

it('data are written as YAML in blocks, texts as JSON', async () => {
  const data = {
    name: 'A: "B" #c\n{d}',
    none: {},
    list: [1, true, null, [], { 'a-b': 'x', c: [['y']] }],
    $ref: { deep: { er: '…' } },
  };
  const text = `name: "A: \\"B\\" #c\\n{d}"
none: {}
list:
  - 1
  - true
  - null
  - []
  - a-b: "x"
    c:
      - - "y"
$ref:
  deep:
    er: "…"
`;
  expect(writeYaml(data)).toBe(text);
  expect(await format(text, { parser: 'yaml' })).toContain('er: "…"');
});
