import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

interface Texts {
  readonly language: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The elements of HTML in their order, with their attributes. */
function readElements(html: string) {
  const walk = (node: Tree.ParentNode): Tree.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...walk(child)] : []));
  return walk(parseFragment(html)).map(({ tagName, attrs, childNodes }) => ({
    tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: childNodes[0] && 'value' in childNodes[0] ? childNodes[0].value : '',
  }));
}

/** The mount point in the output of an include. */
export function readMountPoint(html: string) {
  return readElements(html).find(({ attributes }) => 'data-widget' in attributes);
}

/** What a whole page has in `<head>`, as the server wrote it. */
export function findHead(html: string): string {
  return /<head[^>]*>(.*?)<\/head>/s.exec(html)?.[1] ?? '';
}

/** What an include writes into `<head>`: the attributes of both tags, and the texts that the script tag names. */
export function readTags(html: string) {
  const tags = readElements(html);
  const find = (name: 'src' | 'href', file: string) =>
    tags.find(({ attributes }) => attributes[name]?.split('?')[0]?.endsWith(`/${file}`))
      ?.attributes;
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

/** The tags of the module in `<head>`: what they load and check, without the options of the script. */
export function readModuleTags(html: string) {
  return readElements(html)
    .filter(({ attributes: { rel, type } }) =>
      ['importmap', 'module', 'modulepreload'].includes(rel ?? type ?? ''),
    )
    .map(({ tagName, attributes, text }) => {
      const own = Object.entries(attributes).filter(([name]) => !name.startsWith('data-'));
      return [tagName, Object.fromEntries(own), text && (JSON.parse(text) as unknown)] as const;
    });
}
