import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { writeMountPoint } from '../../tools/render/mount-point-html.ts';
import { readTextPages } from '../../tools/render/page-fixtures.ts';
import { projectPath } from '../../tools/project.ts';
import { readWidgets } from '../../tools/read-widgets.ts';
import { checkPage } from '../../tools/check-page/check-page.ts';
import { isMistake, writeFinding } from '../../tools/check-page/finding.ts';
import { openSite } from '../setup/site/open-site.ts';
import { siteAddresses, translatedAddresses } from '../setup/site/site-pages.ts';
import { sampleOf } from '../setup/test-length.ts';

const app = openSite();
const textPages = readTextPages(projectPath('fixtures')).keys();
const rules = { widgets: await readWidgets() };

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

/** The mistakes and risks that check-page finds, as lines. It notes texts that stay English, which `npm run release` refuses. */
const listFindings = (file: string, html: string) =>
  checkPage(html, rules)
    .filter(isMistake)
    .map((finding) => writeFinding({ file, ...finding }));

describe('every page', () => {
  it.each([...siteAddresses, ...sampleOf(translatedAddresses, 2), ...textPages])(
    '%s is valid HTML with title, description, language and one h1, and check-page finds nothing',
    async (address) => {
      const { text } = await request(app).get(address).expect(200);
      const { results } = await validator.validateString(text);
      const messages = results.flatMap((result) =>
        result.messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`),
      );
      expect(messages).toEqual([]);
      expect(text).toMatch(/<html lang="[a-z]{2}-[A-Z]{2}"/);
      expect(text).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(text).toContain('widgets.js');
      expect(listFindings(address, text)).toEqual([]);
    },
  );
});

describe('each example of a widget', () => {
  it('has the findings that its data report, and no other', async () => {
    const examples = (await readWidgets()).flatMap(({ contract, examples: all }) =>
      all.map((example) => ({ example, html: writeMountPoint(contract, example) })),
    );
    expect(examples.length).toBeGreaterThan(40);
    for (const { example, html } of examples) {
      // As the gallery shows it.
      const lines = listFindings(example.name, `<main id="main">${html}</main>`);
      expect(lines, lines.join('\n')).toHaveLength(example.problems ?? 0);
    }
  });
});
