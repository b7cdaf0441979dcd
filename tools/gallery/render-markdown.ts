import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';
import { escapeHtml } from '../render/escape-html.ts';

/** The addresses of a gallery's pages: those of the development server, or files beside each other. */
export interface GalleryAddresses {
  readonly widget: (name: string) => string;
  /** A document of `docs`, or the index of the widgets by the name `widgets`. */
  readonly document: (name: string) => string;
  /** Any other file, by its path in the project or the package. */
  readonly file: (path: string) => string;
}

/** The address in the gallery of a link that a document writes; `source` is the document's own path. */
export function toGalleryAddress(
  href: string,
  source: string,
  addresses: GalleryAddresses,
): string {
  if (/^(?:#|[a-z][a-z\d+.-]*:)/i.test(href)) return href;
  const path = posix.join(posix.dirname(source), href);
  const [, widget] = /^widgets\/([a-z-]+)\/README\.md(?:#.*)?$/.exec(path) ?? [];
  if (widget !== undefined) return addresses.widget(widget);
  const [, name, anchor = ''] =
    /^(?:docs\/(?=[a-z])|(?=widgets\/README))([a-z-]+)(?:\/README)?\.md(#.*)?$/.exec(path) ?? [];
  return name === undefined ? addresses.file(path) : addresses.document(name) + anchor;
}

function createRenderer(toAddress: (href: string) => string): Marked {
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
        const address = escapeHtml(toAddress(href));
        return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
      },
      // Comments are for those who edit; a document holds no other HTML.
      html: () => '',
    },
  });
  return marked;
}

/** A document as HTML, without its title, which the page shows itself. */
export function renderMarkdown(
  markdown: string,
  source: string,
  addresses: GalleryAddresses,
): string {
  const toAddress = (href: string) => toGalleryAddress(href, source, addresses);
  return createRenderer(toAddress).parse(markdown.replace(/^# .*\n/, ''), { async: false });
}

/** A sentence as HTML, without a paragraph around it. */
export function renderSentence(markdown: string): string {
  return createRenderer((href) => href).parseInline(markdown, { async: false });
}
