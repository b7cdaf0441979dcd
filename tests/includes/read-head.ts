import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

interface Texts {
  readonly language: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The output of an include in `<head>`: the tags' attributes, and the texts that the script tag names. */
export function readHead(html: string) {
  const elements = parseFragment(html).childNodes.filter(
    (node): node is Tree.Element => 'tagName' in node,
  );
  const tags = elements.map((element) => ({
    element,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  }));
  const script = tags.find(({ attributes }) => attributes['src']?.endsWith('/widgets.js'));
  const named = tags.find(
    ({ attributes }) =>
      attributes['id'] !== undefined &&
      `#${attributes['id']}` === script?.attributes['data-texts'] &&
      attributes['type'] === 'application/json',
  );
  const [json] = named?.element.childNodes ?? [];
  return {
    link: tags.find(({ attributes }) => attributes['href']?.endsWith('/widgets.css'))?.attributes,
    script: script?.attributes,
    texts: json && 'value' in json ? (JSON.parse(json.value) as Texts) : undefined,
  };
}
