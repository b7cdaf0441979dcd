// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePage } from '../setup/dom/parse-page.ts';

describe('without a script', () => {
  it.each(['/', '/careers'])(
    'the sign-ups of %s post to their path under the culture',
    (address) => {
      const signUp = 'main [data-widget=subscribe-callout] form';
      const forms = [...parsePage(address).querySelectorAll<HTMLFormElement>(signUp)];
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) {
        expect([form.method, form.getAttribute('action')]).toEqual(['post', '/en-us/signup']);
        expect([...new FormData(form).keys()]).toEqual(['email']);
      }
    },
  );

  it.each(['/product-landing', '/product-interior'])(
    'the contact form of %s asks for every field of the specification and keeps its list of errors hidden',
    (address) => {
      const form = parsePage(address).querySelector('.site-contact form');
      const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
      expect(fields.map(({ name, required }) => `${name} ${String(required)}`)).toEqual(
        ['firstName', 'lastName', 'email', 'company', 'title', 'relationship'].map(
          (name) => `${name} true`,
        ),
      );
      expect(form?.querySelector<HTMLElement>('.site-contact__errors')?.hidden).toBe(true);
    },
  );
});
