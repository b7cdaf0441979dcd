import ts from 'typescript';
import { readText } from '../project.ts';

const published: readonly (readonly [file: string, ...names: readonly string[]])[] = [
  ['mount/page/public-api.ts', 'PublicApi'],
  ['shared/widget/use-widget.ts', 'WidgetAction'],
  ['mount/report.ts', 'ProblemDetail', 'WidgetEvents'],
  ['shared/widget/texts.ts', 'TextValues', 'Texts', 'PluralKey'],
  ['shared/dom/dom-changes.ts', 'DomChanges'],
  ['shared/rules/camel-case.ts', 'CamelCase'],
  [
    'shared/widget/widget-definition.ts',
    ...['AttributeValueTypes', 'AttributeDefinition', 'AttributeDefinitions', 'DefinedValue'],
    ...['DefinedConfig', 'ReportedProblem', 'AnyKey', 'LoadContext', 'StartContext'],
    'WidgetDefinition',
  ],
];

function readDeclarations(file: string, names: readonly string[]): readonly string[] {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(
    (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
  );
  return names.map((name) => {
    const found = declared.find((statement) => statement.name.text === name);
    if (found === undefined) throw new Error(`${file} declares no type ${name}.`);
    return found.getFullText(source).trim();
  });
}

const globals = `
/** The events of widgets by name. They bubble: an element, the document and the window hear them. */
type WidgetEventMap = {
  readonly [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]>;
};

declare global {
  interface Window {
    /** There once the script has run, which a deferred one does after the page is parsed. */
    readonly PrivateMarketsWidgets: PublicApi;
    /** Its functions are called with the API: at once if it is there, else as soon as it is. */
    PrivateMarketsWidgetsQueue?: ((widgets: PublicApi) => void)[];
  }
  interface ElementEventMap extends WidgetEventMap {}
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
`;

export function makeWidgetTypes(version: string): string {
  const declarations = published.flatMap(([file, ...names]) => readDeclarations(file, names));
  return [`// private-markets-widgets ${version}`, ...declarations, globals.trim()].join('\n\n');
}
