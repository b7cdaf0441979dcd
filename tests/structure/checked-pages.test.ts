import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { writeMountPoint } from '../../dev-server/gallery/mount-point-html.ts';
import { readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { checkPage } from '../../dev-server/tools/check-page/check-page.ts';
import { writeFinding } from '../../dev-server/tools/check-page/finding.ts';
import { readPageRules } from '../../dev-server/tools/check-page/read-checks.ts';
import { openSite } from '../setup/open-site.ts';
import { siteAddresses, translatedAddresses } from '../setup/site-pages.ts';

const rules = await readPageRules();
const app = openSite();

const listFindings = (file: string, html: string) =>
  checkPage(html, rules).map((finding) => writeFinding({ file, ...finding }));

describe('check-page', () => {
  it.each([...siteAddresses, ...translatedAddresses])('finds nothing on %s', async (address) => {
    const { text } = await request(app).get(address).set('Host', '127.0.0.1').expect(200);
    expect(text).toContain('widgets.js');
    expect(listFindings(address, text)).toEqual([]);
  });

  it('finds in each example of a widget what its data report, and nothing else', async () => {
    const widgets = await readWidgets();
    const examples = widgets.flatMap(({ contract, examples: all }) =>
      all.map((example) => ({
        example,
        // As the gallery shows it.
        html: `<main id="main">${writeMountPoint(contract, example)}</main>`,
      })),
    );
    expect(examples.length).toBeGreaterThan(40);
    for (const { example, html } of examples) {
      const lines = listFindings(example.name, html);
      expect(lines, lines.join('\n')).toHaveLength(example.problems ?? 0);
    }
  });
});
