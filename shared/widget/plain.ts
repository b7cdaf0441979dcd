/**
 * How the data of a widget read without it: headings, paragraphs and links, for feeds, for search engines, and where the
 * script does not run. A field is named by its path in an entry, `link1.URL`; one without a value is left out.
 */
interface PlainEntry {
  /** Its heading, or the first words of an item. The first path that has a value. */
  readonly name: readonly string[];
  /** The address that the name links to. */
  readonly href?: string;
  readonly picture?: string;
  /** What describes the picture; without it, the picture says nothing that the text does not. */
  readonly alt?: string;
  /** Paragraphs. */
  readonly text?: readonly string[];
  /** Short texts on one line. */
  readonly facts?: readonly PlainFact[];
  readonly links?: readonly PlainLink[];
  /** Entries of its own; without them the entry is one of these itself. */
  readonly entries?: PlainList;
}

interface PlainFact {
  /** The key of the text that stands before it. */
  readonly label?: string;
  readonly of: readonly string[];
}

interface PlainLink {
  readonly name: string;
  readonly href: string;
}

interface PlainList extends PlainEntry {
  /** The path of the list; the first that has one. */
  readonly list: readonly string[];
  /** Items of a list, or sections with headings. */
  readonly as: 'items' | 'sections';
}

/**
 * A list in the data, or one entry made of the attributes themselves, `text-title` among them; `page` is the address of the
 * page, where a CMS knows it.
 */
export type Plain = PlainList | (PlainEntry & { readonly list?: undefined });

type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Entities in texts stay what they stand for. */
const writeText = (text: string) => escape(text).replaceAll(/&amp;(?=#?\w+;)/g, '&');

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function readPath(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isValues(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      values,
    );
}

function readText(values: unknown, path: string): string {
  const value = readPath(values, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The words of a text that may be HTML; each paragraph on a line. Editors write empty ones with a hard blank. */
function readLines(values: unknown, path: string): readonly string[] {
  return readText(values, path)
    .replaceAll(/<(script|style)\b[^<>]*>[^]*?<\/\1\b[^<>]*>/gi, '')
    .replaceAll(/<(?:br|\/p|\/h\d|\/li|\/small)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/&(?:nbsp|#160|#xa0);/gi, '\u00A0').trim())
    .filter((line) => line !== '')
    .map(writeText);
}

const readLine = (values: unknown, path: string) => readLines(values, path).join(' ');

/** Nothing where the address could run script. */
function readAddress(values: unknown, path = ''): string {
  const value = readPath(values, path);
  const address = typeof value === 'string' ? value.trim().replaceAll('&amp;', '&') : '';
  return /^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|$))/i.test(address) ? escape(address) : '';
}

function writeLink(name: string, address: string): string {
  return name === '' || address === '' ? name : `<a href="${address}">${name}</a>`;
}

function writeFact(values: unknown, { label, of }: PlainFact, texts: Texts): string {
  const value = of
    .map((path) => readLine(values, path))
    .filter((each) => each !== '')
    .join(' ');
  const isFound = readLine(values, of[0] ?? '') !== '';
  if (!isFound) return '';
  return label === undefined ? value : `${escape(texts[label] ?? '')}: ${value}`;
}

/** A picture; the browser fetches the first at once. */
function writePicture(values: unknown, { picture, alt }: PlainEntry, isFirst: boolean): string {
  const address = readAddress(values, picture);
  const loading = isFirst ? '' : ' loading="lazy"';
  return address === ''
    ? ''
    : `<img src="${address}" alt="${readLine(values, alt ?? '')}"${loading}>`;
}

function findList(values: unknown, { list }: PlainList): readonly unknown[] | undefined {
  return list.map((path) => readPath(values, path)).find((found) => Array.isArray(found));
}

function writeEntry(
  values: unknown,
  entry: PlainEntry,
  texts: Texts,
  { as, isFirst }: { readonly as: PlainList['as']; readonly isFirst: boolean },
): string {
  const { name, href, text = [], facts = [], links = [], entries } = entry;
  if (entries && findList(values, entries) === undefined) {
    return writeEntry(values, entries, texts, { as, isFirst });
  }
  const heading = name.map((path) => readLine(values, path)).find((each) => each !== '') ?? '';
  const title = writeLink(heading, readAddress(values, href));
  const said = facts.map((fact) => writeFact(values, fact, texts));
  const led = links
    .map((link) => [readLine(values, link.name), readAddress(values, link.href)] as const)
    .map(([words, address]) => (address === '' ? '' : writeLink(words, address)));
  const paragraphs = [
    writePicture(values, entry, isFirst),
    ...text.flatMap((path) => readLines(values, path)),
  ];
  const isFilled = (part: string) => part !== '';
  const write = (parts: readonly string[]) =>
    parts
      .filter(isFilled)
      .map((part) => `<p>${part}</p>`)
      .join('');
  const inner = entries ? writeList(values, entries, texts) : '';
  if (as === 'items') {
    return [title, ...said, ...led].filter(isFilled).join(' · ') + write(paragraphs) + inner;
  }
  const line = said.filter(isFilled).join(' · ');
  const head = title === '' ? '' : `<h3>${title}</h3>`;
  return head + write([...paragraphs, line, ...led]) + inner;
}

function writeList(values: unknown, list: PlainList, texts: Texts): string {
  const entries = (findList(values, list) ?? [])
    .map((each, at) => writeEntry(each, list, texts, { as: list.as, isFirst: at === 0 }))
    .filter((html) => html !== '');
  if (entries.length === 0) return '';
  return list.as === 'items'
    ? `<ul>${entries.map((html) => `<li>${html}</li>`).join('')}</ul>`
    : entries.map((html) => `<div>${html}</div>`).join('');
}

/**
 * Writes data as plain HTML.
 * @param values by the names of attributes
 * @param texts of the widget, for labels
 */
export function writePlain(plain: Plain, values: Values, texts: Texts): string {
  return plain.list === undefined
    ? writeEntry(values, plain, texts, { as: 'sections', isFirst: true })
    : writeList(values, plain, texts);
}
