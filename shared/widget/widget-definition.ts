import { type DomChanges } from '../dom/dom-changes.ts';
import { type CamelCase } from '../rules/camel-case.ts';
import { type Texts } from './texts.ts';
import { type WidgetAction } from './use-widget.ts';

/** Each type of an attribute by its name, with the type of its value. */
export interface AttributeValueTypes {
  text: string;
  /** Where a link may lead: `https:`, `mailto:`, `tel:`, or on this site. */
  address: string;
  number: number;
  /** 0 or more. */
  'whole number': number;
  /** A whole number, 0 or more. */
  milliseconds: number;
  boolean: boolean;
  choice: string;
  /** The JSON itself, `#id` of a JSON script, or `window.<variable>`. Its form is for the widget to check. */
  json: unknown;
}

/** An attribute of a widget of a site's own. */
export interface AttributeDefinition {
  readonly type: keyof AttributeValueTypes;
  /** The value where the attribute is absent or unreadable. For a choice the first one, for a boolean false. */
  readonly default?: unknown;
  /** Without it the widget fails, and the content of the page stays. */
  readonly required?: boolean;
  /** The words of a choice, in small letters. */
  readonly choices?: readonly string[];
  /** What a form calls it. */
  readonly title?: string;
  /** What it is for, in a sentence. */
  readonly doc?: string;
}

/** By name without `data-`: `rate`, `start-date`. */
export type AttributeDefinitions = Readonly<Record<string, AttributeDefinition>>;

/** The value that an attribute gives `config`. */
export type DefinedValue<Definition> = Definition extends {
  readonly type: 'choice';
  readonly choices: readonly (infer Word)[];
}
  ? Word
  : Definition extends { readonly type: 'boolean' }
    ? boolean
    : Definition extends { readonly type: infer Type extends keyof AttributeValueTypes }
      ? Definition extends
          { readonly required: true } | { readonly default: boolean | number | object | string }
        ? AttributeValueTypes[Type]
        : AttributeValueTypes[Type] | undefined
      : never;

/** The values of the attributes by name: `data-start-date` is `config.startDate`. */
export type DefinedConfig<Attributes> = {
  readonly [Name in keyof Attributes & string as CamelCase<Name>]: DefinedValue<Attributes[Name]>;
};

/** A mistake of whoever wrote the page, told as ours are: `acme-yield: data-rates is "x"; expected …`. */
export interface ReportedProblem {
  /** The attribute or field: `data-rate`, `rates[2].value`. */
  readonly where: string;
  /** Words that follow "is": `"fast"`, `missing`. */
  readonly found: string;
  readonly expected: string;
  /** The consequence, a sentence: `Using 4.` */
  readonly outcome?: string;
  readonly severity?: 'error' | 'warning';
}

/** The keys of texts where the compiler does not know them: any, and any plural form. */
export type AnyKey = `${string}-other` | (string & Record<never, never>);

/** What `load` of a widget gets. */
export interface LoadContext<
  Config = Readonly<Record<string, unknown>>,
  Key extends string = AnyKey,
> {
  /** The mount point, with what the CMS rendered inside. */
  readonly element: HTMLElement;
  readonly config: Config;
  /** The widget's texts in the language of the page. */
  readonly texts: Texts<Key>;
  /** `en-US`, for dates and numbers. */
  readonly culture: string;
  /** Aborted when the life of the widget ends. */
  readonly signal: AbortSignal;
  /** Whether a CMS editor is editing the page: nothing moves by itself then. */
  readonly isEditing: boolean;
  /** Tells a mistake of the page in the console, and as `widget:problem`. */
  readonly report: (problem: ReportedProblem) => void;
}

/** What `start` of a widget gets. */
export interface StartContext<
  Config = Readonly<Record<string, unknown>>,
  Key extends string = AnyKey,
  Data = unknown,
> extends LoadContext<Config, Key> {
  /** What `load` has returned; null without one. */
  readonly data: Data;
  /** Changes that are undone when the life of the widget ends. */
  readonly changes: DomChanges;
  /** Sends `widget:action` for analytics; never personal data. */
  readonly act: (action: WidgetAction) => void;
  /** Wraps a callback of a listener, a timer or an observer: if it throws, this widget fails, with one error. */
  readonly guard: <Arguments extends unknown[]>(
    callback: (...values: Arguments) => void,
  ) => (...values: Arguments) => void;
}

/** A widget of a site's own (docs/contract.md, 7). */
export interface WidgetDefinition<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Key extends string = AnyKey,
  Data = unknown,
> {
  /** The value of `data-widget`: a prefix of the site's own, a hyphen, a name. */
  readonly name: string;
  /** What the list of blocks in a CMS calls it. */
  readonly title?: string;
  /** What it is for, in a sentence. */
  readonly doc?: string;
  readonly attributes?: Attributes;
  /** The English text by each key. `data-text-<key>` and language files replace it. */
  readonly texts?: Readonly<Record<Key, string>>;
  /** Gets the data. `undefined`: there is nothing to show, and the content of the page stays. */
  load?(context: LoadContext<DefinedConfig<Attributes>, Key>): Data | Promise<Data>;
  /** Brings the element to life. If it throws, the content of the page comes back, with one error. */
  start(
    context: StartContext<DefinedConfig<Attributes>, Key, Awaited<Exclude<Data, undefined>>>,
  ): void;
}
