import { expect, it } from 'vitest';
import { makeWebTypes } from './web-types.ts';

it('the web-types of JetBrains are the custom data in their own form', () => {
  const plain = {
    name: 'data-texts',
    description: { kind: 'markdown', value: 'A file.' },
  } as const;
  const values = [{ name: 'true' }, { name: 'false' }];
  const choice = { ...plain, name: 'data-open', values };
  const tags = [{ name: 'script', attributes: [plain] }];
  const data = { version: 1.1, globalAttributes: [choice, plain], tags };
  const { contributions } = makeWebTypes('1.2.3', data);
  const attribute = { name: 'data-texts', description: 'A file.' };
  expect(contributions.html).toEqual({
    attributes: [
      { name: 'data-open', description: 'A file.', value: { type: 'enum' }, values },
      attribute,
    ],
    elements: [{ name: 'script', extension: true, attributes: [attribute] }],
  });
});
