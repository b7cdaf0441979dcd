import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

interface Texts {
  readonly language: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The outermost elements of HTML, with their attributes. */
function readElements(html: string) {
  return parseFragment(html)
    .childNodes.filter((node): node is Tree.Element => 'tagName' in node)
    .map(({ tagName, attrs, childNodes }) => ({
      tagName,
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
      text: childNodes[0] && 'value' in childNodes[0] ? childNodes[0].value : '',
    }));
}

/** The mount point in the output of an include. */
export function readMountPoint(html: string) {
  return readElements(html).find(({ attributes }) => 'data-widget' in attributes);
}

/** The output of an include in `<head>`: the tags' attributes, and the texts that the script tag names. */
export function readHead(html: string) {
  const tags = readElements(html);
  const find = (name: 'src' | 'href', file: string) =>
    tags.find(({ attributes }) => attributes[name]?.endsWith(`/${file}`))?.attributes;
  const script = find('src', 'widgets.js');
  const texts = tags.find(
    ({ attributes: { id, type } }) =>
      id !== undefined && `#${id}` === script?.['data-texts'] && type === 'application/json',
  );
  return {
    link: find('href', 'widgets.css'),
    script,
    texts: texts && (JSON.parse(texts.text) as Texts),
  };
}
