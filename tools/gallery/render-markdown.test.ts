import { describe, expect, it } from 'vitest';
import { type GalleryAddresses, renderMarkdown, toGalleryAddress } from './render-markdown.ts';

const addresses: GalleryAddresses = {
  widget: (name) => `/w/${name}`,
  document: (name) => `/d/${name}`,
  file: (path) => `/f/${path}`,
};
const source = 'widgets/carousel/README.md';

describe('a document in the gallery', () => {
  it('drops HTML that somebody wrote into it', () => {
    const html = renderMarkdown(
      'One <img src=x onerror=alert(1)> two\n\n<script>alert(1)</script>\n',
      source,
      addresses,
    );
    expect(html).not.toMatch(/<img|<script/);
  });

  it('has tables and code that can be reached by key, and headings with ids', () => {
    const text = '## Fields of `data-x`\n\n| a | b |\n| --- | --- |\n| `1` | 2 |\n';
    const html = renderMarkdown(text, source, addresses);
    expect(html).toContain('<h2 id="fields-of-data-x">');
    expect(html).toMatch(/<div class="dev-table" tabindex="0"[^>]*><table>/);
    expect(html).toContain('<td><code>1</code></td>');
  });

  it.each([
    [source, '../modal/README.md', '/w/modal'],
    [source, '../modal/README.md#texts', '/w/modal'],
    [source, '../README.md#custom-properties', '/d/widgets#custom-properties'],
    [source, '../../docs/json-in-attributes.md', '/d/json-in-attributes'],
    ['docs/contract.md', 'theming.md#fonts', '/d/theming#fonts'],
    ['docs/contract.md', '../widgets/README.md', '/d/widgets'],
    ['docs/contract.md', '../README.md', '/f/README.md'],
    ['docs/contract.md', '../contract/openapi.json', '/f/contract/openapi.json'],
    [source, '#texts', '#texts'],
    [source, 'https://www.firm.example/', 'https://www.firm.example/'],
  ])('leads from %s by %s to %s', (from, href, address) => {
    expect(toGalleryAddress(href, from, addresses)).toBe(address);
  });
});
