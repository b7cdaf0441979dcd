import { expect, it } from 'vitest';
import { putWrittenPart } from './written-part.ts';

it('the written part of a document leaves alone what people wrote', async () => {
  const first = await putWrittenPart('# carousel\n\nBy hand.\n', 'carousel', 'One.');
  const second = await putWrittenPart(first, 'carousel', 'Two.');
  expect(first.replace('\nOne.\n', '\nTwo.\n')).toBe(second);
  expect(second).toMatch(/^# carousel\n\n<!-- [^]* -->\n\nTwo\.\n\n<!-- [^]* -->\n\nBy hand\.\n$/);
});
