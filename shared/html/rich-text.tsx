import { createElement, type ReactNode, useMemo } from 'react';
import { type Markup, readMarkup } from './markup-tree.ts';

type ShowText = (text: string) => ReactNode;

const asItIs: ShowText = (text) => text;

/** A parsed tree never changes its order: the index is a stable key. */
function toElements(markup: readonly Markup[], showText: ShowText): ReactNode {
  return markup.map((piece, index) => {
    if (typeof piece === 'string') return showText(piece);
    const { tag, children, ...attributes } = piece;
    const content = children.length > 0 ? toElements(children, showText) : undefined;
    return createElement(tag, { key: index, ...attributes }, content);
  });
}

function readContent(html: string, isInline: boolean, showText: ShowText): ReactNode {
  if (html.trim() === '') return null;
  // Most fields contain no markup at all. A parser would drop U+0000 too.
  if (!/[<&]/.test(html)) return showText(html.replaceAll('\u0000', ''));
  const markup = readMarkup(html, isInline);
  return markup.length === 0 ? null : toElements(markup, showText);
}

interface RichTextProps {
  readonly html: string;
  /** Keeps only phrasing content, in a `<span>`; line breaks separate former blocks. */
  readonly inline?: boolean;
  readonly className?: string;
  /** Shows each text in it, e.g. with words marked. Must be the same function at every render. */
  readonly showText?: ShowText;
}

/**
 * Shows markup from data as React elements (DECISIONS "HTML from data"): parsed inertly and rebuilt from a
 * short allow-list, so that no string is ever parsed again. If the page's Trusted Types refuse to parse, only
 * the text is shown.
 * @returns nothing if there is no text to show
 */
export function RichText(props: RichTextProps): ReactNode {
  const { html, inline = false, className, showText = asItIs } = props;
  const content = useMemo(() => readContent(html, inline, showText), [html, inline, showText]);
  if (content === null) return null;
  const Box = inline ? 'span' : 'div';
  // Another text gets another element: a page translator replaces the texts between elements with its own
  // nodes, which React could neither change nor remove.
  return (
    <Box key={html} className={className}>
      {content}
    </Box>
  );
}
