import { type AttributeDeclaration, optionalText } from './attributes.ts';
import { accept, refuse } from './parsed.ts';
import { quote } from './problem.ts';

/** On the script tag, and on mount points with images from data. */
export function imageQuery(): AttributeDeclaration<string | undefined> {
  return {
    ...optionalText(),
    expected: 'part of a query with {width} in it, such as "width={width}"',
    parse: (text) => {
      const query = text.trim().replace(/^[?&]+/, '');
      return /^[^\s#?]*\{width\}[^\s#?]*$/.test(query) ? accept(query) : refuse(quote(text));
    },
  };
}

export function imageWidths(): AttributeDeclaration<readonly number[] | undefined> {
  return {
    ...optionalText(),
    fallback: undefined,
    expected: 'widths in pixels with commas between them, such as "480,960,1440,1920"',
    parse: (text) => {
      const words = text.split(',').map((word) => word.trim());
      if (!words.every((word) => /^[1-9]\d{0,4}$/.test(word))) return refuse(quote(text));
      return accept([...new Set(words.map(Number))].sort((a, b) => a - b));
    },
  };
}
