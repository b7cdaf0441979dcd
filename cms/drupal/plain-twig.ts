import { type WidgetEntry } from '../../tools/contract/widget-list.ts';

// The data of a component as plain HTML, in Twig, as `writePlain` writes them: what stands in the slot while a page puts nothing
// there. Twig escapes each word that it prints.

type Plain = NonNullable<WidgetEntry['plain']>;
type PlainList = Extract<Plain, { readonly as: string }>;

interface Given {
  /** The variable of an attribute. */
  readonly toProp: (name: string) => string;
  /** The English texts by their keys. */
  readonly texts: Readonly<Record<string, string>>;
}

const ends = ['<br>', '<br/>', '<br />', '</p>', '</li>', '</small>', '</h2>', '</h3>', '</h4>'];
const lineEnds = `{${ends.map((end) => `'${end}': "\\n"`).join(', ')}}`;
const signs = `{'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' '}`;
/** What begins no address that could run script. */
const isAddress = `matches '%^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|$))%iD'`;

/** The text at a path, its paragraphs on lines. */
function readText(value: string): string {
  const text = `(${value} ?? '')`;
  return `(${text} is iterable ? '' : ${text}|replace(${lineEnds})|striptags|replace(${signs})|trim)`;
}

const readLine = (value: string) => `${readText(value)}|replace({"\\n": ' '})`;
const printIf = (value: string, html: string) =>
  `{% set said = ${value} %}{% if said is not empty %}${html}{% endif %}`;
/** The beginning of what is written if a value is an address, as `address`. */
const ifAddress = (value: string) =>
  `{% set address = (${value} ?? '') is iterable ? '' : (${value} ?? '')|trim|replace({'&amp;': '&'}) %}` +
  `{% if address and address ${isAddress} %}`;
const printLink = (words: string, address: string, otherwise: string) =>
  `${ifAddress(address)}<a href="{{ address }}">{{ ${words} }}</a>${otherwise}{% endif %}`;

/** The heading, or the first words of an item. */
function writeName(entry: string, { name, href }: PlainList): string {
  const names = name.map((path) => readLine(`${entry}.${path}`)).join(' ?: ');
  const linked =
    href === undefined
      ? '{{ title }}'
      : printLink('title', `${entry}.${href}`, '{% else %}{{ title }}');
  return `{% set title = ${names} %}{% if title is not empty %}${linked}{% endif %}`;
}

function writeFacts(entry: string, { facts = [] }: PlainList, given: Given): readonly string[] {
  return facts.map(({ label, of }) => {
    const [first = ''] = of;
    const values = of.map((path) => `{{ ${readLine(`${entry}.${path}`)} }}`).join(' ');
    const prop = label === undefined ? '' : given.toProp(`text-${label}`);
    const text = JSON.stringify(given.texts[label ?? ''] ?? '');
    const before = label === undefined ? '' : `{{ ${prop} ?? ${text} }}: `;
    return printIf(readLine(`${entry}.${first}`), `${before}${values}`);
  });
}

function writeLinks(entry: string, { links = [] }: PlainList): readonly string[] {
  return links.map(({ name, href }) =>
    printIf(readLine(`${entry}.${name}`), printLink('said', `${entry}.${href}`, '')),
  );
}

function writePicture(entry: string, { picture, alt }: PlainList, loop: string): string {
  if (picture === undefined) return '';
  const said = alt === undefined ? '' : `{{ ${readLine(`${entry}.${alt}`)} }}`;
  return `${ifAddress(`${entry}.${picture}`)}<p><img src="{{ address }}" alt="${said}"{% if not ${loop} %} loading="lazy"{% endif %}></p>{% endif %}`;
}

const writeParagraphs = (entry: string, { text = [] }: PlainList) =>
  text
    .map(
      (path) =>
        `{% for line in ${readText(`${entry}.${path}`)}|split("\\n") %}{% if line|trim is not empty %}<p>{{ line|trim }}</p>{% endif %}{% endfor %}`,
    )
    .join('');

/** Parts on one line, with a dot between those that there are. */
const writeLine = (parts: readonly string[]) =>
  `{% set before = '' %}${parts
    .map(
      (part) =>
        `{% set part %}${part}{% endset %}{% if part|trim is not empty %}{{ before }}{{ part }}{% set before = ' · ' %}{% endif %}`,
    )
    .join('')}`;

const wrap = (part: string, tag: string) =>
  part === ''
    ? ''
    : `{% set inside %}${part}{% endset %}{% if inside|trim is not empty %}<${tag}>{{ inside }}</${tag}>{% endif %}`;

function writeEntry(
  entry: string,
  list: PlainList,
  as: string,
  given: Given,
  depth: number,
): string {
  const { entries } = list;
  const loop = `isFirst${depth}`;
  const name = writeName(entry, list);
  const facts = writeFacts(entry, list, given);
  const links = writeLinks(entry, list);
  const rest = writePicture(entry, list, loop) + writeParagraphs(entry, list);
  const inner = entries ? writeList(entries, (path) => `${entry}.${path}`, given, depth + 1) : '';
  const own =
    as === 'items'
      ? writeLine([name, ...facts, ...links]) + rest + inner
      : wrap(name, 'h3') +
        rest +
        wrap(writeLine(facts), 'p') +
        links.map((link) => wrap(link, 'p')).join('') +
        inner;
  if (entries === undefined) return own;
  const found = entries.list.map((path) => `(${entry}.${path} ?? null) is iterable`).join(' or ');
  return `{% if ${found} %}${own}{% else %}${writeEntry(entry, entries, as, given, depth)}{% endif %}`;
}

function writeList(
  list: PlainList,
  toVariable: (path: string) => string,
  given: Given,
  depth: number,
): string {
  const entry = `entry${depth}`;
  const found = list.list
    .map((path) => `(${toVariable(path)} ?? null) is iterable ? ${toVariable(path)} : `)
    .join('');
  const tag = list.as === 'items' ? 'li' : 'div';
  const each = wrap(writeEntry(entry, list, list.as, given, depth), tag);
  const all = `{% for ${entry} in ${found}[] %}{% set isFirst${depth} = loop.first %}${each}{% endfor %}`;
  return list.as === 'items' ? wrap(all, 'ul') : all;
}

/** The plain HTML of a list in the data of a component; nothing where it has none. */
export function writePlainTwig({ plain, texts }: WidgetEntry, toProp: Given['toProp']): string {
  if (plain?.list === undefined) return '';
  const toVariable = (path: string) => {
    const [name = '', ...rest] = path.split('.');
    return [toProp(name), ...rest].join('.');
  };
  const given = {
    toProp,
    texts: Object.fromEntries(texts.map(({ key, default: text }) => [key, text])),
  };
  return writeList(plain, toVariable, given, 1);
}
