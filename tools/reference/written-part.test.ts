import { expect, it } from 'vitest';
import { putWrittenPart, readHandPart, readWrittenPart } from './written-part.ts';

it('the written part of a document leaves alone what people wrote', async () => {
  const first = await putWrittenPart('# carousel\n\nBy hand.\n', 'carousel', 'One.');
  const second = await putWrittenPart(first, 'carousel', 'Two.');
  expect([readHandPart(second), readWrittenPart(second)]).toEqual(['By hand.', 'Two.']);
  expect(second).not.toContain('One.');
});
