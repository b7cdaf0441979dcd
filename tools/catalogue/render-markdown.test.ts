import { describe, expect, it } from 'vitest';
import { renderMarkdown, toGalleryAddress } from './render-markdown.ts';

describe('a document in the gallery', () => {
  it('drops HTML that somebody wrote into it', () => {
    const html = renderMarkdown(
      'One <img src=x onerror=alert(1)> two\n\n<script>alert(1)</script>\n',
    );
    expect(html).not.toMatch(/<img|<script/);
  });

  it('has tables and code that can be reached by key, and headings with ids', () => {
    const html = renderMarkdown('## Fields of `data-x`\n\n| a | b |\n| --- | --- |\n| `1` | 2 |\n');
    expect(html).toContain('<h2 id="fields-of-data-x">');
    expect(html).toMatch(/<div class="dev-table" tabindex="0"[^>]*><table>/);
    expect(html).toContain('<td><code>1</code></td>');
  });

  it.each([
    ['../modal/README.md', '/_dev/widgets/modal'],
    ['../README.md#custom-properties', '/_dev/widgets#custom-properties'],
    ['../../docs/json-in-attributes.md', '/_dev/docs/json-in-attributes'],
    ['../docs/theming.md#fonts', '/_dev/docs/theming#fonts'],
    ['#texts', '#texts'],
    ['https://www.firm.example/', 'https://www.firm.example/'],
  ])('leads from %s to %s', (href, address) => {
    expect(toGalleryAddress(href)).toBe(address);
  });
});
