import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';

/** What an editor knows of its HTML. */
export type EditorData = Parameters<typeof newHTMLDataProvider>[1];

/** What an editor such as VS Code suggests and explains at the position of `|`, by custom data alone. */
export function askEditor(data: EditorData, html: string) {
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('widgets', data)],
  });
  const text = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
  const place = [
    text,
    text.positionAt(html.indexOf('|')),
    service.parseHTMLDocument(text),
  ] as const;
  const suggested = service.doComplete(...place).items.map(({ label }) => label);
  return { suggested, explained: JSON.stringify(service.doHover(...place)) };
}
