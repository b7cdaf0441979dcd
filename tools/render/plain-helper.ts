import { type HelperDelegate, type HelperOptions } from 'handlebars';
import type Handlebars from 'handlebars';
import { describe } from '../../shared/widget/problem.ts';
import { type Plain, writePlain } from '../../shared/widget/plain.ts';
import { findWord, writeText } from './template-helpers.ts';

/** The part of a widget's entry that says how its data read without the script. */
export interface PlainWidget {
  readonly name: string;
  readonly plain?: Plain;
  readonly texts: readonly { readonly key: string; readonly default: string }[];
}

/**
 * Makes the helper `plainHtml`, which writes the data of a widget as plain HTML to stand in its mount point:
 * `{{plainHtml "document-list" documents=documents}}`. It takes what the attributes take, and `texts` as the partials of
 * the mount points do.
 */
export function makePlainHelper(
  { SafeString }: typeof Handlebars,
  widgets: readonly PlainWidget[],
): HelperDelegate {
  return (name: unknown, options: HelperOptions) => {
    const widget = widgets.find((each) => each.name === name);
    if (widget?.plain === undefined) {
      const known = widgets.filter(({ plain }) => plain).map((each) => each.name);
      throw new Error(
        `the helper "plainHtml" got ${describe(name)}; expected a widget that has data: ${known.join(', ')}.`,
      );
    }
    const { texts: own, ...values } = options.hash as Readonly<Record<string, unknown>>;
    const texts = Object.fromEntries(
      widget.texts.map(({ key, default: english }) => [
        key,
        writeText(findWord(own, widget.name, key, options) ?? english),
      ]),
    );
    const said = Object.entries(texts).map(([key, text]) => [`text-${key}`, text] as const);
    return new SafeString(
      writePlain(widget.plain, { ...Object.fromEntries(said), ...values }, texts),
    );
  };
}
