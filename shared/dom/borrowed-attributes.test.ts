// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { borrowAttributes } from './borrowed-attributes.ts';

describe('borrowed attributes', () => {
  it('come back as the CMS wrote them, however often they changed', () => {
    const link = document.createElement('a');
    link.setAttribute('role', 'note');
    link.setAttribute('hidden', '');
    const attributes = borrowAttributes();
    attributes.set(link, { role: 'tab', tabindex: '0', hidden: null });
    attributes.set(link, { role: 'button', tabindex: '-1' });
    expect(link.outerHTML).toBe('<a role="button" tabindex="-1"></a>');
    attributes.giveBack();
    expect([...link.attributes].map(({ name, value }) => [name, value]).sort()).toEqual([
      ['hidden', ''],
      ['role', 'note'],
    ]);
  });
});
