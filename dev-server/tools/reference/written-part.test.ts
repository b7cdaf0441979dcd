import { describe, expect, it } from 'vitest';
import { putWrittenPart, readHandPart, readWrittenPart } from './written-part.ts';

describe('the written part of a document', () => {
  it('stands below the title of a new one', async () => {
    const document = await putWrittenPart('', 'carousel', 'A slideshow.');
    expect(document).toMatch(/^# carousel\n\n<!-- .* -->\n\nA slideshow\.\n\n<!-- .* -->\n$/);
    expect(readWrittenPart(document)).toBe('A slideshow.');
    expect(readHandPart(document)).toBe('');
  });

  it('leaves alone what people wrote', async () => {
    const first = await putWrittenPart('# carousel\n\nBy hand.\n', 'carousel', 'One.');
    const second = await putWrittenPart(first, 'carousel', 'Two.');
    expect(readHandPart(second)).toBe('By hand.');
    expect(readWrittenPart(second)).toBe('Two.');
    expect(second).not.toContain('One.');
    expect(await putWrittenPart(second, 'carousel', 'Two.')).toBe(second);
  });

  it('is nothing where a mark is missing', () => {
    expect(readWrittenPart('# carousel\n')).toBeUndefined();
  });
});
