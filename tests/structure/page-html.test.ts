import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSite } from '../setup/open-site.ts';
import { siteAddresses, translatedAddresses } from '../setup/site-pages.ts';

const app = openSite();

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Conditionals in templates leave empty lines.
    'no-trailing-whitespace': 'off',
    // Spelling, not validity.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
  },
});

describe('every page', () => {
  it('is found, home first of all', () => {
    expect(siteAddresses[0]).toBe('/');
  });

  it.each([...siteAddresses, ...translatedAddresses])('%s is valid HTML', async (address) => {
    const { text, status } = await request(app).get(address).set('Host', '127.0.0.1');
    expect(status).toBe(200);
    const report = await validator.validateString(text);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  it.each([...siteAddresses, ...translatedAddresses])(
    '%s has a title, a description, a language and one h1',
    async (address) => {
      const { text } = await request(app).get(address).set('Host', '127.0.0.1');
      expect(text).toMatch(/<html lang="[a-z]{2}-[A-Z]{2}"/);
      expect(text).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    },
  );
});
