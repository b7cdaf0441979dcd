import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';
import { escapeHtml } from './templates/escape-html.ts';

/** The address in the gallery of a link that is relative to `widgets/<name>/` or `docs/`. */
export function toGalleryAddress(href: string): string {
  const [, widget] = /^(?:\.\.\/)*(?:widgets\/)?([a-z-]+)\/README\.md(#.*)?$/.exec(href) ?? [];
  if (widget !== undefined) return `/_dev/widgets/${widget}`;
  const [, name, anchor = ''] = /(?:^|\/)([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return name === 'README' ? `/_dev/widgets${anchor}` : `/_dev/docs/${name}${anchor}`;
}

function createRenderer(): Marked {
  // Regions need different names: they are numbered through the document.
  let regions = 0;
  const slugger = new GithubSlugger();
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const words = this.parser.parseInline(tokens);
        return `<h${depth} id="${slugger.slug(text)}">${words}</h${depth}>\n`;
      },
      // Both scroll by themselves if the window is narrow, so they must be focusable.
      code({ text, lang = '' }) {
        const label = escapeHtml(lang === 'html' ? 'HTML' : lang);
        return `<div class="dev-code" data-dev-copy><pre tabindex="0" role="region" aria-label="${label} to copy, ${(regions += 1)}"><code>${escapeHtml(text)}</code></pre></div>\n`;
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const head = `<thead><tr>${cells(header, 'th')}</tr></thead>`;
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="dev-table" tabindex="0" role="region" aria-label="Table ${(regions += 1)}: ${escapeHtml(header[0]?.text.replace(/`/g, '') ?? '')}"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        const address = escapeHtml(toGalleryAddress(href));
        return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
      },
      // Comments are for those who edit; a document holds no other HTML.
      html: () => '',
    },
  });
  return marked;
}

/** A document as HTML, without its title, which the page shows itself. */
export function renderMarkdown(markdown: string): string {
  return createRenderer().parse(markdown.replace(/^# .*\n/, ''), { async: false });
}

/** A sentence as HTML, without a paragraph around it. */
export function renderSentence(markdown: string): string {
  return createRenderer().parseInline(markdown, { async: false });
}
