import { readWidgets } from '../read-widgets.ts';
import { makeWidgetEntry } from '../contract/widget-list.ts';
import { projectPath, readDocument } from '../project.ts';
import { writeIndexPage } from './index-page.ts';
import { parseProperties, readStyles } from './read-properties.ts';
import { writeWidgetPage } from './widget-page.ts';
import { putWrittenPart } from './written-part.ts';

export interface ReferenceFile {
  readonly path: string;
  readonly text: string;
}

/** The READMEs of all widgets and their index, with what the contracts say now; text outside the marks stays. */
export async function makeWidgetReadmes(): Promise<readonly ReferenceFile[]> {
  const widgets = await readWidgets();
  const pages = widgets.map(async (widget) => {
    const { name } = widget.contract;
    const path = `widgets/${name}/README.md`;
    const properties = parseProperties(readStyles(projectPath(`widgets/${name}`)));
    const page = await writeWidgetPage(widget, properties);
    return { path, text: await putWrittenPart(readDocument(path) ?? '', name, page) };
  });
  const shared = parseProperties(readStyles(projectPath('shared/styles')));
  const path = 'widgets/README.md';
  const index = await putWrittenPart(
    readDocument(path) ?? '',
    'Widgets',
    writeIndexPage(widgets.map(makeWidgetEntry), shared),
  );
  return [...(await Promise.all(pages)), { path, text: index }];
}

/** Those whose document has another text. */
export function findStale(files: readonly ReferenceFile[]): readonly ReferenceFile[] {
  return files.filter(({ path, text }) => readDocument(path) !== text);
}
